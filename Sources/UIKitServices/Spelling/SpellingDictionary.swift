// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The words of a language, as Hunspell's files have them: stems, and the beginnings and ends that
/// make others of them.
package final class SpellingDictionary: Sendable {
    /// A beginning or an end.
    private struct Affix: Sendable {
        let flag: Character
        let strip: String
        let add: String
        /// The condition of the affix: a set of letters for each position, nil for any.
        let condition: [Place]
        /// Whether it can be combined with an affix of the other kind.
        let combines: Bool
    }

    private struct Place: Sendable {
        let letters: Set<Character>
        let isExcluding: Bool

        func admits(_ letter: Character) -> Bool { letters.contains(letter) != isExcluding }
    }

    private let stems: [String: Set<Character>]
    private let prefixes: [Affix]
    /// By the last letter that they add; those that add none, under a space.
    private let suffixes: [Character: [Affix]]
    private let forbidden: Character?

    /// Reads the texts of a `.dic` and an `.aff` file.
    package init(words: String, affixes: String) {
        var prefixes: [Affix] = []
        var suffixes: [Character: [Affix]] = [:]
        var combining: [String: Bool] = [:]
        var forbidden: Character?
        for line in affixes.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true)
            if parts.count >= 2, parts[0] == "FORBIDDENWORD" { forbidden = parts[1].first }
            guard parts.count >= 4, parts[0] == "PFX" || parts[0] == "SFX",
                let flag = parts[1].first
            else { continue }
            let key = "\(parts[0]) \(flag)"
            guard parts.count >= 5 else {
                combining[key] = parts[2] == "Y"
                continue
            }
            let added = parts[3].prefix { $0 != "/" }
            let affix = Affix(
                flag: flag,
                strip: parts[2] == "0" ? "" : String(parts[2]),
                add: added == "0" ? "" : String(added),
                condition: Self.places(parts[4]),
                combines: combining[key] ?? false
            )
            if parts[0] == "PFX" {
                prefixes.append(affix)
            } else {
                suffixes[affix.add.last ?? " ", default: []].append(affix)
            }
        }
        self.prefixes = prefixes
        self.suffixes = suffixes
        self.forbidden = forbidden
        var stems: [String: Set<Character>] = [:]
        // The first line has their number.
        for line in words.split(whereSeparator: \.isNewline).dropFirst() {
            let entry = line.prefix { $0 != "\t" && $0 != " " }
            let parts = entry.split(separator: "/", maxSplits: 1)
            guard let word = parts.first else { continue }
            stems[String(word), default: []].formUnion(parts.count > 1 ? parts[1] : "")
        }
        self.stems = stems
    }

    private static func places(_ text: Substring) -> [Place] {
        guard text != "." else { return [] }
        var result: [Place] = []
        var rest = text
        while let letter = rest.popFirst() {
            guard letter == "[", let end = rest.firstIndex(of: "]") else {
                result.append(
                    Place(letters: letter == "." ? [] : [letter], isExcluding: letter == ".")
                )
                continue
            }
            let inner = rest[..<end]
            let isExcluding = inner.first == "^"
            result.append(
                Place(
                    letters: Set(isExcluding ? inner.dropFirst() : inner),
                    isExcluding: isExcluding
                )
            )
            rest = rest[rest.index(after: end)...]
        }
        return result
    }

    /// Whether a word is one of the language, however it is capitalized.
    package func contains(_ word: String) -> Bool {
        if isWord(word) { return true }
        let lower = word.lowercased()
        if lower == word { return false }
        let first = word.prefix(1) + word.dropFirst().lowercased()
        let isTitle = first == word
        let isUppercase = word.uppercased() == word
        guard isTitle || isUppercase else { return false }
        return isWord(lower)
            || (isUppercase && isWord(lower.prefix(1).uppercased() + lower.dropFirst()))
    }

    private func isWord(_ word: String) -> Bool {
        if let flags = stems[word] { return forbidden.map { !flags.contains($0) } ?? true }
        if hasSuffix(word, nil) { return true }
        for prefix in prefixes where word.hasPrefix(prefix.add) && word != prefix.add {
            let stem = prefix.strip + word.dropFirst(prefix.add.count)
            guard stem.count >= prefix.condition.count,
                zip(stem, prefix.condition).allSatisfy({ $1.admits($0) })
            else { continue }
            if stems[stem]?.contains(prefix.flag) == true { return true }
            if prefix.combines, hasSuffix(stem, prefix.flag) { return true }
        }
        return false
    }

    private func hasSuffix(_ word: String, _ other: Character?) -> Bool {
        guard let last = word.last else { return false }
        for key in [last, " "] {
            for suffix in suffixes[key] ?? [] {
                guard word.hasSuffix(suffix.add), other == nil || suffix.combines else { continue }
                let stem = word.dropLast(suffix.add.count) + suffix.strip
                guard stem.count >= suffix.condition.count,
                    zip(stem.reversed(), suffix.condition.reversed())
                        .allSatisfy({ $1.admits($0) }),
                    let flags = stems[String(stem)], flags.contains(suffix.flag)
                else { continue }
                if other.map(flags.contains) ?? true { return true }
            }
        }
        return false
    }

    /// The known words at edit distance one, in order.
    package func guesses(for word: String) -> [String] {
        let lower = Array(word.lowercased())
        let letters = Array("abcdefghijklmnopqrstuvwxyz'")
        var seen: Set<String> = []
        var found: [String] = []
        func offer(_ changed: [Character]) {
            let text = String(changed)
            guard seen.insert(text).inserted, text != word, contains(text) else { return }
            found.append(text)
        }
        guard lower.count < 40 else { return [] }
        for index in lower.indices.dropLast() {
            var changed = lower
            changed.swapAt(index, index + 1)
            offer(changed)
        }
        for index in lower.indices {
            for letter in letters {
                var changed = lower
                changed[index] = letter
                offer(changed)
            }
        }
        for index in lower.indices {
            var changed = lower
            changed.remove(at: index)
            offer(changed)
        }
        for index in 0...lower.count {
            for letter in letters {
                var changed = lower
                changed.insert(letter, at: index)
                offer(changed)
            }
        }
        let isTitle = word.first?.isUppercase ?? false
        return found.map { isTitle ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    }

    /// Stems that begin so, in order of the alphabet.
    package func completions(of start: String) -> [String] {
        let lower = start.lowercased()
        guard !lower.isEmpty else { return [] }
        let isTitle = start.first?.isUppercase ?? false
        return stems.keys.filter { $0.hasPrefix(lower) && $0 != lower }.sorted()
            .map { isTitle ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    }
}

/// The dictionaries that the system has.
enum SpellingDictionaries {
    private static let folders = [
        "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/local/share/hunspell",
    ]
    private static let read = Mutex<[String: SpellingDictionary]>([:])

    /// The languages, as `en_US`.
    static var languages: [String] {
        let names = folders.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
        }
        let all = names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph") }
        return Set(all.map { String($0.dropLast(4)) }).sorted()
    }

    /// The dictionary of a language, or of one of its countries; nil where there is none.
    static func dictionary(for language: String) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        return read.withLock { read in
            if let known = read[name] { return known }
            let all = languages
            guard
                let found = all.first(where: { $0 == name })
                    ?? all.first(where: { $0 == name + "_US" })
                    ?? all.first(where: {
                        $0.hasPrefix(name.prefix(2) + "_") || $0 == name.prefix(2)
                    })
            else { return nil }
            for folder in folders {
                guard let words = text("\(folder)/\(found).dic") else { continue }
                let affixes = text("\(folder)/\(found).aff") ?? ""
                let dictionary = SpellingDictionary(words: words, affixes: affixes)
                read[name] = dictionary
                return dictionary
            }
            return nil
        }
    }

    private static func text(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    }
}
