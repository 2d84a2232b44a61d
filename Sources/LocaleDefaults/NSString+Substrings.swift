// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux visits all of a string, whatever range is asked for.
// `CRedefinedFunctions` puts this function in place of the library's.

extension NSString {
    /// `NSString.enumerateSubstrings(in:options:using:)` by lines, paragraphs, composed characters, words and sentences.
    ///
    /// Parts of lines at the ends of the range are visited as far as they lie in it. Each character of the range is
    /// in one enclosing range. The block may change the text that it was just given.
    @_silgen_name("casement_enumerate_substrings")
    public final func _enumerateSubstrings(
        in range: NSRange,
        options: EnumerationOptions,
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location + range.length <= length,
            "-[NSString enumerateSubstringsInRange:options:usingBlock:]: range \(range) out of bounds; "
                + "string length \(length)"
        )
        let isReversed = options.contains(.reverse)
        if let stretches = stretches(in: range, options) {
            visit(isReversed ? stretches.reversed() : stretches, options, block)
            return
        }
        var (start, end) = (range.location, range.location + range.length)
        while start < end {
            let unit = unit(at: isReversed ? end - 1 : start, options)
            let first = max(unit.start, start)
            let contents = NSRange(first..<min(max(unit.contentsEnd, first), end))
            let enclosing = NSRange(first..<min(unit.end, end))
            let text = options.contains(.substringNotRequired) ? nil : substring(with: contents)
            let before = length
            var stop: ObjCBool = false
            block(text, contents, enclosing, &stop)
            if stop.boolValue { return }
            if isReversed {
                end = first
            } else {
                start = enclosing.location + enclosing.length + length - before
                end += length - before
            }
        }
    }

    private final func visit(
        _ stretches: [Stretch],
        _ options: EnumerationOptions,
        _ block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for stretch in stretches {
            let text =
                options.contains(.substringNotRequired) ? nil : substring(with: stretch.contents)
            block(text, stretch.contents, stretch.enclosing, &stop)
            if stop.boolValue { return }
        }
    }

    private final func unit(
        at index: Int,
        _ options: EnumerationOptions
    ) -> (start: Int, contentsEnd: Int, end: Int) {
        if options.contains(.byComposedCharacterSequences) {
            let character = rangeOfComposedCharacterSequence(at: index)
            let end = character.location + character.length
            return (character.location, end, end)
        }
        var (start, contentsEnd, end) = (0, 0, 0)
        let place = NSRange(location: index, length: 0)
        if options.contains(.byParagraphs) {
            getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
        } else {
            getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
        }
        return (start, contentsEnd, end)
    }
}
