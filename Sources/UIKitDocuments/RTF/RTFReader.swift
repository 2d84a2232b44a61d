// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

/// Reads Rich Text Format: characters, fonts, colours, lines, paragraphs and links.
///
/// Pictures, tables, headers and notes are left out.
struct RTFReader {
    /// What text in a group is.
    private enum Destination { case text, fonts, colors, instruction, nothing }

    /// What holds up to the end of a group.
    private struct State {
        var destination = Destination.text
        var font = 0
        var size: CGFloat = 12
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var isHidden = false
        var color = 0
        var background = 0
        var kern: CGFloat = 0
        var script = 0
        var link: URL?
        /// How many characters stand in for one that has a number.
        var substitutes = 1
        var paragraph = Paragraph()
    }

    private struct Paragraph {
        var alignment = NSTextAlignment.natural
        var indent: CGFloat = 0
        var firstIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var spacing: CGFloat = 0
        var spacingBefore: CGFloat = 0
        var lineHeight: CGFloat = 0
    }

    private let bytes: [UInt8]
    private var place = 0
    private var state = State()
    private var groups: [State] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var components: [String: Int] = [:]
    private var fontName = ""
    private var instruction = ""
    /// The link that the next result of a field has.
    private var fieldLinks: [URL?] = []
    private var skipped = 0
    private var encoding = String.Encoding.windowsCP1252
    private let result = NSMutableAttributedString(string: "")
    private var units: [UInt16] = []

    /// - Throws: a `CocoaError` where the data do not begin as the format does.
    init(_ data: Data) throws {
        bytes = Array(data)
        guard bytes.starts(with: Array("{\\rtf".utf8)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
    }

    /// The text; of a document that breaks off, what there is.
    consuming func text() -> NSAttributedString {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "{"): openGroup()
            case UInt8(ascii: "}"): closeGroup()
            case UInt8(ascii: "\\"): control()
            case 0x0A, 0x0D: break
            default: add(byte)
            }
        }
        flush()
        return result
    }

    // MARK: Groups

    private mutating func openGroup() {
        flush()
        groups.append(state)
    }

    private mutating func closeGroup() {
        flush()
        guard let outer = groups.popLast() else { return }
        if state.destination == .instruction, outer.destination != .instruction {
            let address = instruction.firstMatch(of: #/HYPERLINK\s+"([^"]*)"/#)?.output.1
            if let last = fieldLinks.indices.last {
                fieldLinks[last] = address.flatMap { URL(string: String($0)) }
            }
            instruction = ""
        }
        state = outer
    }

    // MARK: Control words

    private mutating func control() {
        guard place < bytes.count else { return }
        let first = bytes[place]
        guard Self.isLetter(first) else {
            place += 1
            return symbol(first)
        }
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        let numberStart = place
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
        while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
        let number = Int(String(decoding: bytes[numberStart..<place], as: UTF8.self))
        if place < bytes.count, bytes[place] == 0x20 { place += 1 }
        apply(word, number.map { min(max($0, -1_000_000), 1_000_000) })
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            let digits = String(decoding: bytes[place..<min(place + 2, bytes.count)], as: UTF8.self)
            place = min(place + 2, bytes.count)
            if let code = UInt8(digits, radix: 16) { add(code) }
        case UInt8(ascii: "*"):
            // A destination that may be passed over; those that are known say so next.
            state.destination = .nothing
        case UInt8(ascii: "~"): add(unit: 0xA0)
        case UInt8(ascii: "_"): add(unit: 0x2011)
        case UInt8(ascii: "-"): add(unit: 0xAD)
        case 0x0A, 0x0D: endParagraph()
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(byte)
        default: break
        }
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        let isOn = number != 0
        if applyDestination(word) || applyParagraph(word, number) { return }
        switch word {
        case "u": addScalar(number ?? 0)
        case "uc": state.substitutes = max(number ?? 1, 0)
        case "par", "sect", "page", "row": endParagraph()
        case "line": add(unit: 0x2028)
        case "tab", "cell": add(unit: 0x09)
        case "emdash": add(unit: 0x2014)
        case "endash": add(unit: 0x2013)
        case "bullet": add(unit: 0x2022)
        case "lquote": add(unit: 0x2018)
        case "rquote": add(unit: 0x2019)
        case "ldblquote": add(unit: 0x201C)
        case "rdblquote": add(unit: 0x201D)
        case "red", "green", "blue": components[word] = number
        case "ansicpg": encoding = Self.encodings[number ?? 1252] ?? .windowsCP1252
        default:
            flush()
            applyCharacter(word, number, isOn)
        }
    }

    private static let encodings: [Int: String.Encoding] = [
        1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253,
        1254: .windowsCP1254, 10000: .macOSRoman, 65001: .utf8,
    ]

    private mutating func applyCharacter(_ word: String, _ number: Int?, _ isOn: Bool) {
        switch word {
        case "plain":
            let fresh = State()
            state.isBold = false
            state.isItalic = false
            state.isUnderlined = false
            state.isStruck = false
            state.isHidden = false
            (state.font, state.size, state.color) = (fresh.font, fresh.size, fresh.color)
            (state.background, state.kern, state.script) = (0, 0, 0)
        case "b": state.isBold = isOn
        case "i": state.isItalic = isOn
        case "ul": state.isUnderlined = isOn
        case "ulnone": state.isUnderlined = false
        case "strike": state.isStruck = isOn
        case "v": state.isHidden = isOn
        case "f": state.font = number ?? 0
        case "fs": state.size = CGFloat(max(number ?? 24, 1)) / 2
        case "cf": state.color = number ?? 0
        case "cb", "highlight", "chcbpat": state.background = number ?? 0
        case "expndtw": state.kern = CGFloat(number ?? 0) / 20
        case "super": state.script = 1
        case "sub": state.script = -1
        case "nosupersub": state.script = 0
        default: break
        }
    }

    /// Whether the word says where the group's text goes.
    private mutating func applyDestination(_ word: String) -> Bool {
        switch word {
        case "fonttbl": state.destination = .fonts
        case "colortbl": state.destination = .colors
        case "fldinst": state.destination = .instruction
        case "field": fieldLinks.append(nil)
        case "fldrslt":
            state.destination = .text
            state.link = fieldLinks.popLast() ?? nil
        case "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "footnote",
            "object", "listtable", "listoverridetable", "generator", "expandedcolortbl",
            "nonshppict":
            state.destination = .nothing
        default: return false
        }
        return true
    }

    /// Whether the word is about paragraphs.
    private mutating func applyParagraph(_ word: String, _ number: Int?) -> Bool {
        let points = CGFloat(number ?? 0) / 20
        switch word {
        case "pard": state.paragraph = Paragraph()
        case "ql": state.paragraph.alignment = .left
        case "qc": state.paragraph.alignment = .center
        case "qr": state.paragraph.alignment = .right
        case "qj": state.paragraph.alignment = .justified
        case "li": state.paragraph.indent = points
        case "fi": state.paragraph.firstIndent = points
        case "ri": state.paragraph.tailIndent = points
        case "sa": state.paragraph.spacing = points
        case "sb": state.paragraph.spacingBefore = points
        case "sl": state.paragraph.lineHeight = max(points, 0)
        default: return false
        }
        return true
    }

    // MARK: Characters

    private mutating func add(_ byte: UInt8) {
        guard skipped == 0 else {
            skipped -= 1
            return
        }
        switch state.destination {
        case .text:
            if byte < 0x80 { return add(unit: UInt16(byte)) }
            let text = String(data: Data([byte]), encoding: encoding) ?? "\u{FFFD}"
            for unit in text.utf16 { add(unit: unit) }
        case .fonts:
            guard byte == UInt8(ascii: ";") else {
                fontName.unicodeScalars.append(UnicodeScalar(byte))
                return
            }
            fonts[state.font] = fontName.trimmingCharacters(in: .whitespaces)
            fontName = ""
        case .colors:
            guard byte == UInt8(ascii: ";") else { return }
            let parts = ["red", "green", "blue"].map { CGFloat(components[$0] ?? 0) / 255 }
            let isSet = !components.isEmpty
            colors.append(
                isSet ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) : nil
            )
            components = [:]
        case .instruction: instruction.unicodeScalars.append(UnicodeScalar(byte))
        case .nothing: break
        }
    }

    private mutating func add(unit: UInt16) {
        guard state.destination == .text, !state.isHidden else { return }
        units.append(unit)
    }

    private mutating func addScalar(_ number: Int) {
        add(unit: UInt16(truncatingIfNeeded: number))
        skipped = state.substitutes
    }

    private mutating func endParagraph() {
        add(unit: 0x0A)
        flush()
    }

    private mutating func flush() {
        guard !units.isEmpty else { return }
        let text = String(decoding: units, as: UTF16.self)
        units = []
        result.append(NSAttributedString(string: text, attributes: attributes))
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var style = ElementStyle()
        style.families = [fonts[state.font] ?? "Helvetica"]
        style.size = state.size
        style.weight = state.isBold ? 700 : 400
        style.isItalic = state.isItalic
        var found: [NSAttributedString.Key: Any] = [.font: style.font]
        found[.foregroundColor] = color(state.color)
        found[.backgroundColor] = state.background > 0 ? color(state.background) : nil
        if state.isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if state.isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if state.kern != 0 { found[.kern] = state.kern }
        if state.script != 0 { found[.init("NSSuperScript")] = state.script }
        found[.link] = state.link
        found[.paragraphStyle] = paragraphStyle
        return found
    }

    private func color(_ index: Int) -> UIColor? {
        colors.indices.contains(index) ? colors[index] : nil
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        let paragraph = state.paragraph
        style.alignment = paragraph.alignment
        style.headIndent = paragraph.indent
        style.firstLineHeadIndent = paragraph.indent + paragraph.firstIndent
        style.tailIndent = -paragraph.tailIndent
        style.paragraphSpacing = paragraph.spacing
        style.paragraphSpacingBefore = paragraph.spacingBefore
        style.minimumLineHeight = paragraph.lineHeight
        return style
    }
}
