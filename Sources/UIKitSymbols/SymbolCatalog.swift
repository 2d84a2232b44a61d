// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The symbols that the framework draws, all of its own design, by name.
///
/// - Cost: the names are indexed when the first symbol is asked for; a row is read when its symbol is.
struct SymbolCatalog: Sendable {
    /// The catalogue that comes with the framework.
    static let shared = SymbolCatalog(SymbolRows.all)

    /// What stands behind each name.
    private var rows: [String: Substring] = [:]
    /// What each other name of a symbol stands for.
    private(set) var otherNames: [String: String] = [:]

    /// Indexes texts with a row in a line.
    ///
    /// `old = new` gives a symbol another name, and a line that begins with `#` is a comment.
    init(_ texts: [String]) {
        rows.reserveCapacity(1_024)
        for text in texts { index(text) }
    }

    private mutating func index(_ text: String) {
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.endIndex
            add(text[start..<end])
            start = end < bytes.endIndex ? bytes.index(after: end) : end
        }
    }

    private mutating func add(_ line: Substring) {
        let bytes = line.utf8
        guard let space = bytes.firstIndex(of: Self.space), bytes.first != Self.hash else { return }
        let name = String(line[..<space])
        let mark = bytes.index(after: space)
        guard mark < bytes.endIndex else { return }
        let rest = bytes.index(mark, offsetBy: 2, limitedBy: bytes.endIndex) ?? bytes.endIndex
        if bytes[mark] == Self.equals {
            otherNames[name] = String(line[rest...])
        } else {
            rows[name] = line[rest...]
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")
    private static let hash = UInt8(ascii: "#")
    private static let equals = UInt8(ascii: "=")

    /// The names of the rows and their other names, sorted.
    var names: [String] { (Array(rows.keys) + Array(otherNames.keys)).sorted() }

    /// The row of a name, nil if there is none; throws a ``BrokenSymbol`` if it cannot be read.
    func row(_ name: String) throws -> SymbolRow? {
        guard let text = rows[name] else { return nil }
        return try SymbolRow(text)
    }
}
