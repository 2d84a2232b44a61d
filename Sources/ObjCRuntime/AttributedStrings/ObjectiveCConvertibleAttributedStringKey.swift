// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key whose value has another type in an `NSAttributedString`.
///
/// Values of other keys are themselves there; numbers and texts are objects.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The type of the value in an `NSAttributedString`.
    associatedtype ObjectiveCValue: Foundation.NSObject

    /// The object for a value.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue

    /// The value of an object.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    /// The raw value as an object.
    public static func objectiveCValue(for value: Value) throws -> NSNumber {
        NSNumber(value: value.rawValue)
    }

    /// The value of a raw value; throws for a number that none has.
    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else {
            throw CocoaError(.coderInvalidValue)
        }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
    /// The raw value as an object.
    public static func objectiveCValue(for value: Value) throws -> NSString {
        NSString(string: value.rawValue)
    }

    /// The value of a raw value; throws for a text that none has.
    public static func value(for object: NSString) throws -> Value {
        guard let value = Value(rawValue: String(object)) else {
            throw CocoaError(.coderInvalidValue)
        }
        return value
    }
}
