// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Glyph cache")
struct GlyphCacheTests {
    private func coverage(_ raster: GlyphRaster) -> GlyphMask? {
        if case .mask(let mask) = raster { return mask }
        return nil
    }

    private func sum(_ mask: GlyphMask) -> Int { mask.coverage.reduce(0) { $0 + Int($1) } }

    @Test("A mask covers the area of the outline and stands on the baseline")
    func masksGlyph() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let glyph = font.getGlyphWithGlyphName(name: "I")
        let cache = GlyphCache(byteBudget: 1 << 20)
        let size = 64.0
        let placed = cache.glyph(glyph, font: font, matrix: GlyphMatrix(size: size), x: 10, y: 20)
        #expect(placed.x == 10)
        #expect(placed.y == 20)
        let mask = try #require(coverage(placed.raster))
        // The letter is a bar of known sides.
        let box = font.face.bounds(glyph)
        let scale = size / Double(font.unitsPerEm)
        let area = Double(box.width) * Double(box.height) * scale * scale
        #expect(abs(Double(sum(mask)) / 255 - area) < area * 0.01)
        #expect(mask.top + mask.height == 0)
        #expect(mask.top == -Int((Double(box.maxY) * scale).rounded(.up)))
    }

    @Test("Positions go to quarter pixels across and whole ones down, below zero too")
    func quantizes() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let glyph = font.getGlyphWithGlyphName(name: "o")
        let cache = GlyphCache(byteBudget: 1 << 20)
        let matrix = GlyphMatrix(size: 20)
        func place(_ x: Double, _ y: Double) -> GlyphCache.Placed {
            cache.glyph(glyph, font: font, matrix: matrix, x: x, y: y)
        }
        #expect(place(5.1, 7.4).x == 5)
        #expect(place(5.9, 7.4).x == 6)
        #expect(place(-0.25, -0.6).x == -1)
        #expect(place(-0.25, -0.6).y == -1)
        _ = place(5.0, 0)
        let before = cache.statistics.count
        _ = place(105.01, 33)
        #expect(cache.statistics.count == before)
        _ = place(105.25, 33)
        let same = cache.statistics.count
        _ = place(5.25, 0)
        #expect(cache.statistics.count == same)
        let left = try #require(coverage(place(5, 0).raster))
        let right = try #require(coverage(place(5.5, 0).raster))
        #expect(left.coverage != right.coverage)
        #expect(abs(sum(left) - sum(right)) < sum(left) / 50)
    }

    @Test("A turned baseline takes quarters in both directions")
    func turns() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let glyph = font.getGlyphWithGlyphName(name: "I")
        let cache = GlyphCache(byteBudget: 1 << 20)
        let turned = GlyphMatrix(a: 0, b: 40, c: 40, d: 0)
        let placed = cache.glyph(glyph, font: font, matrix: turned, x: 3.25, y: 4.5)
        let mask = try #require(coverage(placed.raster))
        #expect(placed.x == 3)
        #expect(placed.y == 4)
        #expect(mask.width > mask.height * 2)
    }

    @Test("A colour glyph is premultiplied and scaled to the size")
    func drawsColor() throws {
        let entry = try #require(FontDatabase.shared.fallback(for: "\u{1F600}", isEmoji: true))
        let font = try #require(entry.font)
        let glyph = font.face.glyph(for: "\u{1F600}")
        let cache = GlyphCache(byteBudget: 4 << 20)
        for size in [12.0, 40, 200] {
            let placed = cache.glyph(
                glyph,
                font: font,
                matrix: GlyphMatrix(size: size),
                x: 0,
                y: 0
            )
            guard case .color(let color) = placed.raster else {
                Issue.record("no colour at \(size)")
                continue
            }
            #expect(abs(Double(color.pixels.height) - size * 1.17) < size * 0.15 + 2)
            var opaque = 0
            for y in 0..<color.pixels.height {
                for x in 0..<color.pixels.width {
                    let pixel = color.pixels[x, y]
                    let alpha = pixel >> 24
                    #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha)
                    if alpha == 255 { opaque += 1 }
                }
            }
            #expect(opaque > color.pixels.width * color.pixels.height / 3)
        }
    }

    @Test("The cache keeps to its budget and remembers what is used")
    func staysBounded() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let cache = GlyphCache(byteBudget: 60_000)
        let kept = font.getGlyphWithGlyphName(name: "A")
        for glyph in 30..<600 as Range<CGGlyph> {
            _ = cache.glyph(glyph, font: font, matrix: GlyphMatrix(size: 30), x: 0, y: 0)
            _ = cache.glyph(kept, font: font, matrix: GlyphMatrix(size: 30), x: 0, y: 0)
            #expect(cache.statistics.bytes <= 60_000)
        }
        #expect(cache.statistics.hits >= 569)
    }

    @Test("Absurd sizes and places end with an answer")
    func survivesNonsense() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let cache = GlyphCache(byteBudget: 1 << 20)
        let values: [Double] = [0, -12, .nan, .infinity, 1e30, 5000, 1e-9]
        for size in values {
            for place in values {
                _ = cache.glyph(
                    40,
                    font: font,
                    matrix: GlyphMatrix(a: size, b: place, c: size, d: -size),
                    x: place,
                    y: size
                )
            }
        }
        let huge = cache.glyph(40, font: font, matrix: GlyphMatrix(size: 9000), x: 0, y: 0)
        guard case .tooLarge = huge.raster else {
            Issue.record("a mask of 9000 pixels was made")
            return
        }
    }

    @Test("Many threads get the same pixels")
    func isThreadSafe() async throws {
        let font = try #require(CGFont("Inter-Regular"))
        let cache = GlyphCache(byteBudget: 1 << 16)
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var total = 0
                    for glyph in 1..<200 as Range<CGGlyph> {
                        let placed = cache.glyph(
                            glyph,
                            font: font,
                            matrix: GlyphMatrix(size: 24),
                            x: 0.5,
                            y: 0
                        )
                        if case .mask(let mask) = placed.raster {
                            total += mask.coverage.reduce(0) { $0 + Int($1) }
                        }
                    }
                    return total
                }
            }
            return await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(Set(sums).count == 1)
    }
}
