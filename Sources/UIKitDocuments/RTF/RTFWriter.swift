// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

/// Writes attributed text as Rich Text Format.
struct RTFWriter {
    private let text: NSAttributedString
    private var fonts: [String] = []
    private var colors: [String] = []

    init(_ text: NSAttributedString) { self.text = text }

    consuming func document() -> String {
        var body = ""
        let paragraphs = text.paragraphs
        for (index, range) in paragraphs.enumerated() {
            body += paragraph(range)
            let isLast = index + 1 == paragraphs.count
            if !isLast || NSMaxRange(range) < text.length { body += "\\par\n" }
        }
        let fontTable = fonts.enumerated().map { index, name in
            "\\f\(index)\\fnil \(Self.escaped(name));"
        }
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1\n{\\fonttbl\(fontTable.joined())}\n"
            + "{\\colortbl;\(colors.joined())}\n\(body)}"
    }

    private mutating func paragraph(_ range: NSRange) -> String {
        let present = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
        var result = "\\pard" + Self.words(present as? NSParagraphStyle ?? .default)
        for run in text.runs(of: range) {
            let part = "{\(words(run.attributes)) \(Self.escaped(run.text))}"
            result += run.link.map { Self.field($0, part) } ?? part
        }
        return result
    }

    /// Text that leads to an address.
    private static func field(_ address: String, _ text: String) -> String {
        "{\\field{\\*\\fldinst{HYPERLINK \"\(escaped(address))\"}}{\\fldrslt \(text)}}"
    }

    /// A length in twentieths of a point.
    private static func twips(_ points: CGFloat) -> Int { Int((points * 20).rounded()) }

    private static func words(_ style: NSParagraphStyle) -> String {
        var words = ""
        switch style.alignment {
        case .center: words += "\\qc"
        case .right: words += "\\qr"
        case .justified: words += "\\qj"
        case .left: words += "\\ql"
        default: break
        }
        if style.headIndent != 0 { words += "\\li\(twips(style.headIndent))" }
        let first = style.firstLineHeadIndent - style.headIndent
        if first != 0 { words += "\\fi\(twips(first))" }
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacing != 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.paragraphSpacingBefore != 0 {
            words += "\\sb\(twips(style.paragraphSpacingBefore))"
        }
        if style.minimumLineHeight > 0 { words += "\\sl\(twips(style.minimumLineHeight))" }
        return words
    }

    private mutating func words(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var words = ""
        if let font = attributes[.font] as? UIFont {
            words += "\\f\(Self.index(of: font.familyName, in: &fonts))"
            words += "\\fs\(Int((font.pointSize * 2).rounded()))"
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { words += "\\b" }
            if traits.contains(.traitItalic) { words += "\\i" }
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            words += "\\cf\(Self.index(of: Self.words(color), in: &colors) + 1)"
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            words += "\\cb\(Self.index(of: Self.words(color), in: &colors) + 1)"
        }
        if attributes[.underlineStyle] as? Int ?? 0 != 0 { words += "\\ul" }
        if attributes[.strikethroughStyle] as? Int ?? 0 != 0 { words += "\\strike" }
        if let kern = attributes[.kern] as? NSNumber, kern.doubleValue != 0 {
            words += "\\expndtw\(Self.twips(CGFloat(kern.doubleValue)))"
        }
        return words
    }

    private static func words(_ color: UIColor) -> String {
        let bytes = color.documentParts.bytes
        return "\\red\(bytes[0])\\green\(bytes[1])\\blue\(bytes[2]);"
    }

    private static func index(of entry: String, in list: inout [String]) -> Int {
        if let index = list.firstIndex(of: entry) { return index }
        list.append(entry)
        return list.count - 1
    }

    /// Text in ASCII; what is not is written as numbers of UTF-16.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20..<0x7F: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
