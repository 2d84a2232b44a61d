// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// A colour in sRGB, its parts from 0 to 1.
struct SVGColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let black = SVGColor(red: 0, green: 0, blue: 0)
    static let clear = SVGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour for a context, as opaque as `alpha` says besides.
    func color(alpha other: CGFloat = 1) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha * other)
    }
}

extension SVGColor {
    /// Reads a colour; nil for what is none.
    ///
    /// - Parameters:
    ///   - text: a name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` or `hsla()`.
    ///   - current: what `currentColor` stands for.
    init?(_ text: some StringProtocol, current: SVGColor = .black) {
        let word = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        if word.hasPrefix("#") {
            guard let color = Self.hexadecimal(word.dropFirst()) else { return nil }
            self = color
        } else if let open = word.firstIndex(of: "("), word.hasSuffix(")") {
            let name = word[..<open].trimmed
            let arguments = word[word.index(after: open)...].dropLast()
            guard let color = Self.function(name, String(arguments)) else { return nil }
            self = color
        } else if word == "currentcolor" {
            self = current
        } else if word == "transparent" {
            self = .clear
        } else {
            guard let number = CSSColorNames.table[word] else { return nil }
            self = SVGColor(number)
        }
    }

    /// The colour of a number `0xRRGGBB`.
    private init(_ number: Int) {
        red = CGFloat(number >> 16 & 0xFF) / 255
        green = CGFloat(number >> 8 & 0xFF) / 255
        blue = CGFloat(number & 0xFF) / 255
    }

    private static func hexadecimal(_ digits: Substring) -> SVGColor? {
        guard digits.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.count) else {
            return nil
        }
        let all = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let number = Int(all, radix: 16) else { return nil }
        guard all.count == 8 else { return SVGColor(number) }
        var color = SVGColor(number >> 8)
        color.alpha = CGFloat(number & 0xFF) / 255
        return color
    }

    private static func function(_ name: String, _ arguments: String) -> SVGColor? {
        var scanner = SVGScanner(arguments)
        var values: [(number: CGFloat, isPercent: Bool)] = []
        while let number = scanner.separatedNumber() {
            values.append((number, scanner.skip("%")))
            if scanner.word() == "rad" { values[values.count - 1].number *= 180 / .pi }
            scanner.passSpace()
            _ = scanner.skip("/")
        }
        scanner.passSpace()
        guard scanner.isAtEnd, values.count == 3 || values.count == 4 else { return nil }
        func share(_ index: Int, of whole: CGFloat) -> CGFloat {
            let (number, isPercent) = values[index]
            return min(max(isPercent ? number / 100 : number / whole, 0), 1)
        }
        var color: SVGColor
        switch name {
        case "rgb", "rgba":
            color = SVGColor(
                red: share(0, of: 255),
                green: share(1, of: 255),
                blue: share(2, of: 255)
            )
        case "hsl", "hsla":
            color = hsl(values[0].number, share(1, of: 100), share(2, of: 100))
        default: return nil
        }
        if values.count == 4 { color.alpha = share(3, of: 1) }
        return color
    }

    /// A colour by hue in degrees, saturation and lightness.
    private static func hsl(_ hue: CGFloat, _ saturation: CGFloat, _ lightness: CGFloat) -> SVGColor
    {
        func part(_ offset: CGFloat) -> CGFloat {
            var place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            if place < 0 { place += 12 }
            let reach = saturation * min(lightness, 1 - lightness)
            return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
        }
        return SVGColor(red: part(0), green: part(8), blue: part(4))
    }
}

extension StringProtocol {
    /// The text without the space around it.
    var trimmed: String {
        var part = self[...]
        while part.first?.isWhitespace == true { part = part.dropFirst() }
        while part.last?.isWhitespace == true { part = part.dropLast() }
        return String(part)
    }
}
