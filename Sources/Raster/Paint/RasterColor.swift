// SPDX-License-Identifier: Apache-2.0

/// A colour in sRGB, not multiplied by its alpha; components outside 0...1 are clamped when drawn.
package struct RasterColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package static let clear = RasterColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RasterColor(red: 0, green: 0, blue: 0)
    package static let white = RasterColor(red: 1, green: 1, blue: 1)

    @inlinable
    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour 0xRRGGBB.
    package init(rgb: UInt32, alpha: Float = 1) {
        self.init(
            red: Float((rgb >> 16) & 255) / 255,
            green: Float((rgb >> 8) & 255) / 255,
            blue: Float(rgb & 255) / 255,
            alpha: alpha
        )
    }

    /// The premultiplied pixel 0xAARRGGBB nearest to the colour at an opacity.
    package func pixel(opacity: Float = 1) -> UInt32 {
        let a = RasterColor.unit(alpha) * RasterColor.unit(opacity)
        let scale = a * 255
        let pa = UInt32(scale + 0.5)
        let pr = UInt32(RasterColor.unit(red) * scale + 0.5)
        let pg = UInt32(RasterColor.unit(green) * scale + 0.5)
        let pb = UInt32(RasterColor.unit(blue) * scale + 0.5)
        return pa << 24 | pr << 16 | pg << 8 | pb
    }

    /// The value within 0...1; 0 for one that is not a number.
    static func unit(_ value: Float) -> Float { value > 0 ? (value < 1 ? value : 1) : 0 }
}
