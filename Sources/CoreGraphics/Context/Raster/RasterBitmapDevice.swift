// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Raster

/// Draws on pixels with Raster.
package final class RasterBitmapDevice: PixelDevice {
    /// Keeps other memory, in another layout, in step with the device's pixels.
    private let mirror: (any PixelMirror)?
    private let memory: DrawingMemory
    private var base: RasterTarget { didSet { findPlain() } }
    private var isBaseShared = false { didSet { findPlain() } }
    private var layers: [(target: RasterTarget, operation: LayerOperation)] = [] {
        didSet { findPlain() }
    }
    /// The present target, if drawing on it needs no other steps.
    @exclusivity(unchecked) private(set) var plainTarget: RasterTarget?

    /// Draws on a buffer.
    ///
    /// `isOpaque`: the alpha bytes mean nothing; every pixel counts as opaque.
    package convenience init(pixels: PixelBuffer, isOpaque: Bool = false) {
        self.init(pixels: pixels, isOpaque: isOpaque, mirror: nil)
    }

    init(pixels: PixelBuffer, isOpaque: Bool, mirror: (any PixelMirror)?) {
        memory = .take()
        base = RasterTarget(pixels, isOpaque: isOpaque, memory: memory)
        self.mirror = mirror
        findPlain()
    }

    deinit { memory.give() }

    package var bounds: CGRect { base.rect.rect }

    package var pixels: PixelBuffer { base.pixels }

    package var isOpaque: Bool { base.isOpaque }

    package func sharePixels() -> PixelBuffer {
        isBaseShared = true
        return base.pixels
    }

    package func unsharePixels() {
        guard isBaseShared else { return }
        isBaseShared = false
        base = RasterTarget(base.pixels.copy(), isOpaque: base.isOpaque, memory: memory)
    }

    package func flush() {}

    package func beginLayer(_ layer: LayerOperation) {
        let rect = PixelRect(covering: layer.bounds).intersection(target.rect)
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        let group = RasterTarget(pixels, origin: (rect.minX, rect.minY), memory: memory)
        layers.append((group, layer))
    }

    package func endLayer() {
        guard let (group, layer) = layers.popLast(), !group.rect.isEmpty else { return }
        let box = group.rect.rect
        var path = PathElements()
        path.addRect(box, transform: .identity)
        draw(
            DrawOperation(
                shape: .fill(path, .winding),
                paint: .image(CGImage(pixelBuffer: group.pixels), box.unitToDevice, .none),
                compositing: layer.compositing,
                clip: layer.clip
            )
        )
    }

    package func draw(_ operation: DrawOperation) {
        if layers.isEmpty { unsharePixels() }
        guard !operation.isInvisible else { return }
        let target = self.target
        let mirror = layers.isEmpty ? self.mirror : nil
        let needsAlpha = target.isOpaque && operation.compositing.blendMode != .normal
        guard mirror != nil || needsAlpha else { return target.draw(operation) }
        let touched = operation.touchedPixels.intersection(target.rect)
        guard !touched.isEmpty else { return }
        mirror?.load(touched)
        if needsAlpha { target.canvas.makeOpaque(touched) }
        target.draw(operation)
        if needsAlpha { target.canvas.makeOpaque(touched) }
        mirror?.store(touched)
    }

    private func findPlain() {
        plainTarget = layers.isEmpty ? (mirror == nil && !isBaseShared ? base : nil) : target
    }

    private var target: RasterTarget { layers.last?.target ?? base }
}

extension DrawOperation {
    /// Whether nothing at all would change.
    fileprivate var isInvisible: Bool {
        guard compositing.alpha <= 0 else { return false }
        switch compositing.blendMode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return false
        default: return true
        }
    }

    /// All pixels that may change.
    fileprivate var touchedPixels: PixelRect {
        let limit = clip.map { PixelRect(covering: $0.bounds) } ?? .everything
        guard let shadow = compositing.shadow else { return shapePixels.intersection(limit) }
        let shaded = shapePixels.shifted(by: shadow).expanded(by: shadow.reach)
        return shapePixels.union(shaded).intersection(limit)
    }
}
