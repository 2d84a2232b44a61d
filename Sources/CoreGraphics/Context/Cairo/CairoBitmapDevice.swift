// SPDX-License-Identifier: Apache-2.0

import CCairo
package import Foundation
package import Raster

/// Draws on pixels: shapes by Cairo's rasteriser, glyphs from the mask cache, blend modes, masks
/// and shadows by `PixelCompositor`.
package final class CairoBitmapDevice: PixelDevice {
    /// The pixels that something is drawn on: the bitmap's, or a layer's.
    final class Target {
        let pixels: PixelBuffer
        let rect: PixelRect
        let isOpaque: Bool
        let canvas: CairoCanvas

        init(_ pixels: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), isOpaque: Bool = false) {
            self.pixels = pixels
            self.isOpaque = isOpaque
            rect = PixelRect(x: origin.x, y: origin.y, width: pixels.width, height: pixels.height)
            canvas = CairoCanvas(pixels: pixels, origin: origin)
        }
    }

    /// Keeps other memory, in another layout, in step with the device's pixels.
    private let mirror: (any PixelMirror)?
    private var base: Target
    private var isBaseShared = false
    private var layers: [(target: Target, operation: LayerOperation)] = []

    /// Draws on a buffer.
    ///
    /// `isOpaque`: the alpha bytes mean nothing; every pixel counts as opaque.
    package convenience init(pixels: PixelBuffer, isOpaque: Bool = false) {
        self.init(pixels: pixels, isOpaque: isOpaque, mirror: nil)
    }

    init(pixels: PixelBuffer, isOpaque: Bool, mirror: (any PixelMirror)?) {
        base = Target(pixels, isOpaque: isOpaque)
        self.mirror = mirror
    }

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
        base = Target(base.pixels.copy(), isOpaque: base.isOpaque)
    }

    package func flush() {}

    package func beginLayer(_ layer: LayerOperation) {
        let rect = PixelRect(covering: layer.bounds).intersection(target.rect)
        let pixels = PixelBuffer(width: rect.width, height: rect.height)
        layers.append((Target(pixels, origin: (rect.minX, rect.minY)), layer))
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
        let target = self.target
        let limit = target.rect.intersection(operation.clipPixels)
        let inked = limit.intersection(operation.shapePixels)
        let shaded = operation.shadowPixels.intersection(limit)
        let touched = inked.union(shaded)
        guard !touched.isEmpty, operation.compositing.alpha > 0 || !operation.isInvisible else {
            return
        }
        let mirror = layers.isEmpty ? self.mirror : nil
        mirror?.load(touched)
        if let shadow = operation.compositing.shadow, !shaded.isEmpty {
            draw(shadow, of: operation, in: shaded, on: target)
        }
        if !inked.isEmpty {
            if operation.suitsCairo {
                drawDirectly(operation, on: target, visible: inked)
            } else {
                composite(operation, on: target, in: inked)
            }
        }
        mirror?.store(touched)
    }

    private var target: Target { layers.last?.target ?? base }

    /// Draws with Cairo alone.
    private func drawDirectly(_ operation: DrawOperation, on target: Target, visible: PixelRect) {
        let canvas = target.canvas
        canvas.setClip(operation.clip)
        canvas.setAntialiased(operation.compositing.isAntialiased)
        cairo_set_operator(canvas.cairo, operation.compositing.blendMode.cairoForBitmap)
        let alpha = operation.compositing.alpha
        canvas.setSource(operation.paint, alpha: alpha, visible: visible)
        if case .fill(let path, let rule) = operation.shape, alpha < 1,
            !operation.paint.takesAlphaInSource
        {
            cairo_save(canvas.cairo)
            canvas.setPath(path)
            canvas.setFillRule(rule)
            cairo_clip(canvas.cairo)
            cairo_paint_with_alpha(canvas.cairo, alpha)
            cairo_restore(canvas.cairo)
        } else if case .glyphs(let run) = operation.shape {
            if let map = run.coverage(within: visible, shift: .zero) { canvas.mask(map) }
        } else {
            canvas.paint(operation.shape)
        }
        canvas.flush()
    }

    /// Draws with the formulae of the blend modes.
    private func composite(_ operation: DrawOperation, on target: Target, in rect: PixelRect) {
        if case .color(let color) = operation.paint, let whole = operation.wholePixels {
            let faded = color.fading(operation.compositing.alpha)
            let pixels = whole.intersection(rect)
            return composite(faded, in: pixels, through: nil, operation.compositing, on: target)
        }
        let coverage = operation.shape.coverage(
            in: rect,
            clip: operation.clip,
            isAntialiased: operation.compositing.isAntialiased
        )
        let alpha = operation.compositing.alpha
        if case .color(let color) = operation.paint {
            let faded = color.fading(alpha)
            composite(faded, in: rect, through: coverage, operation.compositing, on: target)
            return
        }
        let source = operation.paint.pixels(in: rect)
        let compositor = PixelCompositor(
            mode: operation.compositing.blendMode,
            isOpaque: target.isOpaque
        )
        target.canvas.flush()
        for y in 0..<rect.height {
            compositor.composite(
                source.row(y),
                opacity: Float(alpha),
                coverage: coverage.row(rect.minY + y),
                on: target.row(rect.minY + y) + (rect.minX - target.rect.minX),
                count: rect.width
            )
        }
        target.canvas.markDirty()
    }

    private func composite(
        _ color: DeviceColor,
        in rect: PixelRect,
        through coverage: CoverageMask?,
        _ compositing: Compositing,
        on target: Target
    ) {
        let compositor = PixelCompositor(mode: compositing.blendMode, isOpaque: target.isOpaque)
        target.canvas.flush()
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            compositor.composite(
                color,
                coverage: coverage.map { UnsafePointer($0.row(y)) },
                on: target.row(y) + (rect.minX - target.rect.minX),
                count: rect.width
            )
        }
        target.canvas.markDirty()
    }

    private func draw(
        _ shadow: DeviceShadow,
        of operation: DrawOperation,
        in rect: PixelRect,
        on target: Target
    ) {
        let blurred = operation.shadowCoverage(shadow, in: rect)
        operation.clip?.multiply(into: blurred)
        let color = shadow.color.fading(operation.compositing.alpha)
        composite(color, in: rect, through: blurred, operation.compositing, on: target)
    }
}

extension CairoBitmapDevice.Target {
    /// The leftmost pixel of a device row.
    fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels.row(y - rect.minY) }
}

extension DeviceColor {
    /// Blue, green, red and alpha in 16 bits, multiplied by alpha.
    var deepPixel: [UInt16] {
        [blue * alpha, green * alpha, red * alpha, alpha].map { UInt16(($0 * 65_535).rounded()) }
    }

    /// Multiplied by alpha, for the compositor.
    var premultiplied: SIMD4<Float> {
        SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
    }
}

extension CGBlendMode {
    /// Whether Cairo's operator gives the same, for every coverage.
    fileprivate var suitsCairo: Bool { self == .normal || self == .clear }

    fileprivate var cairoForBitmap: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        default: CAIRO_OPERATOR_OVER
        }
    }
}

extension DrawOperation {
    /// Whether Cairo alone can draw it, exactly: it rounds colours before it mixes them.
    fileprivate var suitsCairo: Bool {
        guard compositing.blendMode.suitsCairo, !(clip?.hasMask ?? false) else { return false }
        if compositing.blendMode == .clear {
            if case .fill = shape { return true }
            return false
        }
        if case .color = paint { return false }
        if case .fill = shape { return true }
        return paint.takesAlphaInSource || compositing.alpha == 1
    }

    /// The pixels that are covered wholly, where no others are touched.
    fileprivate var wholePixels: PixelRect? {
        guard case .fill(let path, _) = shape, let pixels = path.wholePixels else { return nil }
        guard let clip else { return pixels }
        return clip.wholePixels?.intersection(pixels)
    }

    /// Whether nothing at all would change.
    fileprivate var isInvisible: Bool {
        switch compositing.blendMode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
        default: compositing.alpha <= 0
        }
    }

    /// All pixels that the clip lets through.
    fileprivate var clipPixels: PixelRect {
        guard let clip else { return .everything }
        return PixelRect(covering: clip.bounds)
    }

    /// All pixels that the shape may touch.
    var shapePixels: PixelRect {
        guard let bounds = shape.bounds else { return .everything }
        return bounds.isNull ? .empty : PixelRect(covering: bounds)
    }

    /// All pixels that the shadow may touch.
    fileprivate var shadowPixels: PixelRect {
        guard let shadow = compositing.shadow, shadow.color.alpha > 0, !shapePixels.isEmpty else {
            return .empty
        }
        return shapePixels.shifted(by: shadow).expanded(by: shadow.reach)
    }
}

extension CGRect {
    /// From the unit square, y up, to this rectangle of a device, y down.
    var unitToDevice: CGAffineTransform {
        CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: minX, ty: maxY)
    }
}
