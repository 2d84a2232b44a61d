// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

/// Words and sentences are visited, and parts of a `String` within the range that is asked for.
struct WordEnumerationTests {
    private let text = "  Hello big, wide world's end 3.14!"

    private func words(_ options: String.EnumerationOptions) -> [String?] {
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

    @Test func sentencesEndWithTheirSpaces() {
        let string = "It is 3.5 p.m. now.  Is it?\nYes!"
        var (sentences, places): ([String], [NSRange]) = ([], [])
        string.enumerateSubstrings(in: string.startIndex..., options: [.bySentences, .localized]) {
            sentence,
            range,
            enclosing,
            _ in
            sentences.append(sentence ?? "")
            #expect(range == enclosing)
            places.append(NSRange(range, in: string))
        }
        #expect(sentences == ["It is 3.5 p.m. now.  ", "Is it?\n", "Yes!"])
        #expect(places.last == NSRange(location: 28, length: 4))
    }

    @Test func onlyTheRangeOfAStringIsVisited() {
        let string = "öne two\nthree four\nfive"
        let start = string.index(string.startIndex, offsetBy: 4)
        var lines: [String] = []
        string.enumerateSubstrings(in: start..<string.index(start, offsetBy: 9), options: .byLines)
        {
            line,
            range,
            _,
            stops in
            #expect(line == String(string[range]))
            lines.append(line ?? "")
        }
        #expect(lines == ["two", "three"])
        let part = string[start...]
        var words: [String] = []
        part.enumerateSubstrings(in: part.startIndex..., options: .byWords) {
            word,
            range,
            _,
            stops in
            #expect(word == String(part[range]))
            words.append(word ?? "")
            stops = words.count == 2
        }
        #expect(words == ["two", "three"])
    }

    @Test func sentencesOfOneLineAreVisitedOneByOne() {
        var sentences: [String] = []
        let text = "One. Two! Three?" as NSString
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateSubstrings(in: whole, options: .bySentences) { sentence, _, _, _ in
            sentences.append(sentence ?? "")
        }
        #expect(sentences == ["One. ", "Two! ", "Three?"])
    }
}
