// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// Which variant of the system font is wanted.
package struct SystemFontRequest: Hashable, Sendable {
    /// The family of shapes.
    package enum Design: String, Sendable {
        case standard = "NSCTFontUIFontDesignDefault"
        case rounded = "NSCTFontUIFontDesignRounded"
        case serif = "NSCTFontUIFontDesignSerif"
        case monospaced = "NSCTFontUIFontDesignMonospaced"
    }

    /// -1...1, 0 is regular.
    package var weight: CGFloat = 0
    /// -1...1, 0 is standard.
    package var width: CGFloat = 0
    package var isItalic = false
    package var design = Design.standard
    /// The text style that the font came from, as UIKit writes it.
    package var textStyle: String?

    /// The regular system font.
    package init(
        weight: CGFloat = 0,
        width: CGFloat = 0,
        isItalic: Bool = false,
        design: Design = .standard
    ) {
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.design = design
    }

    /// The families to look for, best first.
    func families(size: CGFloat) -> [String] {
        let sans =
            size < 20
            ? ["Inter", "Inter Display"] : ["Inter Display", "Inter"]
        let lastSans = ["Noto Sans", "DejaVu Sans", "Liberation Sans"]
        switch design {
        case .standard: return sans + lastSans
        case .rounded: return ["Nunito", "Varela Round"] + sans + lastSans
        case .serif:
            return ["Source Serif 4", "Noto Serif", "DejaVu Serif", "Liberation Serif"] + lastSans
        case .monospaced:
            return ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"] + lastSans
        }
    }

    /// The name that iOS gives the variant, such as `.SFUI-Semibold`.
    var postScriptName: String {
        let stem =
            switch design {
            case .standard: ".SFUI"
            case .rounded: ".SFUIRounded"
            case .serif: ".NewYork"
            case .monospaced: ".SFUIMono"
            }
        let style = Self.styleName(weight)
        if isItalic { return "\(stem)-\(style == "Regular" ? "RegularItalic" : style + "Italic")" }
        return "\(stem)-\(style)"
    }

    /// The name of a weight as in a face's name.
    static func styleName(_ weight: CGFloat) -> String {
        let names: [(CGFloat, String)] = [
            (-0.7, "Ultralight"), (-0.5, "Thin"), (-0.2, "Light"), (0.11, "Regular"),
            (0.26, "Medium"), (0.35, "Semibold"), (0.48, "Bold"), (0.59, "Heavy"),
        ]
        return names.first { weight < $0.0 }?.1 ?? "Black"
    }

    /// Reads a name that iOS would give a variant; nil for other fonts' names.
    init?(postScriptName name: String) {
        let parts = name.split(separator: "-", maxSplits: 1).map { $0.lowercased() }
        guard let stem = parts.first else { return nil }
        switch stem {
        case ".sfui", ".sfuitext", ".sfuidisplay", ".applesystemuifont", ".sfns", "system font",
            ".applesystemuifontbold", ".sf ui text", ".sf ui display":
            design = .standard
        case ".sfuirounded", ".sfcompactrounded", ".applesystemuifontrounded": design = .rounded
        case ".newyork", ".applesystemuifontserif": design = .serif
        case ".sfuimono", ".applesystemuifontmonospaced", ".sfnsmono": design = .monospaced
        default: return nil
        }
        var style = parts.count > 1 ? parts[1] : "regular"
        if stem.hasSuffix("bold") { style = "bold" }
        if style.hasSuffix("italic") {
            isItalic = true
            style = String(style.dropLast(6))
        }
        let weights: [String: CGFloat] = [
            "ultralight": -0.8, "thin": -0.6, "light": -0.4, "medium": 0.23, "semibold": 0.3,
            "bold": 0.4, "heavy": 0.56, "black": 0.62,
        ]
        weight = weights[style] ?? 0
    }
}
