// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import QuartzCore
import RenderServer

/// A pace by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider,
    @preconcurrency NSSecureCoding
{
    /// The initial velocity, in distances of the animation per second; dx for values of one
    /// dimension.
    public let initialVelocity: CGVector
    /// How it moves.
    let spring: ViewSpring
    /// The duration that mass, stiffness and damping imply; nil where the animator's counts.
    let ownDuration: TimeInterval?

    /// Makes the system's default spring: critically damped, half a second long.
    public override init() {
        let physics = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)
        spring = .physical(physics, velocity: .zero)
        initialVelocity = .zero
        ownDuration = 0.5
        super.init()
    }

    /// Makes a spring that rests when its animator's duration is over.
    ///
    /// A damping ratio of 1 does not swing, nearer to 0 swings more.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.fitted(dampingRatio: Double(ratio), velocity: velocity), duration: nil)
    }

    /// Makes a spring of masses and forces; it rests when its physics lets it.
    public convenience init(
        mass: CGFloat,
        stiffness: CGFloat,
        damping: CGFloat,
        initialVelocity velocity: CGVector
    ) {
        let spring = Spring(
            mass: Double(mass),
            stiffness: Double(stiffness),
            damping: Double(damping),
            allowsOverdamping: false
        )
        self.init(physical: spring, velocity)
    }

    /// Makes a spring that is at rest at first and rests when its animator's duration is over.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring from a perceptual duration and a bounce from -1 to 1.
    public convenience init(
        duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialVelocity: CGVector
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        self.init(physical: spring, initialVelocity)
    }

    /// Makes a spring from a perceptual duration and a bounce from -1 to 1.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    private convenience init(physical spring: Spring, _ velocity: CGVector) {
        let whole = ViewSpring.physical(spring, velocity: velocity)
        let settling = whole.ownDuration ?? 0
        // A spring without damping never settles.
        self.init(whole, duration: settling.isFinite ? min(settling, 1e6) : 1e6)
    }

    private init(_ spring: ViewSpring, duration: TimeInterval?) {
        self.spring = spring
        initialVelocity = spring.velocity
        ownDuration = duration
        super.init()
    }

    /// Reads an archived pace.
    public required init?(coder: NSCoder) {
        let velocity = CGVector(
            dx: coder.decodeDouble(forKey: "dx"),
            dy: coder.decodeDouble(forKey: "dy")
        )
        if coder.containsValue(forKey: "dampingRatio") {
            let ratio = coder.decodeDouble(forKey: "dampingRatio")
            spring = .fitted(dampingRatio: ratio, velocity: velocity)
            ownDuration = nil
        } else {
            let physics = Spring(
                mass: coder.decodeDouble(forKey: "mass"),
                stiffness: coder.decodeDouble(forKey: "stiffness"),
                damping: coder.decodeDouble(forKey: "damping"),
                allowsOverdamping: coder.decodeBool(forKey: "overdamping")
            )
            spring = .physical(physics, velocity: velocity)
            ownDuration = coder.decodeDouble(forKey: "duration")
        }
        initialVelocity = velocity
        super.init()
    }

    /// Writes the pace to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
        switch spring {
        case .fitted(let ratio, _): coder.encode(ratio, forKey: "dampingRatio")
        case .physical(let physics, _):
            coder.encode(physics.mass, forKey: "mass")
            coder.encode(physics.stiffness, forKey: "stiffness")
            coder.encode(physics.damping, forKey: "damping")
            coder.encode(physics.allowsOverdamping, forKey: "overdamping")
            coder.encode(ownDuration ?? 0, forKey: "duration")
        }
    }

    /// True: an archive names each object's class.
    open class nonisolated var supportsSecureCoding: Bool { true }

    /// Answers the same object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }

    /// None.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    /// This pace.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
