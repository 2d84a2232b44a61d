// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
public import Foundation

// Foundation on Linux copies a formatter of any class to one of its own class: a subclass's copy has the
// superclass's class, which overrides of `copy(with:)` do not expect.
// `CRedefinedFunctions` puts these functions in place of Foundation's.

extension NumberFormatter {
    /// `NumberFormatter.copy(with:)`, whose result has the class of the original.
    @_silgen_name("casement_number_formatter_copy")
    public final func _copy(with zone: NSZone?) -> Any {
        let copy = _originalCopy(with: zone)
        return FormatterCopy.moved(copy, from: NumberFormatter.self, to: type(of: self))
    }

    /// Foundation's function.
    @_silgen_name("foundation_number_formatter_copy")
    private final func _originalCopy(with zone: NSZone?) -> Any
}

extension DateFormatter {
    /// `DateFormatter.copy(with:)`, whose result has the class of the original.
    @_silgen_name("casement_date_formatter_copy")
    public final func _copy(with zone: NSZone?) -> Any {
        let copy = _originalCopy(with: zone)
        return FormatterCopy.moved(copy, from: DateFormatter.self, to: type(of: self))
    }

    /// Foundation's function.
    @_silgen_name("foundation_date_formatter_copy")
    private final func _originalCopy(with zone: NSZone?) -> Any
}

private enum FormatterCopy {
    /// The bytes of an object's header.
    private static let header = 2 * MemoryLayout<UInt>.size

    /// An object of a subclass, made by its `init()`, that has the variables of a copy.
    static func moved(_ copy: Any, from base: AnyClass, to aClass: AnyClass) -> Any {
        let copy = copy as AnyObject
        guard aClass != base, type(of: copy) == base else { return copy }
        let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
        let result = Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
        let source = Unmanaged.passUnretained(copy).toOpaque()
        let target = Unmanaged.passUnretained(result).toOpaque()
        // The two objects exchange the variables of the base, so that each is released once.
        for offset in header..<instanceSize(of: base) {
            let byte = source.load(fromByteOffset: offset, as: UInt8.self)
            let other = target.load(fromByteOffset: offset, as: UInt8.self)
            source.storeBytes(of: other, toByteOffset: offset, as: UInt8.self)
            target.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
        }
        withExtendedLifetime(copy) {}
        return result
    }

    // Unsafe because metadata has no Swift interface; the layout is stable ABI.
    private static func instanceSize(of aClass: AnyClass) -> Int {
        Int(unsafeBitCast(aClass, to: UnsafePointer<UInt>.self)[3] & 0xffff_ffff)
    }
}
