// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore

/// A colour by its parts, each from 0 to 1, in sRGB.
struct ColorValues: Equatable {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1

    init() {}

    init(_ color: UIColor) {
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The same with another opacity.
    func with(alpha: CGFloat) -> ColorValues {
        var changed = self
        changed.alpha = alpha
        return changed
    }

    /// Hue, saturation and brightness.
    var hue: (CGFloat, CGFloat, CGFloat) {
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil)
        return parts
    }

    /// As six digits of base 16, red first.
    var digits: String {
        [red, green, blue].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }
            .joined()
    }

    /// The colour of six digits of base 16; nil for anything else.
    init?(digits: String) {
        let text = digits.hasPrefix("#") ? String(digits.dropFirst()) : digits
        guard text.count == 6, text.allSatisfy(\.isHexDigit), let number = Int(text, radix: 16)
        else { return nil }
        red = CGFloat(number >> 16 & 255) / 255
        green = CGFloat(number >> 8 & 255) / 255
        blue = CGFloat(number & 255) / 255
    }
}
