// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// A clip's coverage, as rows of spans or as a mask.
///
/// A rounded rectangle or path takes a few spans a row however large it is; coverage comes from
/// absolute positions, so the same shape made under a smaller clip has the same bytes there.
// Sendable is unchecked because the memory is written only while the shape is made.
package final class ClipShape: @unchecked Sendable {
    /// The effect of a clip on part of a row.
    enum Effect {
        case nothing
        case everything
        case partly
    }

    struct Span {
        var x: Int32
        var end: Int32
        /// 1...255, or -1 for bytes from `offset` on.
        var cover: Int32
        var offset: Int32
    }

    /// Pixels outside of this rectangle are cut away.
    package let bounds: PixelRect
    private let mask: CoverageMask?
    private let rows: [Int32]
    private let spans: [Span]
    private let bytes: [UInt8]

    init(mask: CoverageMask, bounds: PixelRect) {
        self.bounds = bounds.intersection(mask.bounds)
        self.mask = mask
        rows = []
        spans = []
        bytes = []
    }

    /// Takes the rows of a shape that has just been ended in `raster`.
    init(_ raster: OpaquePointer, evenOdd: Bool, antialias: Bool, bounds limit: PixelRect) {
        var rows: [Int32] = []
        var spans: [Span] = []
        var bytes: [UInt8] = []
        rows.reserveCapacity(limit.height + 1)
        var box = PixelRect.empty
        var row = rk_row()
        while rk_raster_next(raster, evenOdd ? 1 : 0, &row) != 0 {
            let y = Int(row.y)
            while rows.count <= y - limit.minY { rows.append(Int32(spans.count)) }
            for i in 0..<Int(row.count) {
                let span = row.spans[i]
                var cover = span.cover
                let offset = Int32(bytes.count)
                if cover < 0 {
                    let first = row.coverage + Int(span.x - row.origin)
                    if !antialias { rk_mask_threshold(first, Int(span.length)) }
                    bytes.append(
                        contentsOf: UnsafeBufferPointer(start: first, count: Int(span.length))
                    )
                } else if !antialias {
                    cover = cover >= 128 ? 255 : 0
                }
                spans.append(
                    Span(x: span.x, end: span.x + span.length, cover: cover, offset: offset)
                )
                box = box.union(PixelRect(x: Int(span.x), y: y, width: Int(span.length), height: 1))
            }
        }
        while rows.count <= limit.height { rows.append(Int32(spans.count)) }
        mask = nil
        bounds = box
        // Rows above the first are dropped with the bounds.
        self.rows = box.isEmpty ? [] : Array(rows[(box.minY - limit.minY)...])
        self.spans = spans
        self.bytes = bytes
    }

    /// The clip's effect on pixels [x, x + count) of row `y`; `.partly` fills `out` with coverage.
    func effect(y: Int, x: Int, count: Int, out: UnsafeMutablePointer<UInt8>) -> Effect {
        guard y >= bounds.minY, y < bounds.maxY, x < bounds.maxX, x + count > bounds.minX else {
            return .everything
        }
        if let mask {
            let from = max(x, bounds.minX)
            let to = min(x + count, bounds.maxX)
            (out).update(repeating: 0, count: from - x)
            (out + from - x).update(
                from: mask.row(y) + (from - mask.bounds.minX),
                count: to - from
            )
            (out + to - x).update(repeating: 0, count: x + count - to)
            return .partly
        }
        let index = y - bounds.minY
        let first = Int(rows[index])
        let last = index + 1 < rows.count ? Int(rows[index + 1]) : spans.count
        let x0 = Int32(x)
        let x1 = Int32(x + count)
        var at = x0
        return spans.withUnsafeBufferPointer { spans in
            bytes.withUnsafeBufferPointer { bytes in
                for i in first..<last {
                    let span = spans[i]
                    if span.end <= at { continue }
                    if span.x >= x1 { break }
                    if span.x <= x0, span.end >= x1, span.cover == 255 { return .nothing }
                    if span.x > at {
                        (out + Int(at - x0)).update(repeating: 0, count: Int(span.x - at))
                        at = span.x
                    }
                    let end = min(span.end, x1)
                    if span.cover >= 0 {
                        (out + Int(at - x0))
                            .update(repeating: UInt8(span.cover), count: Int(end - at))
                    } else if let base = bytes.baseAddress {
                        (out + Int(at - x0))
                            .update(
                                from: base + Int(span.offset + at - span.x),
                                count: Int(end - at)
                            )
                    }
                    at = end
                }
                if at == x0 { return .everything }
                (out + Int(at - x0)).update(repeating: 0, count: Int(x1 - at))
                return .partly
            }
        }
    }
}

/// A clip: a rectangle of pixels, intersected with shapes.
package struct Clip: Sendable {
    package var bounds: PixelRect
    package var shapes: [ClipShape]

    package init(bounds: PixelRect, shapes: [ClipShape] = []) {
        self.bounds = bounds
        self.shapes = shapes
    }

    package var isEmpty: Bool { bounds.isEmpty }
}
