// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Synchronization

/// By how much the system font's letters are wider than those of the face that draws them, so that
/// text is as wide as on a phone.
///
/// The numbers are found from labels that people measured on phones and published
/// (Docs/decisions/system-font.md). Each letter is drawn in the middle of its own width.
package final class LetterWidths: Sendable {
    /// Font units for each glyph of the face; glyphs beyond the end have none.
    private let units: [Int16]

    private init(units: [Int16]) {
        self.units = units
    }

    /// Font units to add to a glyph's advance.
    package func added(to glyph: CGGlyph) -> Int {
        Int(glyph) < units.count ? Int(units[Int(glyph)]) : 0
    }

    private static let made = Mutex<[Key: LetterWidths]>([:])

    private struct Key: Hashable {
        var face: Int
        var weight: Int
        var isDisplay: Bool
        /// The family that the face stands in for; nil for the system font.
        var family: String?
    }

    /// The widths for a face of an OpenType weight.
    static func of(_ font: CGFont, weight: Double, isDisplay: Bool) -> LetterWidths {
        let key = Key(
            face: font.identifier,
            weight: Int(weight.rounded()),
            isDisplay: isDisplay
        )
        return made.withLock { made in
            if let known = made[key] { return known }
            let new = LetterWidths(font, weight: weight, isDisplay: isDisplay)
            made[key] = new
            return new
        }
    }

    /// The widths of a family of iOS for a face that stands in for it; nil where they are not known.
    static func of(_ family: String, for font: CGFont, weight: Double) -> LetterWidths? {
        guard family == "Helvetica Neue" else { return nil }
        let key = Key(
            face: font.identifier,
            weight: Int(weight.rounded()),
            isDisplay: false,
            family: family
        )
        return made.withLock { made in
            if let known = made[key] { return known }
            let new = LetterWidths(helveticaNeue: font, weight: weight)
            made[key] = new
            return new
        }
    }

    private convenience init(helveticaNeue font: CGFont, weight: Double) {
        let bold = Self.boldness(weight)
        let perUnit = Double(font.unitsPerEm) / 1000
        let shaper = HarfBuzzFont.of(font)
        var added: [Unicode.Scalar: Int16] = [:]
        for row in Self.helveticaNeue {
            let glyph = shaper.glyph(for: row.letter)
            let width = perUnit * (row.regular + bold * (row.bold - row.regular))
            added[row.letter] = Int16(
                clamping: Int(width.rounded()) - font.face.advance(UInt16(glyph))
            )
        }
        self.init(font, added)
    }

    /// Where between regular, 0, and bold, 1, a weight lies.
    ///
    /// Nothing is known of weights beyond these two: they go with the nearest.
    private static func boldness(_ weight: Double) -> Double {
        min(max((weight - 400) / 300, 0), 1)
    }

    private convenience init(_ font: CGFont, weight: Double, isDisplay: Bool) {
        let bold = Self.boldness(weight)
        let perUnit = Double(font.unitsPerEm) / 2048
        var added: [Unicode.Scalar: Int16] = [:]
        for row in Self.rows {
            let regular = isDisplay ? row.display : row.text
            let more = isDisplay ? row.boldDisplay : row.boldText
            added[row.letter] = Int16(clamping: Int((perUnit * (regular + bold * more)).rounded()))
        }
        self.init(font, added)
    }

    /// Widths by letters; those with accents are as much wider as those without.
    private convenience init(_ font: CGFont, _ letters: [Unicode.Scalar: Int16]) {
        let shaper = HarfBuzzFont.of(font)
        var added = letters
        for (accented, base) in Self.accented { added[accented] = letters[base] }
        var units: [Int16] = []
        for (letter, number) in added where number != 0 {
            let glyph = Int(shaper.glyph(for: letter))
            guard glyph != 0 else { continue }
            if glyph >= units.count {
                units += [Int16](repeating: 0, count: glyph + 1 - units.count)
            }
            units[glyph] = number
        }
        self.init(units: units)
    }

    /// A letter's numbers, 1/2048 em.
    package struct Row {
        package var letter: Unicode.Scalar
        package var text: Double
        package var boldText: Double
        package var display: Double
        package var boldDisplay: Double
    }

    /// The table, read once.
    package static let rows: [Row] = table.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " ")
        let numbers = parts.dropFirst().compactMap { Double($0) }
        guard numbers.count == 4, let letter = parts.first,
            let scalar = UInt32(letter, radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        return Row(
            letter: scalar,
            text: numbers[0],
            boldText: numbers[1],
            display: numbers[2],
            boldDisplay: numbers[3]
        )
    }

    /// Letters with accents, and the letter that each is as wide as.
    private static let accented: [(Unicode.Scalar, Unicode.Scalar)] = {
        let ranges: [(first: UInt32, letters: String)] = [
            (
                0xC0,
                "AAAAAA-CEEEEIIII-NOOOOO-OUUUUY--aaaaaa-ceeeeiiii-nooooo-ouuuuy-y"
                    + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi--JjKk-LlLlLl--LlNnNnNn---"
                    + "OoOoOo--RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz"
            ),
            (
                0x1E00,
                "AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNn"
                    + "OoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzht"
                    + "wy------AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOo"
                    + "UuUuUuUuUuUuUuYyYyYyYy"
            ),
        ]
        return ranges.flatMap { range in
            range.letters.unicodeScalars.enumerated().compactMap { index, base in
                guard base != "-" else { return nil }
                return Unicode.Scalar(range.first + UInt32(index)).map { ($0, base) }
            }
        }
    }()
}

extension LetterWidths {
    /// Widens shaped glyphs, in font units, and moves each to the middle of its room.
    ///
    /// A mark without a width of its own follows the letter that it stands on.
    func widen(
        _ glyphs: [CGGlyph],
        advances: inout [Int32],
        offsets: inout [SIMD2<Int32>],
        isRightToLeft: Bool
    ) {
        var moves = [Int32](repeating: 0, count: glyphs.count)
        var isAnyMoved = false
        for (index, glyph) in glyphs.enumerated() where advances[index] != 0 {
            let more = Int32(added(to: glyph))
            guard more != 0 else { continue }
            advances[index] += more
            moves[index] = more / 2
            isAnyMoved = true
            // Marks stand after their letter from the left, and before it from the right.
            var mark = isRightToLeft ? index - 1 : index + 1
            while moves.indices.contains(mark), advances[mark] == 0 {
                moves[mark] = isRightToLeft ? more / 2 : more / 2 - more
                mark += isRightToLeft ? -1 : 1
            }
        }
        guard isAnyMoved else { return }
        if offsets.isEmpty { offsets = Array(repeating: .zero, count: glyphs.count) }
        for (index, move) in moves.enumerated() { offsets[index].x += move }
    }
}
