// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How text looks within an element: what elements and their `style` say.
@MainActor
struct MarkupStyle {
    /// Browsers set text in 16 pixels, of which paper has 96 to an inch: 12 points.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isFixed = false
    var family: String?
    var underlines = false
    var strikes = false
    var color: UIColor = .black
    var background: UIColor?
    var alignment = NSTextAlignment.natural
    var keepsBlanks = false
    var isHidden = false
    var link: String?
    /// In points; above the baseline where positive.
    var raise: CGFloat = 0
    var indent: CGFloat = 0
    var marginTop: CGFloat = 0
    var marginBottom: CGFloat = 0
    private var ruleWidth: CGFloat?

    /// The style of a rule across a line.
    func ruled(_ width: CGFloat) -> MarkupStyle {
        var style = self
        style.ruleWidth = width
        return style
    }

    // MARK: Elements

    /// The sizes of headings in units of the text's, and their margins in units of their own.
    private static let headings: [String: (size: CGFloat, margin: CGFloat)] = [
        "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
        "h6": (0.67, 2.33),
    ]

    /// Takes on what an element and its attributes change.
    mutating func enter(_ name: String, _ attributes: [String: String]) {
        marginTop = 0
        marginBottom = 0
        if let heading = Self.headings[name] {
            size *= heading.size
            isBold = true
            marginTop = size * heading.margin
            marginBottom = marginTop
        }
        switch name {
        case "b", "strong", "th", "dt": isBold = true
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": underlines = true
        case "s", "strike", "del": strikes = true
        case "code", "kbd", "samp", "tt": isFixed = true
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "mark": background = .yellow
        case "center": alignment = .center
        case "sub", "sup":
            raise += size * (name == "sup" ? 0.33 : -0.2)
            size *= 0.75
        case "p", "dl", "figure": setMargins(size)
        case "ul", "ol":
            indent += 30
            if indent < 31 { setMargins(size) }
        case "blockquote", "dd":
            indent += 30
            if name == "blockquote" { setMargins(size) }
        case "pre":
            keepsBlanks = true
            isFixed = true
            setMargins(size)
        case "a":
            if let target = attributes["href"] {
                link = target
                color = UIColor(red: 0, green: 0, blue: 0.93, alpha: 1)
                underlines = true
            }
        case "font": takeFont(attributes)
        default: break
        }
        if let value = attributes["align"] { align(value) }
        if attributes["hidden"] != nil { isHidden = true }
        if let text = attributes["style"] { take(text) }
    }

    private mutating func setMargins(_ length: CGFloat) {
        marginTop = length
        marginBottom = length
    }

    private mutating func takeFont(_ attributes: [String: String]) {
        if let value = attributes["color"].flatMap(MarkupColors.color) { color = value }
        if let face = attributes["face"] { family = face }
        let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
        if let number = attributes["size"].flatMap({ Int($0) }) {
            size = sizes[min(max(number, 1), 7) - 1]
        }
    }

    private mutating func align(_ value: String) {
        switch value.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center", "middle": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    // MARK: Styles

    /// Takes on a list of declarations, `color: red; font-size: 9pt`.
    mutating func take(_ declarations: String) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            declare(name, value.replacingOccurrences(of: "!important", with: ""))
        }
    }

    private mutating func declare(_ name: String, _ value: String) {
        switch name {
        case "color": if let new = MarkupColors.color(value) { color = new }
        case "background", "background-color":
            if let new = MarkupColors.color(value) { background = new }
        case "font-size":
            if let new = Self.length(value, of: size), new > 0 { size = min(new, 500) }
        case "font-weight":
            isBold = value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false)
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "font-family":
            family = value
            isFixed = value.contains("monospace") || value.contains("courier")
        case "text-align": align(value)
        case "text-decoration", "text-decoration-line":
            underlines = value.contains("underline")
            strikes = value.contains("line-through")
        case "display", "visibility":
            if value == "none" || value == "hidden" { isHidden = true }
        case "white-space": keepsBlanks = value.hasPrefix("pre")
        case "margin":
            if let new = Self.length(String(value.prefix { $0 != " " }), of: size) {
                setMargins(max(0, new))
            }
        case "margin-top": marginTop = max(0, Self.length(value, of: size) ?? marginTop)
        case "margin-bottom": marginBottom = max(0, Self.length(value, of: size) ?? marginBottom)
        case "margin-left", "padding-left": indent += max(0, Self.length(value, of: size) ?? 0)
        default: break
        }
    }

    /// A length in points; per cents and `em` are of something.
    static func length(_ text: String, of whole: CGFloat) -> CGFloat? {
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number.isFinite, abs(number) < 1e5 else { return nil }
        let value = CGFloat(number)
        switch text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces) {
        case "%": return value * whole / 100
        case "em", "rem": return value * whole
        case "pt": return value
        case "in": return value * 72
        case "cm": return value * 72 / 2.54
        case "mm": return value * 72 / 25.4
        default: return value * 0.75
        }
    }

    // MARK: Attributes

    private var font: UIFont {
        let base: UIFont =
            isFixed
            ? .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
            : named ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
        var traits = base.fontDescriptor.symbolicTraits
        if isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        guard traits != base.fontDescriptor.symbolicTraits,
            let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
        else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    /// The first font of the family list that there is.
    private var named: UIFont? {
        for name in family?.split(separator: ",") ?? [] {
            let name = name.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
            let known = UIFont.familyNames.first { $0.caseInsensitiveCompare(name) == .orderedSame }
            if let known, let font = UIFont(name: known, size: size) { return font }
        }
        return nil
    }

    /// What runs of this style have.
    func attributes(
        spaceBefore: CGFloat,
        tabs: [CGFloat],
        depth: Int
    ) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.paragraphSpacingBefore = spaceBefore
        paragraph.headIndent = indent
        paragraph.firstLineHeadIndent = depth > 0 ? max(0, indent - 14) : indent
        if depth > 0 {
            paragraph.tabStops = [NSTextTab(textAlignment: .left, location: indent)]
        } else if !tabs.isEmpty {
            paragraph.tabStops = tabs.map { NSTextTab(textAlignment: .left, location: $0) }
        }
        if let ruleWidth {
            paragraph.tabStops = [NSTextTab(textAlignment: .left, location: ruleWidth - 1)]
        }
        var result: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
        ]
        if underlines { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if strikes { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if ruleWidth != nil { result[.strikethroughColor] = color }
        if let background { result[.backgroundColor] = background }
        if raise != 0 { result[.baselineOffset] = NSNumber(value: Double(raise)) }
        if let link, let url = URL(string: link) { result[.link] = url as NSURL }
        return result
    }
}
