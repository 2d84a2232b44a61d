// SPDX-License-Identifier: Apache-2.0

import Foundation

extension AttributedStringKey {
    /// What an `NSAttributedString` holds for a value: an object, as on iOS.
    static func object(of value: Value) throws -> Any {
        func converted<K: ObjectiveCConvertibleAttributedStringKey>(
            _ key: K.Type
        ) throws -> Any? {
            guard let value = value as? K.Value else { return nil }
            return try K.objectiveCValue(for: value)
        }
        if let key = Self.self as? any ObjectiveCConvertibleAttributedStringKey.Type,
            let object = try converted(key)
        {
            return object
        }
        if let object = value as? Foundation.NSObject { return object }
        if let raw = (value as? any RawRepresentable)?.rawValue as? Foundation.NSObject {
            return raw
        }
        return AttributeValueBox(value)
    }

    /// The value for what an `NSAttributedString` holds; throws for an object of another type.
    static func value(ofObject held: Any) throws -> Value {
        func converted<K: ObjectiveCConvertibleAttributedStringKey>(
            _ key: K.Type
        ) throws -> Value? {
            guard let object = held as? K.ObjectiveCValue else { return nil }
            return try K.value(for: object) as? Value
        }
        if let key = Self.self as? any ObjectiveCConvertibleAttributedStringKey.Type,
            let value = try converted(key)
        {
            return value
        }
        if let value = held as? Value { return value }
        if let value = (held as? AttributeValueBox)?.value as? Value { return value }
        // Attributed strings hand out texts and numbers as values, of which only the objects cast to
        // typed names and to other numbers.
        let object = held as? Foundation.NSObject
        if let value = object as? Value { return value }
        func named<R: RawRepresentable>(_ type: R.Type) -> Value? {
            (object as? R.RawValue).flatMap { R(rawValue: $0) } as? Value
        }
        if let type = Value.self as? any RawRepresentable.Type, let value = named(type) {
            return value
        }
        throw CocoaError(.coderInvalidValue)
    }
}

/// Holds a value that is no object for an attributed string.
///
/// Core Foundation, which compares the attributes of neighbours, halts at Foundation's own boxes.
private final class AttributeValueBox: NSObject {
    let value: Any

    init(_ value: Any) {
        self.value = value
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AttributeValueBox,
            let one = value as? AnyHashable, let another = other.value as? AnyHashable
        else { return false }
        return one == another
    }

    override var hash: Int { (value as? AnyHashable)?.hashValue ?? 0 }

    override var description: String { String(describing: value) }
}
