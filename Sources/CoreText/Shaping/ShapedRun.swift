// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A stretch of text of one font, direction and style, as glyphs in points from left to right.
struct ShapedRun {
    /// The content of the run.
    enum Kind {
        case text
        /// One tab character; the line decides its width.
        case tab
        /// Line and paragraph separators: no width.
        case separator
        /// A picture or a measured gap.
        case box
    }

    var kind: Kind
    /// UTF-16 units of the text.
    var range: Range<Int>
    /// Even runs to the right, odd to the left.
    var level: UInt8
    /// The font that has the glyphs, which may not be the one that was asked for.
    var font: CTFont
    /// Index of the attributes in the text's list.
    var style: Int
    var script: UInt32 = 0
    var glyphs: [CGGlyph] = []
    var advances: [CGFloat] = []
    /// In font units, as the shaper made them; empty when no glyph is moved from the pen.
    var offsets: [SIMD2<Int32>] = []
    /// Points for a font unit of `offsets`.
    var offsetScale: CGFloat = 0
    /// For each glyph the first unit of the text that it stands for.
    var clusters: [Int] = []
    var isUnsafeToBreak: [Bool] = []
    /// Points above and below the baseline, both positive, the style's offset included.
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0

    var isRightToLeft: Bool { level & 1 != 0 }
    var width: CGFloat { advances.reduce(0, +) }

    /// The part of the run that stands for some of its units, whose ends are cluster starts.
    func part(_ wanted: Range<Int>) -> ShapedRun {
        var part = self
        part.range = wanted
        guard kind == .text else { return part }
        let kept = clusters.indices.filter { wanted.contains(clusters[$0]) }
        guard let first = kept.first, let last = kept.last else {
            part.glyphs = []
            part.advances = []
            part.offsets = []
            part.clusters = []
            part.isUnsafeToBreak = []
            return part
        }
        part.glyphs = Array(glyphs[first...last])
        part.advances = Array(advances[first...last])
        if !offsets.isEmpty { part.offsets = Array(offsets[first...last]) }
        part.clusters = Array(clusters[first...last])
        part.isUnsafeToBreak = Array(isUnsafeToBreak[first...last])
        return part
    }

    /// Whether cutting before a unit would change glyphs, or the unit is inside a cluster.
    func isUnsafe(at unit: Int) -> Bool {
        guard kind == .text, unit > range.lowerBound, unit < range.upperBound else { return false }
        guard let glyph = clusters.firstIndex(of: unit) else { return true }
        return isUnsafeToBreak[glyph]
    }
}
