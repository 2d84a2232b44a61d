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

    /// The most pixels of a side of a cell.
    private static let largestSide: CGFloat = 4096

    /// Draws the cell; `nil` if it has no size that can be drawn.
    ///
    /// A cell for pixels has as many of them as the step has on the device, rounded, so that it
    /// repeats without seams. A cell for a page is drawn as vectors.
    init?(_ source: DevicePattern, canvas: CairoCanvas) {
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
        // Pattern space to the cell's pixels, and back.
        let toPixels = CGAffineTransform(
            a: columns / width,
            b: 0,
            c: 0,
            d: -rows / height,
            tx: -source.bounds.minX * columns / width,
            ty: rows + source.bounds.minY * rows / height
        )
        transform = toPixels.inverted().concatenating(t)
        if canvas.isVector {
            let recording = CairoRecording(width: Double(columns), height: Double(rows))
            let box = CGRect(x: 0, y: 0, width: columns, height: rows)
            Self.draw(
                source,
                on: CairoVectorDevice(canvas: recording.canvas, bounds: box),
                toPixels
            )
            pattern = recording.pattern
        } else {
            let pixels = PixelBuffer(width: Int(columns), height: Int(rows))
            Self.draw(source, on: CairoBitmapDevice(pixels: pixels), toPixels)
            pattern = CairoSurface.pattern(for: pixels)
        }
    }

    private static func draw(
        _ source: DevicePattern,
        on device: any ContextDevice,
        _ transform: CGAffineTransform
    ) {
        let context = CGContext(device: device, baseTransform: transform)
        context.beginPatternCell(color: source.color)
        source.drawTile(context)
        context.finishDrawing()
    }
}
