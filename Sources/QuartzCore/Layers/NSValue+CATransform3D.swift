// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import RenderServer

extension NSValue {
    /// Boxes a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        var t = t
        // An array of sixteen doubles: Foundation on Linux boxes no other structures than its own.
        self.init(bytes: &t, objCType: NSValue.transformType)
    }

    /// The boxed transform; the identity for another value.
    public var caTransform3DValue: CATransform3D { boxedTransform ?? .identity }

    /// The boxed transform; nil for another value.
    var boxedTransform: CATransform3D? {
        guard strcmp(objCType, NSValue.transformType) == 0 else { return nil }
        var t = CATransform3D()
        getValue(&t)
        return t
    }

    // Unsafe because it is a pointer, to bytes that never change.
    private nonisolated(unsafe) static let transformType: UnsafePointer<CChar> = {
        let name = "[16d]"
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
        for (index, byte) in name.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
        bytes[name.utf8.count] = 0
        return UnsafePointer(bytes)
    }()
}

extension CATransform3D: _NSValueBridgeable {
    /// The identity.
    public static var _emptyValue: CATransform3D { .identity }
    /// Boxes the transform.
    public var _boxed: NSValue { NSValue(caTransform3D: self) }
    /// Unboxes a transform; nil for another structure.
    public static func _unboxed(_ box: NSValue) -> CATransform3D? { box.boxedTransform }
}
