// SPDX-License-Identifier: Apache-2.0

import Raster

/// Receives the rectangles in which two frames differ.
///
/// `ItemDifference` is specialized for each collector: `DamageRegion` drops the reasons at compile
/// time, so that they cost nothing.
protocol DamageCollector {
    var rects: [PixelRect] { get }

    /// Adds a rectangle, with the reason and the layer whose item differs.
    mutating func add(_ rect: PixelRect, because reason: DamageReasons, of node: UInt64)

    /// Whether one of the rectangles contains another one, so that more damage inside it is known.
    func covers(_ rect: PixelRect) -> Bool
}

extension DamageRegion: DamageCollector {
    @inline(__always)
    mutating func add(_ rect: PixelRect, because reason: DamageReasons, of node: UInt64) {
        add(rect)
    }
}
