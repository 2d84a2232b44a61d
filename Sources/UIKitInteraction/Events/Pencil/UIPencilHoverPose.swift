// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import ObjCRuntime

/// How a pencil is held above a view.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
    private final let sample: PencilPose

    init(_ sample: PencilPose) {
        self.sample = sample
        super.init()
    }

    /// Where the tip is, in the view of the interaction.
    open var location: CGPoint { sample.location }

    /// How far the tip is from the screen, from 0 to 1 at the most that is noticed.
    open var zOffset: CGFloat { sample.zOffset }

    /// The direction that the pencil leans to, in radians; 0 along x.
    open var azimuthAngle: CGFloat { sample.azimuth }

    /// The direction that the pencil leans to, as a vector of length one.
    open var azimuthUnitVector: CGVector {
        CGVector(dx: cos(sample.azimuth), dy: sin(sample.azimuth))
    }

    /// How steep the pencil is, in radians; half of pi is upright.
    open var altitudeAngle: CGFloat { sample.altitude }

    /// How it is turned about its own axis, in radians.
    open var rollAngle: CGFloat { sample.roll }
}

/// A pencil above the screen.
package struct PencilPose: Sendable {
    package var location = CGPoint.zero
    package var zOffset: CGFloat = 0
    package var azimuth: CGFloat = 0
    package var altitude = CGFloat.pi / 2
    package var roll: CGFloat = 0

    /// Upright on a point of the window.
    package init(location: CGPoint) { self.location = location }
}
