// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import simd

/// An agent in space.
open class GKAgent3D: GKAgent {
    /// The position.
    open var position: vector_float3 {
        get { place }
        set { place = newValue }
    }
    /// The way that the agent goes in a second.
    open var velocity: vector_float3 { motion }
    /// Whether the agent's axes are right-handed; otherwise z points the other way.
    open var rightHanded = true
    /// The agent's axes as columns; the first points to where it looks.
    open var rotation = matrix_float3x3(1)

    /// An agent at rest at the origin.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rightHanded = coder.decodeBool(forKey: "rightHanded")
        rotation = matrix_float3x3(
            coder.vector("axis0"),
            coder.vector("axis1"),
            coder.vector("axis2")
        )
    }

    /// Writes the agent's values.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(rightHanded, forKey: "rightHanded")
        coder.encode(rotation.columns.0, forKey: "axis0")
        coder.encode(rotation.columns.1, forKey: "axis1")
        coder.encode(rotation.columns.2, forKey: "axis2")
    }

    /// An agent with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? GKAgent3D)?.rightHanded = rightHanded
        (copy as? GKAgent3D)?.rotation = rotation
        return copy
    }

    override var heading: vector_float3 { rotation.columns.0 }

    override func didMove() {
        guard motion != vector_float3() else { return }
        let forward = simd_normalize(motion)
        // Any direction that is not the agent's own serves to find the others.
        let up = abs(forward.y) < 0.99 ? vector_float3(0, 1, 0) : vector_float3(0, 0, 1)
        let side = simd_normalize(simd_cross(forward, up))
        rotation = matrix_float3x3(
            forward,
            simd_cross(side, forward),
            rightHanded ? side : -side
        )
    }
}
