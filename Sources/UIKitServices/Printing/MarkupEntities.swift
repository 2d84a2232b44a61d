// SPDX-License-Identifier: Apache-2.0

/// HTML's names for characters.
enum MarkupEntities {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{00A0}",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
        "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²", "sup3": "³", "micro": "µ",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
        "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "aring": "å", "aelig": "æ",
        "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "iacute": "í",
        "icirc": "î", "iuml": "ï", "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "oslash": "ø",
        "ugrave": "ù", "uacute": "ú", "ucirc": "û", "larr": "←", "uarr": "↑", "rarr": "→",
        "darr": "↓", "harr": "↔", "minus": "−", "le": "≤", "ge": "≥", "ne": "≠", "infin": "∞",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "shy": "\u{00AD}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "check": "✓", "hearts": "♥",
    ]

    /// A text with the characters that its entities name; unknown ones stay as they are.
    static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let body = rest.dropFirst().prefix(32)
            guard let end = body.firstIndex(of: ";"), let meant = character(body[..<end]) else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result += meant
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return names[String(name)] }
        let digits = name.dropFirst()
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
    }
}
