// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControllers
import UIKitCore

/// Values of properties, as Interface Builder writes them.
@MainActor
enum NibValues {
    static func rect(_ element: NibElement?) -> CGRect? {
        guard let element else { return nil }
        return CGRect(
            x: element.number("x") ?? 0,
            y: element.number("y") ?? 0,
            width: element.number("width") ?? 0,
            height: element.number("height") ?? 0
        )
    }

    static func size(_ element: NibElement?) -> CGSize? {
        element.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    static func point(_ element: NibElement?) -> CGPoint? {
        element.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    }

    static func insets(_ element: NibElement?) -> UIEdgeInsets? {
        element.map {
            UIEdgeInsets(
                top: $0.number("minY") ?? $0.number("top") ?? 0,
                left: $0.number("minX") ?? $0.number("left") ?? 0,
                bottom: $0.number("maxY") ?? $0.number("bottom") ?? 0,
                right: $0.number("maxX") ?? $0.number("right") ?? 0
            )
        }
    }

    static func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: element.number("top") ?? 0,
            leading: element.number("leading") ?? 0,
            bottom: element.number("bottom") ?? 0,
            trailing: element.number("trailing") ?? 0
        )
    }

    static func edges(_ element: NibElement) -> UIRectEdge {
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return UIRectEdge(names.filter { element.flag($0.0) == true }.map(\.1))
    }

    static func mask(_ element: NibElement?) -> UIView.AutoresizingMask {
        let names: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        var mask: UIView.AutoresizingMask = []
        for (name, bit) in names where element?.flag(name) == true { mask.insert(bit) }
        return mask
    }

    // MARK: Colours

    static func color(_ element: NibElement?, in bundle: Bundle) -> UIColor? {
        guard let element, element.name != "nil" else { return nil }
        // Xcode 11 wrote two names, of which the newer one counts.
        let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        if let name = names.lazy.compactMap({ element[$0] }).first { return systemColor(name) }
        if let name = element["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil)
        }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") {
            return UIColor(white: CGFloat(white), alpha: alpha)
        }
        let red = CGFloat(element.number("red") ?? 0)
        let green = CGFloat(element.number("green") ?? 0)
        let blue = CGFloat(element.number("blue") ?? 0)
        if element["customColorSpace"] == "displayP3" {
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let systemColors: [String: UIColor] = [
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
        "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
        "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill,
        "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
        "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
        "systemGray6Color": .systemGray6, "systemBrownColor": .systemBrown,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
        "darkTextColor": .darkText, "lightTextColor": .lightText,
        "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]

    private static func systemColor(_ name: String) -> UIColor? {
        if let color = systemColors[name] { return color }
        Unbuilt.report("Interface Builder: system colour \(name)")
        return nil
    }

    // MARK: Fonts

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let styles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
        "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
        "UICTFontTextStyleCaption2": .caption2,
    ]

    static func font(_ element: NibElement?) -> UIFont? {
        guard let element else { return nil }
        if let name = element["style"], let style = styles[name] {
            return .preferredFont(forTextStyle: style)
        }
        // Fonts of attributed text have a size and a meta font in the place of a type.
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
        if let name = element["name"], element["type"] == nil {
            return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default:
            var name = element["weight"]
            if let meta = element["metaFont"], meta.hasPrefix("system") {
                let weight = meta.dropFirst("system".count)
                name = weight.prefix(1).lowercased() + weight.dropFirst()
            }
            return .systemFont(ofSize: size, weight: name.flatMap { weights[$0] } ?? .regular)
        }
    }

    // MARK: Pictures and words

    static func image(_ name: String?, catalog: String? = nil, in bundle: Bundle) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        return UIImage(named: name, in: bundle, compatibleWith: nil)
            ?? UIImage(systemName: name)
    }

    /// An image that stands as an element, with its symbol's form.
    static func image(reference: NibElement, in bundle: Bundle) -> UIImage? {
        let image = image(reference["image"], catalog: reference["catalog"], in: bundle)
        let names: [String: UIImage.SymbolScale] = [
            "small": .small, "medium": .medium, "large": .large,
        ]
        var result = image
        if let scale = reference["symbolScale"].flatMap({ names[$0] }) {
            let form = UIImage.SymbolConfiguration(scale: scale)
            result = result?.applyingSymbolConfiguration(form) ?? result
        }
        switch reference["renderingMode"] {
        case "original": return result?.withRenderingMode(.alwaysOriginal)
        case "template": return result?.withRenderingMode(.alwaysTemplate)
        default: return result
        }
    }

    static func symbol(_ element: NibElement) -> UIImage.SymbolConfiguration {
        let scales: [String: UIImage.SymbolScale] = [
            "small": .small, "medium": .medium, "large": .large, "default": .default,
        ]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
            "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
            "black": .black,
        ]
        let scale = element["scale"].flatMap { scales[$0] } ?? .unspecified
        let weight = element["weight"].flatMap { weights[$0] } ?? .unspecified
        if element["configurationType"] == "font",
            let font = font(element.child(key: "fontDescription"))
        {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = element.number("pointSize") {
            return UIImage.SymbolConfiguration(
                pointSize: CGFloat(size),
                weight: weight,
                scale: scale
            )
        }
        return weight == .unspecified
            ? UIImage.SymbolConfiguration(scale: scale)
            : UIImage.SymbolConfiguration(weight: weight)
    }

    static func alignment(_ name: String?) -> NSTextAlignment? {
        switch name {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    static func lineBreak(_ name: String?) -> NSLineBreakMode? {
        switch name {
        case "wordWrap", "wrap": .byWordWrapping
        case "characterWrap": .byCharWrapping
        case "clip": .byClipping
        case "headTruncation": .byTruncatingHead
        case "tailTruncation": .byTruncatingTail
        case "middleTruncation": .byTruncatingMiddle
        default: nil
        }
    }

    static func contentMode(_ name: String?) -> UIView.ContentMode? {
        switch name {
        case "scaleToFill": .scaleToFill
        case "scaleAspectFit": .scaleAspectFit
        case "scaleAspectFill": .scaleAspectFill
        case "redraw": .redraw
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        default: nil
        }
    }

    static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute {
        switch name {
        case "left": .left
        case "right": .right
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "width": .width
        case "height": .height
        case "centerX": .centerX
        case "centerY": .centerY
        case "baseline", "lastBaseline": .lastBaseline
        case "firstBaseline": .firstBaseline
        case "leftMargin": .leftMargin
        case "rightMargin": .rightMargin
        case "topMargin": .topMargin
        case "bottomMargin": .bottomMargin
        case "leadingMargin": .leadingMargin
        case "trailingMargin": .trailingMargin
        case "centerXWithinMargins": .centerXWithinMargins
        case "centerYWithinMargins": .centerYWithinMargins
        default: .notAnAttribute
        }
    }

    /// A number, or a ratio of two.
    static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        guard let value = Double(text), value.isFinite else { return 1 }
        return CGFloat(value)
    }

    static func event(_ name: String?) -> UIControl.Event {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
            "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
            "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
            "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        return name.flatMap { events[$0] } ?? .touchUpInside
    }

    static func state(_ name: String?) -> UIControl.State {
        switch name {
        case "highlighted": .highlighted
        case "disabled": .disabled
        case "selected": .selected
        case "focused": .focused
        default: .normal
        }
    }
}
