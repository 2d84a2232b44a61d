// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A `.xcstrings` file: the translations of a table into all languages.
struct StringCatalog {
    private let sourceLanguage: String
    private let strings: [String: [String: Any]]

    /// Reads a file; nil if it is missing or no catalogue.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let whole = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = whole["strings"] as? [String: Any]
        else { return nil }
        sourceLanguage = whole["sourceLanguage"] as? String ?? "en"
        self.strings = strings.mapValues { $0 as? [String: Any] ?? [:] }
    }

    private static func localizations(_ entry: [String: Any]) -> [String: [String: Any]] {
        entry["localizations"] as? [String: [String: Any]] ?? [:]
    }

    /// Every language that something is translated into.
    var languages: Set<String> {
        Set(strings.values.flatMap { Self.localizations($0).keys }).union([sourceLanguage])
    }

    /// The translations into a language; in the source language a key may stand for itself.
    func entries(_ language: String) -> [String: StringTable.Entry] {
        var result: [String: StringTable.Entry] = [:]
        for (key, entry) in strings {
            if let found = Self.localizations(entry)[language].flatMap(Self.entry) {
                result[key] = found
            } else if language == sourceLanguage {
                result[key] = .text(key)
            }
        }
        return result
    }

    private static func entry(_ value: [String: Any]) -> StringTable.Entry? {
        if let text = text(value) {
            let substitutions = value["substitutions"] as? [String: [String: Any]] ?? [:]
            guard !substitutions.isEmpty else { return .text(text) }
            return .plural(format: text, variables: substitutions.compactMapValues(variable))
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: [String: Any]] {
            return (devices["iphone"] ?? devices["other"] ?? devices["ipad"]).flatMap(entry)
        }
        return variable(value).map { .plural(format: "%#@value@", variables: ["value": $0]) }
    }

    private static func text(_ value: [String: Any]) -> String? {
        (value["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func variable(_ value: [String: Any]) -> PluralVariable? {
        guard let variations = value["variations"] as? [String: Any],
            let plural = variations["plural"] as? [String: [String: Any]]
        else { return nil }
        let specifier = value["formatSpecifier"] as? String ?? "lld"
        let forms = plural.compactMapValues { text($0) }
            .mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(specifier)") }
        return PluralVariable(forms: forms, argument: value["argNum"] as? Int)
    }
}
