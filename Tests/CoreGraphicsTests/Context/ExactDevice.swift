// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// Draws what bitmap devices draw with nothing rounded in between.
///
/// Colours and mixing are floats, shadows are blurred by iOS's Gaussian in Double. How far a shape covers a pixel is taken as devices tell it.
final class ExactDevice: ContextDevice {
    let bounds: CGRect
    private let side: Int
    private let context: CGContext

    init(side: Int) throws {
        self.side = side
        bounds = CGRect(x: 0, y: 0, width: side, height: side)
        context = try ExactDevice.floats(side)
    }

    private static func floats(_ side: Int) throws -> CGContext {
        try Require.value(
            CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 32,
                bytesPerRow: side * 16,
                space: Require.value(CGColorSpace(name: CGColorSpace.extendedSRGB)),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | 0x2000
                    | CGBitmapInfo.floatComponents.rawValue
            )
        )
    }

    /// All pixels, row by row, premultiplied red, green, blue and alpha in levels of 255.
    var levels: [SIMD4<Double>] { pixels.map { SIMD4<Double>($0) * 255 } }

    /// Goes on from what another device holds.
    func load(_ buffer: PixelBuffer) {
        pixels = (0..<side * side).map { place in
            let pixel = buffer.row(place / side)[place % side]
            let bytes = SIMD4<UInt32>(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 255
            return SIMD4<Float>(bytes) / 255
        }
    }

    private var pixels: [SIMD4<Float>] {
        get { ExactDevice.pixels(of: context) }
        set {
            guard let data = context.data else { return }
            for index in newValue.indices {
                data.storeBytes(
                    of: newValue[index],
                    toByteOffset: index * 16,
                    as: SIMD4<Float>.self
                )
            }
        }
    }

    private static func pixels(of context: CGContext) -> [SIMD4<Float>] {
        guard let data = context.data else { return [] }
        return (0..<context.width * context.height).map {
            data.load(fromByteOffset: $0 * 16, as: SIMD4<Float>.self)
        }
    }

    func beginLayer(_ layer: LayerOperation) { context.device.beginLayer(layer) }

    func endLayer() { context.device.endLayer() }

    func flush() { context.device.flush() }

    func draw(_ operation: DrawOperation) {
        var operation = operation
        if let shadow = operation.compositing.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: operation)
        }
        operation.compositing.shadow = nil
        context.device.draw(operation)
    }

    /// What the shadow's colour everywhere comes to, as far as the shadow covers each pixel.
    private func drawShadow(_ shadow: DeviceShadow, of operation: DrawOperation) {
        guard let mask = try? mask(of: shadow, of: operation) else { return }
        let before = pixels
        var everywhere = operation
        everywhere.shape = .everything
        everywhere.paint = .color(shadow.color.fading(operation.compositing.alpha))
        everywhere.compositing.alpha = 1
        everywhere.compositing.shadow = nil
        context.device.draw(everywhere)
        var after = pixels
        for index in after.indices {
            after[index] = before[index] + (after[index] - before[index]) * Float(mask[index])
        }
        pixels = after
    }

    private func mask(of shadow: DeviceShadow, of operation: DrawOperation) throws -> [Double] {
        let reach = shadow.sigma < 0.2 ? 0 : Int((shadow.sigma * 2).rounded(.up))
        let size = side + 2 * reach
        let thrower = try ExactDevice.floats(size)
        let move = CGAffineTransform(
            translationX: CGFloat(shadow.dx) + CGFloat(reach),
            y: CGFloat(shadow.dy) + CGFloat(reach)
        )
        var plain = operation.transformed(by: move)
        plain.compositing = Compositing()
        plain.compositing.isAntialiased = operation.compositing.isAntialiased
        thrower.device.draw(plain)
        let sharp = ExactDevice.pixels(of: thrower).map { Double($0.w) }
        var weights = (0...2 * reach).map { k in
            let x = Double(k - reach)
            return reach == 0 ? 1 : exp(-x * x / (2 * shadow.sigma * shadow.sigma))
        }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        // Narrow ones are whole 16384ths, rounded down, as on iOS.
        if shadow.sigma <= 16, reach > 0 {
            weights = weights.map { ($0 * 16384).rounded(.down) / 16384 }
        }
        // Down the columns that show, then along the rows.
        var columns = [Double](repeating: 0, count: side * size)
        for y in 0..<side {
            for x in 0..<size {
                var value = 0.0
                for k in 0...2 * reach { value += weights[k] * sharp[(y + k) * size + x] }
                columns[y * size + x] = value
            }
        }
        return (0..<side * side).map { place in
            let (x, y) = (place % side, place / side)
            var value = 0.0
            for k in 0...2 * reach { value += weights[k] * columns[y * size + x + k] }
            return value
        }
    }
}
