// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(_Unicode) import Swift

extension NSString {
    /// A word or a sentence of a text.
    struct Stretch {
        let contents: NSRange
        /// The contents with what follows up to the next; of the first also what stands before it.
        var enclosing: NSRange
    }

    /// The words or sentences of a part of the text, in their order; nil where the options name another unit.
    func stretches(in range: NSRange, _ options: EnumerationOptions) -> [Stretch]? {
        switch options.rawValue & 0xff {
        case SubstringUnit.words: words(in: range)
        case SubstringUnit.sentences:
            // A sentence ends with the spaces behind it.
            foundSentences(NSString(string: substring(with: range)))?.map {
                let place = NSRange(location: range.location + $0.location, length: $0.length)
                return Stretch(contents: place, enclosing: place)
            }
        default: nil
        }
    }

    /// Finds words by Unicode's rules (UAX #29).
    private func words(in range: NSRange) -> [Stretch] {
        let part = substring(with: range)
        var words: [Stretch] = []
        var (place, start) = (part.startIndex, range.location)
        while place < part.endIndex {
            let end = part._wordIndex(after: place)
            let length = part.utf16.distance(from: place, to: end)
            if part[place..<end].contains(where: { $0.isLetter || $0.isNumber }) {
                let first = words.isEmpty ? range.location : start
                if let last = words.indices.last {
                    words[last].enclosing = NSRange(words[last].enclosing.location..<start)
                }
                words.append(
                    Stretch(
                        contents: NSRange(location: start, length: length),
                        enclosing: NSRange(first..<range.location + range.length)
                    )
                )
            }
            (place, start) = (end, start + length)
        }
        return words
    }
}

/// The units of `NSString.EnumerationOptions` that Foundation on Linux has no options for.
package enum SubstringUnit {
    /// The value of the option for words.
    package static let words: UInt = 3
    /// The value of the option for sentences.
    package static let sentences: UInt = 4
}

/// Cuts a text into sentences; nil where nothing is linked that could.
@_silgen_name("casement_found_sentences")
private func foundSentences(_ text: NSString) -> [NSRange]?

extension StringProtocol {
    /// `StringProtocol.enumerateSubstrings(in:options:_:)`; the library's visits all of the text.
    @_silgen_name("casement_enumerate_substrings_of_text")
    public func _enumerateSubstrings<R: RangeExpression>(
        in range: R,
        options: String.EnumerationOptions,
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>,
                _ enclosingRange: Range<String.Index>, inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        let text = utf16
        func indices(_ found: NSRange) -> Range<String.Index> {
            let start = text.index(text.startIndex, offsetBy: found.location)
            return start..<text.index(start, offsetBy: found.length)
        }
        let part = range.relative(to: self)
        let start = text.distance(from: text.startIndex, to: part.lowerBound)
        let length = text.distance(from: part.lowerBound, to: part.upperBound)
        NSString(string: String(self))._enumerateSubstrings(
            in: NSRange(location: start, length: length),
            options: options
        ) { substring, contents, enclosing, stop in
            var stops = false
            body(substring, indices(contents), indices(enclosing), &stops)
            stop.pointee = ObjCBool(stops)
        }
    }
}
