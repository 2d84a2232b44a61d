// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects

/// A font of a PDF file: what the bytes of a string stand for.
///
/// - Source: ISO 32000-1, 9.5 to 9.8.
final class PDFFont {
    /// One letter of a string.
    struct Letter {
        var glyph: CGGlyph = 0
        /// How far it moves on, in ems.
        var width: Double
        /// Whether it is the one byte 32, which is spaced like the gap between words.
        var isSpace: Bool
        /// The page that a letter of a drawn font is.
        var procedure: PDFStream?
    }

    /// The font that is drawn with; nil for a font whose letters are pages.
    let cgFont: CGFont?
    /// From a drawn letter's space to ems.
    let matrix: CGAffineTransform
    /// The resources of glyphs that are drawn by content streams (Type 3 fonts).
    let resources: PDFDictionary?
    private let coding: Coding

    private enum Coding {
        /// One byte a letter.
        case simple([Letter])
        /// Numbers of characters by a map of codes.
        case composite(Composite)
    }

    private struct Composite {
        let map: PDFCharacterMap
        let widths: [Int: Double]
        let usualWidth: Double
        /// Glyphs of characters; nil where they are the same numbers.
        let glyphs: [Int: UInt16]?
    }

    /// Reads a font; nil for what is none.
    init?(_ value: PDFValue, in file: PDFFile) {
        guard let table = file.dictionary(value) else { return nil }
        let kind = file.resolve(table["Subtype"]).name ?? ""
        matrix =
            CGAffineTransform(pdf: file.numbers(table["FontMatrix"]))
            ?? CGAffineTransform(scaleX: 0.001, y: 0.001)
        resources = file.dictionary(table["Resources"])
        switch kind {
        case "Type3":
            cgFont = nil
            coding = .simple(PDFFont.procedures(table, matrix, file))
        case "Type0":
            guard let below = file.array(table["DescendantFonts"])?.first,
                let descendant = file.dictionary(below)
            else { return nil }
            let opened = PDFFont.open(descendant, table, file)
            guard let font = opened.font, let map = PDFCharacterMap(table["Encoding"], in: file)
            else { return nil }
            cgFont = font
            coding = .composite(
                Composite(
                    map: map,
                    widths: PDFFont.widths(descendant, file),
                    usualWidth: (file.number(descendant["DW"]) ?? 1000) / 1000,
                    glyphs: PDFFont.glyphs(descendant, font, opened.isEmbedded, table, file)
                )
            )
        default:
            let opened = PDFFont.open(table, table, file)
            guard let font = opened.font else { return nil }
            cgFont = font
            coding = .simple(PDFFont.letters(table, kind, font, opened.isEmbedded, file))
        }
    }

    /// The letters of a string.
    func letters(of string: [UInt8]) -> [Letter] {
        switch coding {
        case .simple(let letters): string.map { letters[Int($0)] }
        case .composite(let composite):
            composite.map.characters(of: string).map { code, length, character in
                let glyph = composite.glyphs.map { $0[character] ?? 0 }
                return Letter(
                    glyph: glyph ?? UInt16(truncatingIfNeeded: character),
                    width: composite.widths[character] ?? composite.usualWidth,
                    isSpace: length == 1 && code == 32
                )
            }
        }
    }

    // MARK: The font itself

    /// The embedded font, else an installed one that is near.
    private static func open(
        _ table: PDFDictionary,
        _ outer: PDFDictionary,
        _ file: PDFFile
    ) -> (font: CGFont?, isEmbedded: Bool) {
        let descriptor = file.dictionary(table["FontDescriptor"]) ?? [:]
        for key in ["FontFile3", "FontFile2", "FontFile"] {
            guard let stream = file.resolve(descriptor[key]).stream,
                let bytes = try? file.decode(stream), let font = CGFont(data: Data(bytes))
            else { continue }
            return (font, true)
        }
        let name = file.resolve(table["BaseFont"]).name ?? file.resolve(outer["BaseFont"]).name
        return (substitute(for: name ?? "", descriptor, file), false)
    }

    private static func substitute(
        for name: String,
        _ descriptor: PDFDictionary,
        _ file: PDFFile
    ) -> CGFont? {
        // A subset's name begins with six letters and a plus.
        let plain = name.split(separator: "+", maxSplits: 1).last.map(String.init) ?? name
        if let font = CGFont(plain as NSString) { return font }
        let flags = file.resolve(descriptor["Flags"]).integer ?? 0
        let lower = plain.lowercased()
        let isBold = lower.contains("bold") || lower.contains("black")
        let isFixed = flags & 1 != 0 || lower.contains("courier") || lower.contains("mono")
        let isSerif = flags & 2 != 0 || lower.contains("times") || lower.contains("serif")
        let families =
            isFixed
            ? ["DejaVuSansMono"] : isSerif ? ["DejaVuSerif"] : ["Inter", "DejaVuSans"]
        for family in families {
            let candidates = isBold ? [family + "-Bold", family] : [family, family + "-Regular"]
            for candidate in candidates {
                if let font = CGFont(candidate as NSString) { return font }
            }
        }
        return nil
    }

    // MARK: One byte a letter

    private static func letters(
        _ table: PDFDictionary,
        _ kind: String,
        _ font: CGFont,
        _ isEmbedded: Bool,
        _ file: PDFFile
    ) -> [Letter] {
        let descriptor = file.dictionary(table["FontDescriptor"])
        let isSymbolic = (file.resolve(descriptor?["Flags"]).integer ?? 0) & 4 != 0
        let encoding = PDFEncoding(
            table["Encoding"],
            isBuiltIn: isEmbedded && (isSymbolic || kind != "TrueType"),
            in: file
        )
        let first = file.resolve(table["FirstChar"]).integer ?? 0
        let widths = file.array(table["Widths"])
        let unit = 1 / Double(max(font.face.info.unitsPerEm, 1))
        return (0..<256).map { code in
            let glyph = glyph(code, encoding, font.face, isTrueType: kind == "TrueType")
            var width = Double(font.face.advance(glyph)) * unit
            if let widths, widths.indices.contains(code - first),
                let known = file.number(widths[code - first])
            {
                width = known / 1000
            } else if widths != nil, let missing = file.number(descriptor?["MissingWidth"]) {
                width = missing / 1000
            }
            return Letter(glyph: glyph, width: width, isSpace: code == 32)
        }
    }

    private static func glyph(
        _ code: Int,
        _ encoding: PDFEncoding,
        _ face: FontFace,
        isTrueType: Bool
    ) -> UInt16 {
        let value = UInt32(code)
        if let name = encoding.name(of: code) {
            let named = face.glyph(named: name)
            if named != 0 { return named }
            if let scalar = PDFEncoding.scalar(named: name) {
                let glyph = face.glyph(for: scalar)
                if glyph != 0 { return glyph }
            }
        } else if let scalar = encoding.scalar(of: code) {
            let glyph = face.glyph(for: scalar)
            if glyph != 0 { return glyph }
            let named = face.glyph(named: PDFEncoding.name(of: scalar) ?? "")
            if named != 0 { return named }
        }
        if isTrueType {
            // A table of symbols, often from 0xF000 on, or the Mac's.
            for (platform, encoding, base) in [(3, 0, 0), (3, 0, 0xF000), (1, 0, 0)] {
                let glyph = face.glyph(
                    code: value + UInt32(base),
                    platform: UInt16(platform),
                    encoding: UInt16(encoding)
                )
                if glyph != 0 { return glyph }
            }
        }
        let own = face.glyph(builtIn: value)
        if own != 0 { return own }
        return Unicode.Scalar(value).map { face.glyph(for: $0) } ?? 0
    }

    private static func procedures(
        _ table: PDFDictionary,
        _ matrix: CGAffineTransform,
        _ file: PDFFile
    ) -> [Letter] {
        let pages = file.dictionary(table["CharProcs"]) ?? [:]
        let encoding = PDFEncoding(table["Encoding"], isBuiltIn: true, in: file)
        let first = file.resolve(table["FirstChar"]).integer ?? 0
        let widths = file.array(table["Widths"]) ?? []
        return (0..<256).map { code in
            let width =
                widths.indices.contains(code - first) ? file.number(widths[code - first]) ?? 0 : 0
            return Letter(
                width: width * Double(matrix.a),
                isSpace: code == 32,
                procedure: encoding.name(of: code).flatMap { file.resolve(pages[$0]).stream }
            )
        }
    }

    // MARK: Several bytes a letter

    /// Widths in ems of single characters and of runs of them.
    private static func widths(_ table: PDFDictionary, _ file: PDFFile) -> [Int: Double] {
        var result: [Int: Double] = [:]
        let list = file.array(table["W"]) ?? []
        var index = 0
        while index + 1 < list.count, result.count < 1 << 17 {
            guard let first = file.resolve(list[index]).integer, (0...0xFFFF).contains(first) else {
                break
            }
            let next = file.resolve(list[index + 1])
            if let several = next.array {
                for (offset, width) in several.enumerated() {
                    result[first + offset] = (file.number(width) ?? 0) / 1000
                }
                index += 2
            } else {
                guard let last = next.integer, index + 2 < list.count, last >= first,
                    last <= 0xFFFF, let width = file.number(list[index + 2])
                else { break }
                for character in first...last { result[character] = width / 1000 }
                index += 3
            }
        }
        return result
    }

    /// The glyphs of characters by their numbers; nil where both are the same.
    private static func glyphs(
        _ table: PDFDictionary,
        _ font: CGFont,
        _ isEmbedded: Bool,
        _ outer: PDFDictionary,
        _ file: PDFFile
    ) -> [Int: UInt16]? {
        if let map = file.resolve(table["CIDToGIDMap"]).stream,
            let bytes = try? file.decode(map)
        {
            var result: [Int: UInt16] = [:]
            for index in 0..<min(bytes.count / 2, 1 << 16) {
                result[index] = UInt16(bytes[index * 2]) << 8 | UInt16(bytes[index * 2 + 1])
            }
            return result
        }
        if isEmbedded { return font.face.glyphsOfCharacters() }
        // An installed font knows only what the characters mean.
        guard let meaning = PDFCharacterMap(table: outer["ToUnicode"], in: file) else { return [:] }
        var result: [Int: UInt16] = [:]
        for (character, value) in meaning.meanings {
            guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value)) else { continue }
            result[character] = font.face.glyph(for: scalar)
        }
        return result
    }
}
