// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation

/// Where characters, words, sentences and paragraphs begin and end in a text.
///
/// Looks at a paragraph and no further: emoji, combining marks and pairs stay whole.
package struct TextUnits {
    private let storage: NSTextStorage

    package init(_ storage: NSTextStorage) { self.storage = storage }

    package var count: Int { storage.length }

    package func unit(_ index: Int) -> UInt16 {
        storage.isPlain ? storage.contents.units[index] : storage.units(in: index..<index + 1)[0]
    }

    package func isSeparator(_ index: Int) -> Bool {
        guard index >= 0, index < count else { return false }
        return Self.isSeparator(code: unit(index))
    }

    package static func isSeparator(code: UInt16) -> Bool {
        switch code {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private func endsParagraph(_ index: Int) -> Bool {
        switch unit(index) {
        case 0x0A, 0x0D, 0x85, 0x2029: true
        default: false
        }
    }

    /// Whether a unit is the line feed after a carriage return.
    package func isCarriageReturnPair(_ index: Int) -> Bool {
        index > 0 && index < count && unit(index) == 0x0A && unit(index - 1) == 0x0D
    }

    /// The paragraph around a place, with its separator.
    package func paragraph(at place: Int) -> Range<Int> {
        var low = min(max(0, place), count)
        while low > 0 {
            if endsParagraph(low - 1), !isCarriageReturnPair(low) { break }
            low -= 1
        }
        var high = min(max(0, place), count)
        while high < count {
            let isEnd = endsParagraph(high) && !isCarriageReturnPair(high + 1)
            high += 1
            if isEnd { break }
        }
        return low..<high
    }

    /// The end of a paragraph's text, before its separator.
    package func contentEnd(of paragraph: Range<Int>) -> Int {
        var end = paragraph.upperBound
        guard end > paragraph.lowerBound, endsParagraph(end - 1) else { return end }
        end -= 1
        if end > paragraph.lowerBound, isCarriageReturnPair(end) { end -= 1 }
        return end
    }

    private func flags(of range: Range<Int>) -> [BreakFlags] {
        BreakFlags.analyze(storage.units(in: range))
    }

    /// Whether each unit begins a character.
    package static func characterStarts(_ units: [UInt16]) -> [Bool] {
        let flags = BreakFlags.analyze(units)
        return units.indices.map { flags[$0].contains(.character) }
    }

    // MARK: Characters

    /// The start of the character that a place is in; the place itself between two.
    package func floor(_ place: Int) -> Int {
        guard place > 0, place < count else { return min(max(0, place), count) }
        if isPlain(place), isPlain(place - 1) { return place }
        let paragraph = paragraph(at: place)
        let flags = flags(of: paragraph)
        var local = place - paragraph.lowerBound
        while local > 0, !flags[local].contains(.character) { local -= 1 }
        return paragraph.lowerBound + local
    }

    /// The end of the character that a place is in; the place itself between two.
    package func ceiling(_ place: Int) -> Int {
        let low = floor(place)
        return low == place ? place : next(after: low)
    }

    private func isPlain(_ index: Int) -> Bool {
        let code = unit(index)
        return code < 0x7F && code >= 0x20
    }

    /// The start of the next character.
    package func next(after place: Int) -> Int {
        guard place < count else { return count }
        if isPlain(place), place + 1 >= count || isPlain(place + 1) { return place + 1 }
        let paragraph = paragraph(at: place)
        let flags = flags(of: paragraph)
        var local = place - paragraph.lowerBound + 1
        while local < paragraph.count, !flags[local].contains(.character) { local += 1 }
        return paragraph.lowerBound + local
    }

    /// The start of the character before.
    package func previous(before place: Int) -> Int {
        guard place > 0 else { return 0 }
        return floor(min(place, count) - 1)
    }

    // MARK: Words

    /// The word, or the white space or signs between words, that a unit is in.
    package func word(at place: Int) -> Range<Int> {
        let paragraph = paragraph(at: min(place, max(0, count - 1)))
        guard !paragraph.isEmpty else { return place..<place }
        let flags = flags(of: paragraph)
        let local = min(max(0, place - paragraph.lowerBound), paragraph.count - 1)
        var low = local
        while low > 0, !flags[low].contains(.wordStart), !flags[low].contains(.wordEnd) { low -= 1 }
        var high = local + 1
        while high < paragraph.count, !flags[high].contains(.wordStart),
            !flags[high].contains(.wordEnd)
        {
            high += 1
        }
        return paragraph.lowerBound + low..<paragraph.lowerBound + high
    }

    /// Whether a word, and not what is between words, begins at a unit.
    package func isWordStart(_ place: Int) -> Bool {
        guard place < count else { return false }
        let paragraph = paragraph(at: place)
        return flags(of: paragraph)[place - paragraph.lowerBound].contains(.wordStart)
    }

    /// Whether a word ends before a unit.
    package func isWordEnd(_ place: Int) -> Bool {
        guard place > 0, place <= count else { return false }
        let paragraph = paragraph(at: place - 1)
        return flags(of: paragraph)[place - paragraph.lowerBound].contains(.wordEnd)
    }

    /// The end of the next word: where Option and the right arrow go.
    package func wordEnd(after place: Int) -> Int {
        var at = place
        while at < count {
            let paragraph = paragraph(at: at)
            let flags = flags(of: paragraph)
            var local = at - paragraph.lowerBound + 1
            while local <= paragraph.count {
                if flags[local].contains(.wordEnd) { return paragraph.lowerBound + local }
                local += 1
            }
            at = max(at + 1, paragraph.upperBound)
        }
        return count
    }

    /// The start of the word before: where Option and the left arrow go.
    package func wordStart(before place: Int) -> Int {
        var at = place
        while at > 0 {
            let paragraph = paragraph(at: at - 1)
            let flags = flags(of: paragraph)
            var local = at - paragraph.lowerBound - 1
            while local >= 0 {
                if flags[local].contains(.wordStart) { return paragraph.lowerBound + local }
                local -= 1
            }
            at = paragraph.lowerBound
        }
        return 0
    }

    // MARK: Sentences

    /// The sentence that a unit is in, with the white space after it.
    package func sentence(at place: Int) -> Range<Int> {
        let paragraph = paragraph(at: min(place, max(0, count - 1)))
        guard !paragraph.isEmpty else { return place..<place }
        let flags = flags(of: paragraph)
        let local = min(max(0, place - paragraph.lowerBound), paragraph.count - 1)
        var low = local
        while low > 0, !flags[low].contains(.sentenceStart) { low -= 1 }
        var high = local + 1
        while high < paragraph.count, !flags[high].contains(.sentenceStart) { high += 1 }
        return paragraph.lowerBound + low..<paragraph.lowerBound + high
    }

    /// Whether a sentence begins at a place: at the start, or after a full stop and white space.
    package func beginsSentence(at place: Int) -> Bool {
        let paragraph = paragraph(at: place)
        var local = place
        var sawWhite = false
        while local > paragraph.lowerBound {
            let code = unit(local - 1)
            if code == 0x20 || code == 0xA0 || code == 0x09 {
                sawWhite = true
            } else if isSeparator(local - 1) {
                return true
            } else {
                let ends = code == 0x2E || code == 0x21 || code == 0x3F || code == 0x2026
                return sawWhite && ends
            }
            local -= 1
        }
        return true
    }
}
