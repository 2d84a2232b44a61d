// SPDX-License-Identifier: Apache-2.0

import Raster

/// A `PixelRect` in half the memory, for long lists of items.
///
/// Coordinates are clamped to 32 bits, which no buffer reaches.
struct CompactRect: Equatable {
    /// The minimum x and y, then the maximum ones.
    private let edges: SIMD4<Int32>

    @inline(__always)
    init(_ rect: PixelRect) {
        edges = SIMD4(
            Int32(clamping: rect.minX),
            Int32(clamping: rect.minY),
            Int32(clamping: rect.maxX),
            Int32(clamping: rect.maxY)
        )
    }

    @inline(__always)
    var rect: PixelRect {
        PixelRect(
            minX: Int(edges[0]),
            minY: Int(edges[1]),
            maxX: Int(edges[2]),
            maxY: Int(edges[3])
        )
    }
}
