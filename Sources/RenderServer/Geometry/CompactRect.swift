// SPDX-License-Identifier: Apache-2.0

import Raster

/// A rectangle of whole pixels in half the memory, for what thousands of items keep.
///
/// Coordinates beyond two billion are held to that, which no buffer reaches.
struct CompactRect: Equatable {
    /// The least x and y, then the first ones beyond.
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
