// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// An animation from one value to another; those that are left out are taken from the layer.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the begin.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// How much is added between begin and end.
    open var byValue: Any?

    package override func makeSibling() -> CAAnimation { CABasicAnimation() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    package override func renderBody(in layer: CALayer) -> RenderAnimation.Body {
        guard let keyPath else { return .idle }
        let like = layer.animatedValue(keyPath)
        func value(_ any: Any?) -> AnimatableValue? {
            any.map { AnimatableValue(any: $0, like: like) }
        }
        let course = PropertyAnimation.Course.basic(
            from: value(fromValue),
            to: value(toValue),
            by: value(byValue)
        )
        return renderBody(course)
    }
}

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass; 1 by default.
    open var mass: CGFloat = 1
    /// The spring's stiffness; 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction; 10 by default.
    open var damping: CGFloat = 10
    /// The speed at the begin, towards the target, in ways a second.
    open var initialVelocity: CGFloat = 0
    /// Whether friction beyond the critical one slows the movement down further.
    open var allowsOverdamping = false

    /// Makes a spring with the standard values.
    public override init() { super.init() }

    /// Makes a spring by how long it seems to take and how much it bounces, from -1 to 1.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = CGFloat(spring.mass)
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = true
    }

    /// Reads an archived animation.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How long it takes until the layer seems to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// How long the movement seems to take.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
    /// How much the movement swings, from -1 to 1.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    package final var spring: Spring {
        Spring(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(damping),
            initialVelocity: Double(initialVelocity),
            allowsOverdamping: allowsOverdamping
        )
    }

    package override func makeSibling() -> CAAnimation { CASpringAnimation() }

    package override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
    }

    package override var renderSpring: Spring? { spring }
}
