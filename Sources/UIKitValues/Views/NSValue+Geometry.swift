// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

// Foundation on Linux boxes points, sizes and rectangles; the rest goes as an array of doubles.
extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Boxes a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init([vector.dx, vector.dy], type: NSValue.twoNumbers)
    }

    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Boxes a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init([t.a, t.b, t.c, t.d, t.tx, t.ty], type: NSValue.sixNumbers)
    }

    /// Boxes insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            [insets.top, insets.left, insets.bottom, insets.right],
            type: NSValue.fourNumbers
        )
    }

    /// Boxes insets along the direction of reading.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            [insets.top, insets.leading, insets.bottom, insets.trailing],
            type: NSValue.fourNumbers
        )
    }

    /// Boxes an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init([offset.horizontal, offset.vertical], type: NSValue.twoNumbers)
    }

    /// The boxed point; zero where something else is in the box, as for all of these.
    public var cgPointValue: CGPoint { isBoxed(like: NSValue.aPoint) ? pointValue : .zero }

    /// The boxed vector.
    public var cgVectorValue: CGVector {
        let numbers = numbers(2, NSValue.twoNumbers)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The boxed size.
    public var cgSizeValue: CGSize { isBoxed(like: NSValue.aSize) ? sizeValue : .zero }

    /// The boxed rectangle.
    public var cgRectValue: CGRect { isBoxed(like: NSValue.aRect) ? rectValue : .zero }

    /// The boxed transform.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(6, NSValue.sixNumbers)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The boxed insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(4, NSValue.fourNumbers)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The boxed insets along the direction of reading.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(4, NSValue.fourNumbers)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The boxed offset.
    public var uiOffsetValue: UIOffset {
        let n = numbers(2, NSValue.twoNumbers)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }

    // MARK: Boxes

    private convenience init(_ numbers: [CGFloat], type: UnsafePointer<CChar>) {
        self.init(bytes: numbers.map { Double($0) }, objCType: type)
    }

    private func isBoxed(like other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }

    private func numbers(_ count: Int, _ type: UnsafePointer<CChar>) -> [CGFloat] {
        var numbers = [Double](repeating: 0, count: count)
        if strcmp(objCType, type) == 0 { getValue(&numbers) }
        return numbers.map { CGFloat($0) }
    }

    fileprivate var holdsTwoNumbers: Bool { strcmp(objCType, NSValue.twoNumbers) == 0 }
    fileprivate var holdsFourNumbers: Bool { strcmp(objCType, NSValue.fourNumbers) == 0 }
    fileprivate var holdsSixNumbers: Bool { strcmp(objCType, NSValue.sixNumbers) == 0 }

    private static var aPoint: NSValue { NSValue(point: .zero) }
    private static var aSize: NSValue { NSValue(size: .zero) }
    private static var aRect: NSValue { NSValue(rect: .zero) }

    // Unsafe because they are pointers, to bytes that never change.
    private nonisolated(unsafe) static let twoNumbers = typeName("[2d]")
    private nonisolated(unsafe) static let fourNumbers = typeName("[4d]")
    private nonisolated(unsafe) static let sixNumbers = typeName("[6d]")

    private static func typeName(_ name: String) -> UnsafePointer<CChar> {
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
        for (index, byte) in name.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
        bytes[name.utf8.count] = 0
        return UnsafePointer(bytes)
    }
}

// Casts between these and their boxes, as on iOS. Structures of as many numbers share a kind of box.

extension CGVector: _NSValueBridgeable {
    /// No way.
    public static var _emptyValue: CGVector { .zero }
    /// The vector in a box.
    public var _boxed: NSValue { NSValue(cgVector: self) }
    /// The vector in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CGVector? {
        box.holdsTwoNumbers ? box.cgVectorValue : nil
    }
}

extension CGAffineTransform: _NSValueBridgeable {
    /// The identity.
    public static var _emptyValue: CGAffineTransform { .identity }
    /// The transform in a box.
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }
    /// The transform in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CGAffineTransform? {
        box.holdsSixNumbers ? box.cgAffineTransformValue : nil
    }
}

extension UIEdgeInsets: _NSValueBridgeable {
    /// No insets.
    public static var _emptyValue: UIEdgeInsets { .zero }
    /// The insets in a box.
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }
    /// The insets in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> UIEdgeInsets? {
        box.holdsFourNumbers ? box.uiEdgeInsetsValue : nil
    }
}

extension NSDirectionalEdgeInsets: _NSValueBridgeable {
    /// No insets.
    public static var _emptyValue: NSDirectionalEdgeInsets { .zero }
    /// The insets in a box.
    public var _boxed: NSValue { NSValue(directionalEdgeInsets: self) }
    /// The insets in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> NSDirectionalEdgeInsets? {
        box.holdsFourNumbers ? box.directionalEdgeInsetsValue : nil
    }
}

extension UIOffset: _NSValueBridgeable {
    /// No offset.
    public static var _emptyValue: UIOffset { .zero }
    /// The offset in a box.
    public var _boxed: NSValue { NSValue(uiOffset: self) }
    /// The offset in a box; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> UIOffset? {
        box.holdsTwoNumbers ? box.uiOffsetValue : nil
    }
}
