// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct ListFormatterTests {
    @Test(arguments: [
        ("en_US", "a, b, and c"), ("en_GB", "a, b and c"), ("de_DE", "a, b und c"),
        ("fr_FR", "a, b et c"), ("ja_JP", "a、b、c"),
    ])
    func itemsAreJoinedAsInTheLanguage(locale: String, text: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.string(from: ["a", "b", "c"]) == text)
        #expect(formatter.string(for: ["a", "b", "c"]) == text)
        #expect(formatter.string(for: "a") == nil)
    }

    @Test func itemsAreWrittenByTheirFormatter() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", 1.5]) == "a und 1,5")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.minimumFractionDigits = 1
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "1.0 und 2.0")
        #expect(formatter.string(from: ["a", 2]) == nil)
    }
}
