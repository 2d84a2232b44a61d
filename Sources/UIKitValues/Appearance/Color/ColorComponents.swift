// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A colour as numbers in one of the three spaces in which UIKit keeps colours.
///
/// Values outside 0...1 are legal: the spaces are extended.
struct ColorComponents: Hashable, Sendable {
    /// The space of the numbers.
    enum Space: Hashable, Sendable {
        case extendedGray
        case extendedSRGB
        case displayP3
    }

    let space: Space
    /// Red, green and blue; all three the same in the grey space.
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    init(gray: CGFloat, alpha: CGFloat = 1) {
        self.init(space: .extendedGray, red: gray, green: gray, blue: gray, alpha: alpha)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.init(space: .extendedSRGB, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes components; a NaN counts as zero.
    init(space: Space, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
        self.space = space
        self.red = number(red)
        self.green = number(green)
        self.blue = number(blue)
        self.alpha = number(alpha)
    }

    /// The same colour with another opacity.
    func withAlpha(_ alpha: CGFloat) -> ColorComponents {
        ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension ColorComponents {
    /// The Core Graphics colour with these numbers.
    var cgColor: CGColor {
        let values = space == .extendedGray ? [red, alpha] : [red, green, blue, alpha]
        return CGColor(space: space.colorSpace, values: values)
    }

    /// The same colour in extended sRGB.
    var inSRGB: ColorComponents {
        switch space {
        case .extendedSRGB:
            return self
        case .extendedGray:
            return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3:
            let linear = [red, green, blue].map(Self.linear)
            // Display P3 to sRGB primaries, both with the white point D65.
            let rows: [[CGFloat]] = [
                [1.224_940_18, -0.224_940_18, 0],
                [-0.042_056_95, 1.042_056_95, 0],
                [-0.019_637_55, -0.078_636_05, 1.098_273_60],
            ]
            let mixed = rows.map { row in
                Self.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
            }
            return ColorComponents(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
        }
    }

    /// The luminance as an encoded grey value.
    var luminance: CGFloat {
        if space == .extendedGray { return red }
        let color = inSRGB
        // The curve and back would lose digits.
        if color.red == color.green, color.green == color.blue { return color.red }
        let sum =
            0.2126 * Self.linear(color.red) + 0.7152 * Self.linear(color.green)
            + 0.0722 * Self.linear(color.blue)
        return Self.encoded(sum)
    }

    /// Undoes the transfer curve of sRGB, mirrored below zero.
    static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// The transfer curve of sRGB, mirrored below zero.
    static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}

extension ColorComponents {
    /// Makes sRGB components from hue, saturation and brightness; the hue wraps around.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let turn = hue.isFinite ? hue - floor(hue) : 0
        let sector = turn * 6
        let index = Int(sector) % 6
        let part = sector - floor(sector)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let mix: (CGFloat, CGFloat, CGFloat)
        switch index {
        case 0: mix = (brightness, rising, low)
        case 1: mix = (falling, brightness, low)
        case 2: mix = (low, brightness, rising)
        case 3: mix = (low, falling, brightness)
        case 4: mix = (rising, low, brightness)
        default: mix = (brightness, low, falling)
        }
        self.init(red: mix.0, green: mix.1, blue: mix.2, alpha: alpha)
    }

    /// Hue, saturation and brightness; the hue and saturation of a grey are zero.
    var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let color = inSRGB
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let range = high - low
        guard range > 0, high != 0 else { return (0, 0, high) }
        var sector: CGFloat
        if high == color.red {
            sector = (color.green - color.blue) / range
        } else if high == color.green {
            sector = (color.blue - color.red) / range + 2
        } else {
            sector = (color.red - color.green) / range + 4
        }
        if sector < 0 { sector += 6 }
        return (sector / 6, range / high, high)
    }
}

extension ColorComponents.Space {
    private static let gray = CGColorSpace(
        .gray(.sRGB.with(isExtended: true)),
        name: "kCGColorSpaceExtendedGray"
    )
    private static let sRGB = CGColorSpace(
        .rgb(.sRGB.with(isExtended: true)),
        name: "kCGColorSpaceExtendedSRGB"
    )
    private static let p3 = CGColorSpace(
        .rgb(RGBColorModel(primaries: .displayP3, curve: .sRGB)),
        name: "kCGColorSpaceDisplayP3"
    )

    /// The Core Graphics space.
    var colorSpace: CGColorSpace {
        switch self {
        case .extendedGray: Self.gray
        case .extendedSRGB: Self.sRGB
        case .displayP3: Self.p3
        }
    }

    /// The space with the name of a Core Graphics space; nil for any other.
    init?(_ colorSpace: CGColorSpace?) {
        let spaces: [ColorComponents.Space] = [.extendedGray, .extendedSRGB, .displayP3]
        guard let name = colorSpace?.name,
            let found = spaces.first(where: { $0.colorSpace.name == name })
        else { return nil }
        self = found
    }
}
