// SPDX-License-Identifier: Apache-2.0
// Foundation's own conformances on iOS, which it lacks here.
// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// On iOS these structures and NSValue cast to each other: `change[.newKey] as? CGSize` and
// `(change[.newKey] as? NSValue)?.cgSizeValue` both give the size, whichever of them is there.
// Casts on Linux do the same for types that conform to the standard library's protocol, which
// Foundation's structures do not here.

/// A structure that casts to and from `NSValue`.
public protocol _NSValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The value of a cast that may not fail, for a box without this structure.
    static var _emptyValue: Self { get }

    /// The structure in a box.
    var _boxed: NSValue { get }

    /// Unboxes the structure; nil for another one.
    static func _unboxed(_ box: NSValue) -> Self?
}

extension _NSValueBridgeable {
    /// The structure in a box.
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    /// Unboxes the structure.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = _unboxed(source)
    }

    /// Unboxes the structure; false for another one.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue,
        result: inout Self?
    ) -> Bool {
        result = _unboxed(source)
        return result != nil
    }

    /// Unboxes the structure, or takes the empty value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap { _unboxed($0) } ?? _emptyValue
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _NSValueBridgeable {
    /// The null rectangle's place and size.
    public static var _emptyValue: CGRect { .zero }
    /// The rectangle in a box.
    public var _boxed: NSValue { NSValue(rect: self) }
    /// The rectangle in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CGRect? {
        box.holds(.rectangle) ? box.rectValue : nil
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _NSValueBridgeable {
    /// The origin.
    public static var _emptyValue: CGPoint { .zero }
    /// The point in a box.
    public var _boxed: NSValue { NSValue(point: self) }
    /// The point in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CGPoint? {
        box.holds(.point) ? box.pointValue : nil
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _NSValueBridgeable {
    /// No size.
    public static var _emptyValue: CGSize { .zero }
    /// The size in a box.
    public var _boxed: NSValue { NSValue(size: self) }
    /// The size in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CGSize? {
        box.holds(.size) ? box.sizeValue : nil
    }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _NSValueBridgeable {
    /// An empty range at the start.
    public static var _emptyValue: NSRange { NSRange() }
    /// The range in a box.
    public var _boxed: NSValue { NSValue(range: self) }
    /// The range in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> NSRange? {
        box.holds(.range) ? box.rangeValue : nil
    }
}

/// The structures that Foundation boxes.
private enum BoxedStructure {
    case point
    case size
    case rectangle
    case range

    /// A box whose type's name tells it from the others.
    static let aPoint = NSValue(point: .zero)
    static let aSize = NSValue(size: .zero)
    static let aRectangle = NSValue(rect: .zero)
    static let aRange = NSValue(range: NSRange())

    var example: NSValue {
        switch self {
        case .point: BoxedStructure.aPoint
        case .size: BoxedStructure.aSize
        case .rectangle: BoxedStructure.aRectangle
        case .range: BoxedStructure.aRange
        }
    }
}

extension NSValue {
    fileprivate func holds(_ structure: BoxedStructure) -> Bool {
        // Numbers are boxes, too.
        !(self is NSNumber) && strcmp(objCType, structure.example.objCType) == 0
    }
}
