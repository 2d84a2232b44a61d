// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitServices

struct SpellingDictionaryTests {
    private let dictionary = SpellingDictionary(
        words: "6\ncarry/DG\nwalk/DG\nhappy/U\nParis\nnono/!\nlike/DU\n",
        affixes: """
            FORBIDDENWORD !
            PFX U Y 1
            PFX U 0 un .
            SFX D Y 4
            SFX D 0 d e
            SFX D y ied [^aeiou]y
            SFX D 0 ed [^ey]
            SFX D 0 ed [aeiou]y
            SFX G Y 2
            SFX G e ing e
            SFX G 0 ing [^e]
            """
    )

    @Test(arguments: ["carry", "carried", "carrying", "walked", "unhappy", "liked", "unliked"])
    func stemsAndWhatIsMadeOfThemAreWords(word: String) {
        #expect(dictionary.contains(word))
        #expect(dictionary.contains(word.uppercased()))
        #expect(dictionary.contains(word.prefix(1).uppercased() + word.dropFirst()))
    }

    @Test(arguments: ["carryed", "walkd", "paris", "unwalk", "nono", "", "wALK", "happyed"])
    func othersAreNot(word: String) { #expect(!dictionary.contains(word)) }

    @Test func guessesAreOneChangeAway() {
        #expect(dictionary.guesses(for: "wlak") == ["walk"])
        #expect(dictionary.guesses(for: "Carrry") == ["Carry"])
        #expect(dictionary.guesses(for: "xyz").isEmpty)
    }

    @Test func completionsBeginSo() {
        #expect(dictionary.completions(of: "ca") == ["carry"])
        #expect(dictionary.completions(of: "").isEmpty)
    }

    @Test func ofALanguageWithoutADictionaryEveryWordIsRight() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "qwrtz",
            range: NSRange(location: 0, length: 5),
            startingAt: 0,
            wrap: false,
            language: "tlh"
        )
        #expect(range.location == NSNotFound)
    }

    @Test func learntWordsAreKnownUntilTheyAreForgotten() {
        UITextChecker.learnWord("flibbert")
        #expect(UITextChecker.hasLearnedWord("flibbert"))
        UITextChecker.unlearnWord("flibbert")
        #expect(!UITextChecker.hasLearnedWord("flibbert"))
    }
}
