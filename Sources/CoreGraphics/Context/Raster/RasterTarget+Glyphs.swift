// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// A glyph's mask and where it lies.
    private typealias Placed = (mask: GlyphMask, box: PixelRect)

    /// Paints glyphs from the mask cache; colour glyphs are drawn as images by the context, and
    /// those too large for the cache are filled as paths.
    func draw(_ run: GlyphRun, _ paint: Paint, opacity: Float, _ blend: RasterBlendMode) {
        if blend == .normal, opacity >= 1, case .color(let color) = paint, color.alpha >= 1 {
            return drawOpaque(run, paint)
        }
        var masks: [Placed] = []
        masks.reserveCapacity(run.placements.count)
        var large = run
        large.placements = []
        let matrix = run.glyphMatrix
        let visible = canvas.clip.bounds
        for placement in run.placements {
            let placed = glyph(placement, of: run, matrix)
            switch placed.raster {
            case .empty, .color:
                continue
            case .mask(let mask):
                let box = placed.box(of: mask)
                if box.intersects(visible) { masks.append((mask, box)) }
            case .tooLarge:
                large.placements.append(placement)
            }
        }
        if large.placements.isEmpty, areApart(masks) {
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

    /// An opaque colour: glyph over glyph is what all of them together are.
    private func drawOpaque(_ run: GlyphRun, _ paint: Paint) {
        let matrix = run.glyphMatrix
        var large = run
        large.placements = []
        canvas.fillMasks(count: run.placements.count, paint: paint) { index, draw in
            let placement = run.placements[index]
            let placed = glyph(placement, of: run, matrix)
            switch placed.raster {
            case .empty, .color: break
            case .mask(let mask):
                mask.coverage.withUnsafeBufferPointer { bytes in
                    guard let base = bytes.baseAddress else { return }
                    draw(base, mask.width, placed.box(of: mask))
                }
            case .tooLarge: large.placements.append(placement)
            }
        }
        guard !large.placements.isEmpty else { return }
        path.replaceAll(by: large.outlines)
        canvas.fill(path, paint: paint)
    }

    private func glyph(
        _ placement: GlyphRun.Placement,
        of run: GlyphRun,
        _ matrix: GlyphMatrix
    ) -> GlyphCache.Placed {
        GlyphCache.shared.glyph(
            placement.glyph,
            font: run.font,
            matrix: matrix,
            x: Double(placement.position.x),
            y: Double(placement.position.y),
            shelf: memory.glyphs
        )
    }

    /// Whether the glyphs lie side by side, so that each may be painted by itself.
    private func areApart(_ masks: [Placed]) -> Bool {
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

extension GlyphCache.Placed {
    /// The pixels of a mask at this place.
    fileprivate func box(of mask: GlyphMask) -> PixelRect {
        PixelRect(x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
    }
}
