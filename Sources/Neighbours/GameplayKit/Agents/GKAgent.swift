// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import simd

/// A component that moves by the goals of its behaviour; use `GKAgent2D` or `GKAgent3D`.
open class GKAgent: GKComponent {
    /// What is told before and after each move.
    open weak var delegate: (any GKAgentDelegate)?
    /// The goals; nil for an agent that goes on as it goes.
    open var behavior: GKBehavior?
    /// The mass: how slowly the agent follows its goals.
    open var mass: Float = 0.1
    /// The radius of the agent, which others keep away from.
    open var radius: Float = 0.5
    /// The greatest acceleration by goals.
    open var maxAcceleration: Float = 1
    /// The greatest speed.
    open var maxSpeed: Float = 1

    /// The position in space.
    var place = vector_float3()
    /// The way that the agent goes in a second.
    var motion = vector_float3()
    /// Where the agent looks, of length 1.
    var heading: vector_float3 {
        motion == vector_float3() ? vector_float3(1, 0, 0) : simd_normalize(motion)
    }

    /// How far the agent goes in a second.
    open var speed: Float {
        get { simd_length(motion) }
        set { motion = heading * newValue }
    }

    /// An agent at rest at the origin.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        mass = coder.decodeFloat(forKey: "mass")
        radius = coder.decodeFloat(forKey: "radius")
        maxAcceleration = coder.decodeFloat(forKey: "maxAcceleration")
        maxSpeed = coder.decodeFloat(forKey: "maxSpeed")
        place = coder.vector("position")
        motion = coder.vector("velocity")
    }

    /// Writes the position, the velocity and the limits; not the behaviour.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(mass, forKey: "mass")
        coder.encode(radius, forKey: "radius")
        coder.encode(maxAcceleration, forKey: "maxAcceleration")
        coder.encode(maxSpeed, forKey: "maxSpeed")
        coder.encode(place, forKey: "position")
        coder.encode(motion, forKey: "velocity")
    }

    /// An agent with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        copy.mass = mass
        copy.radius = radius
        copy.maxAcceleration = maxAcceleration
        copy.maxSpeed = maxSpeed
        copy.behavior = behavior
        copy.place = place
        copy.motion = motion
        return copy
    }

    /// Moves the agent by its goals, and tells the delegate.
    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        let time = Float(seconds)
        if let behavior {
            let force = behavior.steering(of: self).limited(to: maxAcceleration)
            motion += force / max(mass, 0.000_1) * time
        }
        motion = motion.limited(to: maxSpeed)
        place += motion * time
        didMove()
        delegate?.agentDidUpdate(self)
    }

    /// Turns the agent to where it goes.
    func didMove() {}
}

extension vector_float3 {
    /// The vector, shortened to a length if it is longer.
    func limited(to length: Float) -> vector_float3 {
        let own = simd_length(self)
        return own > length ? self * (Swift.max(0, length) / own) : self
    }
}

extension NSCoder {
    func encode(_ vector: vector_float3, forKey key: String) {
        encode(vector.x, forKey: key + ".x")
        encode(vector.y, forKey: key + ".y")
        encode(vector.z, forKey: key + ".z")
    }

    func vector(_ key: String) -> vector_float3 {
        vector_float3(
            decodeFloat(forKey: key + ".x"),
            decodeFloat(forKey: key + ".y"),
            decodeFloat(forKey: key + ".z")
        )
    }
}
