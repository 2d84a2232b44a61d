// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The operators of key paths on collections: `@sum.price`, `@count`.
enum CollectionOperator: String {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case unionOfObjects = "@unionOfObjects"
    case distinctUnionOfObjects = "@distinctUnionOfObjects"
    case unionOfArrays = "@unionOfArrays"
    case distinctUnionOfArrays = "@distinctUnionOfArrays"
    case distinctUnionOfSets = "@distinctUnionOfSets"

    /// The operator's result for a collection.
    ///
    /// The path leads on from each element; `self` or nothing is the element. Elements without a
    /// value do not count.
    func apply(to target: Any, keyPath: String) -> Any? {
        let elements = Self.elements(of: target)
        if self == .count { return NSNumber(value: elements.count) }
        let values = elements.compactMap { element -> Any? in
            let value = Self.value(of: element, keyPath)
            return value is NSNull ? nil : value
        }
        switch self {
        case .count: return NSNumber(value: elements.count)
        case .sum: return NSNumber(value: sum(values))
        case .average:
            return NSNumber(value: values.isEmpty ? 0 : sum(values) / Double(values.count))
        case .minimum: return extreme(values, .orderedAscending)
        case .maximum: return extreme(values, .orderedDescending)
        case .unionOfObjects: return values
        case .distinctUnionOfObjects: return distinct(values)
        case .unionOfArrays: return values.flatMap { Self.elements(of: $0) }
        case .distinctUnionOfArrays: return distinct(values.flatMap { Self.elements(of: $0) })
        case .distinctUnionOfSets:
            return NSSet(array: values.flatMap { Self.elements(of: $0) })
        }
    }

    private static func value(of element: Any, _ path: String) -> Any? {
        path.isEmpty || path == "self"
            ? element : KeyValueCoding.value(of: element, forKeyPath: path)
    }

    private static func elements(of target: Any) -> [Any] {
        switch target {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let dictionary as NSDictionary: dictionary.allValues
        default: [target]
        }
    }

    private func sum(_ values: [Any]) -> Double {
        values.reduce(0) { $0 + (Coercion.numeric($1)?.doubleValue ?? 0) }
    }

    private func extreme(_ values: [Any], _ order: ComparisonResult) -> Any? {
        values.reduce(nil as Any?) { best, value in
            guard let best else { return value }
            return compare(value, best) == order ? value : best
        }
    }

    private func compare(_ left: Any, _ right: Any) -> ComparisonResult? {
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        if let left = left as? String, let right = right as? String { return left.compare(right) }
        guard let left = Coercion.numeric(left), let right = Coercion.numeric(right) else {
            return nil
        }
        return left.compare(right)
    }

    /// The values without repetitions, in their first order.
    private func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in
            guard let value = value as? AnyHashable else { return true }
            return seen.insert(value).inserted
        }
    }
}
