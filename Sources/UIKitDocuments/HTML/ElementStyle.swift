// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitValues

/// What CSS says about an element, as far as attributed text can show it.
struct ElementStyle {
    /// How letters are changed.
    enum Capitals { case none, upper, lower, words }

    /// The size of text that says nothing of its own, in points.
    static let usualSize: CGFloat = 12

    // What children inherit.
    var families: [String] = ["Times New Roman"]
    var size = usualSize
    /// As in CSS: 400 is regular, 700 bold.
    var weight = 400
    var isItalic = false
    var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    var background: UIColor?
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// Points of a line; nil for what the font needs.
    var lineHeight: CGFloat?
    var letterSpacing: CGFloat = 0
    var firstLineIndent: CGFloat = 0
    var keepsBlanks = false
    var capitals = Capitals.none
    var isUnderlined = false
    var isStruck = false
    var link: URL?
    var isHidden = false
    var listMarker: NSTextList.MarkerFormat?
    /// Points from the edges of the text to the element's.
    var indent: CGFloat = 0
    var tailIndent: CGFloat = 0
    /// 1 above the line, -1 below it.
    var script = 0

    // What is the element's own.
    var isBlock = false
    var marginBottom: CGFloat = 0
    var headingLevel = 0

    /// The style with which a child begins.
    var forChild: ElementStyle {
        var child = self
        child.isBlock = false
        child.marginBottom = 0
        child.headingLevel = 0
        if isBlock { child.background = nil }
        return child
    }

    // MARK: CSS

    /// Applies a declaration; what says nothing to text is passed over.
    mutating func apply(_ name: String, _ value: String, parent: ElementStyle) {
        let word = value.lowercased()
        switch name {
        case "color": if let found = CSSColor.color(value) { color = found }
        case "background", "background-color":
            background = word == "none" ? nil : CSSColor.color(value) ?? background
        case "font": applyFont(value, parent)
        case "font-family": families = Self.families(value)
        case "font-size": size = fontSize(word, parent) ?? size
        case "font-weight": weight = Self.weight(word, parent.weight) ?? weight
        case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
        case "text-align": alignment = Self.alignment(word) ?? alignment
        case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "line-height":
            lineHeight = Double(word).map { CGFloat($0) * size } ?? length(word)
        case "letter-spacing": letterSpacing = length(word) ?? 0
        case "text-indent": firstLineIndent = length(word) ?? 0
        case "white-space": keepsBlanks = word.hasPrefix("pre")
        case "text-transform": capitals = Self.capitals(word)
        case "vertical-align": script = word == "super" ? 1 : word == "sub" ? -1 : 0
        case "visibility": isHidden = word == "hidden" || isHidden
        case "display": applyDisplay(word)
        case "list-style", "list-style-type": listMarker = Self.marker(word) ?? listMarker
        case "margin": applyMargin(word.split(whereSeparator: \.isWhitespace), parent)
        case "margin-bottom": marginBottom = length(word) ?? marginBottom
        case "margin-left": indent = parent.indent + (length(word) ?? 0)
        case "margin-right": tailIndent = parent.tailIndent + (length(word) ?? 0)
        default: break
        }
    }

    private mutating func applyDisplay(_ word: String) {
        switch word {
        case "none": isHidden = true
        case "inline", "inline-block": isBlock = false
        default: isBlock = true
        }
    }

    /// One to four lengths, from the top by the right.
    private mutating func applyMargin(_ parts: [Substring], _ parent: ElementStyle) {
        let sides = parts.map { length(String($0)) ?? 0 }
        guard let first = sides.first, sides.count <= 4 else { return }
        let right = sides.count > 1 ? sides[1] : first
        marginBottom = sides.count > 2 ? sides[2] : first
        indent = parent.indent + (sides.count > 3 ? sides[3] : right)
        tailIndent = parent.tailIndent + right
    }

    /// `[style weight] size[/line-height] families`.
    private mutating func applyFont(_ value: String, _ parent: ElementStyle) {
        var parts = value.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        // What the short form leaves out is as usual.
        (isItalic, weight) = (false, 400)
        while let part = parts.first?.lowercased() {
            parts.removeFirst()
            if let weight = Self.weight(part, parent.weight), part != "normal" {
                self.weight = weight
            } else if part == "italic" || part == "oblique" {
                isItalic = true
            } else if let slash = part.firstIndex(of: "/") {
                size = fontSize(String(part[..<slash]), parent) ?? size
                apply("line-height", String(part[part.index(after: slash)...]), parent: parent)
                break
            } else if let found = fontSize(part, parent) {
                size = found
                break
            }
        }
        if !parts.isEmpty { families = Self.families(parts.joined(separator: " ")) }
    }

    // MARK: Values

    /// A length in points: a CSS pixel is a point, as in UIKit's importer.
    func length(_ word: String) -> CGFloat? { Self.length(word, size) }

    private static func length(_ word: String, _ em: CGFloat) -> CGFloat? {
        let pattern = #/([+\-]?(?:\d+\.?\d*|\.\d+))(px|pt|em|rem|in|cm|mm|pc|ex|%)?/#
        guard let match = word.wholeMatch(of: pattern), let number = Double(match.output.1)
        else { return nil }
        let value = CGFloat(number)
        switch match.output.2 {
        case nil: return value == 0 ? 0 : nil
        case "px": return value
        case "pt": return value * 4 / 3
        case "em": return value * em
        case "rem": return value * usualSize
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        case "pc": return value * 16
        case "ex": return value * em / 2
        default: return value * em / 100
        }
    }

    private static let sizes: [String: CGFloat] = [
        "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
        "xx-large": 24, "xxx-large": 36,
    ]

    private func fontSize(_ word: String, _ parent: ElementStyle) -> CGFloat? {
        if let size = Self.sizes[word] { return size }
        if word == "smaller" { return parent.size / 1.2 }
        if word == "larger" { return parent.size * 1.2 }
        return Self.length(word, parent.size).map { max($0, 0) }
    }

    /// The size of `<font size=…>`: 1 to 7, or a step from 3.
    static func size(ofFontElement text: String) -> CGFloat? {
        let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
        guard let number = Int(text) else { return nil }
        let isStep = text.hasPrefix("+") || text.hasPrefix("-")
        // Far numbers mean the smallest and the largest.
        let step = min(max(number, -7), 7)
        return sizes[min(max(isStep ? step + 3 : step, 1), 7) - 1]
    }

    private static func weight(_ word: String, _ parent: Int) -> Int? {
        switch word {
        case "normal": 400
        case "bold": 700
        case "bolder": parent < 400 ? 400 : parent < 600 ? 700 : 900
        case "lighter": parent < 600 ? 100 : parent < 800 ? 400 : 700
        default: Int(word).flatMap { (1...1000).contains($0) ? $0 : nil }
        }
    }

    private static func families(_ value: String) -> [String] {
        value.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
        }
        .filter { !$0.isEmpty }
    }

    static func alignment(_ word: String) -> NSTextAlignment? {
        switch word {
        case "left": .left
        case "right", "end": .right
        case "center", "-webkit-center": .center
        case "justify": .justified
        case "start": .natural
        default: nil
        }
    }

    private static func capitals(_ word: String) -> Capitals {
        switch word {
        case "uppercase": .upper
        case "lowercase": .lower
        case "capitalize": .words
        default: .none
        }
    }

    private static func marker(_ value: String) -> NSTextList.MarkerFormat? {
        for word in value.split(whereSeparator: \.isWhitespace) {
            switch word {
            case "disc": return .disc
            case "circle": return .circle
            case "square": return .square
            case "decimal": return .decimal
            case "lower-roman": return .lowercaseRoman
            case "upper-roman": return .uppercaseRoman
            case "lower-alpha", "lower-latin": return .lowercaseAlpha
            case "upper-alpha", "upper-latin": return .uppercaseAlpha
            case "none": return NSTextList.MarkerFormat("")
            default: continue
            }
        }
        return nil
    }
}
