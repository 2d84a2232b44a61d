// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

// Sendable is unchecked because nothing in it changes once it is made.
/// A code that a camera has read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    private let text: String?
    private let places: [CGPoint]

    package init(type: ObjectType, bounds: CGRect, stringValue: String?, corners: [CGPoint]) {
        text = stringValue
        places = corners
        super.init(type: type, bounds: bounds)
    }

    /// A code that says nothing.
    public override init() {
        text = nil
        places = []
        super.init()
    }

    /// What it says; nil for what is no text.
    open var stringValue: String? { text }
    /// Its corners, in a picture of a width and height of 1.
    open var corners: [CGPoint] { places }

    override func moved(_ place: (CGPoint) -> CGPoint) -> AVMetadataObject? {
        AVMetadataMachineReadableCodeObject(
            type: type,
            bounds: bounds(place),
            stringValue: stringValue,
            corners: corners.map(place)
        )
    }
}
