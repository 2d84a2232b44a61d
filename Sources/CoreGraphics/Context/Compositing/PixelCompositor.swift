// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Raster

/// Composites pixels by the formulae of the blend modes, limited by coverage.
///
/// Coverage mixes: of a pixel that a shape covers by a share c, the part 1 - c keeps the backdrop,
/// in every mode. So what lies outside a shape never changes, unlike with Cairo's operators.
package struct PixelCompositor {
    /// The formula.
    package var mode: CGBlendMode
    /// Whether the backdrop has no alpha channel: it counts as opaque and stays so.
    package var isOpaque = false

    package init(mode: CGBlendMode, isOpaque: Bool = false) {
        self.mode = mode
        self.isOpaque = isOpaque
    }

    /// Composites a colour on a row of pixels.
    package func composite(
        _ color: DeviceColor,
        coverage: UnsafePointer<UInt8>?,
        on backdrop: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        if mode == .normal {
            guard color.alpha == 1 else {
                return rk_over_deep_mask(backdrop, count, color.deepPixel, coverage)
            }
            let pixel = color.premultipliedPixel
            if let coverage {
                rk_over_solid_mask(backdrop, count, pixel, coverage)
            } else {
                rk_fill(backdrop, count, pixel)
            }
            return
        }
        let source = color.premultiplied
        for x in 0..<count {
            let share = coverage?[x] ?? 255
            if share != 0 { composite(source, coverage: share, on: &backdrop[x]) }
        }
    }

    /// Composites a premultiplied colour on one pixel.
    package func composite(
        _ source: SIMD4<Float>,
        coverage: UInt8,
        on pixel: inout UInt32
    ) {
        var backdrop = Self.unpack(pixel)
        if isOpaque { backdrop.w = 1 }
        let full = mode.composite(source, over: backdrop)
        let share = Float(coverage) / 255
        let mixed = coverage == 255 ? full : backdrop + (full - backdrop) * share
        pixel = Self.pack(mixed) | (isOpaque ? 0xFF00_0000 : 0)
    }

    /// A premultiplied pixel as red, green, blue, alpha in 0...1.
    @inline(__always)
    package static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4(
            Float(pixel >> 16 & 0xFF),
            Float(pixel >> 8 & 0xFF),
            Float(pixel & 0xFF),
            Float(pixel >> 24)
        ) * (1 / 255)
    }

    /// The nearest pixel; colours are limited to alpha.
    @inline(__always)
    static func pack(_ color: SIMD4<Float>) -> UInt32 {
        let scaled = (color * 255).rounded(.toNearestOrAwayFromZero)
        let alpha = max(0, min(255, scaled.w))
        let limited = scaled.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        return UInt32(alpha) << 24 | UInt32(limited.x) << 16 | UInt32(limited.y) << 8
            | UInt32(limited.z)
    }
}
