// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@Suite("Fonts")
struct FontTests {
    @Test("A font reports its names, measures and tables")
    func reportsMeasures() throws {
        let font = try #require(CGFont("Inter-Regular"))
        #expect(font.postScriptName == "Inter-Regular")
        #expect(font.numberOfGlyphs > 2000)
        #expect(font.unitsPerEm > 1000)
        #expect(font.ascent > 0)
        #expect(font.descent < 0)
        #expect(font.capHeight > font.xHeight)
        #expect(font.italicAngle == 0)
        let head = try #require(font.table(for: 0x6865_6164))
        #expect(head.length == 54)
        #expect(font.table(for: 0x7878_7878) == nil)
        #expect((font.tableTags?.count ?? 0) > 8)
        #expect(font.variationAxes == nil)
        #expect(try #require(CGFont("Inter-Italic")).italicAngle < 0)
    }

    @Test("A font is found by its name whatever the capitals, and a strange name finds none")
    func findsByName() {
        #expect(CGFont("inter-BOLD") != nil)
        #expect(CGFont("NoSuchFont-Regular") == nil)
        #expect(CGFont("") == nil)
    }

    @Test("Glyphs have names, advances and boxes in font units")
    func measuresGlyphs() throws {
        let font = try #require(CGFont("DejaVuSans"))
        let glyph = font.getGlyphWithGlyphName(name: "A")
        #expect(glyph != 0)
        #expect(font.name(for: glyph) == "A")
        var advances: [Int32] = [0, 0]
        let isKnown = font.getGlyphAdvances(glyphs: [glyph, 3], count: 2, advances: &advances)
        #expect(isKnown)
        #expect(advances == [1401, 651])
        var boxes = [CGRect.zero]
        let hasBox = font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &boxes)
        #expect(hasBox)
        #expect(boxes[0].minY == 0)
        #expect(boxes[0].height == 1493)
        let isUnknown = font.getGlyphAdvances(glyphs: [65_000], count: 1, advances: &advances)
        #expect(!isUnknown)
        #expect(advances[0] == 0)
    }

    @Test("An outline has closed contours inside the glyph's box")
    func givesOutlines() throws {
        for name in ["Inter-Regular", "DejaVuSans"] {
            let font = try #require(CGFont(name as NSString))
            let outline = font.outline(font.face.glyph(for: "B"))
            #expect(outline.verbs.filter { $0 == .move }.count == 3)
            #expect(outline.verbs.filter { $0 == .close }.count == 3)
            #expect(outline.verbs.last == .close)
            var taken = 0
            outline.visit { _, points in taken += points.count }
            #expect(taken == outline.points.count)
            let bounds = try #require(outline.controlBounds)
            #expect(bounds.minY >= -20)
            #expect(bounds.height > CGFloat(font.capHeight) * 0.95)
            #expect(font.outline(font.face.glyph(for: " ")).isEmpty)
        }
    }

    @Test("The nearest face of a family follows CSS's rules")
    func matchesWeights() throws {
        let database = FontDatabase.shared
        func style(_ weight: Double, italic: Bool = false) -> String? {
            database.nearest(family: "Inter", weight: weight, isItalic: italic)?.postScriptName
        }
        #expect(style(400) == "Inter-Regular")
        #expect(style(700) == "Inter-Bold")
        #expect(style(600, italic: true) == "Inter-SemiBoldItalic")
        #expect(style(950) == "Inter-Black")
        #expect(style(1) == "Inter-Thin")
        #expect(
            database.nearest(family: "DejaVu Sans", weight: 500, isItalic: false)?.weight == 400
        )
        #expect(database.nearest(family: "No Family", weight: 400, isItalic: false) == nil)
        #expect(database.families.contains("Inter"))
    }

    @Test("Characters that the font lacks find one that has them")
    func fallsBack() {
        let database = FontDatabase.shared
        #expect(database.fallback(for: "\u{4E2D}", isEmoji: false)?.covers("\u{4E2D}") == true)
        #expect(database.fallback(for: "\u{5D0}", isEmoji: false)?.family == "DejaVu Sans")
        #expect(database.fallback(for: "\u{1F600}", isEmoji: true)?.isColor == true)
        #expect(database.fallback(for: "\u{10FFFD}", isEmoji: false) == nil)
    }
}
