// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import simd

/// Something that agents and ways go around.
open class GKObstacle: NSObject {
    /// An obstacle without a shape.
    public override init() { super.init() }

    /// The middle and the radius of a circle or a sphere around the obstacle.
    var bounds: (center: vector_float3, radius: Float) { (vector_float3(), 0) }
}

/// A round obstacle.
open class GKCircleObstacle: GKObstacle {
    /// The radius.
    open var radius: Float
    /// The middle.
    open var position = vector_float2()

    /// A circle around the origin.
    public init(radius: Float) {
        self.radius = radius
        super.init()
    }

    override var bounds: (center: vector_float3, radius: Float) {
        (vector_float3(position.x, position.y, 0), radius)
    }
}

/// A ball in space.
open class GKSphereObstacle: GKObstacle {
    /// The radius.
    open var radius: Float
    /// The middle.
    open var position = vector_float3()

    /// A sphere around the origin.
    public init(radius: Float) {
        self.radius = radius
        super.init()
    }

    override var bounds: (center: vector_float3, radius: Float) { (position, radius) }
}
