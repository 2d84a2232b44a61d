// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// The filters of a layer and of what is behind it.
package struct LayerFilters: Hashable, Sendable {
    /// Applied to the layer with its sublayers, in order.
    package var content: [LayerFilter] = []
    /// Applied to what lies behind the layer, inside its bounds, in order.
    package var background: [LayerFilter] = []
    /// How the layer with its sublayers is blended with what is behind it.
    package var blend = RasterBlendMode.normal

    package init() {}

    package var isEmpty: Bool { content.isEmpty && background.isEmpty && blend == .normal }
}

/// One change of pixels.
package enum LayerFilter: Hashable, Sendable {
    /// A Gaussian whose standard deviation is in points.
    case blur(CGFloat)
    /// Colours multiplied by a matrix.
    case color(ColorMatrix)
}

/// A colour matrix for components that are not premultiplied.
package struct ColorMatrix: Hashable, Sendable {
    /// The matrix's rows for red, green, blue and alpha, and the constant that is added.
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var alpha: SIMD4<Float>
    package var bias: SIMD4<Float>

    package static let identity = ColorMatrix(
        red: SIMD4(1, 0, 0, 0),
        green: SIMD4(0, 1, 0, 0),
        blue: SIMD4(0, 0, 1, 0),
        alpha: SIMD4(0, 0, 0, 1),
        bias: .zero
    )

    package init(
        red: SIMD4<Float>,
        green: SIMD4<Float>,
        blue: SIMD4<Float>,
        alpha: SIMD4<Float>,
        bias: SIMD4<Float>
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.bias = bias
    }

    /// The weights of the components in the luminance.
    private static let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    /// Colours drawn towards grey (below 1) or away from it.
    package static func saturation(_ amount: Float) -> ColorMatrix {
        let grey = weights * (1 - amount)
        var matrix = identity
        matrix.red = grey + SIMD4(amount, 0, 0, 0)
        matrix.green = grey + SIMD4(0, amount, 0, 0)
        matrix.blue = grey + SIMD4(0, 0, amount, 0)
        return matrix
    }

    /// Components moved by an amount.
    package static func brightness(_ amount: Float) -> ColorMatrix {
        var matrix = identity
        matrix.bias = SIMD4(amount, amount, amount, 0)
        return matrix
    }

    /// Components drawn away from the middle (above 1) or towards it.
    package static func contrast(_ amount: Float) -> ColorMatrix {
        let rest = (1 - amount) / 2
        return ColorMatrix(
            red: SIMD4(amount, 0, 0, 0),
            green: SIMD4(0, amount, 0, 0),
            blue: SIMD4(0, 0, amount, 0),
            alpha: SIMD4(0, 0, 0, 1),
            bias: SIMD4(rest, rest, rest, 0)
        )
    }

    /// Components multiplied.
    package static func scale(_ r: Float, _ g: Float, _ b: Float, _ a: Float = 1) -> ColorMatrix {
        ColorMatrix(
            red: SIMD4(r, 0, 0, 0),
            green: SIMD4(0, g, 0, 0),
            blue: SIMD4(0, 0, b, 0),
            alpha: SIMD4(0, 0, 0, a),
            bias: .zero
        )
    }

    /// Each component's complement.
    package static let inverted = ColorMatrix(
        red: SIMD4(-1, 0, 0, 0),
        green: SIMD4(0, -1, 0, 0),
        blue: SIMD4(0, 0, -1, 0),
        alpha: SIMD4(0, 0, 0, 1),
        bias: SIMD4(1, 1, 1, 0)
    )

    /// Shades of one colour, by an intensity of 0 to 1.
    package static func shades(of color: SIMD4<Float>, _ intensity: Float) -> ColorMatrix {
        let rest = 1 - intensity
        let grey = weights * intensity
        return ColorMatrix(
            red: grey * color.x + SIMD4(rest, 0, 0, 0),
            green: grey * color.y + SIMD4(0, rest, 0, 0),
            blue: grey * color.z + SIMD4(0, 0, rest, 0),
            alpha: SIMD4(0, 0, 0, 1),
            bias: .zero
        )
    }

    /// One colour, as opaque as the pixel and the colour are together.
    package static func only(_ color: RasterColor) -> ColorMatrix {
        ColorMatrix(
            red: .zero,
            green: .zero,
            blue: .zero,
            alpha: SIMD4(0, 0, 0, color.alpha),
            bias: SIMD4(color.red, color.green, color.blue, 0)
        )
    }

    /// Colours turned around the grey axis by an angle whose cosine and sine are given.
    package static func hue(cosine c: Float, sine s: Float) -> ColorMatrix {
        let w = weights
        return ColorMatrix(
            red: SIMD4(
                w.x + c * (1 - w.x) - s * w.x,
                w.y - c * w.y - s * w.y,
                w.z - c * w.z + s * (1 - w.z),
                0
            ),
            green: SIMD4(
                w.x - c * w.x + s * 0.143,
                w.y + c * (1 - w.y) + s * 0.140,
                w.z - c * w.z - s * 0.283,
                0
            ),
            blue: SIMD4(
                w.x - c * w.x - s * (1 - w.x),
                w.y - c * w.y + s * w.y,
                w.z + c * (1 - w.z) + s * w.z,
                0
            ),
            alpha: SIMD4(0, 0, 0, 1),
            bias: .zero
        )
    }

    /// Opaque where the picture is bright, for masks.
    package static let brightnessToAlpha = ColorMatrix(
        red: .zero,
        green: .zero,
        blue: .zero,
        alpha: weights,
        bias: .zero
    )

    /// The new components of a colour, within 0 to 1.
    func applied(to color: SIMD4<Float>) -> SIMD4<Float> {
        let r = (red * color).sum()
        let g = (green * color).sum()
        let b = (blue * color).sum()
        let a = (alpha * color).sum()
        return (SIMD4(r, g, b, a) + bias).clamped(lowerBound: .zero, upperBound: .one)
    }
}
