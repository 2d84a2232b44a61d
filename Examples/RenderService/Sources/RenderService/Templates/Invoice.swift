// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An invoice.
struct Invoice: Codable, Sendable {
    struct Item: Codable, Sendable {
        var text: String
        var count: Int
        /// The price of one, in the currency's smallest unit.
        var price: Int
    }

    var number: String
    var date: String
    var from: String
    var to: String
    /// The currency's sign.
    var currency: String
    var items: [Item]

    /// The sum, in the currency's smallest unit; nil where it is too large.
    var total: Int? {
        var sum = 0
        for item in items {
            let (price, overflow) = item.count.multipliedReportingOverflow(by: item.price)
            let (next, overflows) = sum.addingReportingOverflow(price)
            if overflow || overflows { return nil }
            sum = next
        }
        return sum
    }

    func check() throws {
        try Document.check(number, "number", 100)
        try Document.check(date, "date", 100)
        try Document.check(from, "from", 2_000)
        try Document.check(to, "to", 2_000)
        try Document.check(currency, "currency", 10)
        guard items.count <= 2_000 else {
            throw Document.Problem(description: "an invoice has at most 2,000 items")
        }
        for item in items { try Document.check(item.text, "an item's text", 1_000) }
        guard total != nil else { throw Document.Problem(description: "the total is too large") }
    }
}
