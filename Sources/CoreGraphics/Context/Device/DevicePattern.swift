// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A cell that repeats over the plane.
package struct DevicePattern {
    /// The cell's box in pattern space.
    package var bounds: CGRect
    /// From one cell to the next in pattern space; never 0.
    package var step: CGSize
    /// From pattern space to the device.
    package var transform: CGAffineTransform
    /// For a stencil pattern, the colour of everything in the cell.
    package var color: DeviceColor?
    /// Draws the cell in pattern space.
    package var drawCell: (CGContext) -> Void

    /// How often a cell reaches into its neighbours, each way, when it is larger than the step.
    package var overlap: (columns: Int, rows: Int) {
        func count(_ size: CGFloat, _ step: CGFloat) -> Int {
            Int(min(max((size / abs(step)).rounded(.up) - 1, 0), 16))
        }
        return (count(bounds.width, step.width), count(bounds.height, step.height))
    }

    /// Draws all that shows in one cell's place, cells of the neighbourhood included.
    package func drawTile(_ context: CGContext) {
        let overlap = self.overlap
        for row in -overlap.rows...0 {
            for column in -overlap.columns...0 {
                context.saveGState()
                context.translateBy(
                    x: CGFloat(column) * abs(step.width),
                    y: CGFloat(row) * abs(step.height)
                )
                context.clip(to: bounds)
                drawCell(context)
                context.restoreGState()
            }
        }
    }
}
