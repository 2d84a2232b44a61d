// SPDX-License-Identifier: Apache-2.0

import Raster

/// Masks of the glyphs of one run, in a list that keeps its memory.
final class PlacedMasks {
    /// The coverage to be filled.
    @exclusivity(unchecked)
    private(set) final var fills: [MaskFill] = []

    /// Adds a mask if any of it shows.
    func append(_ fill: MaskFill, visible: PixelRect) {
        let box = fill.box
        guard box.minX < visible.maxX, visible.minX < box.maxX, box.minY < visible.maxY,
            visible.minY < box.maxY
        else { return }
        fills.append(fill)
    }

    /// Removes all content but keeps the memory.
    func removeAll() {
        fills.removeAll(keepingCapacity: true)
    }

    /// Whether the masks lie side by side, so that each may be painted by itself.
    var areApart: Bool {
        var right = Int.min
        for fill in fills {
            if fill.box.minX < right { return false }
            right = fill.box.maxX
        }
        return true
    }
}
