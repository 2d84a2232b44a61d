// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Raster

/// Pictures that are known to be empty, of one colour or opaque in parts look as they do when all of
/// their pixels are read.
@Suite struct PictureStripsTests {
    /// A picture as views draw them: a plate with round corners or none, and marks on it.
    private func picture(_ random: inout Seeded) -> PixelBuffer {
        let width = Int(random.number(20, 220))
        let height = Int(random.number(10, 180))
        let buffer = PixelBuffer(width: width, height: height)
        let canvas = Canvas(buffer)
        let color = UInt32(random.number(0, 16_777_215))
        if random.number(0, 1) < 0.7 {
            canvas.fill(
                RoundedRect(
                    RasterRect(
                        x: random.number(0, 1) < 0.5 ? 0 : random.number(0, 9),
                        y: 0,
                        width: Double(width) - random.number(0, 2),
                        height: Double(height) - random.number(0, 2)
                    ),
                    radius: random.number(0, 1) < 0.5 ? 0 : random.number(0, 20)
                ),
                paint: .color(RasterColor(rgb: color)),
                opacity: random.number(0, 1) < 0.7 ? 1 : Float(random.number(0, 1))
            )
        }
        for _ in 0..<Int(random.number(0, 6)) {
            canvas.fill(
                RasterRect(
                    x: random.number(-20, Double(width)),
                    y: random.number(-20, Double(height)),
                    width: random.number(0, 60),
                    height: random.number(0, 40)
                ),
                paint: .color(RasterColor(rgb: ~color)),
                opacity: Float(random.number(0, 1)),
                blend: random.number(0, 1) < 0.3 ? .clear : .normal
            )
        }
        return buffer
    }

    private func copy(_ buffer: PixelBuffer) -> PixelBuffer {
        let copy = PixelBuffer(width: buffer.width, height: buffer.height)
        Canvas(copy).copy(buffer, x: 0, y: 0)
        return copy
    }

    private func backdrop(_ width: Int, _ height: Int) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                buffer[x, y] = 0xFF00_0000 | UInt32(truncatingIfNeeded: (x * 77 + y * 131) * 40_503)
            }
        }
        return buffer
    }

    private func differences(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
        var count = 0
        for y in 0..<a.height {
            for x in 0..<a.width where a[x, y] != b[x, y] { count += 1 }
        }
        return count
    }

    /// Draws once with what is known of a picture and once with a copy that is new.
    private func compare(
        _ seed: UInt64,
        _ draw: (Canvas, PixelBuffer, PixelRect, RasterPoint, Float) -> Void
    ) -> (differences: Int, quick: Int) {
        var random = Seeded(seed)
        var found = 0
        var quick = 0
        for _ in 0..<40 {
            let known = picture(&random)
            for _ in 0..<5 { _ = known.strips }
            if known.quickStrips != nil { quick += 1 }
            for _ in 0..<4 {
                let source =
                    random.number(0, 1) < 0.6
                    ? PixelRect(x: 0, y: 0, width: known.width, height: known.height)
                    : PixelRect(
                        x: Int(random.number(0, 10)),
                        y: Int(random.number(0, 8)),
                        width: Int(random.number(2, Double(known.width - 10))),
                        height: Int(random.number(2, Double(known.height)))
                    )
                let place = RasterPoint(random.number(-60, 160), random.number(-60, 120))
                let opacity = random.number(0, 1) < 0.3 ? 1 : Float(random.number(0, 1))
                let clip = PixelRect(
                    x: Int(random.number(0, 100)),
                    y: Int(random.number(0, 80)),
                    width: Int(random.number(1, 200)),
                    height: Int(random.number(1, 160))
                )
                let (one, other) = (backdrop(200, 160), backdrop(200, 160))
                draw(Canvas(one, clip: clip), known, source, place, opacity)
                draw(Canvas(other, clip: clip), copy(known), source, place, opacity)
                found += differences(one, other)
            }
        }
        return (found, quick)
    }

    @Test(arguments: [1, 2, 3])
    func picturesOnWholePixelsHaveTheBytesOfReadingAll(seed: UInt64) {
        let result = compare(seed) { canvas, picture, source, place, opacity in
            canvas.lay(picture, source: source, x: Int(place.x), y: Int(place.y), opacity: opacity)
        }
        #expect(result.differences == 0)
        #expect(result.quick > 10)
    }

    @Test func whatIsSaidToBeOpaqueIs() {
        var random = Seeded(7)
        var area = 0
        for _ in 0..<200 {
            let picture = picture(&random)
            for _ in 0..<5 { _ = picture.strips }
            let opaque = picture.knownOpaque
            area += opaque.area
            for y in opaque.minY..<opaque.maxY {
                for x in opaque.minX..<opaque.maxX { #expect(picture[x, y] >> 24 == 255) }
            }
        }
        #expect(area > 100_000)
    }

    @Test func aPictureDrawnOnceIsNotLookedAt() {
        let buffer = PixelBuffer(width: 100, height: 100)
        #expect(buffer.strips == nil)
        #expect(!buffer.readsFewPixels)
        for _ in 0..<4 { _ = buffer.strips }
        #expect(buffer.readsFewPixels)
    }

    @Test func noiseIsReadAsItIs() {
        var random = Seeded(8)
        let buffer = PixelBuffer(width: 200, height: 600)
        for y in 0..<600 {
            for x in 0..<200 { buffer[x, y] = UInt32(random.number(0, 255)) * 0x0101_0101 }
        }
        for _ in 0..<5 { _ = buffer.strips }
        #expect(!buffer.readsFewPixels)
        #expect(buffer.knownOpaque.isEmpty)
    }
}
