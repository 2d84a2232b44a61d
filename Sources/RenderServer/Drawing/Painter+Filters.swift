// SPDX-License-Identifier: Apache-2.0

import Raster

/// Filtered pictures and backdrops.
extension Painter {
    /// Draws what is behind a backdrop, filtered, into its shape.
    ///
    /// The items behind are drawn once more, since a blur reads pixels around the part that the
    /// canvas holds.
    func draw(
        _ backdrop: DrawBackdrop,
        of bounds: PixelRect,
        behind items: ArraySlice<DrawItem>,
        _ under: UInt32,
        on canvas: Canvas
    ) {
        let area = bounds.intersection(canvas.clip.bounds)
        let pass = FilterPass(backdrop.filters, whole: bounds, edges: .clamp)
        let needed = pass.needed(for: area)
        guard !area.isEmpty, needed.canBePicture else { return }
        let buffer = PixelBuffer(width: needed.width, height: needed.height)
        let own = Canvas(
            buffer,
            originX: needed.minX,
            originY: needed.minY,
            scratch: RasterScratch()
        )
        let painter = Painter(cache: cache, scratch: own.scratch)
        painter.paint(Array(items), on: own, needed, backdrop: under)
        let picture = pass.run(on: buffer)
        pushClip(backdrop.shape, on: canvas)
        pass.draw(
            picture,
            from: needed,
            into: area,
            of: canvas,
            opacity: backdrop.opacity,
            blend: .normal
        )
        canvas.popClip()
    }

    func drawFiltered(_ group: DrawGroup, _ area: PixelRect, on canvas: Canvas) {
        let pass = FilterPass(group.filters, whole: group.content, edges: .transparent)
        let needed = pass.needed(for: area)
        guard needed.canBePicture, let pixels = picture(of: group, needed) else { return }
        pass.draw(
            pass.run(on: pixels),
            from: needed,
            into: area,
            of: canvas,
            opacity: group.opacity,
            blend: group.blend
        )
    }

    /// A group's picture with its filters applied.
    func finished(_ group: DrawGroup, _ area: PixelRect) -> PixelBuffer? {
        guard !group.filters.isEmpty else { return picture(of: group, area) }
        guard area.canBePicture else { return nil }
        let buffer = PixelBuffer(width: area.width, height: area.height)
        let canvas = Canvas(
            buffer,
            originX: area.minX,
            originY: area.minY,
            scratch: RasterScratch()
        )
        let pass = FilterPass(group.filters, whole: group.content, edges: .transparent)
        let needed = pass.needed(for: area)
        guard let pixels = picture(of: group, needed) else { return nil }
        pass.draw(
            pass.run(on: pixels),
            from: needed,
            into: area,
            of: canvas,
            opacity: 1,
            blend: .normal
        )
        return buffer
    }
}

extension PixelRect {
    /// Whether a buffer of this size can be made.
    var canBePicture: Bool { !isEmpty && width <= 32_768 && height <= 32_768 }
}
