// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What settings can hold: texts, bytes, dates, numbers, and lists and dictionaries of these.
enum PropertyListValue {
    /// A value with objects in the place of Swift's numbers.
    static func objects(in value: Any) -> Any {
        // Objects cast to types of Swift, and are what is wanted.
        if type(of: value) is AnyObject.Type { return value }
        return switch value {
        case let list as [Any?]: list.compactMap { $0.map(objects(in:)) }
        case let table as [String: Any?]: table.compactMapValues { $0.map(objects(in:)) }
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: value
        }
    }

    /// A value as Foundation keeps it; nil for one that no property list holds.
    static func values(in value: Any) -> Any? {
        switch value {
        case let number as CGFloat: Double(number)
        case is String, is Data, is Date, is Bool, is any BinaryInteger, is any BinaryFloatingPoint:
            value
        case is NSString, is NSData, is NSDate, is NSNumber: value
        case let list as [Any]: all(list.map(values(in:)))
        case let list as NSArray: all(list.map { values(in: $0) })
        case let table as [String: Any]: all(table)
        case let table as NSDictionary: (table as? [String: Any]).flatMap(values(in:))
        default: nil
        }
    }

    /// The values of a list; nil if one is none.
    private static func all(_ values: [Any?]) -> [Any]? {
        let kept = values.compactMap(\.self)
        return kept.count == values.count ? kept : nil
    }

    private static func all(_ table: [String: Any]) -> [String: Any]? {
        let kept = table.compactMapValues(values(in:))
        return kept.count == table.count ? kept : nil
    }
}
