// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import Testing

@Suite struct BlurTests {
    /// A convolution with a sampled Gaussian in Double; nothing lies beyond the edges.
    ///
    /// `reach`: where the Gaussian is cut off, in sigmas.
    private func convolved(
        _ values: [[Double]],
        _ sigma: Double,
        reach sigmas: Double = 3
    ) -> [[Double]] {
        let reach = Int((sigma * sigmas).rounded(.up))
        var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        func pass(_ input: [[Double]]) -> [[Double]] {
            input.map { row in
                row.indices.map { x in
                    var sum = 0.0
                    for k in -reach...reach where row.indices.contains(x + k) {
                        sum += row[x + k] * weights[k + reach]
                    }
                    return sum
                }
            }
        }
        func transposed(_ m: [[Double]]) -> [[Double]] {
            m[0].indices.map { x in m.indices.map { m[$0][x] } }
        }
        return transposed(pass(transposed(pass(values))))
    }

    @Test(arguments: [0.5, 1, 2.5, 6]) func `A blur is the direct convolution`(sigma: Double) {
        var random = Seeded(UInt64(sigma * 10))
        let image = random.picture(50, 37)
        let before = (0..<4).map { i in
            (0..<37).map { y in (0..<50).map { x in Double(image.bytes(x, y)[i]) } }
        }
        GaussianBlur.apply(to: image, sigma: sigma)
        for i in 0..<4 {
            let expected = convolved(before[i], sigma)
            var worst = 0.0
            for y in 0..<37 {
                for x in 0..<50 {
                    worst = max(worst, abs(Double(image.bytes(x, y)[i]) - expected[y][x]))
                }
            }
            #expect(worst <= 1.5)
        }
    }

    @Test func `With clamped edges an even colour stays`() {
        let image = PixelBuffer(width: 21, height: 13)
        Canvas(image).replace(PixelRect(x: 0, y: 0, width: 21, height: 13), with: 0xff40_80c0)
        GaussianBlur.apply(to: image, sigma: 4, edges: .clamp)
        #expect(image.all.allSatisfy { $0 == 0xff40_80c0 })
    }

    @Test func `A blurred picture keeps its symmetry`() {
        let image = PixelBuffer(width: 31, height: 31)
        image[15, 15] = 0xffff_ffff
        GaussianBlur.apply(to: image, sigma: 3)
        for y in 0..<31 {
            for x in 0..<31 {
                #expect(image[x, y] == image[30 - x, y])
            }
        }
    }

    @Test func `A shadow is the blurred coverage of its shape, also where its middle repeats`() {
        var random = Seeded(8)
        for i in 0..<12 {
            let shape = RoundedRect(
                RasterRect(
                    x: random.number(20, 40),
                    y: random.number(20, 40),
                    width: random.number(5, 130),
                    height: random.number(5, 130)
                ),
                radius: random.number(0, 20),
                curve: i % 2 == 0 ? .circular : .continuous
            )
            let sigma = random.number(0.6, 6)
            let shadow = coverage(200, 200) {
                $0.fillShadow(of: shape, sigma: sigma, color: .white)
            }
            let sharp = coverage(200, 200) { $0.fill(shape, paint: white) }
            let expected = convolved(sharp.map { $0.map(Double.init) }, sigma, reach: 2)
            var worst = 0.0
            for y in 0..<200 {
                for x in 0..<200 { worst = max(worst, abs(Double(shadow[y][x]) - expected[y][x])) }
            }
            #expect(worst <= 1.6)
        }
    }

    /// What a phone drew left of a box that begins 20 pixels in, and along the diagonal to its corner.
    @Test func `A shadow is that of iOS to the last bit`() {
        let shadow = coverage(100, 100) {
            $0.fillShadow(
                of: RoundedRect(RasterRect(x: 20, y: 20, width: 60, height: 60), radius: 10),
                sigma: 8,
                color: .white
            )
        }
        let side = [0, 0, 0, 0, 2, 4, 7, 10, 15, 20, 26, 33, 41, 50, 60, 71, 83, 95, 108, 121]
        let corner = [0, 0, 1, 2, 3, 5, 8, 13, 18, 25, 34, 45, 57, 71]
        for (x, cover) in side.enumerated() {
            #expect(shadow[50][x] == cover)
            #expect(shadow[99 - x][50] == cover)
        }
        for (i, cover) in corner.enumerated() { #expect(shadow[i + 8][i + 8] == cover) }
    }

    @Test func `A mask's shadow lies where the mask is moved to`() {
        let mask = CoverageMask.covered(by: .rect(RasterRect(x: 10, y: 10, width: 6, height: 6)))
        let drawn = coverage(60, 60) {
            $0.fillShadow(of: mask, dx: 20, dy: 10, sigma: 2, color: .white)
        }
        let sum = drawn.reduce(0) { $0 + $1.reduce(0, +) }
        #expect(abs(sum - 36 * 255) < 36 * 255 / 50)
        #expect(drawn[23][33] == drawn[22][32])
    }

    @Test(arguments: [0, 0.7, 3, 40, 64, 150, 300])
    func `Part of a blurred mask has the bytes of the whole`(sigma: Double) {
        let shape = RoundedRect(
            RasterRect(minX: 4.3, minY: 7.9, maxX: 58.1, maxY: 41.6),
            radius: 9
        )
        let mask = CoverageMask.covered(by: shape)
        let whole = GaussianBlur.blurred(mask, sigma: sigma)
        for limit in [
            PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 16),
            PixelRect(minX: 30, minY: 20, maxX: 31, maxY: 90),
            PixelRect(minX: -30, minY: -20, maxX: 2, maxY: 3),
            PixelRect(minX: -500, minY: -500, maxX: 500, maxY: 500),
            PixelRect(minX: 900, minY: 0, maxX: 950, maxY: 9),
        ] {
            let part = GaussianBlur.blurred(mask, sigma: sigma, within: limit)
            let bounds = whole.bounds.intersection(limit)
            #expect(part.bounds == bounds)
            var differing = 0
            for y in bounds.minY..<bounds.maxY {
                for x in bounds.minX..<bounds.maxX where part[x, y] != whole[x, y] {
                    differing += 1
                }
            }
            #expect(differing == 0)
        }
    }

    @Test(arguments: [64.0, 90, 130, 250, 400])
    func `A wide blur is within a level of the direct one`(sigma: Double) {
        let sharp = PixelRect(minX: -37, minY: 11, maxX: 300, maxY: 61)
        let mask = CoverageMask(bounds: sharp)
        for y in sharp.minY..<sharp.maxY {
            mask.row(y).update(repeating: 255, count: sharp.width)
        }
        let blurred = GaussianBlur.blurred(mask, sigma: sigma)
        // A rectangle's blur is the product of two of one dimension.
        let reach = Int(2 * sigma)
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        func along(_ range: Range<Int>, _ place: Int) -> Double {
            let from = max(range.lowerBound, place - reach)
            let to = min(range.upperBound - 1, place + reach)
            guard from <= to else { return 0 }
            return weights[(from - place + reach)...(to - place + reach)].reduce(0, +) / sum
        }
        var worst = 0.0
        for y in stride(from: -300, to: 400, by: 23) {
            let down = along(sharp.minY..<sharp.maxY, y)
            for x in stride(from: -400, to: 700, by: 19) {
                let expected = 255 * down * along(sharp.minX..<sharp.maxX, x)
                worst = max(worst, abs(Double(blurred[x, y]) - expected))
            }
        }
        #expect(worst <= 1.6)
    }

    @Test func `Blurring more never takes more than a few hundred products a pixel`() {
        var most = 0.0
        for sigma in stride(from: 0.2, to: 2_000, by: 0.7) {
            most = max(most, GaussianBlur.cost(sigma: sigma))
        }
        #expect(most <= 4 * 3 * 64 + 8)
        // A layer of 8,192 x 8,192 pixels with the widest of all shadows.
        #expect(GaussianBlur.cost(sigma: 400) < 4)
    }

    @Test func `A shadow thousands of pixels wide is the same in whole and in parts`() {
        let shape = RoundedRect(
            RasterRect(minX: -4_000.3, minY: 30.25, maxX: 6_000, maxY: 9_000.5),
            radius: 700
        )
        let color = RasterColor(rgb: 0x203040, alpha: 0.9)
        let whole = PixelBuffer(width: 64, height: 48)
        Canvas(whole).fillShadow(of: shape, sigma: 120, color: color)
        let parts = PixelBuffer(width: 64, height: 48)
        for x in stride(from: 0, to: 64, by: 16) {
            let clip = PixelRect(minX: x, minY: 0, maxX: x + 16, maxY: 48)
            Canvas(parts, clip: clip).fillShadow(of: shape, sigma: 120, color: color)
        }
        var differing = 0
        for y in 0..<48 {
            for x in 0..<64 where whole[x, y] != parts[x, y] { differing += 1 }
        }
        #expect(differing == 0)
        // The blurred edge passes through: neither nothing nor the whole colour.
        #expect((20...230).contains(whole[32, 30] >> 24))
    }
}
