// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

/// Parts of strings are visited within the range that is asked for.
struct SubstringEnumerationTests {
    private let text = NSString(string: "one two\nthree\r\nfour\u{2028}five\u{2029}")

    private func visited(
        _ range: NSRange,
        _ options: NSString.EnumerationOptions,
        in text: NSString? = nil
    ) -> [String] {
        var found: [String] = []
        let text = text ?? self.text
        text.enumerateSubstrings(in: range, options: options) { part, range, enclosing, _ in
            found.append(
                "\(part ?? "-") \(range.location)+\(range.length) \(enclosing.location)+\(enclosing.length)"
            )
        }
        return found
    }

    @Test func onlyTheRangeIsVisited() {
        #expect(visited(NSRange(location: 0, length: 8), .byParagraphs) == ["one two 0+7 0+8"])
        #expect(
            visited(NSRange(location: 4, length: 6), .byLines) == ["two 4+3 4+4", "th 8+2 8+2"]
        )
        #expect(visited(NSRange(location: 8, length: 0), .byLines).isEmpty)
        #expect(visited(NSRange(location: 4, length: 2), []) == ["tw 4+2 4+2"])
    }

    @Test func linesEndWhereParagraphsGoOn() {
        let rest = NSRange(location: 15, length: 10)
        #expect(visited(rest, .byLines) == ["four 15+4 15+5", "five 20+4 20+5"])
        #expect(visited(rest, .byParagraphs) == ["four\u{2028}five 15+9 15+10"])
    }

    @Test func theEndMayComeFirst() {
        #expect(
            visited(NSRange(location: 2, length: 10), [.byParagraphs, .reverse])
                == ["thre 8+4 8+4", "e two 2+5 2+6"]
        )
    }

    @Test func charactersStayWhole() {
        let text = NSString(string: "ae\u{301}👨‍👩‍👧x")
        #expect(
            visited(NSRange(location: 1, length: 10), .byComposedCharacterSequences, in: text)
                == ["e\u{301} 1+2 1+2", "👨‍👩‍👧 3+8 3+8"]
        )
    }

    @Test func theBlockMayEndItAndChangeTheText() {
        let text = NSMutableString(string: "a\nb\nc\n")
        var seen: [String] = []
        let all = NSRange(location: 0, length: 6)
        text.enumerateSubstrings(in: all, options: .byLines) { part, range, _, stop in
            seen.append(part ?? "")
            text.replaceCharacters(in: range, with: "longer")
            if part == "b" { stop.pointee = true }
        }
        #expect(seen == ["a", "b"])
        #expect(text == NSMutableString(string: "longer\nlonger\nc\n"))
        var lines: [String] = []
        "x\ny".enumerateLines { line, _ in lines.append(line) }
        #expect(lines == ["x", "y"])
    }
}
