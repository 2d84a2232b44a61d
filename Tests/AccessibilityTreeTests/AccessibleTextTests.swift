// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityTree

/// Places and pieces of text.
struct AccessibleTextTests {
    private let text = AccessibleText("One two.  Three \u{1F600} four!\nNext line")

    private func piece(_ unit: AccessibleText.Unit, _ place: Int) -> String {
        text[text.piece(unit, at: place)]
    }

    @Test func placesCountScalarsWhereUIKitCountsUnits() {
        let text = AccessibleText("a\u{1F600}bc", selection: 1..<4)
        #expect(text.count == 4 && text.caret == 3 && text.selection == 1..<3)
        #expect(text.units(before: 2) == 3 && text.units(before: 99) == 5)
        #expect(text[1..<2] == "\u{1F600}")
    }

    @Test func piecesReachToTheNextOne() {
        #expect(piece(.word, 1) == "One ")
        #expect(piece(.word, 4) == "two.  ")
        #expect(piece(.sentence, 2) == "One two.  ")
        #expect(piece(.sentence, 12) == "Three \u{1F600} four!\n")
        #expect(piece(.paragraph, 0) == "One two.  Three \u{1F600} four!\n")
        #expect(piece(.paragraph, text.count - 1) == "Next line")
        #expect(piece(.character, 16) == "\u{1F600}")
        #expect(piece(.word, text.count) == "")
    }

    @Test func aCharacterOfManyScalarsIsOnePiece() {
        let text = AccessibleText("e\u{301}x")
        #expect(text[text.piece(.character, at: 0)] == "e\u{301}")
        #expect(text[text.piece(.character, at: 1)] == "e\u{301}")
    }

    @Test func rangesOutsideOfTheTextAreNone() {
        #expect(text.range(0, -1) == 0..<text.count)
        #expect(text.range(2, 1) == nil && text.range(-1, 1) == nil)
        #expect(text.range(0, text.count + 1) == nil)
    }
}
