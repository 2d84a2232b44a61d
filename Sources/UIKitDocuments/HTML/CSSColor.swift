// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKitValues
import VectorPictures

/// Colours as CSS writes them.
enum CSSColor {
    /// `#RGB`, `#RRGGBBAA`, `rgb()`, `rgba()`, `hsl()`, `hsla()` or a name; nil for anything else.
    static func color(_ text: String) -> UIColor? {
        let word = text.trimmingCharacters(in: .whitespaces).lowercased()
        if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
        if let open = word.firstIndex(of: "("), word.hasSuffix(")") {
            let numbers = word[word.index(after: open)...].dropLast()
            return function(word[..<open], numbers)
        }
        if word == "transparent" { return UIColor(white: 0, alpha: 0) }
        return CSSColorNames.table[word].map { number in
            UIColor(
                red: CGFloat(number >> 16 & 0xFF) / 255,
                green: CGFloat(number >> 8 & 0xFF) / 255,
                blue: CGFloat(number & 0xFF) / 255,
                alpha: 1
            )
        }
    }

    /// Colours as attributes of HTML have them: `#` may be missing.
    static func attribute(_ text: String) -> UIColor? { color(text) ?? hexadecimal(text[...]) }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count else { return nil }
        let bytes: [Int]
        switch values.count {
        case 3, 4: bytes = values.map { $0 * 17 }
        case 6, 8:
            bytes = stride(from: 0, to: values.count, by: 2).map {
                values[$0] * 16 + values[$0 + 1]
            }
        default: return nil
        }
        return UIColor(
            red: CGFloat(bytes[0]) / 255,
            green: CGFloat(bytes[1]) / 255,
            blue: CGFloat(bytes[2]) / 255,
            alpha: bytes.count > 3 ? CGFloat(bytes[3]) / 255 : 1
        )
    }

    private static func function(_ name: Substring, _ arguments: Substring) -> UIColor? {
        let parts = arguments.split { ", /".contains($0) }
        guard parts.count == 3 || parts.count == 4 else { return nil }
        func fraction(_ part: Substring, of whole: CGFloat) -> CGFloat? {
            let isPercent = part.hasSuffix("%")
            guard let number = Double(isPercent ? part.dropLast() : part) else { return nil }
            return min(max(CGFloat(number) / (isPercent ? 100 : whole), 0), 1)
        }
        let alpha = parts.count == 4 ? fraction(parts[3], of: 1) : 1
        guard let alpha else { return nil }
        switch name {
        case "rgb", "rgba":
            guard let red = fraction(parts[0], of: 255), let green = fraction(parts[1], of: 255),
                let blue = fraction(parts[2], of: 255)
            else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case "hsl", "hsla":
            let degrees = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
            guard let hue = Double(degrees), let saturation = fraction(parts[1], of: 100),
                let lightness = fraction(parts[2], of: 100)
            else { return nil }
            return hsl(hue, saturation, lightness, alpha)
        default: return nil
        }
    }

    private static func hsl(
        _ hue: Double,
        _ saturation: CGFloat,
        _ lightness: CGFloat,
        _ alpha: CGFloat
    ) -> UIColor {
        let spread = saturation * min(lightness, 1 - lightness)
        func part(_ shift: Double) -> CGFloat {
            let place = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
            let sector = CGFloat(place < 0 ? place + 12 : place)
            return lightness - spread * max(-1, min(sector - 3, 9 - sector, 1))
        }
        return UIColor(red: part(0), green: part(8), blue: part(4), alpha: alpha)
    }
}
