// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Raster
import Testing

/// Shapes of numbers that are none, infinite, huge and tiny: whatever they come to, a part of the
/// picture that is drawn by itself has the bytes of the whole.
@Suite struct HostileDamageTests {
    private static let size = 64
    private static let absurd: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e200, -1e200, 1e300, -1e300, 1e-300, 1e12, -1e13,
        1e9, -1e9, 1_048_576, -1_048_577, 70_000, -0.0, .leastNonzeroMagnitude, 2_147_483_648,
    ]

    private func number(_ random: inout Seeded) -> Double {
        let absurd = HostileDamageTests.absurd
        return Int.random(in: 0..<5, using: &random) < 4
            ? random.number(-20, 84) : absurd[Int.random(in: 0..<absurd.count, using: &random)]
    }

    private func point(_ random: inout Seeded) -> RasterPoint {
        let x = number(&random)
        return RasterPoint(x, number(&random))
    }

    private func path(_ random: inout Seeded) -> RasterPath {
        var path = RasterPath()
        for _ in 0..<Int.random(in: 2...9, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: path.move(to: point(&random))
            case 1: path.close()
            case 2: path.quad(to: point(&random), control: point(&random))
            case 3: path.line(to: point(&random))
            default: path.cubic(to: point(&random), point(&random), point(&random))
            }
        }
        return path
    }

    private func draw(_ seed: Int, on canvas: Canvas) {
        var random = Seeded(UInt64(seed) + 77)
        canvas.replace(canvas.clip.bounds, with: 0xff80_a0c0)
        for index in 0..<4 {
            let path = path(&random)
            let paint = Paint.color(random.color())
            let map = RasterTransform(
                a: number(&random) / 30,
                b: random.number(-1, 1),
                c: random.number(-1, 1),
                d: 1,
                tx: number(&random),
                ty: 3
            )
            let hasMap = Bool.random(using: &random)
            let transform = hasMap ? map : .identity
            switch (seed + index) % 5 {
            case 0: canvas.fill(path, transform: transform, rule: .evenOdd, paint: paint)
            case 1:
                let style = StrokeStyle(
                    width: number(&random) / 10,
                    cap: .round,
                    join: .miter,
                    miterLimit: 8,
                    dashes: Bool.random(using: &random) ? [7, 4] : []
                )
                canvas.stroke(path, style: style, transform: transform, paint: paint)
            case 2:
                canvas.pushClip(path, transform: transform)
                canvas.fillClip(paint: paint)
                canvas.popClip()
            case 3:
                let p = point(&random)
                let q = point(&random)
                let rect = RasterRect(minX: p.x, minY: p.y, maxX: q.x, maxY: q.y)
                canvas.fill(RoundedRect(rect, radius: number(&random)), paint: paint)
                canvas.fillEllipse(in: rect, transform: transform, paint: paint)
                canvas.fill(rect, transform: transform, paint: paint)
            default: canvas.fill(path, transform: transform, paint: paint)
            }
        }
    }

    private func part(_ random: inout Seeded) -> PixelRect {
        let size = HostileDamageTests.size
        let x = Int.random(in: 0..<size - 4, using: &random)
        let y = Int.random(in: 0..<size - 4, using: &random)
        return PixelRect(
            x: x,
            y: y,
            width: Int.random(in: 1...(size - x), using: &random),
            height: Int.random(in: 1...(size - y), using: &random)
        )
    }

    @Test(arguments: 0..<16) func `Any part of a drawing of absurd numbers is redrawn exactly`(
        block: Int
    ) {
        let size = HostileDamageTests.size
        for seed in block * 10..<block * 10 + 10 {
            let whole = PixelBuffer(width: size, height: size)
            draw(seed, on: Canvas(whole))
            var random = Seeded(UInt64(seed) + 5_000)
            for _ in 0..<6 {
                let part = part(&random)
                let tile = PixelBuffer(width: part.width, height: part.height)
                draw(seed, on: Canvas(tile, originX: part.minX, originY: part.minY))
                let isSame = tile.all == whole.pixels(part)
                #expect(isSame, "drawing \(seed), \(part)")
            }
        }
    }

    @Test(arguments: [2, 4]) func `Bands that several threads draw make the whole`(threads: Int) {
        let size = HostileDamageTests.size
        for seed in 0..<60 {
            let whole = PixelBuffer(width: size, height: size)
            draw(seed, on: Canvas(whole))
            let shared = PixelBuffer(width: size, height: size)
            DispatchQueue.concurrentPerform(iterations: threads) { index in
                let height = size / threads
                let band = PixelRect(x: 0, y: index * height, width: size, height: height)
                draw(seed, on: Canvas(shared, clip: band))
            }
            let isSame = shared.all == whole.all
            #expect(isSame, "drawing \(seed)")
        }
    }
}
