// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime

/// Turns attributes' values into those of columns, and back.
enum ColumnCoding {
    static func encode(_ value: Any?, _ property: NSPropertyDescription) throws -> ColumnValue {
        guard let value else { return .null }
        if let id = value as? NSManagedObjectID { return .whole(id.number) }
        guard let attribute = property as? NSAttributeDescription else { return .null }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .booleanAttributeType:
            return AttributeValue.number(value).map { .whole($0.int64Value) } ?? .null
        case .doubleAttributeType:
            return AttributeValue.number(value).map { .real($0.doubleValue) } ?? .null
        case .floatAttributeType:
            return AttributeValue.number(value).map { .real(Double($0.floatValue)) } ?? .null
        case .decimalAttributeType:
            return AttributeValue.number(value).map { .text($0.stringValue) } ?? .null
        case .stringAttributeType: return (value as? String).map { .text($0) } ?? .null
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
        case .dateAttributeType:
            return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
        case .binaryDataAttributeType: return (value as? Data).map { .bytes($0) } ?? .null
        case .UUIDAttributeType:
            guard let id = value as? UUID else { return .null }
            return .bytes(withUnsafeBytes(of: id.uuid) { Data($0) })
        case .transformableAttributeType, .compositeAttributeType:
            return .bytes(try archived(value, attribute))
        case .undefinedAttributeType, .objectIDAttributeType: return .null
        }
    }

    static func decode(_ column: ColumnValue, _ attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, column) {
        case (_, .null): return nil
        case (.booleanAttributeType, .whole(let number)): return NSNumber(value: number != 0)
        case (.integer16AttributeType, .whole(let number)),
            (.integer32AttributeType, .whole(let number)),
            (.integer64AttributeType, .whole(let number)):
            return NSNumber(value: number)
        case (.integer16AttributeType, .real(let number)),
            (.integer32AttributeType, .real(let number)),
            (.integer64AttributeType, .real(let number)):
            return NSNumber(value: Int64(number))
        case (.doubleAttributeType, .real(let number)): return NSNumber(value: number)
        case (.doubleAttributeType, .whole(let number)): return NSNumber(value: Double(number))
        case (.floatAttributeType, .real(let number)): return NSNumber(value: Float(number))
        case (.floatAttributeType, .whole(let number)): return NSNumber(value: Float(number))
        case (.decimalAttributeType, .text(let text)): return NSDecimalNumber(string: text)
        case (.decimalAttributeType, .whole(let number)):
            return NSDecimalNumber(string: "\(number)")
        case (.decimalAttributeType, .real(let number)): return NSDecimalNumber(string: "\(number)")
        case (.stringAttributeType, .text(let text)): return text
        case (.URIAttributeType, .text(let text)): return URL(string: text)
        case (.dateAttributeType, .real(let time)):
            return Date(timeIntervalSinceReferenceDate: time)
        case (.dateAttributeType, .whole(let time)):
            return Date(timeIntervalSinceReferenceDate: Double(time))
        case (.binaryDataAttributeType, .bytes(let data)): return data
        case (.UUIDAttributeType, .bytes(let data)) where data.count == 16:
            return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        case (.transformableAttributeType, .bytes(let data)),
            (.compositeAttributeType, .bytes(let data)):
            return unarchived(data, attribute)
        default: return nil
        }
    }

    private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !name.isEmpty,
            !name.contains("UnarchiveFromData")
        else { return nil }
        if let known = ValueTransformer(forName: NSValueTransformerName(name)) { return known }
        guard let type = _objcClass(named: name) as? ValueTransformer.Type else { return nil }
        return makeByOwnInit(type)
    }

    private static func archived(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let transformer = transformer(attribute) {
            guard let data = transformer.transformedValue(value) as? Data else {
                throw cocoaError(
                    .persistentStoreSave,
                    "the transformer \(attribute.valueTransformerName ?? "") makes no data of the value "
                        + "of \"\(attribute.name)\""
                )
            }
            return data
        }
        return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    private static func unarchived(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let transformer = transformer(attribute) {
            return transformer.reverseTransformedValue(data)
        }
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
