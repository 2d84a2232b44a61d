// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// Paints glyphs from the mask cache; colour glyphs are drawn as images by the context, and
    /// those too large for the cache are filled as paths.
    func draw(_ run: GlyphRun, _ paint: Paint, opacity: Float, _ blend: RasterBlendMode) {
        let masks = memory.run
        defer {
            masks.removeAll()
            memory.glyphs.forget()
        }
        let large = large(run, masks)
        var isOpaque = false
        if blend == .normal, opacity >= 1, case .color(let color) = paint {
            isOpaque = color.alpha >= 1
        }
        // An opaque colour: glyph over glyph is what all of them together are.
        if isOpaque || large == nil && masks.areApart {
            canvas.fillMasks(masks.fills, paint: paint, opacity: opacity, blend: blend)
            guard let large else { return }
            path.replaceAll(by: large.outlines)
            canvas.fill(path, paint: paint)
            return
        }
        let union = self.union(of: masks.fills, and: large, within: canvas.clip.bounds)
        canvas.fillMask(union, paint: paint, opacity: opacity, blend: blend)
    }

    /// Finds the masks of a run's glyphs.
    ///
    /// - Returns: the glyphs that are too large to have masks; nil if there are none.
    private func large(_ run: GlyphRun, _ masks: PlacedMasks) -> GlyphRun? {
        let large = GlyphCache.shared.find(
            run,
            shelf: memory.glyphs,
            visible: canvas.clip.bounds,
            masks: masks
        )
        guard !large.isEmpty else { return nil }
        var rest = run
        rest.placements = large
        return rest
    }

    /// The coverage of overlapping glyphs, as if each were painted over the others.
    private func union(
        of fills: [MaskFill],
        and large: GlyphRun?,
        within visible: PixelRect
    ) -> CoverageMask {
        var bounds = PixelRect.empty
        for fill in fills { bounds = bounds.union(fill.box) }
        let outlines = large?.outlines ?? PathElements()
        if !outlines.isEmpty {
            bounds = bounds.union(PixelRect(covering: outlines.finiteControlBox))
        }
        let union = CoverageMask(bounds: bounds.intersection(visible))
        for fill in fills {
            union.add(
                fill.bytes,
                x: fill.box.minX,
                y: fill.box.minY,
                width: fill.box.width,
                height: fill.box.height
            )
        }
        if !outlines.isEmpty {
            path.replaceAll(by: outlines)
            union.add(.covered(by: path, within: union.bounds, scratch: canvas.scratch))
        }
        return union
    }
}
