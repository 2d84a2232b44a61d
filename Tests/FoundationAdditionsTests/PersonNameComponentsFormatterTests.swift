// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct PersonNameComponentsFormatterTests {
    private typealias NameFormatter = FoundationAdditions.PersonNameComponentsFormatter

    private let clark = PersonNameComponents(
        namePrefix: "Dr.",
        givenName: "Thomas",
        middleName: "Louis",
        familyName: "Clark",
        nameSuffix: "Esq.",
        nickname: "Tom"
    )
    private let kida = PersonNameComponents(givenName: "泰夫", familyName: "木田")

    private func texts(_ name: PersonNameComponents, _ locale: String) -> [String] {
        let formatter = NameFormatter()
        formatter.locale = Locale(identifier: locale)
        return [NameFormatter.Style.short, .medium, .long, .abbreviated].map { style in
            formatter.style = style
            return formatter.string(from: name)
        }
    }

    @Test func aNameIsWrittenInTheOrderOfTheLanguage() {
        #expect(
            texts(clark, "en_US")
                == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"]
        )
        #expect(
            texts(clark, "zh_CN")
                == ["Tom", "Clark Thomas", "Dr. Clark Thomas Louis Esq.", "CT"]
        )
    }

    @Test func aScriptGoesBeforeTheLanguage() {
        #expect(texts(kida, "en_US") == ["木田", "木田泰夫", "木田泰夫", "木田"])
    }

    @Test func aNameSoundsAsItsPhoneticRepresentation() {
        var name = kida
        name.phoneticRepresentation = PersonNameComponents(givenName: "やすお", familyName: "きだ")
        let text = NameFormatter.localizedString(from: name, style: .medium, options: .phonetic)
        #expect(text == "きだやすお")
    }

    @Test func partsAreAnnotated() {
        let formatter = NameFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let text = formatter.annotatedString(from: clark)
        #expect(text.string == "Thomas Clark")
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        let parts = [0, 6, 7].map { text.attributes(at: $0, effectiveRange: nil)[key] as? String }
        #expect(
            parts
                == [
                    NSPersonNameComponentGivenName, NSPersonNameComponentDelimiter,
                    NSPersonNameComponentFamilyName,
                ]
        )
    }

    @Test(arguments: [
        ("Dr. Thomas Louis Clark Jr.", "Dr.", "Thomas", "Louis", "Clark", "Jr."),
        ("Ludwig van Beethoven", nil, "Ludwig", nil, "van Beethoven", nil),
        ("Clark, Thomas", nil, "Thomas", nil, "Clark", nil),
        ("王小明", nil, "小明", nil, "王", nil), ("Cher", nil, "Cher", nil, nil, nil),
    ])
    func namesAreRead(
        text: String,
        prefix: String?,
        given: String?,
        middle: String?,
        family: String?,
        suffix: String?
    ) throws {
        let formatter = NameFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let name = try #require(formatter.personNameComponents(from: text))
        #expect(name.namePrefix == prefix)
        #expect(name.givenName == given)
        #expect(name.middleName == middle)
        #expect(name.familyName == family)
        #expect(name.nameSuffix == suffix)
        #expect(formatter.personNameComponents(from: "  ") == nil)
    }
}
