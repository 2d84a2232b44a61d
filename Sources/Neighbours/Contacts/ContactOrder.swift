// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The order of contacts, and searches in their names.
enum ContactOrder {
    static func compare(
        _ left: CNContact,
        _ right: CNContact,
        _ order: CNContactSortOrder
    ) -> ComparisonResult {
        guard order != .none else { return .orderedSame }
        for (a, b) in zip(names(left.values, order), names(right.values, order)) {
            let result = a.localizedStandardCompare(b)
            if result != .orderedSame { return result }
        }
        return .orderedSame
    }

    private static func names(_ values: ContactValues, _ order: CNContactSortOrder) -> [String] {
        let isNamed = !(values.givenName + values.familyName).isEmpty
        guard values.contactType == .person, isNamed else {
            return [values.organizationName, ""]
        }
        let first = order == .givenName ? values.givenName : values.familyName
        let second = order == .givenName ? values.familyName : values.givenName
        return first.isEmpty ? [second, ""] : [first, second]
    }

    /// Whether each word of a text begins a word of the name.
    static func matches(_ values: ContactValues, _ text: String) -> Bool {
        let name = [
            values.givenName, values.middleName, values.familyName, values.nickname,
            values.organizationName,
        ].joined(separator: " ")
        let words = name.lowercased().split(separator: " ")
        let asked = text.lowercased().split(separator: " ")
        return !asked.isEmpty
            && asked.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
    }
}

/// A search of contacts; it works without an object of the store's, too.
final class ContactPredicate: Foundation.NSPredicate {
    let test: (CNContact) -> Bool

    init(_ test: @escaping (CNContact) -> Bool) {
        self.test = test
        super.init(block: { object, _ in (object as? CNContact).map(test) ?? false })
    }

    required init?(coder: NSCoder) { return nil }
}
