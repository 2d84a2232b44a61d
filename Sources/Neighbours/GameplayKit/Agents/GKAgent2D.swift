// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// An agent in the plane.
open class GKAgent2D: GKAgent {
    /// The position.
    open var position: vector_float2 {
        get { vector_float2(place.x, place.y) }
        set { place = vector_float3(newValue.x, newValue.y, 0) }
    }
    /// The way that the agent goes in a second.
    open var velocity: vector_float2 { vector_float2(motion.x, motion.y) }
    /// Where the agent looks: radians from the direction of x towards that of y.
    open var rotation: Float = 0

    /// An agent at rest at the origin.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rotation = coder.decodeFloat(forKey: "rotation")
    }

    /// Writes the agent's values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rotation, forKey: "rotation")
    }

    /// An agent with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? GKAgent2D)?.rotation = rotation
        return copy
    }

    override var heading: vector_float3 { vector_float3(cos(rotation), sin(rotation), 0) }

    override func didMove() {
        if motion != vector_float3() { rotation = atan2(motion.y, motion.x) }
    }
}
