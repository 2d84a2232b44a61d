// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

/// Gradients as Core Graphics dithers them; Docs/fidelity.md has the recordings.
@Suite struct DitherTests {
    /// A buffer of a size that a gradient along the x axis fills.
    private func draw(
        _ colors: [RasterColor],
        _ locations: [Double]? = nil,
        from start: Double,
        length: Double,
        width: Int,
        height: Int,
        y: Double = 0
    ) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        let stops = GradientStops(colors: colors, locations: locations, isDithered: true)
        let gradient = LinearGradient(
            stops,
            from: .zero,
            to: RasterPoint(1, 0),
            transform: RasterTransform(a: length, b: 0, c: 0, d: 1, tx: start, ty: y)
        )
        Canvas(buffer).fillClip(paint: .linear(gradient))
        return buffer
    }

    private func white(_ alpha: Float) -> RasterColor {
        RasterColor(red: 1, green: 1, blue: 1, alpha: alpha)
    }

    private func alphas(_ buffer: PixelBuffer, _ y: Int, _ xs: Range<Int>) -> [Int] {
        xs.map { Int(buffer[$0, y] >> 24) }
    }

    /// A mask of 1,809 pixels from -342 on, half clear but around its middle, as recorded at x 60…
    /// 1064 and y 60…83 on an iPhone X (iOS-UtiliKit, ActiveLabelTests).
    @Test func `A mask of a recorded label is the same to the last bit`() {
        let drawn = draw(
            [white(0.5), white(1), white(0.5)],
            [0.4, 0.5, 0.6],
            from: -342,
            length: 1_809,
            width: 1_065,
            height: 84,
            y: 60
        )
        let recorded: [(Int, Int, [Int])] = [
            (
                60, 384,
                [
                    130, 130, 130, 132, 132, 133, 134, 135, 135, 136, 136, 137,
                    138, 138, 139, 140, 141, 142, 142, 143, 143, 144, 145, 146,
                ]
            ),
            (
                63, 416,
                [
                    152, 153, 154, 154, 155, 155, 156, 158, 158, 159, 159, 160,
                    161, 161, 162, 163, 164, 165, 165, 166,
                ]
            ),
            (
                68, 60,
                [
                    128, 128, 127, 128, 127, 128, 128, 128, 127, 127, 128, 128,
                    127, 127, 128, 127, 128, 128, 127, 128, 127, 128, 128, 128,
                    127, 127, 128, 128, 127, 127, 128, 127,
                ]
            ),
            (
                71, 552,
                [
                    248, 248, 249, 250, 250, 251, 252, 253, 254, 254, 255, 253,
                    253, 252, 252, 251, 251, 249, 249, 248, 247, 247,
                ]
            ),
            (
                75, 690,
                [
                    165, 164, 164, 163, 162, 161, 161, 161, 159, 159, 158, 157,
                    156, 155, 155, 154, 153, 152, 152, 151, 150, 149, 149, 149,
                ]
            ),
            (
                83, 1041,
                [
                    127, 127, 127, 128, 128, 127, 128, 127, 128, 127, 128, 127,
                    127, 128, 128, 127, 127, 127, 127, 128, 128, 127, 128, 127,
                ]
            ),
        ]
        for (y, x, row) in recorded {
            #expect(alphas(drawn, y, x..<x + row.count) == row, "\(y)")
        }
    }

    @Test func `Half a level is dithered to as many pixels as there are thresholds below`() {
        for quarter in 0...4 {
            let level = Float(100 + Double(quarter) / 4) / 255
            let drawn = draw(
                [white(level), white(level)],
                from: 0,
                length: 16,
                width: 16,
                height: 16
            )
            let sum = (0..<16).reduce(0) { $0 + alphas(drawn, $1, 0..<16).reduce(0, +) }
            #expect(sum == 256 * 100 + 64 * quarter)
        }
    }

    @Test func `Whole levels stay as they are`() {
        for level in [0, 1, 127, 254, 255] {
            let color = RasterColor(
                red: Float(level) / 255,
                green: 1,
                blue: 0,
                alpha: 1
            )
            let drawn = draw([color, color], from: 0, length: 40, width: 40, height: 20)
            for y in 0..<20 {
                for x in 0..<40 {
                    #expect(drawn[x, y] == 0xFF00_FF00 | UInt32(level) << 16)
                }
            }
        }
    }

    @Test func `No channel exceeds its alpha`() {
        let colors = [
            RasterColor(red: 1, green: 0.5, blue: 0, alpha: 1),
            RasterColor(red: 1, green: 1, blue: 1, alpha: 0),
        ]
        let drawn = draw(colors, from: 3.3, length: 170.7, width: 180, height: 30)
        for y in 0..<30 {
            for x in 0..<180 {
                let pixel = drawn[x, y]
                let most = max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
                #expect(most <= pixel >> 24)
            }
        }
    }

    @Test func `Any part has the bytes of the whole`() {
        var random = Seeded(7)
        for _ in 0..<40 {
            let stops = GradientStops(
                colors: (0..<3).map { _ in random.color() },
                isDithered: true
            )
            let paint = Paint.linear(
                LinearGradient(stops, from: random.point(100), to: random.point(100))
            )
            let whole = PixelBuffer(width: 100, height: 40)
            Canvas(whole).fillClip(paint: paint)
            let x = Int(random.number(0, 90))
            let y = Int(random.number(0, 30))
            let part = PixelRect(x: x, y: y, width: 1 + x % 9, height: 1 + y % 7)
            let other = PixelBuffer(width: 100, height: 40)
            Canvas(other, clip: part).fillClip(paint: paint)
            for y in part.minY..<part.maxY {
                for x in part.minX..<part.maxX { #expect(other[x, y] == whole[x, y]) }
            }
        }
    }

    @Test func `Absurd gradients end`() {
        for length in [1e-300, 1e-9, 1e9, 1e300] {
            let drawn = draw([white(0), white(1)], from: 0, length: length, width: 9, height: 9)
            #expect(drawn[8, 8] >> 24 <= 255)
        }
    }
}
