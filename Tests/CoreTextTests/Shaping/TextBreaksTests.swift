// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CoreText

@Suite("Break places")
struct TextBreaksTests {
    private func random(_ seed: UInt64, _ letters: [UInt16]) -> [UInt16] {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
        return (0..<Int(next() % 40)).map { _ in letters[Int(next() % UInt64(letters.count))] }
    }

    @Test("What plain text says without Unicode's rules is what they say")
    func plain() {
        let letters = Array(UInt16(0x20)...0x7E) + [9, 10, 0x20, 0x20, 0x2D]
        for seed in 1...400 {
            let units = random(UInt64(seed), letters)
            let breaks = TextBreaks(units)
            #expect(breaks.isPlain)
            let flags = BreakFlags.analyze(units)
            #expect(breaks.flags == flags)
            for unit in 0...units.count {
                #expect(breaks.startsCharacter(unit) == flags[unit].contains(.character))
                #expect(breaks.isHyphen(before: unit) == flags[unit].contains(.hyphen))
            }
            for unit in units.indices {
                #expect(breaks.isWhite(unit) == flags[unit].contains(.white))
            }
        }
    }

    @Test(
        "Other text is told by Unicode's rules",
        arguments: ["e\u{301}x", "a\r\nb", "x\u{AD}y", "\u{1F469}\u{200D}\u{1F467} ."]
    )
    func rich(text: String) {
        let units = Array(text.utf16)
        let breaks = TextBreaks(units)
        #expect(!breaks.isPlain)
        for unit in 0...units.count {
            #expect(breaks.startsCharacter(unit) == breaks.flags[unit].contains(.character))
        }
    }

    @Test("Plain letters make the runs that single characters make")
    func itemized() {
        let font = TextStyle.defaultFont
        let letters = Array(UInt16(0x20)...0x7E) + [0x3B1, 0x3B2, 0x301, 0x20, 9, 10, 0xE9]
        for seed in 1...300 {
            let units = random(UInt64(seed), letters)
            let string = String(decoding: units, as: UTF16.self)
            let key = NSAttributedString.Key(kCTFontAttributeName as String)
            let text = TypesetText(NSAttributedString(string: string, attributes: [key: font]))
            let flags = BreakFlags.analyze(units)
            let singly = text.paragraphs.flatMap { paragraph in
                var itemizer = TextItemizer(
                    units: units,
                    flags: flags,
                    attributeRuns: text.attributeRuns,
                    paragraph: paragraph,
                    // Levels of their own keep the itemizer from taking many at once.
                    levels: [UInt8](repeating: 0, count: paragraph.range.count)
                )
                return itemizer.makeItems()
            }
            #expect(text.runs.map(\.range) == singly.map(\.range))
            #expect(text.runs.map(\.script) == singly.map(\.script))
            #expect(text.runs.map(\.kind) == singly.map(\.kind))
            #expect(zip(text.runs, singly).allSatisfy { $0.font === $1.font })
        }
    }
}
