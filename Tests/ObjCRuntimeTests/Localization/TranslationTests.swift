// SPDX-License-Identifier: Apache-2.0

import Foundation
import LocaleDefaults
import Testing

@testable import ObjCRuntime

struct TranslationTests {
    /// A bundle of these files.
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("translations-" + UUID().uuidString)
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: folder.path))
    }

    private let plurals = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%@: %#@n@!</string>
        <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>nothing</string>
        <key>one</key><string>one file</string>
        <key>other</key><string>%d files</string></dict></dict></dict></plist>
        """

    @Test func aTableTranslatesAndMissingKeysStandForThemselves() throws {
        let bundle = try bundle(["en.lproj/Localizable.strings": "\"hello\" = \"Hello!\";"])
        #expect(_objcLocalizedString("hello", bundle: bundle, comment: "") == "Hello!")
        #expect(_objcLocalizedString("bye", bundle: bundle, comment: "") == "bye")
        #expect(_objcLocalizedString("bye", bundle: bundle, value: "Bye", comment: "") == "Bye")
        #expect(bundle._objcLocalizedString(forKey: "hello", value: nil, table: "Other") == "hello")
    }

    @Test(arguments: [(0, "A: nothing!"), (1, "A: one file!"), (7, "A: 7 files!")])
    func numbersChooseTheForm(_ count: Int, _ expected: String) throws {
        let bundle = try bundle(["en.lproj/Localizable.stringsdict": plurals])
        let format = _objcLocalizedString("files", bundle: bundle, comment: "")
        #expect(String._objcLocalizedFormat(format, "A", count) == expected)
        #expect(String(_objcFormat: format, "A", count) == expected)
    }

    @Test func aStringCatalogTranslates() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "plain": {},
              "named": {"localizations": {"en": {"stringUnit": {"value": "Named"}}}},
              "%lld birds": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld bird"}},
                "other": {"stringUnit": {"value": "%lld birds!"}}}}}}},
              "both": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ and %#@b@"},
                "substitutions": {
                  "a": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg ant"}},
                    "other": {"stringUnit": {"value": "%arg ants"}}}}},
                  "b": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg bee"}},
                    "other": {"stringUnit": {"value": "%arg bees"}}}}}}}}}
            }}
            """
        let bundle = try bundle(["Localizable.xcstrings": catalog])
        #expect(String(localized: "plain", bundle: bundle) == "plain")
        #expect(String(localized: "named", bundle: bundle) == "Named")
        #expect(String(localized: "\(1) birds", bundle: bundle) == "1 bird")
        #expect(String(localized: "\(5) birds", bundle: bundle) == "5 birds!")
        let both = _objcLocalizedString("both", bundle: bundle, comment: "")
        #expect(String(_objcFormat: both, 1, 3) == "3 ants and 1 bee")
    }

    @Test(arguments: [
        ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ja", 1, "other"),
        ("ru", 21, "one"), ("ru", 22, "few"), ("ru", 12, "many"), ("pl", 5, "many"),
        ("cs", 3, "few"), ("ar", 2, "two"), ("ar", 100, "other"), ("sl", 102, "two"),
        ("lt", 12, "other"), ("lv", 10, "zero"), ("ro", 0, "few"), ("he", 2, "two"),
        ("pt-BR", 0, "one"), ("de_AT", -1, "one"),
    ])
    func languagesHaveTheirForms(_ language: String, _ number: Int, _ expected: String) {
        #expect(PluralCategory(number, language: language).rawValue == expected)
    }

    @Test func theFirstWantedLanguageThatIsThereIsChosen() {
        let available: Set = ["de", "en", "pt-BR"]
        #expect(Translations.chosen(available, ["de-AT", "en"], region: nil) == "de")
        #expect(Translations.chosen(available, ["it"], region: "pt-BR") == "pt-BR")
        #expect(Translations.chosen(["Base"], ["it"], region: nil) == nil)
        #expect(Translations.chosen(["sv"], ["it"], region: nil) == "sv")
    }

    @Test func formatsOfStrangersStayWhole() {
        #expect(Translations.resolve("100% sure", []) == "100% sure")
        #expect(String(_objcFormat: "%d%% of %@", 5, "x") == "5% of x")
        #expect(Translations.resolve("%#@unknown@ x", [1]) == " x")
    }
}
