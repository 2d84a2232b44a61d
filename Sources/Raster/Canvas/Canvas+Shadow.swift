// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

extension Canvas {
    /// Draws the shadow of a rounded rectangle in canvas pixels: its coverage blurred.
    package func fillShadow(
        of shape: RoundedRect,
        sigma: Double,
        color: RasterColor,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal
    ) {
        guard sigma >= GaussianBlur.least else {
            fill(shape, paint: .color(color), opacity: opacity, blend: blend)
            return
        }
        guard let ink = Ink(.color(color), opacity: opacity, blend: blend, scratch),
            !shape.rect.isEmpty
        else {
            return
        }
        let reach = GaussianBlur.reach(sigma: sigma)
        let box = PixelRect(enclosing: shape.rect).insetBy(-reach)
        guard box.intersects(clip.bounds) else { return }
        let parts = NineParts(shape, reach: reach)
        let kept = PixelRect(enclosing: parts.shape.rect).insetBy(-reach)
        if kept.width * kept.height > ShadowCache.largestMask {
            // Only the visible part: whole masks of wide blurs take seconds.
            let area = box.intersection(clip.bounds)
            let coverage = CoverageMask.covered(
                by: .roundedRect(shape),
                within: area.insetBy(-reach),
                scratch: scratch
            )
            let mask = GaussianBlur.blurred(
                coverage,
                sigma: sigma,
                within: area,
                of: PixelRect(enclosing: shape.rect)
            )
            render(mask, dx: 0, dy: 0, ink)
            return
        }
        let mask = scratch.shadows.mask(ShadowCache.Key(shape: parts.shape, sigma: sigma)) {
            let coverage = CoverageMask.covered(by: parts.shape)
            return GaussianBlur.blurred(coverage, sigma: sigma)
        }
        draw(mask, over: box, columns: parts.columns, rows: parts.rows, ink)
    }

    /// Draws the shadow of any shape: its mask blurred and moved.
    package func fillShadow(
        of mask: CoverageMask,
        dx: Int = 0,
        dy: Int = 0,
        sigma: Double,
        color: RasterColor,
        opacity: Float = 1,
        blend: RasterBlendMode = .normal
    ) {
        fillMask(
            GaussianBlur.blurred(
                mask,
                sigma: sigma,
                within: clip.bounds.offsetBy(x: -dx, y: -dy)
            ),
            dx: dx,
            dy: dy,
            paint: .color(color),
            opacity: opacity,
            blend: blend
        )
    }

    /// Draws a mask over `box`, repeating its column `columns` and its row `rows` (from the mask's
    /// edges) to fill it.
    private func draw(
        _ mask: CoverageMask,
        over box: PixelRect,
        columns: Int,
        rows: Int,
        _ ink: Ink
    ) {
        let area = box.intersection(clip.bounds)
        guard !area.isEmpty else { return }
        let extraX = box.width - mask.bounds.width
        let extraY = box.height - mask.bounds.height
        if case .solid(let pixel) = ink.source, ink.blend == .normal, clip.shapes.isEmpty {
            return draw(mask, over: box, area, columns: columns, rows: rows, pixel)
        }
        for y in area.minY..<area.maxY {
            var row = y - box.minY
            if row >= rows { row = max(rows, row - extraY) }
            let line = mask.base + row * mask.rowBytes
            // Up to the repeated column, the column itself, and after it.
            let middle = box.minX + columns
            let after = middle + extraX
            part(line, 0, box.minX, middle, y, area, ink)
            let from = max(middle, area.minX)
            let to = min(after, area.maxX)
            if from < to {
                compose(ink, x: from, y: y, count: to - from, cover: UInt32(line[columns]))
            }
            part(line, columns, after, box.maxX, y, area, ink)
        }
    }

    /// The same for one colour and a clip without shapes, whole blocks at a time.
    private func draw(
        _ mask: CoverageMask,
        over box: PixelRect,
        _ area: PixelRect,
        columns: Int,
        rows: Int,
        _ pixel: UInt32
    ) {
        let extraX = box.width - mask.bounds.width
        let extraY = box.height - mask.bounds.height
        // From the first row of each block in the box: its row of the mask and whether rows repeat.
        let blocks: [(from: Int, to: Int, row: Int, repeats: Bool)] = [
            (box.minY, box.minY + rows, 0, false),
            (box.minY + rows, box.minY + rows + extraY, rows, true),
            (box.minY + rows + extraY, box.maxY, rows, false),
        ]
        let middle = box.minX + columns
        for block in blocks {
            let top = max(block.from, area.minY)
            let bottom = min(block.to, area.maxY)
            guard top < bottom else { continue }
            let line =
                mask.base + (block.row + (block.repeats ? 0 : top - block.from)) * mask.rowBytes
            let step = block.repeats ? 0 : mask.rowBytes
            func side(_ minX: Int, _ maxX: Int, _ column: Int) {
                let from = max(minX, area.minX)
                let to = min(maxX, area.maxX)
                guard from < to else { return }
                rk_over_solid_mask_rect(
                    UnsafeMutableRawPointer(self.pixel(from, top))
                        .assumingMemoryBound(to: UInt8.self),
                    rowBytes,
                    to - from,
                    bottom - top,
                    pixel,
                    line + (column + from - minX),
                    step
                )
            }
            side(box.minX, middle, 0)
            side(middle + extraX, box.maxX, columns)
            let from = max(middle, area.minX)
            let count = min(middle + extraX, area.maxX) - from
            guard count > 0 else { continue }
            for y in top..<bottom {
                let cover = UInt32(line[(y - top) * step + columns])
                rk_over_solid(self.pixel(from, y), count, RasterPixel.scaled(pixel, by: cover))
            }
        }
    }

    private func part(
        _ line: UnsafePointer<UInt8>,
        _ first: Int,
        _ minX: Int,
        _ maxX: Int,
        _ y: Int,
        _ area: PixelRect,
        _ ink: Ink
    ) {
        let from = max(minX, area.minX)
        let to = min(maxX, area.maxX)
        guard from < to else { return }
        let bytes = scratch.maskRow
        bytes.update(from: line + first + (from - minX), count: to - from)
        compose(ink, x: from, y: y, count: to - from, coverage: bytes)
    }
}

/// A rounded rectangle without the part of its middle that a blur leaves uniform.
private struct NineParts {
    /// The smaller shape, its enclosing pixels at the origin.
    let shape: RoundedRect
    /// The column and the row of the blurred mask that represent all that were left out.
    let columns: Int
    let rows: Int

    init(_ full: RoundedRect, reach: Int) {
        let radii = full.fittedRadii
        let scale = RoundedRect.reach(full.curve)
        let left = max(radii[0], radii[3]) * scale
        let right = max(radii[1], radii[2]) * scale
        let top = max(radii[0], radii[1]) * scale
        let bottom = max(radii[2], radii[3]) * scale
        let box = PixelRect(enclosing: full.rect)
        let cutX = NineParts.cut(box.width, left, right, reach)
        let cutY = NineParts.cut(box.height, top, bottom, reach)
        columns = cutX.at
        rows = cutY.at
        var small = full
        small.radii = radii
        let x = Double(box.minX)
        let y = Double(box.minY)
        small.rect = RasterRect(
            minX: full.rect.minX - x,
            minY: full.rect.minY - y,
            maxX: full.rect.maxX - x - Double(cutX.less),
            maxY: full.rect.maxY - y - Double(cutY.less)
        )
        shape = small
    }

    /// The number of pixels of a side that can be left out, and their place in the blurred mask.
    private static func cut(
        _ size: Int,
        _ near: Double,
        _ far: Double,
        _ reach: Int
    ) -> (less: Int, at: Int) {
        let first = Int(near.rounded(.up)) + 1 + reach
        let last = Int(far.rounded(.up)) + 1 + reach
        let less = max(0, size - first - last - 1)
        return (less, first + reach)
    }
}
