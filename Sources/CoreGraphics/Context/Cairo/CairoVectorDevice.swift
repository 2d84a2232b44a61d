// SPDX-License-Identifier: Apache-2.0

import CCairo
package import Foundation
import Raster

/// Draws as vectors: on the pages of a PDF, or into a recording.
package final class CairoVectorDevice: ContextDevice {
    package var bounds: CGRect
    let canvas: CairoCanvas

    private var layers: [LayerOperation] = []

    /// The resolution of shadows, which Cairo cannot express as vectors, in pixels per point.
    private static let pixelsPerPoint = 2.0

    init(canvas: CairoCanvas, bounds: CGRect) {
        self.canvas = canvas
        self.bounds = bounds
    }

    package func flush() {}

    package func beginLayer(_ layer: LayerOperation) {
        canvas.setClip(nil)
        layers.append(layer)
        cairo_push_group(canvas.cairo)
    }

    package func endLayer() {
        guard let layer = layers.popLast() else { return }
        canvas.setClip(nil)
        guard let group = cairo_pop_group(canvas.cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        var limit = PathElements()
        limit.addRect(layer.bounds, transform: .identity)
        let clip = ClipRegion(
            parent: layer.clip,
            element: .path(limit, .winding, isAntialiased: true),
            within: layer.clip?.bounds ?? bounds
        )
        if let shadow = layer.compositing.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: group, layer)
        }
        withClip(clip, layer.compositing.blendMode) {
            cairo_set_source(canvas.cairo, group)
            cairo_paint_with_alpha(canvas.cairo, layer.compositing.alpha)
        }
    }

    package func draw(_ operation: DrawOperation) {
        let visible = operation.shapePixels
            .intersection(PixelRect(covering: operation.clip?.bounds ?? bounds))
        guard operation.compositing.alpha > 0 else { return }
        if let shadow = operation.compositing.shadow, shadow.color.alpha > 0 {
            drawShadow(shadow, of: operation)
        }
        guard !visible.isEmpty else { return }
        withClip(operation.clip, operation.compositing.blendMode) {
            canvas.setAntialiased(operation.compositing.isAntialiased)
            paint(operation, visible: visible)
        }
    }

    private func paint(_ operation: DrawOperation, visible: PixelRect) {
        let cairo = canvas.cairo
        let alpha = operation.compositing.alpha
        func setSource(alpha: Double) {
            canvas.setSource(operation.paint, alpha: alpha, visible: visible)
        }
        if alpha == 1 || operation.paint.takesAlphaInSource {
            setSource(alpha: alpha)
            return paint(operation.shape)
        }
        if case .fill(let path, let rule) = operation.shape {
            setSource(alpha: 1)
            cairo_save(cairo)
            canvas.setPath(path)
            canvas.setFillRule(rule)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alpha)
            return cairo_restore(cairo)
        }
        cairo_push_group(cairo)
        setSource(alpha: 1)
        paint(operation.shape)
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, alpha)
    }

    private func paint(_ shape: DeviceShape) {
        guard case .glyphs(let run) = shape else { return canvas.paint(shape) }
        CairoFonts.show(run, on: canvas)
    }

    /// Draws within a region and by a blend mode; masks of the region go through groups.
    private func withClip(_ clip: ClipRegion?, _ mode: CGBlendMode, _ body: () -> Void) {
        let cairo = canvas.cairo
        canvas.setClip(clip)
        var masks: [(CGImage, CGAffineTransform)] = []
        for case .mask(let image, let transform) in clip?.elements ?? [] {
            masks.append((image, transform))
            cairo_push_group(cairo)
        }
        if masks.isEmpty { cairo_set_operator(cairo, mode.cairoForPages) }
        body()
        for (image, transform) in masks.reversed() {
            cairo_pop_group_to_source(cairo)
            if image === masks[0].0 { cairo_set_operator(cairo, mode.cairoForPages) }
            canvas.stencil(image, transform)
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    private func drawShadow(_ shadow: DeviceShadow, of operation: DrawOperation) {
        let scale = Self.pixelsPerPoint
        let enlarged = operation.scaled(by: CGFloat(scale))
        let area = shadowArea(operation.clip, scale)
        guard let large = enlarged.compositing.shadow else { return }
        let rect = enlarged.shapePixels.shifted(by: large).expanded(by: large.reach)
            .intersection(area)
        guard !rect.isEmpty else { return }
        let map = enlarged.shadowCoverage(large, in: rect)
        paintShadow(map, shadow.color, operation.compositing, operation.clip)
    }

    private func drawShadow(
        _ shadow: DeviceShadow,
        of group: OpaquePointer,
        _ layer: LayerOperation
    ) {
        let scale = Self.pixelsPerPoint
        let box = layer.bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
        let rect = PixelRect(covering: box)
        guard !rect.isEmpty, rect.width < 16_384, rect.height < 16_384 else { return }
        let ink = CoverageMask(bounds: rect)
        let target = CairoCanvas(coverage: ink)
        cairo_translate(target.cairo, Double(target.offset.x), Double(target.offset.y))
        cairo_scale(target.cairo, scale, scale)
        cairo_set_source(target.cairo, group)
        cairo_paint(target.cairo)
        target.flush()
        let sigma = min(shadow.sigma * scale, DeviceShadow.largestSigma)
        let blurred = GaussianBlur.blurred(ink, sigma: sigma)
        let moved = CoverageMask(
            bounds: blurred.bounds.offsetBy(
                x: Int((shadow.dx * scale).rounded()),
                y: Int((shadow.dy * scale).rounded())
            ),
            bytes: blurred.base,
            rowBytes: blurred.rowBytes
        )
        paintShadow(moved, shadow.color, layer.compositing, layer.clip)
    }

    private func shadowArea(_ clip: ClipRegion?, _ scale: Double) -> PixelRect {
        let area = clip?.bounds ?? bounds
        return PixelRect(covering: area.applying(CGAffineTransform(scaleX: scale, y: scale)))
    }

    private func paintShadow(
        _ map: CoverageMask,
        _ color: DeviceColor,
        _ compositing: Compositing,
        _ clip: ClipRegion?
    ) {
        withClip(clip, compositing.blendMode) {
            canvas.setSource(color.fading(compositing.alpha))
            canvas.mask(map, pixelsPerUnit: Self.pixelsPerPoint)
        }
    }
}

extension CGBlendMode {
    /// The operator on a page.
    ///
    /// PDF knows the first sixteen; for the others Cairo paints pixels.
    fileprivate var cairoForPages: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_DEST_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        // A page has no pixels to keep what these would leave; they paint as if on paper.
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: CAIRO_OPERATOR_OVER
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        }
    }
}
