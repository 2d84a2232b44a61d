// SPDX-License-Identifier: Apache-2.0

import CCairo
package import CoreGraphics
package import Foundation
package import Raster

/// Draws on pixels with Cairo: the oracle that bitmap contexts are compared with.
///
/// Shapes come from Cairo's rasteriser, glyphs from the mask cache, blend modes, masks and shadows
/// from `PixelCompositor`.
package final class CairoBitmapDevice: ContextDevice {
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

    private let base: Target
    private var layers: [(target: Target, operation: LayerOperation)] = []

    /// Draws on a buffer.
    ///
    /// `isOpaque`: the alpha bytes mean nothing; every pixel counts as opaque.
    package init(pixels: PixelBuffer, isOpaque: Bool = false) {
        base = Target(pixels, isOpaque: isOpaque)
    }

    package var bounds: CGRect { base.rect.rect }

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
        let target = self.target
        let limit = target.rect.intersection(operation.clipPixels)
        let inked = limit.intersection(operation.shapePixels)
        let shaded = operation.shadowPixels.intersection(limit)
        let touched = inked.union(shaded)
        guard !touched.isEmpty, operation.compositing.alpha > 0 || !operation.isInvisible else {
            return
        }
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
    }

    private var target: Target { layers.last?.target ?? base }

    /// Draws with Cairo alone.
    private func drawDirectly(_ operation: DrawOperation, on target: Target, visible: PixelRect) {
        let canvas = target.canvas
        canvas.setClip(operation.clip)
        canvas.setAntialiased(operation.compositing.isAntialiased)
        cairo_set_operator(canvas.cairo, operation.compositing.blendMode.cairoForBitmap)
        let alpha = operation.compositing.alpha
        canvas.setOracleSource(operation.paint, alpha: alpha, visible: visible)
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
            isAntialiased: operation.compositing.isAntialiased
        )
        operation.clip?.multiply(into: coverage)
        let alpha = operation.compositing.alpha
        if case .color(let color) = operation.paint {
            let faded = color.fading(alpha)
            composite(faded, in: rect, through: coverage, operation.compositing, on: target)
            return
        }
        let source = operation.paint.oraclePixels(in: rect)
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
        target.markDirty()
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
        target.markDirty()
    }

    private func draw(
        _ shadow: DeviceShadow,
        of operation: DrawOperation,
        in rect: PixelRect,
        on target: Target
    ) {
        let blurred = operation.oracleShadow(shadow, in: rect)
        operation.clip?.multiply(into: blurred)
        let color = shadow.color.fading(operation.compositing.alpha)
        composite(color, in: rect, through: blurred, operation.compositing, on: target)
    }
}

extension CairoBitmapDevice.Target {
    /// The leftmost pixel of a device row.
    fileprivate func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels.row(y - rect.minY) }

    /// Tells Cairo that others changed the pixels.
    fileprivate func markDirty() { cairo_surface_mark_dirty(cairo_get_target(canvas.cairo)) }
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

    /// All pixels that the shadow may touch.
    fileprivate var shadowPixels: PixelRect {
        guard let shadow = compositing.shadow, shadow.color.alpha > 0, !shapePixels.isEmpty else {
            return .empty
        }
        return shapePixels.shifted(by: shadow).expanded(by: shadow.reach)
    }
}

extension PixelCompositor {
    /// Composites a row of premultiplied pixels.
    ///
    /// `source`: a pixel for each of the backdrop's.
    /// `coverage`: a byte for each; `nil` is full coverage.
    /// `opacity`: multiplies the source.
    fileprivate func composite(
        _ source: UnsafePointer<UInt32>,
        opacity: Float,
        coverage: UnsafePointer<UInt8>?,
        on backdrop: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        for x in 0..<count {
            let share = coverage?[x] ?? 255
            guard share != 0 else { continue }
            composite(Self.unpack(source[x]) * opacity, coverage: share, on: &backdrop[x])
        }
    }
}
