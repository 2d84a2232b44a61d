// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A chart of bars.
struct Chart: Codable, Sendable {
    struct Bar: Codable, Sendable {
        var label: String
        var value: Double
    }

    var title: String
    var bars: [Bar]

    func check() throws {
        try Document.check(title, "title", 1_000)
        guard (1...100).contains(bars.count) else {
            throw Document.Problem(description: "a chart has 1 to 100 bars")
        }
        for bar in bars {
            try Document.check(bar.label, "a bar's label", 200)
            guard bar.value.isFinite, abs(bar.value) < 1e15 else {
                throw Document.Problem(description: "a bar's value must be a number below 1e15")
            }
        }
    }
}
