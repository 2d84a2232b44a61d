// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    /// None; such attributes are transient.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A floating-point number of 64 bits.
    case doubleAttributeType = 500
    /// A floating-point number of 32 bits.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// Yes or no.
    case booleanAttributeType = 800
    /// A point in time.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A unique identifier.
    case UUIDAttributeType = 1100
    /// An address.
    case URIAttributeType = 1200
    /// Any object, which a transformer turns into bytes.
    case transformableAttributeType = 1800
    /// The identifier of an object; only in results.
    case objectIDAttributeType = 2000
    /// Several values under one name.
    case compositeAttributeType = 2100

    /// Whether values are numbers.
    var isNumber: Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
            .decimalAttributeType, .doubleAttributeType, .floatAttributeType,
            .booleanAttributeType:
            true
        default: false
        }
    }

    /// The class of the values, by its name in Objective-C.
    var className: String? {
        switch self {
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .objectIDAttributeType: "NSManagedObjectID"
        case .undefinedAttributeType, .transformableAttributeType, .compositeAttributeType: nil
        default: "NSNumber"
        }
    }
}

extension NSAttributeDescription {
    /// The type of an attribute's values.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of the type.
        public var rawValue: UInt

        /// Makes a type of its number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// None.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A floating-point number of 64 bits.
        public static let double = AttributeType(.doubleAttributeType)
        /// A floating-point number of 32 bits.
        public static let float = AttributeType(.floatAttributeType)
        /// A text.
        public static let string = AttributeType(.stringAttributeType)
        /// Yes or no.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A point in time.
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// A unique identifier.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// An address.
        public static let uri = AttributeType(.URIAttributeType)
        /// Any object.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// The identifier of an object.
        public static let objectID = AttributeType(.objectIDAttributeType)
        /// Several values under one name.
        public static let composite = AttributeType(.compositeAttributeType)
    }
}
