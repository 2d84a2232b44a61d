// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux has no values of pointers, and does not know their type's code: they are kept as
// numbers of their size.
extension NSValue {
    /// A value that holds an address.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt(bitPattern: pointer)
        self.init(bytes: &address, objCType: "Q")
    }

    /// The address that the value holds; nil for a value of anything else.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "Q" else { return nil }
        var address: UInt = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: address)
    }

    /// A value that holds an object's address and does not keep the object alive.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() })
    }

    /// The object whose address the value holds; it has to be alive.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
