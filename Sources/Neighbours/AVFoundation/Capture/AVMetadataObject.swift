// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import ObjCRuntime

// Sendable is unchecked because nothing in it changes once it is made.
/// Something that a camera has found in pictures.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    private let facts: (type: ObjectType, bounds: CGRect, time: CMTime, duration: CMTime)

    package init(
        type: ObjectType,
        bounds: CGRect,
        time: CMTime = .invalid,
        duration: CMTime = .invalid
    ) {
        facts = (type, bounds, time, duration)
        super.init()
    }

    /// An object of no kind, which was never seen.
    public override init() {
        facts = (ObjectType(rawValue: ""), .zero, .invalid, .invalid)
        super.init()
    }

    /// What it is.
    open var type: ObjectType { facts.type }
    /// Where it is, in a picture of a width and height of 1.
    open var bounds: CGRect { facts.bounds }
    /// When it was seen.
    open var time: CMTime { facts.time }
    /// For how long it was seen.
    open var duration: CMTime { facts.duration }

    /// The same elsewhere.
    func moved(_ place: (CGPoint) -> CGPoint) -> AVMetadataObject? {
        AVMetadataObject(type: type, bounds: bounds(place), time: time, duration: duration)
    }

    /// The bounds elsewhere.
    func bounds(_ place: (CGPoint) -> CGPoint) -> CGRect {
        let a = place(CGPoint(x: bounds.minX, y: bounds.minY))
        let b = place(CGPoint(x: bounds.maxX, y: bounds.maxY))
        return CGRect(
            x: min(a.x, b.x),
            y: min(a.y, b.y),
            width: (a.x - b.x).magnitude,
            height: (a.y - b.y).magnitude
        )
    }
}
