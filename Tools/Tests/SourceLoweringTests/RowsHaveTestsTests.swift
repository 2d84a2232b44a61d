// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The page on lowering names a test for each of its rows, and those tests are there.
struct RowsHaveTestsTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The names in backquotes of a text.
    private func names(in text: some StringProtocol) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    @Test func everyRowOfThePageHasATestOfItsOwn() throws {
        let page = try text("../../../Docs/subsystems/lowering.md")
        let begin = try #require(page.range(of: "## What becomes of what"))
        let end = try #require(page.range(of: "## Rebuilding"))
        let lines = page[begin.upperBound..<end.lowerBound].split(separator: "\n")
        let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.count >= 26)
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.map { try text($0) }
        func isTest(_ name: String) -> Bool { sources.contains { $0.contains("func \(name)(") } }
        for row in rows {
            let cell = try #require(row.split(separator: "|").last { $0.contains("`") })
            let name = try #require(names(in: cell).first)
            #expect(isTest(name), "\(row)")
        }
        let traps = lines.flatMap { names(in: $0) }.filter { $0.hasPrefix("trap") }
        #expect(traps.count == 8)
        for name in traps { #expect(isTest(name), "\(name)") }
    }
}
