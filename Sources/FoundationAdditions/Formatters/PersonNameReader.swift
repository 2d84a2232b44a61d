// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the components of a name in a text.
struct PersonNameReader {
    private let locale: Locale

    init(_ locale: Locale) { self.locale = locale }

    private static let prefixes: Set<String> = [
        "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "sir", "dame", "lord", "lady", "rev", "fr",
        "hon", "herr", "frau", "mme", "mlle", "sra", "srta", "sig",
    ]
    private static let suffixes: Set<String> = [
        "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "dds", "cpa", "jun", "sen",
    ]
    /// Words that begin a family name of more than one word.
    private static let particles: Set<String> = [
        "von", "van", "de", "der", "den", "del", "della", "di", "da", "du", "la", "le", "zu", "ter",
        "ten", "al", "bin", "ibn",
    ]

    func components(of text: String) -> PersonNameComponents? {
        var result = PersonNameComponents()
        let parts = text.split(separator: ",", maxSplits: 1)
        var words = parts.first.map(Self.words) ?? []
        if parts.count == 2 {
            let rest = Self.words(parts[1])
            if let first = rest.first, !Self.suffixes.contains(Self.key(first)) {
                // "Clark, Thomas Louis"
                result.familyName = words.joined(separator: " ")
                read(rest, into: &result)
                return result
            }
            result.nameSuffix = rest.isEmpty ? nil : rest.joined(separator: " ")
        }
        guard !words.isEmpty else { return nil }
        let prefix = words.prefix { Self.prefixes.contains(Self.key($0)) }
        if prefix.count < words.count, !prefix.isEmpty {
            result.namePrefix = prefix.joined(separator: " ")
            words.removeFirst(prefix.count)
        }
        let suffix = words.reversed().prefix { Self.suffixes.contains(Self.key($0)) }
        if words.count - suffix.count > 1, !suffix.isEmpty {
            result.nameSuffix = suffix.reversed().joined(separator: " ")
            words.removeLast(suffix.count)
        }
        takeNickname(from: &words, into: &result)
        guard !words.isEmpty else { return nil }
        split(words, into: &result)
        return result
    }

    private func split(_ words: [String], into result: inout PersonNameComponents) {
        let script = PersonNameScript(words.joined())
        guard words.count > 1 else { return splitSingle(words[0], script, into: &result) }
        if PersonNameScript.isFamilyFirst(script, locale) {
            result.familyName = words[0]
            return read(Array(words.dropFirst()), into: &result)
        }
        var start = words.count - 1
        if let particle = words.indices.dropFirst().dropLast().first(where: {
            Self.particles.contains(words[$0].lowercased())
        }) {
            start = particle
        }
        result.familyName = words[start...].joined(separator: " ")
        read(Array(words[..<start]), into: &result)
    }

    /// A word alone: Chinese and Korean names have one character for the family, unless there are four.
    private func splitSingle(
        _ word: String,
        _ script: PersonNameScript,
        into result: inout PersonNameComponents
    ) {
        guard script == .han || script == .hangul, word.count > 1 else {
            result.givenName = word
            return
        }
        let isJapanese = locale.language.languageCode == .japanese && script == .han
        let count = word.count > 3 || isJapanese && word.count > 2 ? 2 : 1
        result.familyName = String(word.prefix(count))
        result.givenName = String(word.dropFirst(count))
    }

    private func read(_ words: [String], into result: inout PersonNameComponents) {
        result.givenName = words.first
        if words.count > 1 { result.middleName = words.dropFirst().joined(separator: " ") }
    }

    /// A nickname stands in quotation marks among the names.
    private func takeNickname(
        from words: inout [String],
        into result: inout PersonNameComponents
    ) {
        let marks = CharacterSet(charactersIn: "\"“”")
        guard
            let place = words.firstIndex(where: {
                $0.count > 2 && $0.trimmingCharacters(in: marks).count == $0.count - 2
            })
        else { return }
        result.nickname = words.remove(at: place).trimmingCharacters(in: marks)
    }

    private static func words(_ text: Substring) -> [String] {
        text.split { $0.isWhitespace || $0 == "・" || $0 == "·" }.map(String.init)
    }

    /// A title as the lists have it.
    private static func key(_ word: String) -> String {
        word.lowercased().filter { $0 != "." }
    }
}
