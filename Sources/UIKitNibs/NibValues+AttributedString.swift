// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Attributed strings of Interface Builder's files.
extension NibValues {
    static func attributedString(_ element: NibElement?, in bundle: Bundle) -> NSAttributedString? {
        guard let element, element.name == "attributedString" else { return nil }
        let whole = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let content =
                fragment.string("content") ?? fragment.child("mutableString")?.text
                ?? fragment.child("string")?.text
            let attributes = textAttributes(fragment.child("attributes"), in: bundle)
            whole.append(NSAttributedString(string: content ?? "", attributes: attributes))
        }
        return whole
    }

    private static func textAttributes(
        _ parts: NibElement?,
        in bundle: Bundle
    ) -> [NSAttributedString.Key: Any] {
        guard let parts else { return [:] }
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = font(parts.child(key: "NSFont") ?? parts.child("font"))
        let colors: [(String, NSAttributedString.Key)] = [
            ("NSColor", .foregroundColor), ("NSBackgroundColor", .backgroundColor),
            ("NSStrokeColor", .strokeColor), ("NSUnderlineColor", .underlineColor),
            ("NSStrikethroughColor", .strikethroughColor),
        ]
        for (name, key) in colors { found[key] = color(parts.child(key: name), in: bundle) }
        let numbers: [(String, NSAttributedString.Key)] = [
            ("NSKern", .kern), ("NSStrokeWidth", .strokeWidth), ("NSObliqueness", .obliqueness),
            ("NSBaselineOffset", .baselineOffset), ("NSExpansion", .expansion),
            ("NSTracking", .tracking),
        ]
        for (name, key) in numbers { found[key] = parts.child(key: name)?.number("value") }
        let integers: [(String, NSAttributedString.Key)] = [
            ("NSUnderline", .underlineStyle), ("NSStrikethrough", .strikethroughStyle),
            ("NSLigature", .ligature),
        ]
        for (name, key) in integers { found[key] = parts.child(key: name)?.integer("value") }
        if let link = parts.child(key: "NSLink") {
            let address = link["string"] ?? link.text
            found[.link] = URL(string: address) ?? address
        }
        if let shadow = parts.child(key: "NSShadow") {
            found[.shadow] = self.shadow(shadow, in: bundle)
        }
        if let paragraph = parts.child("paragraphStyle") {
            found[.paragraphStyle] = paragraphStyle(paragraph)
        }
        return found
    }

    private static func shadow(_ element: NibElement, in bundle: Bundle) -> NSShadow {
        let shadow = NSShadow()
        if let radius = element.number("blurRadius") { shadow.shadowBlurRadius = CGFloat(radius) }
        if let offset = size(element.child(key: "offset")) { shadow.shadowOffset = offset }
        if let color = color(element.child(key: "color"), in: bundle) { shadow.shadowColor = color }
        return shadow
    }

    private static func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment(element["alignment"]) ?? .natural
        switch element["lineBreakMode"] {
        case "charWrapping": style.lineBreakMode = .byCharWrapping
        case "clipping": style.lineBreakMode = .byClipping
        case "truncatingHead": style.lineBreakMode = .byTruncatingHead
        case "truncatingTail": style.lineBreakMode = .byTruncatingTail
        case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
        default: style.lineBreakMode = .byWordWrapping
        }
        switch element["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: style.baseWritingDirection = .natural
        }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
            ("minimumLineHeight", \.minimumLineHeight),
            ("defaultTabInterval", \.defaultTabInterval),
            ("maximumLineHeight", \.maximumLineHeight),
            ("lineHeightMultiple", \.lineHeightMultiple),
        ]
        for (name, property) in lengths {
            if let value = element.number(name) { style[keyPath: property] = CGFloat(value) }
        }
        if let factor = element.number("hyphenationFactor") {
            style.hyphenationFactor = Float(factor)
        }
        if let flag = element.flag("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = flag
        }
        return style
    }
}
