// SPDX-License-Identifier: Apache-2.0

import Foundation
import PDFObjects

/// The glyphs of the 256 codes of a single-byte font.
///
/// - Source: ISO 32000-1, annex D.
struct PDFEncoding {
    private enum Base {
        /// The font's own.
        case builtIn
        case standard
        case windows
        case mac
    }

    private var base = Base.standard
    private var names: [Int: String] = [:]

    /// Reads an encoding by name or as a dictionary of differences; without one the font's own
    /// counts where it has one.
    init(_ value: PDFValue?, isBuiltIn: Bool, in file: PDFFile) {
        let value = file.resolve(value)
        base = PDFEncoding.base(value.name) ?? (isBuiltIn ? .builtIn : .standard)
        guard let table = value.dictionary else { return }
        if let named = PDFEncoding.base(file.resolve(table["BaseEncoding"]).name) { base = named }
        var code = 0
        for element in file.array(table["Differences"]) ?? [] {
            let element = file.resolve(element)
            if let number = element.integer {
                code = number
            } else if let name = element.name {
                if (0...255).contains(code) { names[code] = name }
                code = min(code, 1 << 20) + 1
            }
        }
    }

    private static func base(_ name: String?) -> Base? {
        switch name {
        case "WinAnsiEncoding": .windows
        case "MacRomanEncoding": .mac
        case "StandardEncoding": .standard
        default: nil
        }
    }

    /// The name of a code's letter, where the file gives one.
    func name(of code: Int) -> String? { names[code] }

    /// The letter of a code in a known encoding.
    func scalar(of code: Int) -> Unicode.Scalar? {
        switch base {
        case .builtIn: nil
        case .standard: PDFEncoding.standard[code] ?? PDFEncoding.ascii(code)
        case .windows: PDFEncoding.scalar(code, in: .windowsCP1252)
        case .mac: PDFEncoding.scalar(code, in: .macOSRoman)
        }
    }

    private static func ascii(_ code: Int) -> Unicode.Scalar? {
        (32...126).contains(code) ? Unicode.Scalar(UInt8(code)) : nil
    }

    private static func scalar(_ code: Int, in encoding: String.Encoding) -> Unicode.Scalar? {
        if let plain = ascii(code) { return plain }
        return String(data: Data([UInt8(truncatingIfNeeded: code)]), encoding: encoding)?
            .unicodeScalars.first
    }

    // MARK: Names of letters

    /// The letter of a name, as `eacute`, `uni20AC` and `u1F600` are.
    static func scalar(named name: String) -> Unicode.Scalar? {
        let plain = name.split(separator: ".", maxSplits: 1).first.map(String.init) ?? name
        if let known = scalars[plain] { return known }
        for prefix in ["uni", "u"] where plain.hasPrefix(prefix) {
            let digits = plain.dropFirst(prefix.count)
            if (4...6).contains(digits.count), let value = UInt32(digits, radix: 16) {
                return Unicode.Scalar(value)
            }
        }
        let letters = Array(plain.unicodeScalars)
        return letters.count == 1 ? letters[0] : nil
    }

    /// The name of a letter.
    static func name(of scalar: Unicode.Scalar) -> String? { scalarNames[scalar] }

    /// The codes above ASCII, and those that differ, of Adobe's standard encoding.
    private static let standard: [Int: Unicode.Scalar] = {
        let text =
            "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\u{0}–†‡·\u{0}¶•‚„”»…‰\u{0}¿\u{0}`´ˆ˜¯˘˙¨\u{0}˚¸\u{0}˝˛ˇ—"
        var table: [Int: Unicode.Scalar] = [0x27: "\u{2019}", 0x60: "\u{2018}"]
        for (offset, scalar) in text.unicodeScalars.enumerated() where scalar.value != 0 {
            table[0xA1 + offset] = scalar
        }
        let rest: [(Int, Unicode.Scalar)] = [
            (0xE1, "Æ"), (0xE3, "ª"), (0xE8, "Ł"), (0xE9, "Ø"), (0xEA, "Œ"), (0xEB, "º"),
            (0xF1, "æ"), (0xF5, "ı"), (0xF8, "ł"), (0xF9, "ø"), (0xFA, "œ"), (0xFB, "ß"),
        ]
        for (code, scalar) in rest { table[code] = scalar }
        return table
    }()

    private static let scalarNames: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (name, scalar) in scalars where table[scalar].map({ $0 > name }) ?? true {
            table[scalar] = name
        }
        return table
    }()

    /// The letters by the names that Adobe gave them.
    private static let scalars: [String: Unicode.Scalar] = {
        var table: [String: Unicode.Scalar] = [:]
        for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
            for value in [letter, letter + 32] {
                let scalar = Unicode.Scalar(value)
                table[String(scalar)] = scalar
            }
        }
        let words = names.split(whereSeparator: \.isWhitespace).map(String.init)
        for (word, letter) in zip(words, letters.unicodeScalars) { table[word] = letter }
        let accents: [(String, UInt32)] = [
            ("grave", 0x300), ("acute", 0x301), ("circumflex", 0x302), ("tilde", 0x303),
            ("dieresis", 0x308), ("ring", 0x30A), ("cedilla", 0x327), ("caron", 0x30C),
            ("macron", 0x304), ("breve", 0x306), ("ogonek", 0x328), ("dotaccent", 0x307),
            ("hungarumlaut", 0x30B),
        ]
        for base in "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz".unicodeScalars {
            for (name, mark) in accents {
                guard let combining = Unicode.Scalar(mark) else { continue }
                var text = String.UnicodeScalarView([base])
                text.append(combining)
                let joined = String(text).precomposedStringWithCanonicalMapping.unicodeScalars
                if joined.count == 1, let scalar = joined.first {
                    table[String(base) + name] = scalar
                }
            }
        }
        return table
    }()

    private static let names = """
        space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright
        asterisk plus comma hyphen period slash zero one two three four five six seven eight nine
        colon semicolon less equal greater question at bracketleft backslash bracketright
        asciicircum underscore grave braceleft bar braceright asciitilde quoteright quoteleft
        exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine
        guillemotleft logicalnot registered macron degree plusminus acute mu paragraph
        periodcentered cedilla ordmasculine guillemotright onequarter onehalf threequarters
        questiondown AE Eth multiply Oslash Thorn germandbls ae eth divide oslash thorn OE oe Lslash
        lslash dotlessi florin circumflex caron breve dotaccent ring ogonek tilde hungarumlaut
        endash emdash quotesinglbase quotedblleft quotedblright quotedblbase dagger daggerdbl
        bullet ellipsis perthousand guilsinglleft guilsinglright fraction Euro trademark fi fl minus
        notequal lessequal greaterequal infinity partialdiff summation product pi integral radical
        approxequal Delta lozenge Omega nbspace sfthyphen
        """
    private static let letters =
        " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~\u{2019}\u{2018}"
        + "¡¢£¤¥¦§¨©ª«¬®¯°±´µ¶·¸º»¼½¾¿ÆÐ×ØÞßæð÷øþŒœŁłıƒˆˇ˘˙˚˛˜˝–—‚“”„†‡•…‰‹›⁄€™ﬁﬂ−"
        + "≠≤≥∞∂∑∏π∫√≈∆◊Ω\u{A0}\u{AD}"
}
