// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct LinguisticTaggerTests {
    private func tags(
        _ text: String,
        _ scheme: NSLinguisticTagScheme,
        _ options: NSLinguisticTagger.Options = []
    ) -> [String] {
        let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
        tagger.string = text
        var result: [String] = []
        let all = NSRange(location: 0, length: text.utf16.count)
        tagger.enumerateTags(in: all, unit: .word, scheme: scheme, options: options) {
            tag,
            range,
            _ in
            let part = NSString(string: text).substring(with: range)
            result.append("\(part)=\(tag?.rawValue ?? "")")
        }
        return result
    }

    @Test func textsAreCutIntoWordsAndMarks() {
        #expect(
            tags("Don't go.", .tokenType)
                == ["Don't=Word", " =Whitespace", "go=Word", ".=Punctuation"]
        )
        #expect(
            tags("Don't go.", .tokenType, [.omitWhitespace, .omitPunctuation])
                == ["Don't=Word", "go=Word"]
        )
    }

    @Test func numbersAndMarksHaveClasses() {
        #expect(
            tags("(12 a)!", .lexicalClass, .omitWhitespace)
                == [
                    "(=OpenParenthesis", "12=Number", "a=OtherWord", ")=CloseParenthesis",
                    "!=SentenceTerminator",
                ]
        )
    }

    @Test(arguments: [
        ("The cat is in the house", "en"), ("Das ist nicht die Katze", "de"),
        ("Le chat est dans la maison", "fr"), ("猫は家にいます", "ja"), ("Кошка дома", "ru"),
        ("고양이", "ko"), ("12", nil),
    ])
    func languagesAreTold(text: String, language: String?) {
        #expect(NSLinguisticTagger.dominantLanguage(for: text) == language)
    }

    @Test func aSentenceIsFoundAroundAWord() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        tagger.string = "One two. Three four."
        var (word, sentence) = (NSRange(), NSRange())
        let tag = tagger.tag(
            at: 10,
            scheme: .tokenType,
            tokenRange: &word,
            sentenceRange: &sentence
        )
        #expect(tag == .word)
        #expect(word == NSRange(location: 9, length: 5))
        #expect(sentence == NSRange(location: 9, length: 11))
    }
}
