// SPDX-License-Identifier: Apache-2.0

import Raster

/// Factors that the components of colours are multiplied by.
struct ColorTint: Hashable {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    /// Whether the tint changes nothing.
    var isWhite: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }

    func applied(to c: RasterColor) -> RasterColor {
        RasterColor(
            red: c.red * red,
            green: c.green * green,
            blue: c.blue * blue,
            alpha: c.alpha * alpha
        )
    }

    func multiplied(_ other: ColorTint?) -> ColorTint {
        guard let other else { return self }
        return ColorTint(
            red: red * other.red,
            green: green * other.green,
            blue: blue * other.blue,
            alpha: alpha * other.alpha
        )
    }
}
