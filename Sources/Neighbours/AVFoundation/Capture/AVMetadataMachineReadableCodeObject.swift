// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

// Sendable is unchecked because nothing in it changes once it is made.
/// A code that a camera has read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// What it says; nil for what is no text.
    public let stringValue: String?
    /// Its corners, in a picture of a width and height of 1.
    public let corners: [CGPoint]

    package init(type: ObjectType, bounds: CGRect, stringValue: String?, corners: [CGPoint]) {
        self.stringValue = stringValue
        self.corners = corners
        super.init(type: type, bounds: bounds)
    }

    override func moved(_ place: (CGPoint) -> CGPoint) -> AVMetadataObject? {
        AVMetadataMachineReadableCodeObject(
            type: type,
            bounds: bounds(place),
            stringValue: stringValue,
            corners: corners.map(place)
        )
    }
}
