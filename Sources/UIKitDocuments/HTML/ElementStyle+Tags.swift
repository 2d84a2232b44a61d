// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

extension ElementStyle {
    /// Elements whose content is no text of the document.
    private static let hidden: Set<String> = [
        "head", "title", "style", "script", "noscript", "template", "meta", "link", "select",
        "option",
        "textarea", "object", "iframe", "audio", "video", "canvas", "svg", "math",
    ]

    private static let blocks: Set<String> = [
        "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl",
        "dt",
        "dd", "blockquote", "pre", "center", "address", "article", "aside", "section", "nav",
        "header",
        "footer", "main", "figure", "figcaption", "form", "fieldset", "table", "caption", "thead",
        "tbody", "tfoot", "tr", "td", "th", "hr", "details", "summary", "dir", "menu",
    ]

    /// Sizes and margins of headings, in ems.
    private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
        "h6": (0.67, 2.33),
    ]

    /// Applies what browsers do with an element that has no style.
    mutating func applyTag(_ name: String) {
        isBlock = Self.blocks.contains(name)
        if Self.hidden.contains(name) { isHidden = true }
        switch name {
        case "b", "strong": weight = 700
        case "th":
            weight = 700
            alignment = .center
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "small": size /= 1.2
        case "big": size *= 1.2
        case "code", "tt", "kbd", "samp": families = ["Courier"]
        case "pre":
            families = ["Courier"]
            keepsBlanks = true
            marginBottom = size
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "sup", "sub":
            size /= 1.2
            script = name == "sup" ? 1 : -1
        case "center": alignment = .center
        case "p", "dl": marginBottom = size
        case "blockquote", "figure":
            marginBottom = size
            indent += 40
            tailIndent += 40
        case "dd": indent += 40
        default: applyHeading(name)
        }
    }

    private mutating func applyHeading(_ name: String) {
        guard let heading = Self.headings[name], let level = name.last?.wholeNumberValue else {
            return
        }
        size *= heading.size
        weight = 700
        marginBottom = size * heading.margin
        headingLevel = level
    }

    /// Applies the attributes that are older than style sheets.
    mutating func applyAttributes(_ attributes: [String: String], of name: String) {
        if let align = attributes["align"]?.lowercased(), isBlock {
            alignment = Self.alignment(align) ?? alignment
        }
        if let direction = attributes["dir"]?.lowercased() {
            self.direction = direction == "rtl" ? .rightToLeft : .leftToRight
        }
        if let color = attributes["bgcolor"].flatMap(CSSColor.attribute) { background = color }
        switch name {
        case "font":
            if let color = attributes["color"].flatMap(CSSColor.attribute) { self.color = color }
            if let size = attributes["size"].flatMap(Self.size(ofFontElement:)) { self.size = size }
            if let face = attributes["face"] { apply("font-family", face, parent: self) }
        case "body":
            if let color = attributes["text"].flatMap(CSSColor.attribute) { self.color = color }
        case "a":
            guard let address = attributes["href"], let url = Self.url(address) else { break }
            link = url
            isUnderlined = true
            color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
        default: break
        }
    }

    /// An address, with what addresses may not hold escaped.
    private static func url(_ text: String) -> URL? {
        let plain = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(string: plain)
            ?? plain.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
            .flatMap { URL(string: $0) }
    }

    /// Applies all that is said of an element, the strongest last.
    mutating func apply(
        _ name: String,
        _ attributes: [String: String],
        _ rules: [(name: String, value: String)]
    ) {
        let parent = self
        self = forChild
        applyTag(name)
        applyAttributes(attributes, of: name)
        let own = attributes["style"].map { StyleSheet.declarations($0) } ?? []
        // Lengths in ems are of the element's own size, whatever the order.
        let all = rules + own
        for (name, value) in all where name == "font-size" || name == "font" {
            apply(name, value, parent: parent)
        }
        for (name, value) in all where name != "font-size" && name != "font" {
            apply(name, value, parent: parent)
        }
    }
}
