// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Decimal numbers in sets and as keys, where Foundation on Linux never comes back.
struct DecimalHashTests {
    private func decimal(_ text: String) -> NSDecimalNumber { NSDecimalNumber(string: text) }

    @Test("Decimal numbers are members of a set, each once")
    func sets() {
        let numbers = ["1", "2", "1.0", "0.1", "-7", "1e30", "NaN"].map(decimal)
        #expect(Set(numbers).count == 6)
        #expect(Set(numbers).contains(decimal("0.10")))
        #expect(!Set(numbers).contains(decimal("0.11")))
    }

    @Test("Equal numbers of both kinds have one hash", arguments: [0, 1, -7, 1 << 40])
    func kinds(value: Int) {
        #expect(decimal(String(value)).hash == NSNumber(value: value).hash)
        #expect(decimal("0.5").hash == NSNumber(value: 0.5).hash)
    }

    @Test("A decimal number is a key")
    func keys() {
        let prices = [decimal("9.99"): "a", decimal("10"): "b"]
        #expect(prices[decimal("9.990")] == "a")
        #expect(NSDictionary(object: "c", forKey: decimal("3"))[decimal("3.0")] as? String == "c")
    }
}
