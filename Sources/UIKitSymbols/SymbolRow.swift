// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A symbol as the catalogue has it: `name | width height | part ; part ; …`.
///
/// Lengths are twentieths of an em, y down. A part is a kind and what it draws. Before the kind may
/// stand a level from 1 on (the part is faint below that share of the variable value) and `k` (what
/// lies beneath is cut away around the part); after it the rank, 1 to 3, that chooses the colour.
struct SymbolRow {
    /// What becomes of a part in the plain form of the symbol and in the `.fill` form.
    enum Kind: Character {
        /// A line in both forms.
        case stroke = "s"
        /// An area in both.
        case fill = "f"
        /// The outline in the plain form; the whole in the other.
        case body = "b"
        /// A line; cut out of the body in the filled form.
        case detailStroke = "d"
        /// An area; cut out of the body in the filled form.
        case detailFill = "e"
        /// A line of the plain form only.
        case plain = "p"
        /// An area of the filled form only.
        case filled = "h"
        /// Another symbol, in the form of this one.
        case symbol = "@"
        /// Characters of the system font.
        case text = "t"
    }

    /// What a part draws.
    enum Content {
        case path(CGPath)
        /// Another symbol with its upper left corner at a place.
        case symbol(String, at: CGPoint, scale: CGFloat)
        /// Characters around a centre, with capitals of a height.
        case text(String, center: CGPoint, height: CGFloat)
    }

    /// One element of the drawing.
    struct Part {
        var kind: Kind
        /// From which step of the variable value on the part is shown in full; 0 for always.
        var level = 0
        /// Which of the colours is the part's; 0 for the first.
        var rank = 0
        /// Whether room is cut around the part.
        var isKnockedOut = false
        let content: Content
    }

    let size: CGSize
    private(set) var parts: [Part] = []
    /// Whether the symbol is mirrored where one reads from right to left.
    private(set) var isDirectional = false
    /// The names of its own colours, by rank; empty for symbols of one colour.
    private(set) var colors: [String] = []

    /// Reads what follows the name; throws a ``BrokenSymbol`` that says what is wrong.
    init(_ text: Substring) throws {
        let halves = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let sides = halves[0].split(separator: " ").compactMap { Double($0) }
        guard halves.count == 2, sides.count == 2, sides[0] > 0, sides[1] > 0 else {
            throw BrokenSymbol("the size is missing")
        }
        size = CGSize(width: sides[0], height: sides[1])
        for part in halves[1].split(separator: ";") { try read(part) }
        guard !parts.isEmpty else { throw BrokenSymbol("there are no parts") }
    }

    private mutating func read(_ text: Substring) throws {
        var words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })[...]
        guard let head = words.popFirst() else { throw BrokenSymbol("an empty part") }
        switch head {
        case "m": isDirectional = true
        case "c": colors = words.map(String.init)
        default: parts.append(try Self.part(head, words))
        }
    }

    private static func part(_ head: Substring, _ words: ArraySlice<Substring>) throws -> Part {
        var head = head
        if head.first == "@" {
            let content = Content.symbol(
                String(head.dropFirst()),
                at: CGPoint(x: try number(words, 0), y: try number(words, 1)),
                scale: try number(words, 2)
            )
            return Part(kind: .symbol, content: content)
        }
        let level = head.first?.wholeNumberValue
        if level != nil { head.removeFirst() }
        let isKnockedOut = head.first == "k"
        if isKnockedOut { head.removeFirst() }
        guard let first = head.popFirst(), let kind = Kind(rawValue: first) else {
            throw BrokenSymbol("a part of no known kind")
        }
        var rank = 0
        if let digit = head.first?.wholeNumberValue {
            rank = digit - 1
            head.removeFirst()
        }
        guard head.isEmpty, rank >= 0 else { throw BrokenSymbol("a kind with '\(head)' behind it") }
        let content =
            kind == .text
            ? Content.text(
                words.first.map(String.init) ?? "",
                center: CGPoint(x: try number(words, 1), y: try number(words, 2)),
                height: try number(words, 3)
            ) : .path(try SymbolPath.read(words))
        return Part(
            kind: kind,
            level: level ?? 0,
            rank: rank,
            isKnockedOut: isKnockedOut,
            content: content
        )
    }

    private static func number(_ words: ArraySlice<Substring>, _ index: Int) throws -> CGFloat {
        let place = words.startIndex + index
        guard words.indices.contains(place), let value = Double(words[place]), value.isFinite else {
            throw BrokenSymbol("a number is missing")
        }
        return CGFloat(value)
    }
}
