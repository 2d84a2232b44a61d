// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the script of a name says of its order, and the language where it says nothing.
enum PersonNameScript {
    /// Latin, Cyrillic, Greek and others with words and initials.
    case alphabetic
    /// Chinese characters without kana.
    case han
    /// Chinese characters with kana, or kana alone.
    case japanese
    /// Korean.
    case hangul
    /// Scripts whose letters join or stack, so that initials mean nothing.
    case withoutInitials

    /// The script of a text, by its letters.
    init(_ text: String) {
        var found = PersonNameScript.alphabetic
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
                self = .japanese
                return
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: found = .hangul
            case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF,
                0xF900...0xFAFF, 0x20000...0x3FFFF:
                if found != .hangul { found = .han }
            // Arabic, and the scripts of India and South-East Asia.
            case 0x0600...0x08FF, 0x0900...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF:
                found = .withoutInitials
            default: break
            }
        }
        self = found
    }

    /// Whether a name's words stand without a space between them.
    var isDense: Bool {
        switch self {
        case .han, .japanese, .hangul: true
        case .alphabetic, .withoutInitials: false
        }
    }

    /// Whether the family name is first.
    static func isFamilyFirst(_ script: PersonNameScript, _ locale: Locale) -> Bool {
        if script.isDense { return true }
        // By CLDR's nameOrderLocales: the languages that put the surname first.
        let language = locale.language.languageCode?.identifier ?? ""
        return ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"].contains(language)
    }
}
