// SPDX-License-Identifier: Apache-2.0

/// The part of a list's marker that depends on the item.
enum ListMarker {
    /// The text for a name from a marker's format; the number itself for unknown names.
    static func text(_ name: String, _ number: Int) -> String {
        switch name {
        case "box": "\u{25A1}"
        case "check": "\u{2713}"
        case "circle": "\u{25E6}"
        case "diamond": "\u{25C6}"
        case "disc": "\u{2022}"
        case "hyphen": "\u{2043}"
        case "square": "\u{25AA}"
        case "octal": String(number, radix: 8)
        case "lowercase-hexadecimal": String(number, radix: 16)
        case "uppercase-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lowercase-alpha", "lowercase-latin": letters(number)
        case "uppercase-alpha", "uppercase-latin": letters(number).uppercased()
        case "lowercase-roman": roman(number).lowercased()
        case "uppercase-roman": roman(number)
        default: String(number)
        }
    }

    /// a...z, then aa, ab and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var result = ""
        while rest > 0 {
            rest -= 1
            result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
            rest /= 26
        }
        return result
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let digits: [(Int, String)] = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
            (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        var result = ""
        for (value, digit) in digits {
            while rest >= value {
                result += digit
                rest -= value
            }
        }
        return result
    }
}
