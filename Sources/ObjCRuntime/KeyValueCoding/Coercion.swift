// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The conversions between a Swift property's type and the objects of key-value coding.
package enum Coercion {
    /// A property's value as key-value coding gives it: nil for an empty optional, `NSNumber` for
    /// numbers, the raw value of enumerations and option sets.
    ///
    /// `CGFloat` stays as it is, because Foundation's `NSNumber` does not cast to it here.
    static func boxed<V>(_ value: V) -> Any? {
        if let optional = value as? any OptionalValue {
            return optional.wrapped.flatMap { boxed($0) }
        }
        switch value {
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Bool: return NSNumber(value: value)
        case is CGFloat, is String: return value
        case let value as Float: return NSNumber(value: value)
        case let value as any FixedWidthInteger: return number(value)
        case let value as any RawRepresentable: return boxedRaw(value)
        default: return value
        }
    }

    private static func boxedRaw<V: RawRepresentable>(_ value: V) -> Any? { boxed(value.rawValue) }

    private static func number<I: FixedWidthInteger>(_ value: I) -> NSNumber {
        I.isSigned
            ? NSNumber(value: Int64(truncatingIfNeeded: value))
            : NSNumber(value: UInt64(truncatingIfNeeded: value))
    }

    /// `value` as a `T`, or nil when there is no such conversion.
    ///
    /// Numbers convert to each other (a fraction is cut off, a value out of range has none), raw
    /// values to enumerations.
    static func convert<T>(_ value: Any?, to type: T.Type) -> T? {
        guard let value, !(value is NSNull) else {
            if let optional = T.self as? any OptionalValue.Type { return optional.none as? T }
            return nil
        }
        if let exact = value as? T { return exact }
        if let optional = T.self as? any OptionalValue.Type {
            return convertWrapped(value, in: optional) as? T
        }
        if let inner = value as? any OptionalValue {
            return inner.wrapped.flatMap { convert($0, to: type) }
        }
        if let number = T.self as? any NumberValue.Type {
            return numeric(value).flatMap { number.from($0) as? T }
        }
        if let raw = T.self as? any RawRepresentable.Type { return fromRaw(value, raw) as? T }
        if T.self == String.self, let text = value as? NSString { return (text as String) as? T }
        if let list = value as? [Any], let made = NSMutableArray(array: list) as? T { return made }
        if T.self == Selector.self, let text = value as? String { return Selector(text) as? T }
        return nil
    }

    private static func convertWrapped<O: OptionalValue>(_ value: Any, in type: O.Type) -> Any? {
        convert(value, to: O.Wrapped.self)
    }

    private static func fromRaw<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
        convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    /// Any number as `NSNumber`, or nil.
    package static func numeric(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: return value
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as any FixedWidthInteger: return number(value)
        case let value as any BinaryFloatingPoint: return NSNumber(value: Double(value))
        case let value as any RawRepresentable: return numericRaw(value)
        default: return nil
        }
    }

    private static func numericRaw<R: RawRepresentable>(_ value: R) -> NSNumber? {
        numeric(value.rawValue)
    }
}

/// `Optional`, for code that has a type only at run time.
protocol OptionalValue {
    associatedtype Wrapped
    static var none: Self { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 as Any } }
}

/// The number types that key-value coding converts to.
private protocol NumberValue {
    static func from(_ number: NSNumber) -> Self?
}

extension NumberValue where Self: FixedWidthInteger {
    static func from(_ number: NSNumber) -> Self? {
        if let exact = number as? Int64 { return Self(exactly: exact) }
        if let exact = number as? UInt64 { return Self(exactly: exact) }
        let whole = number.doubleValue.rounded(.towardZero)
        return whole.isFinite ? Self(exactly: whole) : nil
    }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension Double: NumberValue {
    static func from(_ number: NSNumber) -> Double? { number.doubleValue }
}
extension Float: NumberValue {
    static func from(_ number: NSNumber) -> Float? { number.floatValue }
}
extension CGFloat: NumberValue {
    static func from(_ number: NSNumber) -> CGFloat? { CGFloat(number.doubleValue) }
}
extension Bool: NumberValue {
    static func from(_ number: NSNumber) -> Bool? { number.doubleValue != 0 }
}
