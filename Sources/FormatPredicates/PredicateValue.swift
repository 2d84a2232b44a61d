// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Values as predicates compare them: numbers of any type, texts, dates, lists.
enum PredicateValue {
    /// The value at a path of keys; nil where a step is nil.
    static func value(of object: Any?, forKeyPath path: String) -> Any? {
        var current = plain(object)
        var rest = path[...]
        while let target = current, !rest.isEmpty {
            let key = String(rest.prefix { $0 != "." })
            if key.hasPrefix("@") {
                return plain(KeyValueCoding.value(of: target, forKeyPath: String(rest)))
            }
            rest = rest.dropFirst(key.count + 1)
            if key.lowercased() == "self" { continue }
            current = plain(step(target, key))
        }
        return current
    }

    private static func step(_ target: Any, _ key: String) -> Any? {
        if let text = target as? String {
            switch key {
            case "length": return (text as NSString).length
            case "lowercaseString": return text.lowercased()
            case "uppercaseString": return text.uppercased()
            case "capitalizedString": return text.capitalized
            case "intValue", "integerValue": return (text as NSString).integerValue
            case "doubleValue", "floatValue": return (text as NSString).doubleValue
            case "boolValue": return (text as NSString).boolValue
            case "description": return text
            default: break
            }
        }
        if let list = target as? [Any] {
            if key == "count" || key == "@count" { return list.count }
            return list.map { plain(step($0, key)) ?? NSNull() } as [Any]
        }
        if let dictionary = target as? [String: Any] { return dictionary[key] }
        if let dictionary = target as? [AnyHashable: Any] { return dictionary[key] }
        return KeyValueCoding.value(of: target, forKey: key)
    }

    /// Nil for a null, and for what is nil inside.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { plain($0.value) }
    }

    /// The members of a list, set or dictionary; nil for what is none.
    static func members(of value: Any?) -> [Any]? {
        switch plain(value) {
        case let list as [Any]: list
        case let set as Set<AnyHashable>: Array(set)
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.allObjects
        case let list as NSOrderedSet: list.array
        case let table as [AnyHashable: Any]: Array(table.values)
        case let table as NSDictionary: Array(table.allValues)
        default: nil
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch plain(value) {
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    static func text(_ value: Any?) -> String? {
        switch plain(value) {
        case let text as String: text
        case let text as NSString: "\(text)"
        case let text as Substring: String(text)
        case let url as URL: url.absoluteString
        case let value? where !(value is [Any]): "\(value)"
        default: nil
        }
    }

    static func isEqual(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        let (one, other) = (plain(one), plain(other))
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? String, let other = other as? String {
            return one.compare(other, options: options) == .orderedSame
        }
        if let one = number(one), let other = number(other) { return one == other }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        if let one = members(of: one), let other = members(of: other) {
            return one.count == other.count
                && zip(one, other).allSatisfy { isEqual($0, $1, options) }
        }
        return (one as AnyObject) === (other as AnyObject)
    }

    /// The order of two values; nil for those that have none.
    static func order(
        _ one: Any?,
        _ other: Any?,
        _ options: String.CompareOptions
    ) -> ComparisonResult? {
        let (one, other) = (plain(one), plain(other))
        if let one = number(one), let other = number(other) {
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
        guard let one = one as? String, let other = other as? String else { return nil }
        return one.compare(other, options: options)
    }
}

/// The functions that expressions know.
enum PredicateFunction {
    static func value(of name: String, _ values: [Any?]) -> Any? {
        func number(_ index: Int) -> Double {
            values.indices.contains(index) ? PredicateValue.number(values[index]) ?? 0 : 0
        }
        let members = values.first.flatMap { PredicateValue.members(of: $0) } ?? []
        let numbers = members.compactMap { PredicateValue.number($0) }
        switch name {
        case "add:to:": return whole(number(0) + number(1), values)
        case "from:subtract:": return whole(number(0) - number(1), values)
        case "multiply:by:": return whole(number(0) * number(1), values)
        case "divide:by:":
            // Two whole numbers are divided as whole numbers.
            guard values.allSatisfy({ PredicateFunction.isWhole($0) }) else {
                return number(0) / number(1)
            }
            return number(1) == 0 ? Double.nan : (number(0) / number(1)).rounded(.towardZero)
        case "modulus:by:":
            return number(1) == 0
                ? Double.nan : number(0).truncatingRemainder(dividingBy: number(1))
        case "raise:toPower:": return pow(number(0), number(1))
        case "negate:": return whole(-number(0), values)
        case "abs:": return abs(number(0))
        case "sqrt:": return number(0).squareRoot()
        case "log:": return log10(number(0))
        case "ln:": return log(number(0))
        case "exp:": return exp(number(0))
        case "floor:": return number(0).rounded(.down)
        case "ceiling:": return number(0).rounded(.up)
        case "trunc:": return number(0).rounded(.towardZero)
        case "sum:": return numbers.reduce(0, +)
        case "count:": return members.count
        case "min:": return numbers.min()
        case "max:": return numbers.max()
        case "average:":
            return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "uppercase:": return PredicateValue.text(values.first ?? nil)?.uppercased()
        case "lowercase:": return PredicateValue.text(values.first ?? nil)?.lowercased()
        case "length:": return PredicateValue.text(values.first ?? nil)?.utf16.count
        case "now": return Date()
        case "objectFrom:withIndex:":
            guard values.count == 2 else { return nil }
            return element(members, values[1])
        default:
            predicateTrap(
                "NSExpression",
                "there is no function '\(name)'; use one that Apple's documentation lists."
            )
        }
    }

    private static func element(_ members: [Any], _ index: Any?) -> Any? {
        if let word = index as? String {
            if word == "FIRST" { return members.first }
            if word == "LAST" { return members.last }
            if word == "SIZE" { return members.count }
        }
        guard let place = PredicateValue.number(index), place >= 0, place < Double(members.count)
        else { return nil }
        return members[Int(place)]
    }

    private static func isWhole(_ value: Any?) -> Bool {
        switch PredicateValue.plain(value) {
        case is any BinaryInteger: true
        case let number as NSNumber: CFNumberKind.isWhole(number)
        default: false
        }
    }

    /// A number without a fraction where all that it comes from have none.
    private static func whole(_ number: Double, _ values: [Any?]) -> Any {
        guard values.allSatisfy({ isWhole($0) }), let exact = Int(exactly: number) else {
            return number
        }
        return exact
    }
}

private enum CFNumberKind {
    static func isWhole(_ number: NSNumber) -> Bool {
        let kind = String(cString: number.objCType)
        return kind != "d" && kind != "f"
    }
}
