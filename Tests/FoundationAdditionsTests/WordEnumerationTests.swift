// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct WordEnumerationTests {
    private let text = "  Hello big, wide world's end 3.14!"

    private func words(_ options: _WordEnumerationOptions) -> [String?] {
        var found: [String?] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { word, _, _, _ in
            found.append(word)
        }
        return found
    }

    @Test func wordsComeWithoutWhatLiesBetween() {
        #expect(words(.byWords) == ["Hello", "big", "wide", "world's", "end", "3.14"])
        #expect(words([.byWords, .reverse]).first == "3.14")
        #expect(words([.byWords, .substringNotRequired]) == Array(repeating: nil, count: 6))
    }

    @Test func enclosingRangesCoverTheText() {
        var enclosing: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, _, range, _ in
            enclosing.append(String(text[range]))
        }
        #expect(enclosing.joined() == text)
        #expect(enclosing.prefix(2) == ["  Hello ", "big, "])
    }

    @Test func aPartIsSearchedAndTheBlockStops() {
        let string = "👩‍👩‍👧 one two three" as NSString
        var found: [NSRange] = []
        let part = NSRange(location: 9, length: string.length - 9)
        string.enumerateSubstrings(in: part, options: .byWords) { word, range, _, stops in
            #expect(word == string.substring(with: range))
            found.append(range)
            if found.count == 2 { stops.pointee = true }
        }
        #expect(found == [NSRange(location: 9, length: 3), NSRange(location: 13, length: 3)])
    }

    @Test func foundationsOwnOptionsStay() {
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { line, _, _, _ in
            lines.append(line ?? "")
        }
        #expect(lines == ["a", "b"])
    }
}
