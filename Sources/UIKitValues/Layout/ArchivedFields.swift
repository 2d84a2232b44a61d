// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The fields of a value, such as a configuration, that is archived as a part of an object.
///
/// On iOS these values are objects that archive themselves; in Swift they are structures.
package struct ArchivedFields {
    private var values: [String: Any]

    /// Begins an empty list.
    package init() { values = [:] }

    /// Reads what ``archived`` wrote; nil for anything else.
    package init?(_ archived: Any?) {
        guard let values = (archived as? NSDictionary) as? [String: Any] else { return nil }
        self.values = values
    }

    /// The fields as an object that archives take.
    package var archived: NSDictionary { values as NSDictionary }

    // MARK: Writing

    /// Adds an object that archives take; nil adds nothing.
    package mutating func add(_ object: Foundation.NSObject?, _ key: String) {
        values[key] = object
    }

    /// Adds numbers.
    package mutating func add(_ numbers: [CGFloat], _ key: String) {
        values[key] = numbers.map { NSNumber(value: Double($0)) } as NSArray
    }

    /// Adds a number.
    package mutating func add(_ number: CGFloat, _ key: String) {
        values[key] = NSNumber(value: Double(number))
    }

    /// Adds a whole number.
    package mutating func add(_ number: Int, _ key: String) {
        values[key] = NSNumber(value: number)
    }

    /// Adds a truth value.
    package mutating func add(_ flag: Bool, _ key: String) { values[key] = NSNumber(value: flag) }

    /// Adds a text; nil adds nothing.
    package mutating func add(_ text: String?, _ key: String) {
        values[key] = text.map { $0 as NSString }
    }

    /// Adds a case by its place among all cases.
    package mutating func add<Case: Equatable>(_ value: Case, of cases: [Case], _ key: String) {
        if let place = cases.firstIndex(of: value) { add(place, key) }
    }

    /// Adds a value's own fields.
    package mutating func add(_ fields: ArchivedFields?, _ key: String) {
        values[key] = fields?.archived
    }

    // MARK: Reading

    /// The object of a key.
    package func object<Value>(_ key: String) -> Value? { values[key] as? Value }

    /// The text of a key.
    package func text(_ key: String) -> String? {
        (values[key] as? String) ?? (values[key] as? NSString).map { "\($0)" }
    }

    /// Calls with the number of a key.
    package func number(_ key: String, _ use: (CGFloat) -> Void) {
        if let number = values[key] as? NSNumber { use(CGFloat(number.doubleValue)) }
    }

    /// Calls with the whole number of a key.
    package func integer(_ key: String, _ use: (Int) -> Void) {
        if let number = values[key] as? NSNumber { use(number.intValue) }
    }

    /// Calls with the truth value of a key.
    package func flag(_ key: String, _ use: (Bool) -> Void) {
        if let number = values[key] as? NSNumber { use(number.boolValue) }
    }

    /// Calls with the case of a key.
    package func value<Case>(of cases: [Case], _ key: String, _ use: (Case) -> Void) {
        integer(key) { if cases.indices.contains($0) { use(cases[$0]) } }
    }

    /// The numbers of a key, if there are so many.
    package func numbers(_ key: String, count: Int) -> [CGFloat]? {
        guard let numbers = values[key] as? [NSNumber], numbers.count == count else { return nil }
        return numbers.map { CGFloat($0.doubleValue) }
    }

    /// The fields of a value.
    package func fields(_ key: String) -> ArchivedFields? { ArchivedFields(values[key]) }
}
