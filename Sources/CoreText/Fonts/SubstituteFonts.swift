// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fonts that come with iOS, each with the free fonts that stand in for it.
///
/// Source asks for these by name and often unwraps the answer, so each must be found. A stand-in
/// reports the name that was asked for, and the original's line metrics where they are published.
enum SubstituteFonts {
    /// A family of iOS.
    struct Family {
        var name: String
        var kind: Kind
        /// Units per em, ascent, descent and line gap of the original; nil if not published.
        var metrics: (em: Double, ascent: Double, descent: Double, gap: Double)?
        /// Pairs of a PostScript name and its style.
        var faces: [Face]
    }

    /// A face of a family.
    struct Face {
        var postScriptName: String
        var style: String
        /// OpenType's scale.
        var weight: Double
        var isItalic: Bool
        var isCondensed: Bool
    }

    /// The kind of font that a substitute must resemble.
    enum Kind: String {
        case sans
        case serif
        case mono
        case emoji
        case cjk

        /// Families to try, best first.
        var families: [String] {
            switch self {
            case .sans: ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans"]
            case .serif: ["Noto Serif", "DejaVu Serif", "Liberation Serif"]
            case .mono: ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]
            case .emoji: ["Noto Color Emoji"]
            case .cjk: ["Noto Sans CJK SC", "Noto Sans CJK JP", "Droid Sans Fallback"]
            }
        }

        /// Metric-compatible or better stand-ins for single families.
        static func special(_ family: String, weight: Double) -> [String] {
            switch family {
            case "Arial", "Helvetica": ["Liberation Sans", "Arimo"]
            // Its letters are like these, which have two weights only.
            case "Helvetica Neue": [400, 700].contains(weight) ? ["Liberation Sans", "Arimo"] : []
            case "Times New Roman": ["Liberation Serif", "Tinos"]
            case "Courier New", "Courier": ["Liberation Mono", "Cousine"]
            case "Georgia": ["Gelasio"]
            default: []
            }
        }
    }

    // Family | kind | em,ascent,descent,gap | stem:style,style...
    private static let source = """
        American Typewriter|serif||AmericanTypewriter:,Light,Semibold,Bold,Condensed,CondensedBold
        Apple Color Emoji|emoji||AppleColorEmoji:
        Apple SD Gothic Neo|cjk||AppleSDGothicNeo:Regular,Thin,UltraLight,Light,Medium,SemiBold,Bold
        Arial|sans|2048,1854,434,67|Arial:MT,BoldMT,ItalicMT,BoldItalicMT
        Arial Rounded MT Bold|sans||ArialRoundedMTBold:
        Avenir|sans|1000,1000,366,0|Avenir:Book,Roman,Light,Medium,Heavy,Black,BookOblique,Oblique,LightOblique,MediumOblique,HeavyOblique,BlackOblique
        Avenir Next|sans|1000,1000,366,0|AvenirNext:Regular,UltraLight,Medium,DemiBold,Bold,Heavy,Italic,UltraLightItalic,MediumItalic,DemiBoldItalic,BoldItalic,HeavyItalic
        Avenir Next Condensed|sans|1000,1000,366,0|AvenirNextCondensed:Regular,UltraLight,Medium,DemiBold,Bold,Heavy,Italic,UltraLightItalic,MediumItalic,DemiBoldItalic,BoldItalic,HeavyItalic
        Baskerville|serif||Baskerville:,SemiBold,Bold,Italic,SemiBoldItalic,BoldItalic
        Bodoni 72|serif||BodoniSvtyTwoITCTT:Book,Bold,BookIta
        Bradley Hand|sans||BradleyHandITCTT:Bold
        Chalkboard SE|sans||ChalkboardSE:Regular,Light,Bold
        Chalkduster|sans||Chalkduster:
        Charter|serif||Charter:Roman,Bold,Black,Italic,BoldItalic,BlackItalic
        Cochin|serif||Cochin:,Bold,Italic,BoldItalic
        Copperplate|serif||Copperplate:,Light,Bold
        Courier|mono|2048,1544,504,0|Courier:,Bold,Oblique,BoldOblique
        Courier New|mono|2048,1705,615,0|CourierNewPS:MT,BoldMT,ItalicMT,BoldItalicMT
        DIN Alternate|sans||DINAlternate:Bold
        DIN Condensed|sans||DINCondensed:Bold
        Didot|serif||Didot:,Bold,Italic
        Futura|sans||Futura:Medium,MediumItalic,Bold,CondensedMedium,CondensedExtraBold
        Geeza Pro|sans||GeezaPro:,Bold
        Georgia|serif|2048,1878,449,0|Georgia:,Bold,Italic,BoldItalic
        Gill Sans|sans||GillSans:,Light,SemiBold,Bold,UltraBold,Italic,LightItalic,SemiBoldItalic,BoldItalic
        Helvetica|sans|2048,1884,471,0|Helvetica:,Light,Bold,Oblique,LightOblique,BoldOblique
        Helvetica Neue|sans|1000,952,213,28|HelveticaNeue:,UltraLight,Thin,Light,Medium,Bold,CondensedBold,CondensedBlack,Italic,UltraLightItalic,ThinItalic,LightItalic,MediumItalic,BoldItalic
        Hiragino Mincho ProN|cjk||HiraMinProN:W3,W6
        Hiragino Sans|cjk||HiraginoSans:W3,W6,W7
        Hoefler Text|serif||HoeflerText:Regular,Black,Italic,BlackItalic
        Impact|sans||Impact:
        Kohinoor Devanagari|sans||KohinoorDevanagari:Regular,Light,Semibold
        Marker Felt|sans||MarkerFelt:Thin,Wide
        Menlo|mono|2048,1901,483,0|Menlo:Regular,Bold,Italic,BoldItalic
        Noteworthy|sans||Noteworthy:Light,Bold
        Optima|sans||Optima:Regular,Bold,ExtraBlack,Italic,BoldItalic
        Palatino|serif||Palatino:Roman,Bold,Italic,BoldItalic
        Papyrus|serif||Papyrus:,Condensed
        PingFang HK|cjk||PingFangHK:Regular,Ultralight,Thin,Light,Medium,Semibold
        PingFang SC|cjk||PingFangSC:Regular,Ultralight,Thin,Light,Medium,Semibold
        PingFang TC|cjk||PingFangTC:Regular,Ultralight,Thin,Light,Medium,Semibold
        Rockwell|serif||Rockwell:Regular,Bold,Italic,BoldItalic
        Savoye LET|serif||SavoyeLetPlain:
        Snell Roundhand|serif||SnellRoundhand:,Bold,Black
        Symbol|sans||Symbol:
        Thonburi|sans||Thonburi:,Light,Bold
        Times New Roman|serif|2048,1825,443,87|TimesNewRomanPS:MT,BoldMT,ItalicMT,BoldItalicMT
        Trebuchet MS|sans||TrebuchetMS:,Italic,Bold
        Verdana|sans|2048,2059,430,0|Verdana:,Bold,Italic,BoldItalic
        Zapf Dingbats|sans||ZapfDingbatsITC:
        Zapfino|serif||Zapfino:
        """

    /// All families, by lower-case name.
    static let families: [String: Family] = Dictionary(
        source.split(separator: "\n").compactMap { parse(String($0)) }
            .map { ($0.name.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Faces by lower-case PostScript name.
    static let faces: [String: (family: Family, face: Face)] = {
        var result: [String: (family: Family, face: Face)] = [:]
        for family in families.values {
            for face in family.faces {
                result[face.postScriptName.lowercased()] = (family, face)
            }
        }
        return result
    }()

    private static func parse(_ line: String) -> Family? {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4, let kind = Kind(rawValue: fields[1]),
            let colon = fields[3].firstIndex(of: ":")
        else { return nil }
        let stem = String(fields[3][..<colon])
        let styles = fields[3][fields[3].index(after: colon)...]
            .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let numbers = fields[2].split(separator: ",").compactMap { Double($0) }
        return Family(
            name: fields[0],
            kind: kind,
            metrics: numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil,
            faces: styles.map { face(stem: stem, style: $0, family: fields[0]) }
        )
    }

    private static func face(stem: String, style: String, family: String) -> Face {
        // Monotype's names run the style on: ArialMT, Arial-BoldMT, TimesNewRomanPSMT.
        let appendsStyle = style.isEmpty || style == "MT"
        let name = appendsStyle ? stem + style : "\(stem)-\(style)"
        let lower = style.lowercased()
        let weights: [(String, Double)] = [
            ("ultralight", 100), ("thin", 200), ("light", 300), ("semibold", 600),
            ("demibold", 600), ("ultrabold", 900), ("extrabold", 800), ("extrablack", 900),
            ("bold", 700), ("heavy", 800), ("black", 900), ("medium", 500), ("w6", 600),
            ("w7", 700), ("wide", 700),
        ]
        var weight = weights.first { lower.contains($0.0) }?.1 ?? 400
        if family.hasSuffix("Bold"), weight == 400 { weight = 700 }
        let isItalic = lower.contains("ita") || lower.contains("oblique")
        return Face(
            postScriptName: name,
            style: readableStyle(style),
            weight: weight,
            isItalic: isItalic,
            isCondensed: lower.contains("condensed") || family.contains("Condensed")
        )
    }

    /// `BoldItalicMT` as `Bold Italic`.
    private static func readableStyle(_ style: String) -> String {
        let plain = style.replacing("MT", with: "")
        if plain.isEmpty || plain == "Roman" { return "Regular" }
        var result = ""
        for character in plain {
            if character.isUppercase, !result.isEmpty { result.append(" ") }
            result.append(character)
        }
        return result
    }
}
