// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@Suite struct ImageTests {
    private let box = PixelRect(x: 0, y: 0, width: 40, height: 40)

    /// Four pixels of the picture by their distance, in Double; edges go on.
    private func sample(_ image: PixelBuffer, _ u: Double, _ v: Double) -> [Double] {
        let x = (u - 0.5).rounded(.down)
        let y = (v - 0.5).rounded(.down)
        let fx = u - 0.5 - x
        let fy = v - 0.5 - y
        func pixel(_ dx: Int, _ dy: Int) -> [Int] {
            image.bytes(
                min(max(Int(x) + dx, 0), image.width - 1),
                min(max(Int(y) + dy, 0), image.height - 1)
            )
        }
        let (a, b, c, d) = (pixel(0, 0), pixel(1, 0), pixel(0, 1), pixel(1, 1))
        return (0..<4).map { i in
            let top = Double(a[i]) * (1 - fx) + Double(b[i]) * fx
            let low = Double(c[i]) * (1 - fx) + Double(d[i]) * fx
            return top * (1 - fy) + low * fy
        }
    }

    @Test func `At whole positions every pixel is copied`() {
        var random = Seeded(1)
        let image = random.picture(40, 40)
        for sampling in [ImageSampling.nearest, .bilinear, .smooth] {
            let buffer = PixelBuffer(width: 40, height: 40)
            Canvas(buffer).drawImage(image, in: RasterRect(box), sampling: sampling)
            #expect(buffer.all == image.all)
            let painted = PixelBuffer(width: 40, height: 40)
            let pattern = ImagePattern(
                image,
                transform: RasterTransform.identity,
                sampling: sampling
            )
            Canvas(painted).fillClip(paint: .image(pattern))
            #expect(painted.all == image.all)
        }
    }

    @Test func `Bilinear sampling is within two steps of the exact mixture`() {
        var random = Seeded(2)
        let image = random.picture(13, 9)
        for _ in 0..<60 {
            let map = RasterTransform(
                a: random.number(-3, 3),
                b: random.number(-3, 3),
                c: random.number(-3, 3),
                d: random.number(-3, 3),
                tx: random.number(0, 40),
                ty: random.number(0, 40)
            )
            guard let back = map.inverted, abs(map.determinant) > 0.3 else { continue }
            let buffer = PixelBuffer(width: 40, height: 40)
            Canvas(buffer).fillClip(paint: .image(ImagePattern(image, transform: map)))
            var worst = 0.0
            for y in 0..<40 {
                for x in 0..<40 {
                    let p = back.apply(RasterPoint(Double(x) + 0.5, Double(y) + 0.5))
                    let expected = sample(image, p.x, p.y)
                    let drawn = buffer.bytes(x, y)
                    for i in 0..<4 { worst = max(worst, abs(Double(drawn[i]) - expected[i])) }
                }
            }
            // Weights have eight bits, each mixture rounds once.
            #expect(worst <= 3)
        }
    }

    @Test func `Stretching along the axes is the same mixture`() {
        var random = Seeded(3)
        let image = random.picture(16, 16)
        let buffer = PixelBuffer(width: 40, height: 40)
        Canvas(buffer).drawImage(image, in: RasterRect(x: 2, y: 3, width: 32, height: 35))
        for y in 3..<38 {
            for x in 2..<34 {
                let u = (Double(x) + 0.5 - 2) * 16 / 32
                let v = (Double(y) + 0.5 - 3) * 16 / 35
                let expected = sample(image, u, v)
                let drawn = buffer.bytes(x, y)
                #expect((0..<4).allSatisfy { abs(Double(drawn[$0]) - expected[$0]) <= 3 })
            }
        }
    }

    @Test func `A small source part never shows its neighbours`() {
        let image = PixelBuffer(width: 30, height: 30)
        Canvas(image).replace(PixelRect(x: 0, y: 0, width: 30, height: 30), with: 0xffff_0000)
        let part = PixelRect(x: 10, y: 10, width: 5, height: 5)
        Canvas(image).replace(part, with: 0xff00_ff00)
        for sampling in [ImageSampling.nearest, .bilinear, .smooth] {
            let buffer = PixelBuffer(width: 40, height: 40)
            Canvas(buffer).drawImage(
                image,
                source: part,
                in: RasterRect(x: 1.5, y: 2.25, width: 30.1, height: 33),
                sampling: sampling
            )
            #expect(buffer.all.allSatisfy { $0 & 0x00ff_0000 == 0 })
        }
    }

    @Test func `Shrinking much averages instead of skipping`() {
        let image = PixelBuffer(width: 64, height: 64)
        for y in 0..<64 {
            for x in 0..<64 { image[x, y] = (x + y) % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
        }
        let buffer = PixelBuffer(width: 8, height: 8)
        Canvas(buffer).drawImage(
            image,
            in: RasterRect(x: 0, y: 0, width: 8, height: 8),
            sampling: .smooth
        )
        #expect(buffer.all.allSatisfy { abs(Int($0 & 255) - 128) <= 1 })
    }

    @Test func `A tiled picture repeats in all directions`() {
        var random = Seeded(4)
        let image = random.picture(7, 5)
        let buffer = PixelBuffer(width: 40, height: 40)
        let pattern = ImagePattern(
            image,
            transform: RasterTransform(translationX: 3, y: 4),
            sampling: .nearest,
            tiling: .tile
        )
        Canvas(buffer).fillClip(paint: .image(pattern))
        for y in 0..<40 {
            for x in 0..<40 { #expect(buffer[x, y] == image[(x + 4) % 7, (y + 1) % 5]) }
        }
    }

    @Test func `Perspective puts every pixel where the map says`() {
        let image = PixelBuffer(width: 20, height: 20)
        for y in 0..<20 {
            for x in 0..<20 { image[x, y] = 0xff00_0000 | UInt32(x * 12) << 8 | UInt32(y * 12) }
        }
        var map = ProjectiveTransform(RasterTransform(translationX: 4, y: 3))
        map.px = 0.02
        map.py = 0.01
        let buffer = PixelBuffer(width: 40, height: 40)
        Canvas(buffer).drawImage(
            image,
            in: RasterRect(x: 0, y: 0, width: 20, height: 20),
            projection: map,
            sampling: .nearest
        )
        guard let back = map.inverted else {
            Issue.record("no inverse")
            return
        }
        var count = 0
        for y in 0..<40 {
            for x in 0..<40 where buffer[x, y] >> 24 == 255 {
                guard let p = back.apply(RasterPoint(Double(x) + 0.5, Double(y) + 0.5)) else {
                    continue
                }
                let expected = image[min(max(Int(p.x), 0), 19), min(max(Int(p.y), 0), 19)]
                #expect(buffer[x, y] == expected)
                count += 1
            }
        }
        #expect(count > 100)
    }
}
