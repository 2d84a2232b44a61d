// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// HarfBuzz's result for a piece of text: glyphs from left to right, in font units.
final class ShapedGlyphs: Sendable {
    let glyphs: [CGGlyph]
    let advances: [Int32]
    /// Empty when no glyph is moved.
    let offsets: [SIMD2<Int32>]
    /// For each glyph the first UTF-16 unit, from the start of the piece, that it stands for.
    let clusters: [Int32]
    /// Whether cutting the text before the glyph's cluster would change glyphs.
    let isUnsafeToBreak: [Bool]

    init(
        glyphs: [CGGlyph],
        advances: [Int32],
        offsets: [SIMD2<Int32>],
        clusters: [Int32],
        isUnsafeToBreak: [Bool]
    ) {
        self.glyphs = glyphs
        self.advances = advances
        self.offsets = offsets
        self.clusters = clusters
        self.isUnsafeToBreak = isUnsafeToBreak
    }

    static let none = ShapedGlyphs(
        glyphs: [],
        advances: [],
        offsets: [],
        clusters: [],
        isUnsafeToBreak: []
    )
}
