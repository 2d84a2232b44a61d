// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The script and the language of a text.
enum TextLanguage {
    /// The code of the script of most letters; nil for a text without letters.
    static func script(of text: String) -> String? {
        var counts: [String: Int] = [:]
        for scalar in text.unicodeScalars {
            guard let row = rows.first(where: { $0.range.contains(scalar.value) }),
                scalar.properties.isAlphabetic
            else { continue }
            counts[row.script, default: 0] += 1
        }
        // Kana among Chinese characters is Japanese, however few there are.
        if counts["Hani"] != nil, counts["Jpan"] != nil { return "Jpan" }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// The code of the language; nil where nothing tells it.
    ///
    /// Most scripts have one language that most of their texts are in; Latin ones are told apart by small words.
    static func language(of text: String) -> String? {
        guard let script = script(of: text) else { return nil }
        guard script == "Latn" else { return rows.first { $0.script == script }?.language }
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        let counts = smallWords.map {
            (language: $0.key, count: words.filter($0.value.contains).count)
        }
        let best = counts.max { ($0.count, $1.language) < ($1.count, $0.language) }
        return best.flatMap { $0.count > 0 ? $0.language : nil }
    }

    private static let rows: [(range: ClosedRange<UInt32>, script: String, language: String)] = [
        (0x0041...0x024F, "Latn", "en"), (0x1E00...0x1EFF, "Latn", "en"),
        (0x0370...0x03FF, "Grek", "el"), (0x0400...0x052F, "Cyrl", "ru"),
        (0x0530...0x058F, "Armn", "hy"), (0x0590...0x05FF, "Hebr", "he"),
        (0x0600...0x06FF, "Arab", "ar"), (0x0900...0x097F, "Deva", "hi"),
        (0x0980...0x09FF, "Beng", "bn"), (0x0A00...0x0A7F, "Guru", "pa"),
        (0x0A80...0x0AFF, "Gujr", "gu"), (0x0B80...0x0BFF, "Taml", "ta"),
        (0x0C00...0x0C7F, "Telu", "te"), (0x0C80...0x0CFF, "Knda", "kn"),
        (0x0D00...0x0D7F, "Mlym", "ml"), (0x0E00...0x0E7F, "Thai", "th"),
        (0x0E80...0x0EFF, "Laoo", "lo"), (0x0F00...0x0FFF, "Tibt", "bo"),
        (0x1000...0x109F, "Mymr", "my"), (0x10A0...0x10FF, "Geor", "ka"),
        (0x1100...0x11FF, "Kore", "ko"), (0xAC00...0xD7A3, "Kore", "ko"),
        (0x1780...0x17FF, "Khmr", "km"), (0x3040...0x30FF, "Jpan", "ja"),
        (0x3400...0x9FFF, "Hani", "zh-Hans"),
    ]

    private static let smallWords: [String: Set<String>] = [
        "en": ["the", "and", "of", "to", "is", "in", "this", "that", "it", "a", "with", "hello"],
        "de": [
            "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "zu", "mit", "ich", "den",
        ],
        "fr": ["le", "la", "les", "et", "est", "une", "un", "des", "je", "dans", "que", "bonjour"],
        "es": ["el", "los", "las", "y", "es", "una", "que", "en", "por", "con", "del", "hola"],
        "it": ["il", "gli", "che", "è", "di", "una", "per", "non", "con", "sono", "della", "ciao"],
        "pt": ["o", "os", "e", "é", "uma", "não", "com", "do", "da", "em", "para", "olá"],
        "nl": ["het", "een", "van", "en", "is", "niet", "de", "dat", "ik", "op", "te", "met"],
        "sv": ["och", "att", "det", "är", "som", "en", "på", "inte", "jag", "med", "för", "av"],
    ]
}
