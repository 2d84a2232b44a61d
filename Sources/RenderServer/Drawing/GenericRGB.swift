// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// The colour space in which Core Graphics interpolates gradients that name none: that of Apple's
/// old displays, with a gamma of 1.8 and a slightly smaller gamut than sRGB.
enum GenericRGB {
    /// Inserts stops so that colours are interpolated in this space; colours outside of its gamut
    /// are clipped.
    static func mix(_ colors: inout [RasterColor], _ locations: inout [Double]) {
        let count = colors.count
        guard count > 1 else { return }
        var places = locations
        if places.count != count {
            guard places.isEmpty else { return }
            places = (0..<count).map { Double($0) / Double(count - 1) }
        }
        let ends = colors.map(encoded)
        colors = []
        locations = []
        for index in 0..<count {
            colors.append(decoded(ends[index]))
            locations.append(places[index])
            guard index + 1 < count, places[index + 1] > places[index] else { continue }
            for piece in 1..<pieces {
                let t = Double(piece) / Double(pieces)
                let part = SIMD4(repeating: t)
                colors.append(decoded(ends[index] + (ends[index + 1] - ends[index]) * part))
                locations.append(places[index] + (places[index + 1] - places[index]) * t)
            }
        }
    }

    /// Straight pieces between two colours: they leave the curve by a thirtieth of a level, and by
    /// less than half a level next to black.
    private static let pieces = 64

    private static func encoded(_ color: RasterColor) -> SIMD4<Double> {
        let r = linear(color.red)
        let g = linear(color.green)
        let b = linear(color.blue)
        func pack(_ value: Double) -> Double { pow(min(max(value, 0), 1), 1 / 1.8) }
        return SIMD4(
            pack(0.9748 * r + 0.0270 * g - 0.0018 * b),
            pack(-0.0199 * r + 1.0545 * g - 0.0346 * b),
            pack(0.0017 * r + 0.0016 * g + 0.9967 * b),
            Double(color.alpha)
        )
    }

    private static func decoded(_ color: SIMD4<Double>) -> RasterColor {
        let r = pow(color.x, 1.8)
        let g = pow(color.y, 1.8)
        let b = pow(color.z, 1.8)
        return RasterColor(
            red: curved(1.0253 * r - 0.0263 * g + 0.0010 * b),
            green: curved(0.0193 * r + 0.9478 * g + 0.0329 * b),
            blue: curved(-0.0018 * r - 0.0014 * g + 1.0032 * b),
            alpha: Float(color.w)
        )
    }

    private static func linear(_ value: Float) -> Double {
        let v = Double(value)
        return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ value: Double) -> Float {
        let v = min(max(value, 0), 1)
        return Float(v <= 0.003_130_8 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055)
    }
}
