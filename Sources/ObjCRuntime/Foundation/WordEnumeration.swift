// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(_Unicode) import Swift

/// Options of an enumeration by words, which Foundation on Linux has no option for.
///
/// `.byWords` means this type's, since Foundation's own is unavailable here.
public struct _WordEnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// By bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words, without what lies between them.
    public static let byWords = Self(rawValue: 3)
    /// From the end to the beginning.
    public static let reverse = Self(rawValue: 1 << 8)
    /// The block gets nil for the words' texts.
    public static let substringNotRequired = Self(rawValue: 1 << 9)
    /// As the user's language has it; words are found by Unicode's rules either way.
    public static let localized = Self(rawValue: 1 << 10)
}

extension StringProtocol {
    /// Calls a block with each word of a part of the text, its range, and the range up to the next
    /// word, until the block sets its last argument.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R,
        options: _WordEnumerationOptions,
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>,
                _ enclosingRange: Range<String.Index>, inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        let words = WordFinder.words(of: self, in: range.relative(to: self))
        var stops = false
        for word in options.contains(.reverse) ? words.reversed() : words {
            let text = options.contains(.substringNotRequired) ? nil : String(self[word.range])
            body(text, word.range, word.enclosing, &stops)
            if stops { return }
        }
    }
}

extension NSString {
    /// Calls a block with each word of a part of the text, its range, and the range up to the next
    /// word, until the block sets its last argument.
    public func enumerateSubstrings(
        in range: NSRange,
        options: _WordEnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = String(self)
        guard let part = Range(range, in: text) else {
            Diagnostics.trap(
                .rangeException,
                "-[NSString enumerateSubstringsInRange:options:usingBlock:]: the range "
                    + "{\(range.location), \(range.length)} does not lie on characters of a text "
                    + "of length \(length)"
            )
        }
        let words = WordFinder.words(of: text, in: part)
        var stops = ObjCBool(false)
        for word in options.contains(.reverse) ? words.reversed() : words {
            let content = options.contains(.substringNotRequired) ? nil : String(text[word.range])
            block(content, NSRange(word.range, in: text), NSRange(word.enclosing, in: text), &stops)
            if stops.boolValue { return }
        }
    }
}

/// Finds words by Unicode's rules (UAX #29).
private enum WordFinder {
    struct Word {
        let range: Range<String.Index>
        /// The word with what follows up to the next; of the first also what stands before it.
        var enclosing: Range<String.Index>
    }

    static func words<T: StringProtocol>(of text: T, in part: Range<String.Index>) -> [Word] {
        let whole = String(text[part])
        var words: [Word] = []
        var place = whole.startIndex
        // Indices of the copy are counted in UTF-16, which both texts share.
        func index(_ own: String.Index) -> String.Index {
            let offset = whole.utf16.distance(from: whole.startIndex, to: own)
            return text.utf16.index(part.lowerBound, offsetBy: offset)
        }
        while place < whole.endIndex {
            let end = whole._wordIndex(after: place)
            if whole[place..<end].contains(where: { $0.isLetter || $0.isNumber }) {
                let range = index(place)..<index(end)
                let start = words.isEmpty ? part.lowerBound : range.lowerBound
                if let last = words.indices.last {
                    words[last].enclosing = words[last].enclosing.lowerBound..<range.lowerBound
                }
                words.append(Word(range: range, enclosing: start..<part.upperBound))
            }
            place = end
        }
        return words
    }
}
