// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Draws on pixels that hold more than bytes of sRGB: 16 bits and floats, other spaces and colours
/// beyond them.
///
/// All is mixed in the bitmap's own space.
final class DeepBitmapDevice: ContextDevice {
    /// The space of the pixels.
    let model: RGBColorModel
    let bounds: CGRect
    private let memory: DrawingMemory
    private let base: DeepTarget
    private var layers: [Layer] = []

    private struct Layer {
        var pixels: FloatPixelBuffer
        var target: DeepTarget
        var operation: LayerOperation
    }

    /// Draws on memory of any layout, which must outlive the device.
    init(
        data: UnsafeMutableRawPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        layout: BitmapLayout,
        model: RGBColorModel
    ) {
        self.model = model
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        memory = .take()
        base = DeepTarget(
            DeepRows(memory: data, bytesPerRow: bytesPerRow, layout: layout, model: model),
            rect: PixelRect(x: 0, y: 0, width: width, height: height),
            model: model,
            memory: memory
        )
    }

    /// Draws on floats.
    convenience init(_ pixels: FloatPixelBuffer, model: RGBColorModel) {
        self.init(
            data: pixels.base,
            width: pixels.width,
            height: pixels.height,
            bytesPerRow: pixels.rowBytes,
            layout: .floats,
            model: model
        )
    }

    deinit { memory.give() }

    func draw(_ operation: DrawOperation) { target.draw(operation) }

    func flush() {}

    func beginLayer(_ layer: LayerOperation) {
        let rect = PixelRect(covering: layer.bounds).intersection(target.rect)
        let pixels = FloatPixelBuffer(width: rect.width, height: rect.height)
        let rows = DeepRows(
            memory: pixels.base,
            bytesPerRow: pixels.rowBytes,
            layout: .floats,
            model: model
        )
        let group = DeepTarget(rows, rect: rect, model: model, memory: memory)
        layers.append(Layer(pixels: pixels, target: group, operation: layer))
    }

    func endLayer() {
        guard let layer = layers.popLast(), !layer.target.rect.isEmpty else { return }
        let rect = layer.target.rect
        var path = PathElements()
        path.addRect(rect.rect, transform: .identity)
        var operation = DrawOperation(
            shape: .fill(path, .winding),
            paint: .color(.black),
            compositing: layer.operation.compositing,
            clip: layer.operation.clip
        )
        if let shadow = operation.compositing.shadow, shadow.color.alpha > 0 {
            let shade = CGImage(pixelBuffer: layer.pixels.shade)
            operation.paint = .image(shade, rect.rect.unitToDevice, .none)
            target.drawShadow(shadow, of: operation)
        }
        target.draw(.layer(layer.pixels, x: rect.minX, y: rect.minY), operation)
    }

    /// A colour in the space of the pixels; beyond 0...1 only where both spaces are extended.
    func color(_ color: CGColor) -> DeviceColor {
        var values = color.values
        switch color.space.definition {
        case .rgb(let own) where !own.isExtended, .gray(let own) where !own.isExtended:
            for index in values.indices {
                values[index] = CGFloat(Double(values[index]).unitClamped)
            }
        default: break
        }
        let parts = color.space.definition.values(values, in: .rgb(model)) ?? [0, 0, 0]
        return DeviceColor(
            unlimitedRed: Double(parts[0]),
            green: Double(parts[1]),
            blue: Double(parts[2]),
            alpha: Double(color.alpha)
        )
    }

    private var target: DeepTarget { layers.last?.target ?? base }
}
