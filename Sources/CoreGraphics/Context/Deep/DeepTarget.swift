// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// Deep pixels that something is drawn on: a bitmap's, or a layer's.
///
/// Where a shape covers pixels is asked of the device for bytes, which draws it in black on pixels
/// of its own; what lies there is then mixed in floats.
final class DeepTarget {
    /// Where the pixels lie on the device.
    let rect: PixelRect
    private let rows: DeepRows
    private let model: RGBColorModel
    private let memory: DrawingMemory
    private var sourceRow: [SIMD4<Float>] = []
    private var before: [SIMD4<Float>] = []
    private var after: [SIMD4<Float>] = []

    /// The most pixels that are drawn at a time.
    private static let largestBand = 1 << 20

    init(_ rows: DeepRows, rect: PixelRect, model: RGBColorModel, memory: DrawingMemory) {
        self.rows = rows
        self.rect = rect
        self.model = model
        self.memory = memory
    }

    /// Draws a shadow, and what throws it.
    func draw(_ operation: DrawOperation) {
        if let shadow = operation.compositing.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: operation)
        }
        guard let source = source(operation.paint) else {
            return draw(.color(.zero), operation)
        }
        draw(source, operation)
    }

    /// Draws an operation whose paint is made ready.
    func draw(_ source: DeepSource, _ operation: DrawOperation) {
        var ink = operation
        ink.paint = .color(.black)
        ink.compositing.alpha = 1
        ink.compositing.blendMode = .normal
        ink.compositing.shadow = nil
        let limit = operation.clip.map { PixelRect(covering: $0.bounds) } ?? .everything
        let area = operation.shapePixels.intersection(limit).intersection(rect)
        mix(source, in: area, operation.compositing) { $0.draw(ink) }
    }

    /// Draws the shadow of what is opaque in an operation.
    func drawShadow(_ shadow: DeviceShadow, of operation: DrawOperation) {
        var black = shadow
        black.color = .black
        var thrower = operation
        thrower.compositing.alpha = 1
        thrower.compositing.blendMode = .normal
        thrower.paint = operation.paint.shade
        let limit = operation.clip.map { PixelRect(covering: $0.bounds) } ?? .everything
        let area = operation.shapePixels.shifted(by: shadow).expanded(by: shadow.reach)
            .intersection(limit).intersection(rect)
        let color = shadow.color.fading(operation.compositing.alpha).premultiplied
        var compositing = operation.compositing
        compositing.alpha = 1
        mix(.color(color), in: area, compositing) { cover in
            cover.setClip(operation.clip)
            if !cover.canvas.clip.isEmpty { cover.drawShadow(black, of: thrower) }
        }
    }

    /// Mixes a source into the pixels, as far as black drawn by a closure covers them.
    private func mix(
        _ source: DeepSource,
        in area: PixelRect,
        _ compositing: Compositing,
        drawBlack: (RasterTarget) -> Void
    ) {
        guard !area.isEmpty else { return }
        let height = max(Self.largestBand / area.width, 1)
        for top in stride(from: area.minY, to: area.maxY, by: height) {
            let band = PixelRect(
                x: area.minX,
                y: top,
                width: area.width,
                height: min(height, area.maxY - top)
            )
            let cover = RasterTarget(covering: band, memory: memory)
            drawBlack(cover)
            mix(source, through: cover.pixels, in: band, compositing)
        }
    }

    private func mix(
        _ source: DeepSource,
        through cover: PixelBuffer,
        in band: PixelRect,
        _ compositing: Compositing
    ) {
        let count = band.width * band.height
        if sourceRow.count < count { sourceRow = Array(repeating: .zero, count: count) }
        if before.count < band.width {
            before = Array(repeating: .zero, count: band.width)
            after = before
        }
        let mixer = DeepMixer(
            mode: compositing.blendMode,
            opacity: Float(compositing.alpha),
            isOpaque: rows.layout.isOpaque
        )
        sourceRow.withUnsafeMutableBufferPointer { painted in
            before.withUnsafeMutableBufferPointer { before in
                after.withUnsafeMutableBufferPointer { after in
                    guard let paint = painted.baseAddress, let old = before.baseAddress,
                        let new = after.baseAddress
                    else { return }
                    source.write(paint, band, memory)
                    for line in 0..<band.height {
                        let (x, y) = (band.minX - rect.minX, band.minY + line - rect.minY)
                        rows.load(old, x: x, y: y, count: band.width)
                        mixer.mix(
                            paint + line * band.width,
                            coverage: cover.row(line),
                            over: old,
                            into: new,
                            count: band.width
                        )
                        rows.store(new, before: old, x: x, y: y, count: band.width)
                    }
                }
            }
        }
    }

    // MARK: - Paints

    /// A paint made ready; `nil` for one that paints nothing.
    private func source(_ paint: DevicePaint) -> DeepSource? {
        switch paint {
        case .color(let color):
            return .color(color.premultiplied)
        case .gradient(let gradient):
            let t = gradient.transform
            guard t.a * t.d != t.b * t.c else { return nil }
            return .gradient(gradient, t.inverted())
        case .image(let image, let transform, let quality):
            if let pixels = image.floatPixels(in: model) {
                return FloatImageSource(
                    pixels,
                    transform: .placing(width: pixels.width, height: pixels.height, in: transform),
                    sampling: ImageSampling(quality)
                ).map(DeepSource.image)
            }
            return ImagePattern(
                image.pixelBuffer,
                filling: transform,
                sampling: ImageSampling(quality)
            ).map { .bytes(.image($0), LightConverter(from: .sRGB, to: model)) }
        case .pattern(let pattern):
            guard let grid = PatternGrid(pattern) else { return nil }
            let pixels = FloatPixelBuffer(width: grid.columns, height: grid.rows)
            pattern.drawTile(on: DeepBitmapDevice(pixels, model: model), grid.fromPattern)
            return FloatImageSource(
                pixels,
                transform: RasterTransform(grid.toDevice).snapped(),
                sampling: .bilinear,
                isTiled: true
            ).map(DeepSource.image)
        }
    }
}

extension DevicePaint {
    /// Black that is as opaque: shadows ask for nothing else.
    fileprivate var shade: DevicePaint {
        func shade(_ color: DeviceColor) -> DeviceColor { DeviceColor.black.fading(color.alpha) }
        switch self {
        case .color(let color):
            return .color(shade(color))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map {
                DeviceGradient.Stop(location: $0.location, color: shade($0.color))
            }
            return .gradient(gradient)
        case .image, .pattern:
            return self
        }
    }
}
