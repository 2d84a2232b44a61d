// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

// Sendable is unchecked because nothing in it changes once it is made.
/// A face that a camera has found.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// What tells it from other faces.
    open private(set) var faceID: Int
    /// Whether it is known how far it leans to a side.
    open private(set) var hasRollAngle: Bool
    /// How far it leans to a side, in degrees.
    open private(set) var rollAngle: CGFloat
    /// Whether it is known how far it looks to a side.
    open private(set) var hasYawAngle: Bool
    /// How far it looks to a side, in degrees.
    open private(set) var yawAngle: CGFloat

    package init(faceID: Int, bounds: CGRect, rollAngle: CGFloat?, yawAngle: CGFloat?) {
        self.faceID = faceID
        (hasRollAngle, self.rollAngle) = (rollAngle != nil, rollAngle ?? 0)
        (hasYawAngle, self.yawAngle) = (yawAngle != nil, yawAngle ?? 0)
        super.init(type: .face, bounds: bounds)
    }

    override func moved(_ place: (CGPoint) -> CGPoint) -> AVMetadataObject? {
        AVMetadataFaceObject(
            faceID: faceID,
            bounds: bounds(place),
            rollAngle: hasRollAngle ? rollAngle : nil,
            yawAngle: hasYawAngle ? yawAngle : nil
        )
    }
}
