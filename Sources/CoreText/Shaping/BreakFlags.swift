// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation

/// The possible breaks before a UTF-16 unit of a text.
package struct BreakFlags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line may end before it.
    package static let line = BreakFlags(rawValue: 1)
    /// A character, as people see it, starts.
    package static let character = BreakFlags(rawValue: 2)
    /// White space that may hang over a line's end.
    package static let white = BreakFlags(rawValue: 4)
    /// A word starts.
    package static let wordStart = BreakFlags(rawValue: 8)
    /// A word ends before it.
    package static let wordEnd = BreakFlags(rawValue: 16)
    /// A line that ends before it shows a hyphen.
    package static let hyphen = BreakFlags(rawValue: 32)
    /// A sentence starts.
    package static let sentenceStart = BreakFlags(rawValue: 64)

    /// The flags of each unit and of the end; Unicode's rules (UAX 14 and 29) as Pango keeps them.
    package static func analyze(_ units: [UInt16]) -> [BreakFlags] {
        var flags = [BreakFlags](repeating: [], count: units.count + 1)
        flags[0] = [.character]
        guard !units.isEmpty else { return flags }
        let (scalars, starts) = decode(units)
        var utf8: [CChar] = []
        utf8.reserveCapacity(units.count + 1)
        for scalar in scalars {
            for byte in UTF8.encode(scalar).unsafelyUnwrapped {
                utf8.append(CChar(bitPattern: byte))
            }
        }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        pango_get_log_attrs(
            utf8,
            Int32(utf8.count),
            -1,
            pango_language_from_string("en"),
            &attributes,
            Int32(attributes.count)
        )
        for (index, attribute) in attributes.enumerated() {
            let unit = index < starts.count ? starts[index] : units.count
            var value: BreakFlags = []
            if attribute.is_line_break != 0 { value.insert(.line) }
            if attribute.is_cursor_position != 0 { value.insert(.character) }
            if attribute.is_white != 0 { value.insert(.white) }
            if attribute.is_word_start != 0 { value.insert(.wordStart) }
            if attribute.is_word_end != 0 { value.insert(.wordEnd) }
            if attribute.is_sentence_start != 0 { value.insert(.sentenceStart) }
            if unit > 0, units[unit - 1] == 0xAD { value.insert(.hyphen) }
            flags[unit] = value
        }
        // No-break spaces do not hang.
        for (unit, code) in units.enumerated() where code == 0xA0 || code == 0x202F {
            flags[unit].remove(.white)
        }
        flags[0].insert(.character)
        flags[units.count].insert(.character)
        return flags
    }

    /// The scalars of UTF-16 text and the unit at which each starts; halves of pairs that stand
    /// alone become replacement characters.
    static func decode(_ units: [UInt16]) -> (scalars: [Unicode.Scalar], starts: [Int]) {
        var scalars: [Unicode.Scalar] = []
        var starts: [Int] = []
        scalars.reserveCapacity(units.count)
        starts.reserveCapacity(units.count)
        var index = 0
        while index < units.count {
            let (scalar, length) = scalar(units, at: index)
            scalars.append(scalar)
            starts.append(index)
            index += length
        }
        return (scalars, starts)
    }

    /// The scalar at a unit and how many units it takes.
    static func scalar(_ units: [UInt16], at index: Int) -> (Unicode.Scalar, Int) {
        let unit = units[index]
        if UTF16.isLeadSurrogate(unit), index + 1 < units.count,
            UTF16.isTrailSurrogate(units[index + 1])
        {
            let high = UInt32(unit & 0x3FF) << 10
            let value = 0x10000 + (high | UInt32(units[index + 1] & 0x3FF))
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
        }
        return (Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}", 1)
    }
}
