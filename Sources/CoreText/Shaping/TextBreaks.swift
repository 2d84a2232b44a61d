// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where the characters, words and lines of a text may end.
///
/// Unicode's rules are applied when they are first needed: a text of plain letters on one line
/// never does.
final class TextBreaks: Sendable {
    /// Whether the text is of printable ASCII, tabs and line feeds only, where each unit is a
    /// character.
    let isPlain: Bool
    private let units: [UInt16]
    /// The flags of a text that is not plain: characters cannot be told without.
    private let rich: [BreakFlags]
    private let plain = Mutex<[BreakFlags]?>(nil)

    init(_ units: [UInt16]) {
        self.units = units
        isPlain = Self.isPlain(units)
        rich = isPlain ? [] : BreakFlags.analyze(units)
    }

    /// The possible breaks before each unit, and at the end.
    ///
    /// - Complexity: O(1) but for the first call. Loops keep the list.
    var flags: [BreakFlags] {
        guard isPlain else { return rich }
        return plain.withLock { plain in
            if let plain { return plain }
            let made = BreakFlags.analyze(units)
            plain = made
            return made
        }
    }

    /// Whether a unit is white space that may hang over a line's end.
    func isWhite(_ unit: Int) -> Bool {
        guard isPlain else { return rich[unit].contains(.white) }
        return unit < units.count && (units[unit] == 0x20 || units[unit] == 9 || units[unit] == 10)
    }

    /// Whether a character, as people see it, starts at a unit or the text ends there.
    func startsCharacter(_ unit: Int) -> Bool {
        isPlain || rich[unit].contains(.character)
    }

    /// Whether a line that ends before a unit shows a hyphen.
    func isHyphen(before unit: Int) -> Bool {
        unit > 0 && units[unit - 1] == 0xAD
    }

    private static func isPlain(_ units: [UInt16]) -> Bool {
        units.withUnsafeBufferPointer { units in
            for unit in units where unit > 0x7E || unit < 0x20 && unit != 9 && unit != 10 {
                return false
            }
            return true
        }
    }
}
