// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// A glyph's mask and where it lies.
    private typealias Placed = (mask: GlyphMask, box: PixelRect)

    /// Paints glyphs from the mask cache; colour glyphs are drawn as images by the context, and
    /// those too large for the cache are filled as paths.
    func draw(_ run: GlyphRun, _ paint: Paint, opacity: Float, _ blend: RasterBlendMode) {
        var masks: [Placed] = []
        masks.reserveCapacity(run.placements.count)
        var large = run
        large.placements = []
        let matrix = run.glyphMatrix
        let visible = canvas.clip.bounds
        for placement in run.placements {
            let placed = GlyphCache.shared.glyph(
                placement.glyph,
                font: run.font,
                matrix: matrix,
                x: Double(placement.position.x),
                y: Double(placement.position.y)
            )
            switch placed.raster {
            case .empty, .color:
                continue
            case .mask(let mask):
                let box = PixelRect(
                    x: placed.x + mask.left,
                    y: placed.y + mask.top,
                    width: mask.width,
                    height: mask.height
                )
                if box.intersects(visible) { masks.append((mask, box)) }
            case .tooLarge:
                large.placements.append(placement)
            }
        }
        if large.placements.isEmpty, canDrawApart(masks, paint, opacity, blend) {
            canvas.fillMasks(count: masks.count, paint: paint, opacity: opacity, blend: blend) {
                (index, draw) in
                let (mask, box) = masks[index]
                mask.coverage.withUnsafeBufferPointer { bytes in
                    guard let base = bytes.baseAddress else { return }
                    draw(base, mask.width, box)
                }
            }
            return
        }
        let union = self.union(of: masks, and: large, within: visible)
        canvas.fillMask(union, paint: paint, opacity: opacity, blend: blend)
    }

    /// Whether glyph after glyph gives what all of them together give: an opaque colour over what
    /// is there, or glyphs that lie side by side.
    private func canDrawApart(
        _ masks: [Placed],
        _ paint: Paint,
        _ opacity: Float,
        _ blend: RasterBlendMode
    ) -> Bool {
        if blend == .normal, opacity >= 1, case .color(let color) = paint, color.alpha >= 1 {
            return true
        }
        var right = Int.min
        for glyph in masks {
            if glyph.box.minX < right { return false }
            right = glyph.box.maxX
        }
        return true
    }

    /// The coverage of overlapping glyphs, as if each were painted over the others.
    private func union(
        of masks: [Placed],
        and large: GlyphRun,
        within visible: PixelRect
    ) -> CoverageMask {
        var outlines = PathElements()
        var bounds = masks.reduce(PixelRect.empty) { $0.union($1.box) }
        if !large.placements.isEmpty {
            outlines = large.outlines
            bounds = bounds.union(PixelRect(covering: outlines.finiteControlBox))
        }
        let union = CoverageMask(bounds: bounds.intersection(visible))
        for glyph in masks {
            glyph.mask.coverage.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                union.add(
                    base,
                    x: glyph.box.minX,
                    y: glyph.box.minY,
                    width: glyph.mask.width,
                    height: glyph.mask.height
                )
            }
        }
        if !outlines.isEmpty {
            path.replaceAll(by: outlines)
            union.add(.covered(by: path, within: union.bounds, scratch: canvas.scratch))
        }
        return union
    }
}
