// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The values of attributes as objects keep them: `NSNumber` for numbers, Swift's types for the rest.
enum AttributeValue {
    /// A value as it is kept; traps over one of another type than the attribute's.
    static func normal(_ value: Any, _ attribute: NSAttributeDescription) -> Any? {
        guard let plain = unwrapped(value) else { return nil }
        if let made = converted(plain, to: attribute.attributeType) { return made }
        modelTrap(
            "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type"
                + " = \(attribute.attributeValueClassName ?? "NSObject"); given type = "
                + "\(type(of: plain)); value = \(plain)."
        )
    }

    /// Nil for `NSNull`, and for what is nil inside.
    private static func unwrapped(_ value: Any) -> Any? {
        if value is NSNull { return nil }
        guard let optional = value as? any OptionalKind else { return value }
        return optional.content.flatMap { unwrapped($0) }
    }

    /// A value of the type; nil for one that can't be.
    static func converted(_ value: Any, to type: NSAttributeType) -> Any? {
        switch type {
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return number }
            if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
            return number(value).map { NSDecimalNumber(string: $0.stringValue) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
            return number(value)
        case .stringAttributeType:
            if let text = value as? String { return text }
            if let text = value as? NSString { return "\(text)" }
            return (value as? any RawRepresentable).flatMap { raw($0) as? String }
        case .dateAttributeType:
            if let date = value as? Date { return date }
            return (value as? NSDate).map {
                Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
            }
        case .binaryDataAttributeType:
            if let data = value as? Data { return data }
            return (value as? NSData).map { Data(referencing: $0) }
        case .UUIDAttributeType:
            if let id = value as? UUID { return id }
            return (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
        case .URIAttributeType:
            if let url = value as? URL { return url }
            return (value as? NSURL).map { $0 as URL }
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType:
            return value
        }
    }

    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Int16: NSNumber(value: number)
        case let number as Int32: NSNumber(value: number)
        case let number as Int64: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as any FixedWidthInteger:
            NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as Decimal: NSDecimalNumber(decimal: number)
        case let value as any RawRepresentable: raw(value).flatMap { self.number($0) }
        default: nil
        }
    }

    private static func raw(_ value: any RawRepresentable) -> Any? { value.rawValue }
}

/// `Optional`, for code that has a type only at run time.
protocol OptionalKind {
    var content: Any? { get }
    static var inner: Any.Type { get }
    static var nothing: Any { get }
    static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalKind {
    var content: Any? { map { $0 as Any } }
    static var inner: Any.Type { Wrapped.self }
    static var nothing: Any { Self.none as Any }
    static func wrap(_ value: Any) -> Any? { (value as? Wrapped).map { Self.some($0) as Any } }
}

/// A collection that a relationship to many may be declared as.
protocol ObjectCollection {
    static func made(of objects: [NSManagedObject]) -> Any?
}

extension Set: ObjectCollection {
    static func made(of objects: [NSManagedObject]) -> Any? {
        Set(objects.compactMap { $0 as? Element })
    }
}

extension Array: ObjectCollection {
    static func made(of objects: [NSManagedObject]) -> Any? {
        objects.compactMap { $0 as? Element }
    }
}

/// Values as the types that properties are declared with.
enum TypedValue {
    /// A value as a type; nil for one that can't be.
    static func convert(_ value: Any?, to type: Any.Type) -> Any? {
        guard let value else { return (type as? any OptionalKind.Type)?.nothing }
        if let optional = type as? any OptionalKind.Type {
            guard let made = convert(value, to: optional.inner) else { return nil }
            return optional.wrap(made)
        }
        if let number = value as? NSNumber, let made = convert(number, to: type) { return made }
        if let raw = type as? any RawRepresentable.Type { return make(raw, of: value) }
        if type == NSString.self, let text = value as? String { return NSString(string: text) }
        if type == NSDate.self, let date = value as? Date {
            return NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        }
        if type == NSData.self, let data = value as? Data { return NSData(data: data) }
        if type == NSURL.self, let url = value as? URL { return NSURL(string: url.absoluteString) }
        if type == NSUUID.self, let id = value as? UUID { return NSUUID(uuidString: id.uuidString) }
        return value
    }

    private static func convert(_ number: NSNumber, to type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number.boolValue
        case is Int.Type: number.intValue
        case is Int16.Type: number.int16Value
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is Int8.Type: number.int8Value
        case is UInt.Type: number.uintValue
        case is UInt16.Type: number.uint16Value
        case is UInt32.Type: number.uint32Value
        case is UInt64.Type: number.uint64Value
        case is Double.Type: number.doubleValue
        case is Float.Type: number.floatValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is Decimal.Type: number.decimalValue
        default: nil
        }
    }

    private static func make<R: RawRepresentable>(_ type: R.Type, of value: Any) -> Any? {
        (convert(value, to: R.RawValue.self) as? R.RawValue).flatMap { R(rawValue: $0) }
    }

    /// What a property has that was never set, where its type has no nil.
    static func zero(of type: Any.Type) -> Any? {
        if let number = convert(NSNumber(value: 0), to: type) { return number }
        if type == String.self { return "" }
        if type == Data.self { return Data() }
        if let collection = type as? any ObjectCollection.Type { return collection.made(of: []) }
        if let raw = type as? any RawRepresentable.Type { return make(raw, of: NSNumber(value: 0)) }
        return nil
    }

    /// The type of a relationship's collection, behind an optional.
    static func collection(_ type: Any.Type) -> (any ObjectCollection.Type)? {
        if let optional = type as? any OptionalKind.Type { return collection(optional.inner) }
        return type as? any ObjectCollection.Type
    }
}
