// SPDX-License-Identifier: Apache-2.0

/// An element's text, with AT-SPI's places: it counts Unicode scalars where UIKit counts UTF-16.
package struct AccessibleText: Equatable, Sendable {
    package let string: String
    /// Where the insertion point is.
    package var caret: Int
    /// What is selected; nil for nothing.
    package var selection: Range<Int>?
    package var isEditable: Bool
    /// Whether the string stands for a secret: it is never copied.
    package var isSecure: Bool

    /// Makes a text with places in UTF-16 units.
    package init(
        _ string: String,
        selection: Range<Int> = 0..<0,
        isEditable: Bool = false,
        isSecure: Bool = false
    ) {
        self.string = string
        self.isEditable = isEditable
        self.isSecure = isSecure
        let lower = Self.scalars(in: string, before: selection.lowerBound)
        let upper = Self.scalars(in: string, before: selection.upperBound)
        caret = upper
        self.selection = lower < upper ? lower..<upper : nil
    }

    package var count: Int { string.unicodeScalars.count }

    /// The number of scalars before a place in UTF-16 units.
    private static func scalars(in string: String, before place: Int) -> Int {
        guard place > 0 else { return 0 }
        var units = 0
        var count = 0
        for scalar in string.unicodeScalars {
            guard units < place else { break }
            units += UTF16.width(scalar)
            count += 1
        }
        return count
    }

    /// A place in UTF-16 units; what is beyond the end is the end.
    package func units(before place: Int) -> Int {
        string.unicodeScalars.prefix(max(place, 0)).reduce(0) { $0 + UTF16.width($1) }
    }

    /// A range as a caller gives it, where -1 is the end; nil where it is none.
    package func range(_ start: Int, _ end: Int) -> Range<Int>? {
        let count = count
        let end = end == -1 ? count : end
        guard start >= 0, start <= end, end <= count else { return nil }
        return start..<end
    }

    package subscript(_ range: Range<Int>) -> String {
        let scalars = string.unicodeScalars
        return String(
            String.UnicodeScalarView(scalars.dropFirst(range.lowerBound).prefix(range.count))
        )
    }

    // MARK: Pieces

    /// What text is divided into.
    package enum Unit: Sendable {
        case character
        case word
        case sentence
        case paragraph
    }

    /// The pieces of a unit: each begins where the one before ends.
    private func starts(_ unit: Unit, _ scalars: [Unicode.Scalar]) -> [Int] {
        switch unit {
        case .character:
            var starts: [Int] = []
            var place = 0
            for character in string {
                starts.append(place)
                place += character.unicodeScalars.count
            }
            return starts
        case .word:
            return scalars.indices.filter { index in
                Self.isWord(scalars[index]) && (index == 0 || !Self.isWord(scalars[index - 1]))
            }
        case .sentence:
            return scalars.indices.filter { index in
                guard !scalars[index].properties.isWhitespace else { return false }
                var before = index - 1
                while before >= 0, scalars[before].properties.isWhitespace { before -= 1 }
                if before < 0 { return true }
                let hasSpace = before < index - 1
                let hasLine = scalars[(before + 1)..<index].contains("\n")
                return hasSpace
                    && (hasLine || ".!?\u{2026}\u{3002}".unicodeScalars.contains(scalars[before]))
            }
        case .paragraph:
            return scalars.indices.filter { $0 == 0 || scalars[$0 - 1] == "\n" }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            || scalar == "'" || scalar == "\u{2019}"
            || scalar.properties.generalCategory == .nonspacingMark
    }

    /// The piece that a place is in, from its start to the next one's; at the end, the empty one.
    package func piece(_ unit: Unit, at place: Int) -> Range<Int> {
        let scalars = Array(string.unicodeScalars)
        guard (0..<scalars.count).contains(place) else {
            return scalars.count..<scalars.count
        }
        let starts = starts(unit, scalars)
        let next = starts.first { $0 > place } ?? scalars.count
        return (starts.last { $0 <= place } ?? 0)..<next
    }
}
