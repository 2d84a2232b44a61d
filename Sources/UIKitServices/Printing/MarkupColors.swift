// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours as styles write them.
enum MarkupColors {
    private static let names: [String: Int] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080,
        "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080,
        "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
        "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700, "indigo": 0x4B0082,
        "violet": 0xEE82EE, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3,
        "lightgrey": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000,
    ]

    /// `#rgb`, `#rrggbb`, `rgb(…)`, `rgba(…)` or a name; nil for anything else.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text.hasPrefix("#") { return hex(text.dropFirst()) }
        if text.hasPrefix("rgb") { return function(text) }
        return names[text].map { color($0, alpha: 1) }
    }

    private static func hex(_ digits: Substring) -> UIColor? {
        guard let number = Int(digits, radix: 16), number >= 0 else { return nil }
        switch digits.count {
        case 3:
            let red = number >> 8 & 15
            let green = number >> 4 & 15
            let blue = number & 15
            return color(red * 17 << 16 | green * 17 << 8 | blue * 17, alpha: 1)
        case 6: return color(number, alpha: 1)
        case 8: return color(number >> 8, alpha: CGFloat(number & 255) / 255)
        default: return nil
        }
    }

    private static func function(_ text: String) -> UIColor? {
        let inside = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
        let numbers = parts.compactMap { part -> CGFloat? in
            let isPart = part.hasSuffix("%")
            return Double(isPart ? part.dropLast() : part).map { CGFloat(isPart ? $0 * 2.55 : $0) }
        }
        guard numbers.count >= 3 else { return nil }
        return UIColor(
            red: numbers[0] / 255,
            green: numbers[1] / 255,
            blue: numbers[2] / 255,
            alpha: numbers.count > 3 ? numbers[3] : 1
        )
    }

    private static func color(_ rgb: Int, alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16 & 255) / 255,
            green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255,
            alpha: alpha
        )
    }
}
