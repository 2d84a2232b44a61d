// SPDX-License-Identifier: Apache-2.0

/// The plural form of a number.
package enum PluralCategory: String {
    case zero
    case one
    case two
    case few
    case many
    case other

    /// The form for a whole number in a language.
    ///
    /// - Source: https://cldr.unicode.org/index/cldr-spec/plural-rules, the rules for integers.
    package init(_ number: Int, language: String) {
        let code = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
        // The rules go by the size, so that -1 is one.
        self = Self.rule(Int(number.magnitude & UInt(Int.max)), code)
    }

    private static func rule(_ number: Int, _ code: String) -> PluralCategory {
        let ten = number % 10
        let hundred = number % 100
        let isTeen = (11...19).contains(hundred)
        switch code {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "bo", "km":
            return .other
        case "fr", "pt", "hy", "kab", "ff", "hi", "bn", "fa", "gu", "kn", "zu", "am":
            return number < 2 ? .one : .other
        case "ru", "uk", "be": return slavic(ten, hundred, rest: .many)
        case "sr", "hr", "bs", "sh": return slavic(ten, hundred, rest: .other)
        case "pl":
            if number == 1 { return .one }
            return isFew(ten, hundred) ? .few : .many
        case "cs", "sk": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "sl":
            switch hundred {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case "lt":
            if isTeen || ten == 0 { return .other }
            return ten == 1 ? .one : .few
        case "lv":
            if isTeen || ten == 0 { return .zero }
            return ten == 1 ? .one : .other
        case "ro", "mo":
            if number == 1 { return .one }
            return number == 0 || (1...19).contains(hundred) ? .few : .other
        case "ar": return arabic(number, hundred)
        case "he", "iw": return number == 1 ? .one : number == 2 ? .two : .other
        case "ga":
            switch number {
            case 1: return .one
            case 2: return .two
            case 3...6: return .few
            case 7...10: return .many
            default: return .other
            }
        case "cy":
            switch number {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            case 3: return .few
            case 6: return .many
            default: return .other
            }
        default: return number == 1 ? .one : .other
        }
    }

    private static func isFew(_ ten: Int, _ hundred: Int) -> Bool {
        (2...4).contains(ten) && !(12...14).contains(hundred)
    }

    private static func slavic(
        _ ten: Int,
        _ hundred: Int,
        rest: PluralCategory
    ) -> PluralCategory {
        if ten == 1, hundred != 11 { return .one }
        return isFew(ten, hundred) ? .few : rest
    }

    private static func arabic(_ number: Int, _ hundred: Int) -> PluralCategory {
        switch (number, hundred) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}
