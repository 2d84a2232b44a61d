// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension LineContent {
    /// The box of the glyphs' ink in points from the line's origin, y up; nil without ink.
    package var inkBounds: CGRect? {
        runs.compactMap { run in run.inkBounds.map { $0.offsetBy(dx: run.x, dy: 0) } }
            .reduce(nil) { $0?.union($1) ?? $1 }
    }
}

extension LineContent.Run {
    /// The box of the run's ink in points from the run's origin, y up; nil without ink.
    package var inkBounds: CGRect? {
        inkBounds(glyphs: 0..<shaped.glyphs.count)
    }

    func inkBounds(glyphs: Range<Int>) -> CGRect? {
        guard shaped.kind == .text else { return nil }
        var union: CGRect?
        forEachGlyph { index, glyph, position in
            guard glyphs.contains(index) else { return }
            let box = shaped.font.instance.bounds(of: glyph)
            guard !box.isEmpty else { return }
            let moved = box.offsetBy(dx: position.x, dy: position.y)
            union = union?.union(moved) ?? moved
        }
        return union
    }

    /// Calls back with each glyph and its place in points from the run's origin, y up.
    @inline(__always)
    package func forEachGlyph(_ body: (Int, CGGlyph, CGPoint) -> Void) {
        let rise = rise
        var pen: CGFloat = 0
        for index in shaped.glyphs.indices {
            var place = CGPoint(x: pen, y: rise)
            if !shaped.offsets.isEmpty {
                let offset = shaped.offsets[index]
                place.x += CGFloat(offset.x) * shaped.offsetScale
                place.y += CGFloat(offset.y) * shaped.offsetScale
            }
            body(index, shaped.glyphs[index], place)
            pen += shaped.advances[index]
        }
    }
}
