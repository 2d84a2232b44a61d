// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitTextKit
import UIKitValues

/// Writes attributed text as HTML: a class of a style sheet for each kind of paragraph and of run.
struct HTMLWriter {
    private let text: NSAttributedString
    private var paragraphRules: [String] = []
    private var runRules: [String] = []

    init(_ text: NSAttributedString) { self.text = text }

    consuming func document() -> String {
        let body = text.paragraphs.map { paragraph($0) }.joined(separator: "\n")
        let rules =
            paragraphRules.enumerated().map { "p.p\($0.offset + 1) {\($0.element)}" }
            + runRules.enumerated().map { "span.s\($0.offset + 1) {\($0.element)}" }
        return """
            <!DOCTYPE html>
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
            <title></title>
            <style type="text/css">
            \(rules.joined(separator: "\n"))
            </style>
            </head>
            <body>
            \(body)
            </body>
            </html>

            """
    }

    private mutating func paragraph(_ range: NSRange) -> String {
        let style =
            text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            as? NSParagraphStyle
        let name = Self.name(of: Self.rule(style), in: &paragraphRules, "p")
        guard range.length > 0 else { return "<p class=\"\(name)\"><br></p>" }
        let content = text.runs(of: range).map { element($0) }.joined()
        return "<p class=\"\(name)\">\(content)</p>"
    }

    private mutating func element(_ run: DocumentRun) -> String {
        let attributes = run.attributes
        var content = Self.escaped(run.text)
        if let picture = (attributes[.attachment] as? NSTextAttachment)?.image?.pngData() {
            content = "<img src=\"data:image/png;base64,\(picture.base64EncodedString())\">"
        }
        let rule = Self.rule(attributes)
        if !rule.isEmpty {
            content = "<span class=\"\(Self.name(of: rule, in: &runRules, "s"))\">\(content)</span>"
        }
        guard let link = run.link else { return content }
        return "<a href=\"\(Self.escaped(link))\">\(content)</a>"
    }

    /// The class of a rule, new or as before.
    private static func name(of rule: String, in rules: inout [String], _ letter: String) -> String
    {
        if let index = rules.firstIndex(of: rule) { return "\(letter)\(index + 1)" }
        rules.append(rule)
        return "\(letter)\(rules.count)"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{A0}": result += "&nbsp;"
            case "\u{2028}": result += "<br>"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // MARK: Rules

    private static func points(_ value: CGFloat) -> String {
        String(format: "%.1fpx", Double(value))
    }

    private static func rule(_ style: NSParagraphStyle?) -> String {
        let style = style ?? .default
        var rule =
            "margin: 0.0px \(points(-min(style.tailIndent, 0))) \(points(style.paragraphSpacing)) "
            + points(style.headIndent)
        let indent = style.firstLineHeadIndent - style.headIndent
        if indent != 0 { rule += "; text-indent: \(points(indent))" }
        switch style.alignment {
        case .left: rule += "; text-align: left"
        case .center: rule += "; text-align: center"
        case .right: rule += "; text-align: right"
        case .justified: rule += "; text-align: justify"
        default: break
        }
        if style.minimumLineHeight > 0 {
            rule += "; line-height: \(points(style.minimumLineHeight))"
        }
        return rule
    }

    private static func rule(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            parts.append("font-family: '\(family(of: font))'")
            parts.append("font-weight: \(traits.contains(.traitBold) ? "bold" : "normal")")
            parts.append("font-style: \(traits.contains(.traitItalic) ? "italic" : "normal")")
            parts.append("font-size: \(String(format: "%.2fpx", Double(font.pointSize)))")
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            parts.append("color: \(css(color))")
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            parts.append("background-color: \(css(color))")
        }
        var lines: [String] = []
        if attributes[.underlineStyle] as? Int ?? 0 != 0 { lines.append("underline") }
        if attributes[.strikethroughStyle] as? Int ?? 0 != 0 { lines.append("line-through") }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
        if let kern = attributes[.kern] as? NSNumber, kern.doubleValue != 0 {
            parts.append("letter-spacing: \(points(CGFloat(kern.doubleValue)))")
        }
        return parts.joined(separator: "; ")
    }

    private static func family(of font: UIFont) -> String {
        let system = UIFont.systemFont(ofSize: font.pointSize).familyName
        return font.familyName == system ? "-apple-system" : font.familyName
    }

    private static func css(_ color: UIColor) -> String {
        let (bytes, alpha) = color.documentParts
        if alpha >= 1 { return String(format: "#%02x%02x%02x", bytes[0], bytes[1], bytes[2]) }
        let parts = bytes.map(String.init).joined(separator: ", ")
        return "rgba(\(parts), \(String(format: "%.3f", Double(alpha))))"
    }
}
