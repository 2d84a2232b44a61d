// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// One cell of a pattern, drawn on pixels, ready to be repeated.
struct PatternTile {
    let pixels: PixelBuffer
    /// From the cell's pixels to the device.
    let transform: CGAffineTransform

    /// Draws the cell; `nil` if it has no size that can be drawn.
    init?(_ pattern: DevicePattern) {
        guard let grid = PatternGrid(pattern) else { return nil }
        pixels = PixelBuffer(width: grid.columns, height: grid.rows)
        transform = grid.toDevice
        pattern.drawTile(on: RasterBitmapDevice(pixels: pixels), grid.fromPattern)
    }
}

/// How many pixels a cell has, and where they lie: as many as the step has on the device, rounded,
/// so that the cell repeats without seams.
package struct PatternGrid {
    package let columns: Int
    package let rows: Int
    /// From pattern space to the cell's pixels.
    package let fromPattern: CGAffineTransform
    /// From the cell's pixels to the device.
    package let toDevice: CGAffineTransform

    /// The most pixels of a side of a cell.
    private static let largestSide: CGFloat = 4096

    /// `nil` if a cell has no size that can be drawn.
    package init?(_ source: DevicePattern) {
        let t = source.transform
        let width = abs(source.step.width)
        let height = abs(source.step.height)
        let scaleX = hypot(t.a, t.b)
        let scaleY = hypot(t.c, t.d)
        guard width > 0, height > 0, width.isFinite, height.isFinite, scaleX > 0, scaleY > 0,
            scaleX.isFinite, scaleY.isFinite
        else { return nil }
        let columns = min(max((width * scaleX).rounded(), 1), Self.largestSide)
        let rows = min(max((height * scaleY).rounded(), 1), Self.largestSide)
        self.columns = Int(columns)
        self.rows = Int(rows)
        fromPattern = CGAffineTransform(
            a: columns / width,
            b: 0,
            c: 0,
            d: -rows / height,
            tx: -source.bounds.minX * columns / width,
            ty: rows + source.bounds.minY * rows / height
        )
        toDevice = fromPattern.inverted().concatenating(t)
    }
}

extension DevicePattern {
    /// Draws all that shows in one cell's place.
    package func drawTile(on device: any ContextDevice, _ transform: CGAffineTransform) {
        let context = CGContext(device: device, baseTransform: transform)
        context.beginPatternCell(color: color)
        drawTile(context)
        context.finishDrawing()
    }
}
