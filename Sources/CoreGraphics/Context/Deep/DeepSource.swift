// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// A paint for deep pixels: rows of premultiplied floats in the bitmap's space.
enum DeepSource {
    /// The same everywhere.
    case color(SIMD4<Float>)
    /// A gradient; the transform takes the device to the gradient's own space.
    case gradient(DeviceGradient, CGAffineTransform)
    /// A picture of floats.
    case image(FloatImageSource)
    /// A picture of bytes, drawn as on bytes.
    case bytes(Paint, LightConverter)
    /// The pixels of a layer, whose first one lies there on the device.
    case layer(FloatPixelBuffer, x: Int, y: Int)

    /// Writes the pixels of a rectangle, row after row.
    func write(
        _ out: UnsafeMutablePointer<SIMD4<Float>>,
        _ area: PixelRect,
        _ memory: DrawingMemory
    ) {
        switch self {
        case .color(let color):
            for index in 0..<area.width * area.height { out[index] = color }
        case .gradient(let gradient, let toGradient):
            eachRow(area) { y, row in
                for x in 0..<area.width {
                    let center = CGPoint(x: CGFloat(area.minX + x) + 0.5, y: CGFloat(y) + 0.5)
                    let place = gradient.location(of: center.applying(toGradient))
                    out[row + x] = place.map { gradient.color(at: $0).premultiplied } ?? .zero
                }
            }
        case .image(let image):
            eachRow(area) { y, row in
                image.write(out + row, x: area.minX, y: y, count: area.width)
            }
        case .bytes(let paint, let converter):
            let target = RasterTarget(covering: area, memory: memory)
            target.canvas.fillClip(paint: paint, opacity: 1, blend: .normal)
            eachRow(area) { y, row in
                let pixels = target.pixels.row(y - area.minY)
                for x in 0..<area.width {
                    out[row + x] = converter.convert(PixelCompositor.unpack(pixels[x]))
                }
            }
        case .layer(let pixels, let left, let top):
            eachRow(area) { y, row in
                (out + row).update(
                    from: pixels.row(y - top) + (area.minX - left),
                    count: area.width
                )
            }
        }
    }

    private func eachRow(_ area: PixelRect, _ body: (_ y: Int, _ start: Int) -> Void) {
        for y in area.minY..<area.maxY { body(y, (y - area.minY) * area.width) }
    }
}
