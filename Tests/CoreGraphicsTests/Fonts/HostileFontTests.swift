// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Damaged fonts")
struct HostileFontTests {
    private static func inter() throws -> Data {
        let path = try #require(FontDatabase.shared.face(named: "DejaVuSans")?.path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test("Bytes that are no font give none")
    func rejectsGarbage() {
        #expect(CGFont(data: Data()) == nil)
        #expect(CGDataProvider(data: NSData()).flatMap { CGFont($0) } == nil)
        #expect(CGFont(data: Data("not a font at all".utf8)) == nil)
        #expect(CGFont(data: Data(repeating: 0xFF, count: 4096)) == nil)
        #expect(CGFont(data: Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0])) == nil)
        #expect(CGFont(data: Data("OTTO".utf8) + Data(repeating: 0, count: 64)) == nil)
        #expect(CGFont(path: "/no/such/file.ttf") == nil)
        #expect(CGFont(path: "/") == nil)
    }

    @Test("A font cut short anywhere ends with none or one that can be asked anything")
    func survivesTruncation() throws {
        let whole = try Self.inter()
        for count in stride(from: 1, to: whole.count, by: max(1, whole.count / 37)) {
            guard let font = CGFont(data: whole.prefix(count)) else { continue }
            use(font)
        }
    }

    @Test("Flipped bytes never crash")
    func survivesFlips() throws {
        let whole = try Self.inter()
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<60 {
            var copy = whole
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Half of the flips hit the directory and the small tables at the start.
                let span = state & 1 == 0 ? 2000 : copy.count
                copy[Int(state >> 33) % span] = UInt8(truncatingIfNeeded: state >> 20)
            }
            if let font = CGFont(data: copy) { use(font) }
        }
    }

    private func use(_ font: CGFont) {
        _ = font.postScriptName
        _ = font.tableTags
        _ = font.variationAxes
        let cache = GlyphCache(byteBudget: 1 << 20)
        for glyph in [0, 1, 36, 100, 3000, 65_535] as [CGGlyph] {
            _ = font.outline(glyph)
            _ = font.face.bounds(glyph)
            _ = font.face.advance(glyph)
            _ = font.name(for: glyph)
            _ = cache.glyph(glyph, font: font, matrix: GlyphMatrix(size: 40), x: 0.3, y: 9)
        }
    }
}
