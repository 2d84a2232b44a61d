// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering
import Testing

@testable import casement

struct RepairPageTests {
    /// The page's last two columns name tests of each repair, and tests of mistakes that stay errors.
    @Test func thePageHasARowForEachRepair() throws {
        let here = URL(fileURLWithPath: #filePath)
        let root = (0..<5).reduce(here) { url, _ in url.deletingLastPathComponent() }
        let page = try Files.text(root.appendingPathComponent("Docs/subsystems/repairs.md"))
        let tests = try Files.all(under: here.deletingLastPathComponent(), endingIn: ".swift")
            .map { try Files.text($0) }.joined()
        for repair in RepairTable.all {
            let row = try #require(
                page.split(separator: "\n").first { $0.hasPrefix("| `\(repair.name)`") },
                "\(repair.name)"
            )
            for column in row.split(separator: " | ").suffix(2) {
                let names = column.split(separator: "`").filter { $0.allSatisfy { $0.isLetter } }
                #expect(!names.isEmpty, "\(row)")
                for name in names { #expect(tests.contains("func \(name)("), "\(name): \(row)") }
            }
        }
    }
}
