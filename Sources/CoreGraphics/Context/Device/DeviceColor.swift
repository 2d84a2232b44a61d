// SPDX-License-Identifier: Apache-2.0

/// A colour in the device's own space, not multiplied by alpha, every part in 0...1.
package struct DeviceColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    /// Opaque black.
    package static let black = DeviceColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Clips every part to 0...1; a part that is not a number counts as 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red.unitClamped
        self.green = green.unitClamped
        self.blue = blue.unitClamped
        self.alpha = alpha.unitClamped
    }

    /// Keeps colours beyond 0...1, as bitmaps of an extended space take them.
    ///
    /// A part that is not a number, or endless, counts as 0.
    package init(
        unlimitedRed red: Double,
        green: Double,
        blue: Double,
        alpha: Double
    ) {
        self.red = red.isFinite ? red : 0
        self.green = green.isFinite ? green : 0
        self.blue = blue.isFinite ? blue : 0
        self.alpha = alpha.unitClamped
    }

    /// The colour with its alpha multiplied.
    package func fading(_ opacity: Double) -> DeviceColor {
        var result = self
        result.alpha = (alpha * opacity).unitClamped
        return result
    }

    /// The colour as a pixel, 0xAARRGGBB premultiplied.
    package var premultipliedPixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value.unitClamped * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
            | byte(blue * alpha)
    }
}

extension Double {
    /// The nearest value in 0...1; 0 for NaN.
    var unitClamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension DeviceColor {
    /// Blue, green, red and alpha in 16 bits, multiplied by alpha.
    var deepPixel: [UInt16] {
        [blue * alpha, green * alpha, red * alpha, alpha].map { UInt16(($0 * 65_535).rounded()) }
    }

    /// Multiplied by alpha, for the compositor.
    var premultiplied: SIMD4<Float> {
        SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
    }
}
