// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Synchronization

/// Known facts about a buffer's pixels: which parts are empty, of one colour or opaque.
///
/// Most of what views draw is: a line of text is empty around its letters, a button is one colour
/// between its corners. Such parts are drawn without being read, which is what drawing pictures mostly
/// waits for; the bytes are the same. Pixels are looked at once they have been drawn a few times, so
/// that what is shown for one frame pays nothing.
/// - Thread: any. The thread that draws for the n-th time looks; what it finds never changes.
struct PictureStrips: ~Copyable {
    /// The number of drawings after which the pixels are analysed.
    private static let drawsBeforeAnalysis = 3

    private let draws = Atomic<Int>(0)
    private let found = Atomic<OpaquePointer?>(nil)

    deinit {
        // This is the last reference.
        rk_strips_destroy(found.load(ordering: .acquiring))
    }

    /// The result of the analysis; nil before it.
    var known: OpaquePointer? { found.load(ordering: .acquiring) }

    /// Counts a drawing of a picture, and analyses its pixels after enough of them.
    func count(_ picture: borrowing PixelBuffer) {
        guard draws.load(ordering: .relaxed) <= PictureStrips.drawsBeforeAnalysis else { return }
        let turn = draws.wrappingAdd(1, ordering: .relaxed).oldValue
        guard turn == PictureStrips.drawsBeforeAnalysis, picture.rowBytes > 0 else { return }
        let strips = rk_strips_create(
            UnsafeRawPointer(picture.base).assumingMemoryBound(to: UInt8.self),
            picture.rowBytes,
            Int32(clamping: picture.width),
            Int32(clamping: picture.height)
        )
        found.store(strips, ordering: .releasing)
    }
}

extension PixelBuffer {
    /// The strips for drawing the pixels; counts each drawing.
    ///
    /// Only for buffers that are no longer written to.
    var strips: OpaquePointer? {
        if let known = pictureStrips.known { return known }
        pictureStrips.count(self)
        return nil
    }

    /// The strips, if drawing with them is faster.
    var quickStrips: OpaquePointer? {
        guard let strips, rk_strips_are_quick(strips) != 0 else { return nil }
        return strips
    }

    /// Prefetches the pixels from a row on, as they are drawn soon.
    package func willBeDrawn(row: Int) {
        guard let known = pictureStrips.known, rk_strips_are_quick(known) != 0 else {
            return willRead(row: row)
        }
        rk_strips_ask(known)
    }

    /// Whether strips are known, so that drawing reads few pixels.
    package var readsFewPixels: Bool {
        pictureStrips.known.map { rk_strips_are_quick($0) != 0 } ?? false
    }

    /// Pixels known to be opaque; empty before the analysis.
    package var knownOpaque: PixelRect {
        guard let known = pictureStrips.known else { return .empty }
        var edges: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &edges) { edges in
            guard let first = edges.assumingMemoryBound(to: Int32.self).baseAddress else { return }
            rk_strips_opaque(known, first)
        }
        return PixelRect(
            minX: Int(edges.0),
            minY: Int(edges.1),
            maxX: Int(edges.2),
            maxY: Int(edges.3)
        )
    }
}

extension Canvas {
    /// Draws part of a picture that is likely to be drawn again, its first pixel at (x, y); ignores
    /// shapes of the clip.
    package func lay(
        _ picture: PixelBuffer,
        source: PixelRect,
        x: Int,
        y: Int,
        opacity: Float
    ) {
        let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let (shiftX, shiftY) = (x - source.minX, y - source.minY)
        let area = source.intersection(whole).offsetBy(x: shiftX, y: shiftY)
            .intersection(clip.bounds)
        let alpha = UInt32(RasterColor.unit(opacity) * 255 + 0.5)
        guard !area.isEmpty, alpha > 0 else { return }
        let target = UnsafeMutableRawPointer(pixel(area.minX, area.minY))
            .assumingMemoryBound(to: UInt8.self)
        guard let strips = picture.quickStrips else {
            rk_over_rect(
                target,
                rowBytes,
                UnsafeRawPointer(picture.row(area.minY - shiftY) + (area.minX - shiftX))
                    .assumingMemoryBound(to: UInt8.self),
                picture.rowBytes,
                area.width,
                area.height,
                alpha
            )
            return
        }
        rk_over_strips(
            target,
            rowBytes,
            UnsafeRawPointer(picture.base).assumingMemoryBound(to: UInt8.self),
            picture.rowBytes,
            strips,
            Int32(area.minX - shiftX),
            Int32(area.minY - shiftY),
            Int32(area.maxX - shiftX),
            Int32(area.maxY - shiftY),
            alpha
        )
    }
}
