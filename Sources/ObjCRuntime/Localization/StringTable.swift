// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import LocaleDefaults

/// The translations of one table into one language.
struct StringTable: Sendable {
    /// A translation.
    enum Entry: Sendable {
        case text(String)
        /// A format whose `%#@name@` depend on numbers.
        case plural(format: String, variables: [String: PluralVariable])
    }

    let language: String
    private(set) var entries: [String: Entry] = [:]

    /// Reads a table's files in a folder; later kinds win over earlier ones.
    init(folder: String, name: String, language: String) {
        self.language = language
        let base = (folder as NSString).appendingPathComponent(name)
        for (key, value) in Self.propertyList("\(base).strings") {
            if let text = value as? String { entries[key] = .text(text) }
        }
        for (key, value) in Self.propertyList("\(base).stringsdict") {
            guard let value = value as? [String: Any],
                let format = value["NSStringLocalizedFormatKey"] as? String
            else { continue }
            let variables = value.compactMapValues { PluralVariable(stringsdict: $0) }
            entries[key] = .plural(format: format, variables: variables)
        }
    }

    /// Takes a language out of a string catalogue.
    init(catalog: StringCatalog, language: String) {
        self.language = language
        entries = catalog.entries(language)
    }

    private static func propertyList(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    var isEmpty: Bool { entries.isEmpty }
}

/// A part of a format that has a form for each kind of number.
struct PluralVariable: Sendable {
    /// The forms by the names of their categories.
    let forms: [String: String]
    /// The argument that decides, from 1; nil for the next one.
    let argument: Int?

    init(forms: [String: String], argument: Int? = nil) {
        self.forms = forms
        self.argument = argument
    }

    /// Reads a variable of a `.stringsdict`; nil for what is none.
    init?(stringsdict value: Any) {
        guard let value = value as? [String: Any],
            value["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { return nil }
        forms = value.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
        argument = nil
    }

    /// The form for a number; `zero` is for 0 in every language that has one.
    func form(_ number: Int, language: String) -> String {
        if number == 0, let zero = forms["zero"] { return zero }
        let category = PluralCategory(number, language: language)
        return forms[category.rawValue] ?? forms["other"] ?? ""
    }
}
