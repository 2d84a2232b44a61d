// SPDX-License-Identifier: Apache-2.0

import Foundation
import RenderServer

/// An animation from one value to another; missing ones are taken from the layer.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the begin.
    open var fromValue: Any? {
        didSet { isChangedSinceGiven = true }
    }
    /// The value at the end.
    open var toValue: Any? {
        didSet { isChangedSinceGiven = true }
    }
    /// The difference between the first and the last value.
    open var byValue: Any? {
        didSet { isChangedSinceGiven = true }
    }

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
    /// The initial velocity towards the target, in distances per second.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping above the critical one is applied as such.
    open var allowsOverdamping = false

    /// Makes a spring with the standard values.
    public override init() { super.init() }

    /// Makes a spring from its perceptual duration and its bounce, -1 to 1.
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

    /// The time until the layer seems to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// The perceptual duration of the movement.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
    /// The bounce of the movement, -1 to 1.
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
