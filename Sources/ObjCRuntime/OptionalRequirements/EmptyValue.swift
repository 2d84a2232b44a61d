// SPDX-License-Identifier: Apache-2.0

/// A placeholder for a result that is not used.
enum EmptyValue {
    /// Zero, nil or an empty collection, or nil when the type has nothing of the kind.
    static func of<R>(_ type: R.Type) -> R? {
        if let void = () as? R { return void }
        if let optional = R.self as? any OptionalValue.Type { return optional.none as? R }
        if let collection = R.self as? any RangeReplaceableCollection.Type {
            return collection.init() as? R
        }
        if let dictionary = R.self as? any ExpressibleByDictionaryLiteral.Type {
            return empty(dictionary) as? R
        }
        // All bits zero is a value of every trivial type: zero, false, the first case.
        return _isPOD(R.self) ? zero() : nil
    }

    /// A value whose bits are all zero.
    static func zero<R>() -> R {
        withUnsafeTemporaryAllocation(of: R.self, capacity: 1) { buffer in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            for index in bytes.indices { bytes[index] = 0 }
            return buffer.moveElement(from: 0)
        }
    }

    /// Whether a type is `any P` for protocols of classes only: the object and its tables.
    static func isObjectOfAProtocol(_ type: Any.Type) -> Bool {
        // The runtime's description of such a type: its kind, then its flags, of which the highest
        // says that values of any type may conform.
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard words[0] == kindOfProtocols else { return false }
        return UInt32(truncatingIfNeeded: words[1]) & anyTypeConforms == 0
    }

    private static let kindOfProtocols: UInt = 0x303
    private static let anyTypeConforms: UInt32 = 0x8000_0000

    private static func empty<D: ExpressibleByDictionaryLiteral>(_ type: D.Type) -> D { [:] }
}
