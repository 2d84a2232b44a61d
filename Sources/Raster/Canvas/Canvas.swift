// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Draws into a buffer, or into the tile of a larger picture that the buffer is.
///
/// Coordinates are canvas pixels, y down. Every pixel depends on absolute coordinates only: under a
/// smaller clip, or tile by tile, drawing gives the very same bytes.
/// - Thread: one at a time. Several canvases may draw different parts of one buffer at once, each
///   with its own scratch.
package final class Canvas {
    package let target: PixelBuffer
    /// The canvas position of the target's first pixel.
    package let originX: Int
    package let originY: Int
    /// The clip; changed by `pushClip` and `popClip`.
    package internal(set) var clip: Clip
    package let scratch: RasterScratch

    var clipStack: [Clip] = []
    /// Where canvas position (0, 0) would lie in memory.
    let zero: UnsafeMutableRawPointer
    var rowBytes: Int { target.rowBytes }

    /// `clip`: confines drawing to part of the target, for good.
    package init(
        _ target: PixelBuffer,
        originX: Int = 0,
        originY: Int = 0,
        clip: PixelRect? = nil,
        scratch: RasterScratch = RasterScratch()
    ) {
        self.target = target
        self.originX = originX
        self.originY = originY
        self.scratch = scratch
        let bounds = PixelRect(x: originX, y: originY, width: target.width, height: target.height)
        self.clip = Clip(bounds: clip.map { $0.intersection(bounds) } ?? bounds)
        zero = target.base - (originY * target.rowBytes + originX * 4)
        scratch.reserve(width: target.width)
    }

    /// The part of the canvas that the target holds.
    package var bounds: PixelRect {
        PixelRect(x: originX, y: originY, width: target.width, height: target.height)
    }

    /// Canvas pixel (x, y), which must lie in the target.
    @inline(__always)
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        (zero + (y * target.rowBytes + x * 4)).assumingMemoryBound(to: UInt32.self)
    }

    // MARK: Whole pixels

    /// Makes the clipped rectangle transparent.
    package func clear(_ rect: PixelRect? = nil) {
        let area = rect ?? clip.bounds
        fill(RasterRect(area), paint: .color(.clear), blend: .clear)
    }

    /// Replaces every pixel of the rectangle, whatever it was; shapes of the clip do not count.
    package func replace(_ rect: PixelRect, with pixel: UInt32) {
        let area = rect.intersection(clip.bounds)
        guard !area.isEmpty else { return }
        rk_fill_rect(
            UnsafeMutableRawPointer(self.pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self),
            rowBytes,
            area.width,
            area.height,
            pixel
        )
    }

    /// Replaces pixels by those of `source`, its first pixel at (x, y); shapes of the clip do not
    /// count.
    package func copy(_ source: PixelBuffer, from part: PixelRect? = nil, x: Int, y: Int) {
        let whole = PixelRect(x: 0, y: 0, width: source.width, height: source.height)
        let used = (part ?? whole).intersection(whole)
        let shiftX = x - (part ?? whole).minX
        let shiftY = y - (part ?? whole).minY
        let area = used.offsetBy(x: shiftX, y: shiftY).intersection(clip.bounds)
        guard !area.isEmpty else { return }
        // Whole rows in one go: their ends do not share cache lines with anything then.
        if area.width == target.width, area.width == source.width, rowBytes == source.rowBytes,
            target.ownsPadding, source.ownsPadding
        {
            UnsafeMutableRawPointer(pixel(area.minX, area.minY)).copyMemory(
                from: source.row(area.minY - shiftY),
                byteCount: area.height * rowBytes
            )
            return
        }
        for row in area.minY..<area.maxY {
            pixel(area.minX, row).update(
                from: source.row(row - shiftY) + (area.minX - shiftX),
                count: area.width
            )
        }
    }

    /// Sets the alpha of every pixel in a rectangle to 255; the clip does not count.
    package func makeOpaque(_ rect: PixelRect) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        rk_make_opaque(
            UnsafeMutableRawPointer(pixel(area.minX, area.minY))
                .assumingMemoryBound(to: UInt8.self),
            rowBytes,
            area.width,
            area.height
        )
    }

    /// Moves the pixels of `rect` by (dx, dy) within the clip's bounds; pixels that nothing moves
    /// onto stay as they are.
    package func scroll(_ rect: PixelRect, dx: Int, dy: Int) {
        let inside = rect.intersection(clip.bounds)
        let to = inside.offsetBy(x: dx, y: dy).intersection(inside)
        guard !to.isEmpty, dx != 0 || dy != 0 else { return }
        let bytes = to.width * 4
        for i in 0..<to.height {
            let y = dy > 0 ? to.maxY - 1 - i : to.minY + i
            UnsafeMutableRawPointer(pixel(to.minX, y))
                .copyMemory(from: pixel(to.minX - dx, y - dy), byteCount: bytes)
        }
    }
}
