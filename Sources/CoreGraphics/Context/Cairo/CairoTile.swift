// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation
import Raster

/// One cell of a pattern, drawn, ready to be repeated.
struct CairoTile {
    /// A pattern of the cell's pixels; the owner destroys it.
    let pattern: OpaquePointer
    /// From the cell's pixels to the device.
    let transform: CGAffineTransform

    /// Draws the cell; `nil` if it has no size that can be drawn.
    ///
    /// A cell for pixels is a `PatternTile`. A cell for a page is drawn as vectors.
    init?(_ source: DevicePattern, canvas: CairoCanvas) {
        guard canvas.isVector else {
            guard let tile = PatternTile(source) else { return nil }
            transform = tile.transform
            pattern = CairoSurface.pattern(for: tile.pixels)
            return
        }
        guard let grid = PatternGrid(source) else { return nil }
        transform = grid.toDevice
        let recording = CairoRecording(width: Double(grid.columns), height: Double(grid.rows))
        let box = CGRect(x: 0, y: 0, width: grid.columns, height: grid.rows)
        source.drawTile(
            on: CairoVectorDevice(canvas: recording.canvas, bounds: box),
            grid.fromPattern
        )
        pattern = recording.pattern
    }
}
