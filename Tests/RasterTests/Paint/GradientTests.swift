// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import Testing

@Suite struct GradientTests {
    private let stops = GradientStops(colors: [
        RasterColor(red: 1, green: 0, blue: 0), RasterColor(red: 0, green: 0, blue: 1),
    ])

    private func draw(_ paint: Paint, _ width: Int = 101, _ height: Int = 67) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        Canvas(buffer).fillClip(paint: paint)
        return buffer
    }

    /// How far blue and red are from `t` and `1 - t` at worst, where `t` is given.
    private func worst(_ buffer: PixelBuffer, _ t: (RasterPoint) -> Double?) -> Double {
        var worst = 0.0
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                guard let t = t(RasterPoint(Double(x) + 0.5, Double(y) + 0.5)) else { continue }
                let clamped = min(max(t, 0), 1)
                let bytes = buffer.bytes(x, y)
                worst = max(worst, abs(Double(bytes[0]) - clamped * 255))
                worst = max(worst, abs(Double(bytes[2]) - (1 - clamped) * 255))
            }
        }
        return worst
    }

    @Test func `A linear gradient follows its line in every direction`() {
        var random = Seeded(1)
        for _ in 0..<40 {
            let p = random.point(90)
            let q = random.point(90)
            let along = q - p
            guard (along * along).sum() > 100 else { continue }
            let buffer = draw(.linear(LinearGradient(stops, from: p, to: q)))
            #expect(worst(buffer) { (($0 - p) * along).sum() / (along * along).sum() } <= 1)
        }
    }

    @Test func `Upright and level gradients are exact at both ends`() {
        for isLevel in [true, false] {
            let end = isLevel ? RasterPoint(80, 0) : RasterPoint(0, 50)
            let buffer = draw(.linear(LinearGradient(stops, from: .zero, to: end)))
            #expect(worst(buffer) { isLevel ? $0.x / 80 : $0.y / 50 } <= 1)
            #expect(buffer[100, 66] == 0xff00_00ff)
        }
    }

    @Test func `Beyond its ends a gradient draws nothing unless it is extended`() {
        let gradient = LinearGradient(
            stops,
            from: RasterPoint(20, 0),
            to: RasterPoint(80, 0),
            extendsBefore: false,
            extendsAfter: false
        )
        let buffer = draw(.linear(gradient))
        #expect(buffer[19, 5] == 0 && buffer[80, 5] == 0)
        #expect(buffer[20, 5] >> 24 == 255 && buffer[79, 5] >> 24 == 255)
    }

    @Test func `A radial gradient follows the distance`() {
        let center = RasterPoint(40.3, 30.2)
        let paint = Paint.radial(
            RadialGradient(stops, from: center, radius: 5, to: center, radius: 45)
        )
        let error = worst(draw(paint)) { p in
            let d = p - center
            return ((d * d).sum().squareRoot() - 5) / 40
        }
        #expect(error <= 1)
    }

    @Test func `A radial gradient between two circles takes the last circle through a point`() {
        let p0 = RasterPoint(35, 30)
        let p1 = RasterPoint(55, 36)
        let paint = Paint.radial(RadialGradient(stops, from: p0, radius: 4, to: p1, radius: 40))
        let buffer = draw(paint)
        let error = worst(buffer) { p in
            // Search from the outermost circle inwards.
            var t = 1.2
            while t >= 0 {
                let c = p0 + (p1 - p0) * t
                let d = p - c
                if (d * d).sum().squareRoot() >= 4 + 36 * t { return min(t, 1) }
                t -= 0.0005
            }
            return 0
        }
        #expect(error <= 2)
    }

    @Test func `A conic gradient follows the angle`() {
        let center = RasterPoint(50.2, 33.7)
        let angle = 0.7
        let paint = Paint.conic(ConicGradient(stops, center: center, angle: angle))
        let error = worst(draw(paint)) { p in
            let d = p - center
            let t = (atan2(d.y, d.x) - angle) / (2 * .pi)
            let turn = t - t.rounded(.down)
            // Where the ends meet one pixel may be either.
            return turn < 0.002 || turn > 0.998 ? nil : turn
        }
        #expect(error <= 1)
    }

    @Test func `Colours are interpolated before they are multiplied by alpha`() {
        let fading = GradientStops(colors: [
            RasterColor(red: 1, green: 1, blue: 1),
            RasterColor(red: 0, green: 0, blue: 0, alpha: 0),
        ])
        let end = RasterPoint(100, 0)
        let buffer = draw(.linear(LinearGradient(fading, from: .zero, to: end)))
        let middle = buffer.bytes(50, 0)
        #expect(abs(middle[3] - 127) <= 2)
        #expect(abs(middle[0] - 63) <= 2)
    }

    @Test func `Stops at one place make a hard edge, and a gradient of none is clear`() {
        let colors = [RasterColor.black, .white, .black, .white].map { $0 }
        let hard = GradientStops(colors: colors, locations: [0, 0.5, 0.5, 1])
        let buffer = draw(.linear(LinearGradient(hard, from: .zero, to: RasterPoint(100, 0))))
        #expect(buffer.bytes(48, 0)[0] > 240 && buffer.bytes(51, 0)[0] < 12)
        let none = draw(
            .linear(LinearGradient(GradientStops(colors: []), from: .zero, to: [9, 9]))
        )
        #expect(none.all.allSatisfy { $0 == 0 })
    }
}
