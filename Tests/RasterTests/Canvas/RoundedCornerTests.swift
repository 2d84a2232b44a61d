// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Raster

/// Rounded rectangles drawn from corners that are kept are those that are scan-converted.
struct RoundedCornerTests {
    private static let size = 200

    /// The shape drawn with a map, which the kept corners do not serve.
    private static func converted(
        _ shape: RoundedRect,
        _ color: RasterColor,
        _ clip: PixelRect
    )
        -> [UInt32]
    {
        let buffer = PixelBuffer(width: size, height: size)
        let canvas = Canvas(buffer, clip: clip)
        canvas.fill(RasterRect(x: 0, y: 0, width: 200, height: 200), paint: .color(.white))
        var moved = shape
        moved.rect = shape.rect.offsetBy(-16, -16)
        let map = RasterTransform(translationX: 16, y: 16)
        canvas.fill(moved, transform: map, paint: .color(color))
        return words(buffer)
    }

    private static func words(_ buffer: PixelBuffer) -> [UInt32] {
        (0..<size).flatMap { y in (0..<size).map { buffer[$0, y] } }
    }

    @Test(arguments: 0..<16)
    func keptCornersHaveTheBytesOfTheScanConverter(seed: Int) {
        var random = Seeded(UInt64(seed) + 5)
        let scratch = RasterScratch()
        for _ in 0..<12 {
            func edge(_ low: Double, _ high: Double) -> Double {
                (random.number(low, high) * 32).rounded() / 32
            }
            let rect = RasterRect(
                minX: edge(0, 60),
                minY: edge(0, 60),
                maxX: edge(120, 199),
                maxY: edge(120, 199)
            )
            let radius = (random.number(0.5, 40) * 4).rounded() / 4
            let shape = RoundedRect(
                rect,
                radius: radius,
                curve: Bool.random(using: &random) ? .continuous : .circular
            )
            var color = random.color()
            if Bool.random(using: &random) { color.alpha = 1 }
            let left = Int.random(in: 0..<100, using: &random)
            let top = Int.random(in: 0..<100, using: &random)
            let clip = PixelRect(
                minX: Bool.random(using: &random) ? 0 : left,
                minY: Bool.random(using: &random) ? 0 : top,
                maxX: Bool.random(using: &random) ? 200 : left + 60,
                maxY: Bool.random(using: &random) ? 200 : top + 60
            )
            let buffer = PixelBuffer(width: Self.size, height: Self.size)
            let canvas = Canvas(buffer, clip: clip, scratch: scratch)
            canvas.fill(RasterRect(x: 0, y: 0, width: 200, height: 200), paint: .color(.white))
            canvas.fill(shape, paint: .color(color))
            #expect(Self.words(buffer) == Self.converted(shape, color, clip), "\(shape) \(clip)")
        }
    }

    @Test func manyRadiiAndPlacesStayWithinTheMemoryForThem() {
        let scratch = RasterScratch()
        let buffer = PixelBuffer(width: Self.size, height: Self.size)
        let canvas = Canvas(buffer, scratch: scratch)
        // More radii than are kept, at more places than there is room for.
        for step in 0..<6_000 {
            let at = Double(step % 1_024) / 32
            let radius = Double(10 + step % 24) / (step % 3 == 0 ? 1 : 2)
            let rect = RasterRect(
                minX: at,
                minY: Double(step * 7 % 1_024) / 32,
                maxX: at + 130,
                maxY: Double(step * 7 % 1_024) / 32 + 140 + Double(step % 32) / 32
            )
            canvas.fill(RoundedRect(rect, radius: radius), paint: .color(.black))
        }
        #expect(buffer[100, 100] == 0xFF00_0000)
    }

    @Test func picturesMovedByPartsOfPixelsAreThoseOfTheGeneralMap() {
        var random = Seeded(9)
        let image = random.picture(40, 30)
        for _ in 0..<50 {
            let x = random.number(0, 100)
            let y = random.number(0, 100)
            func drawn(_ scale: Double) -> PixelBuffer {
                let buffer = PixelBuffer(width: Self.size, height: Self.size)
                let map = RasterTransform(a: scale, b: 0, c: 0, d: 1, tx: x, ty: y)
                Canvas(buffer).fill(
                    RasterRect(x: x - 3, y: y - 3, width: 60, height: 50),
                    paint: .image(ImagePattern(image, transform: map))
                )
                return buffer
            }
            // A scale that only just is none takes the general way.
            let plain = drawn(1)
            let general = drawn(1 + 1e-9)
            var most = 0
            for row in 0..<Self.size {
                for column in 0..<Self.size {
                    let (a, b) = (plain[column, row], general[column, row])
                    for shift: UInt32 in [0, 8, 16, 24] {
                        let difference = Int((a >> shift) & 255) - Int((b >> shift) & 255)
                        most = max(most, abs(difference))
                    }
                }
            }
            // The weights have 8 bits, and one may have been just below the next.
            #expect(most <= 2)
        }
    }
}
