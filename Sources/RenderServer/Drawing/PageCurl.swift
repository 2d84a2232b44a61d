// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A page that is rolled up from its lower right corner, seen from above.
///
/// The page lies flat up to a line, the fold, there bends upwards round a cylinder, and after half
/// a turn lies flat again over itself, its back to the viewer. Going along `direction`, a place of
/// the page `a` behind the fold is found at
///
///     fold - r sin(a / r)      as long as it is on the cylinder: a <= pi r
///     fold + (a - pi r)        from then on
///
/// and so, the other way round, each pixel knows which places of the page lie over it.
struct PageCurl {
    private let width: Int
    private let height: Int
    /// Across the fold, from the corner that is lifted first to the one opposite.
    private let direction: SIMD2<Double>
    private let corner: SIMD2<Double>
    private let radius: Double
    /// How far the fold is from the lifted corner, along the direction.
    private let fold: Double

    /// How far a roll throws its shadow, in radii.
    private static let shadowReach = 1.2
    private static let shadowDarkness = 0.35
    /// How much of the print shines through the back of the paper.
    private static let translucence = 0.16

    init(width: Int, height: Int, progress: Double) {
        self.width = width
        self.height = height
        let (w, h) = (Double(width), Double(height))
        // Mostly upwards, a little to the left.
        let slope = SIMD2(-0.3, -1.0)
        direction = slope / (slope * slope).sum().squareRoot()
        corner = SIMD2(w, h)
        let reach = -direction.x * w - direction.y * h
        radius = max(h * 0.09, 1)
        fold = progress * (reach + radius * (1 + Self.shadowReach))
    }

    /// Draws the page over what is under it; both are of one size.
    func draw(_ page: PixelBuffer, over below: PixelBuffer) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        // Beyond these nothing of the roll or its shadow is to be seen.
        let first = fold - radius * (1 + Self.shadowReach)
        let last = max(fold, 2 * fold - (.pi - Self.shadowReach) * radius)
        for y in 0..<height {
            let out = result.row(y)
            let flat = page.row(y)
            let under = below.row(min(y, below.height - 1))
            let start = ((SIMD2(0.5, Double(y) + 0.5) - corner) * direction).sum()
            // The way along falls from left to right.
            let flatEnd = column(start, last)
            let rollEnd = max(column(start, first), flatEnd)
            out.update(from: flat, count: flatEnd)
            for x in flatEnd..<rollEnd {
                let along = start + direction.x * Double(x)
                out[x] = pixel(x, y, along, flat[x], under[min(x, below.width - 1)], page)
            }
            let rest = min(width, below.width)
            if rest > rollEnd {
                (out + rollEnd).update(from: under + rollEnd, count: rest - rollEnd)
            }
        }
        return result
    }

    /// The first column whose way along is at most `along`, in a row that begins at `start`.
    private func column(_ start: Double, _ along: Double) -> Int {
        let x = ((along - start) / direction.x).rounded(.up)
        return Int(min(max(x, 0), Double(width)))
    }

    @inline(__always)
    private func pixel(
        _ x: Int,
        _ y: Int,
        _ along: Double,
        _ flat: UInt32,
        _ ground: UInt32,
        _ page: PixelBuffer
    ) -> UInt32 {
        let place = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        // Far before the roll there is nothing of the page any more, save its shadow.
        if along < fold - radius {
            let gap = (fold - radius - along) / (radius * Self.shadowReach)
            guard gap < 1 else { return ground }
            let edge = place + direction * (fold - radius * .pi / 2 - along)
            return shaded(ground, 1 - Self.shadowDarkness * (1 - gap) * opacity(page, edge))
        }
        if along < fold {
            // On the roll: what lies on top is its far side, half a turn and less from the end.
            let angle = asin(min((fold - along) / radius, 1))
            let lit = 0.78 + 0.22 * cos(2 * angle)
            var color = ground
            let near = place + direction * (fold - radius * angle - along)
            color = over(color, sample(page, near), coverage(near), 0.82 + 0.18 * cos(angle))
            let far = place + direction * (fold - radius * (.pi - angle) - along)
            return over(color, back(sample(page, far)), coverage(far), lit)
        }
        // Flat, perhaps with the part that has been turned over on top.
        let far = place + direction * (2 * fold - .pi * radius - 2 * along)
        let turned = coverage(far)
        if turned >= 1 { return over(flat, back(sample(page, far)), 1, 1) }
        // The edge of the turned part throws a shadow, too.
        let gap = max(edgeDistance(far), 0) / (radius * Self.shadowReach * 0.6)
        var color = flat
        if gap < 1 {
            let depth = Self.shadowDarkness * 0.7 * (1 - gap)
            color = shaded(color, 1 - depth * Double(sample(page, far) >> 24) / 255)
        }
        return turned > 0 ? over(color, back(sample(page, far)), turned, 1) : color
    }

    /// How far a place lies outside of the page; negative inside.
    @inline(__always)
    private func edgeDistance(_ p: SIMD2<Double>) -> Double {
        let dx = max(-p.x, p.x - Double(width))
        let dy = max(-p.y, p.y - Double(height))
        return max(dx, dy)
    }

    /// How much of a pixel at a place the page covers.
    @inline(__always)
    private func coverage(_ p: SIMD2<Double>) -> Double {
        min(max(0.5 - edgeDistance(p), 0), 1)
    }

    /// How much of what is below the page hides at a place: nothing outside, or where it is clear.
    @inline(__always)
    private func opacity(_ page: PixelBuffer, _ p: SIMD2<Double>) -> Double {
        Double(sample(page, p) >> 24) / 255 * coverage(p)
    }

    @inline(__always)
    private func sample(_ page: PixelBuffer, _ p: SIMD2<Double>) -> UInt32 {
        let x = min(max(Int(p.x.rounded(.down)), 0), width - 1)
        let y = min(max(Int(p.y.rounded(.down)), 0), height - 1)
        return page.row(y)[x]
    }

    /// The paper's white back with a trace of the print.
    @inline(__always)
    private func back(_ color: UInt32) -> UInt32 {
        let alpha = color >> 24
        func channel(_ shift: UInt32) -> UInt32 {
            let value = Double(color >> shift & 255)
            return UInt32(
                value * Self.translucence + Double(alpha) * (1 - Self.translucence) * 0.96
            )
                << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }

    @inline(__always)
    private func shaded(_ color: UInt32, _ light: Double) -> UInt32 {
        let k = UInt32(min(max(light, 0), 1) * 256)
        let low = (((color & 0x00FF_00FF) * k) >> 8) & 0x00FF_00FF
        let green = (((color & 0x0000_FF00) * k) >> 8) & 0x0000_FF00
        return color & 0xFF00_0000 | low | green
    }

    @inline(__always)
    private func over(
        _ ground: UInt32,
        _ color: UInt32,
        _ coverage: Double,
        _ light: Double
    ) -> UInt32 {
        guard coverage > 0 else { return ground }
        let top = shaded(color, light)
        let k = UInt32(coverage * 256)
        let rest = 256 - (((top >> 24) * k) >> 8) - ((top >> 24) == 255 && k == 256 ? 1 : 0)
        func channel(_ shift: UInt32) -> UInt32 {
            let value = ((top >> shift & 255) * k + (ground >> shift & 255) * rest) >> 8
            return min(value, 255) << shift
        }
        return channel(24) | channel(16) | channel(8) | channel(0)
    }
}
