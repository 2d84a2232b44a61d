// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// Draws an operation's shape within the canvas's clip.
    func drawShape(_ operation: DrawOperation) {
        if operation.needsExactColor { return drawExactly(operation) }
        let compositing = operation.compositing
        let blend = RasterBlendMode(compositing.blendMode)
        let antialias = compositing.isAntialiased
        if case .image(let image, let transform, let quality) = operation.paint,
            draw(image, transform, quality, operation)
        {
            return
        }
        let (paint, opacity) = resolved(operation.paint, alpha: compositing.alpha)
        switch operation.shape {
        case .fill(let elements, let rule):
            if let form = elements.closedForm {
                fill(form, paint, opacity, blend, antialias)
                return
            }
            path.replaceAll(by: elements)
            canvas.fill(
                path,
                transform: .placing(antialias: antialias),
                rule: FillRule(rule),
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
        case .stroke(let elements, let pen):
            guard let line = RasterLine(elements, pen, path: &path) else { return }
            canvas.stroke(
                path,
                style: line.style,
                transform: line.transform.concatenating(.placing(antialias: antialias)),
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
        case .glyphs(let run):
            draw(run, paint, opacity: opacity, blend)
        case .stencil(let image, let transform):
            let mask = stencil(image, transform, within: canvas.clip.bounds)
            canvas.fillMask(mask, paint: paint, opacity: opacity, blend: blend)
        case .everything:
            canvas.fillClip(paint: paint, opacity: opacity, blend: blend)
        }
    }

    private func fill(
        _ form: ClosedForm,
        _ paint: Paint,
        _ opacity: Float,
        _ blend: RasterBlendMode,
        _ antialias: Bool
    ) {
        let transform = RasterTransform.placing(antialias: antialias)
        switch form {
        case .rect(let rect):
            canvas.fill(
                rect,
                transform: antialias || rect.isWhole ? .identity : transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
        case .rounded(let rect):
            canvas.fill(
                rect,
                transform: transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
        case .ellipse(let rect):
            canvas.fillEllipse(
                in: rect,
                transform: transform,
                paint: paint,
                opacity: opacity,
                blend: blend,
                antialias: antialias
            )
        }
    }

    /// Draws an image whose pixels lie on the device's, in its own rectangle; false for others.
    private func draw(
        _ image: CGImage,
        _ transform: CGAffineTransform,
        _ quality: CGInterpolationQuality,
        _ operation: DrawOperation
    ) -> Bool {
        guard case .fill(let elements, _) = operation.shape, !image.isDecodedInParts,
            let place = ImagePattern.place(of: image.pixelBuffer, filling: transform),
            elements.wholePixels == place
        else { return false }
        let compositing = operation.compositing
        let replaces =
            compositing.alpha >= 1
            && (compositing.blendMode == .copy
                || compositing.blendMode == .normal && image.isOpaque)
        if replaces, canvas.clip.shapes.isEmpty {
            canvas.copy(image.pixelBuffer, x: place.minX, y: place.minY)
        } else {
            canvas.composite(
                image.pixelBuffer,
                x: place.minX,
                y: place.minY,
                opacity: Float(compositing.alpha),
                blend: RasterBlendMode(compositing.blendMode)
            )
        }
        return true
    }

    /// Draws a colour by a mode that makes much of small differences of it.
    private func drawExactly(_ operation: DrawOperation) {
        guard case .color(let color) = operation.paint else { return }
        let area = canvas.clip.bounds.intersection(operation.shapePixels)
        guard !area.isEmpty else { return }
        var ink = operation
        ink.paint = .color(.black)
        ink.compositing.alpha = 1
        ink.compositing.blendMode = .normal
        ink.compositing.shadow = nil
        let cover = RasterTarget(covering: area, memory: memory)
        cover.draw(ink)
        composite(color.fading(operation.compositing.alpha), through: cover, operation.compositing)
    }

    /// Mixes a colour, as often as the pixels of another target are opaque.
    func composite(_ color: DeviceColor, through cover: RasterTarget, _ compositing: Compositing) {
        let area = cover.rect
        let mask = cover.alpha
        let compositor = PixelCompositor(mode: compositing.blendMode, isOpaque: isOpaque)
        for y in area.minY..<area.maxY {
            compositor.composite(
                color,
                coverage: mask.row(y),
                on: pixels.row(y - rect.minY) + (area.minX - rect.minX),
                count: area.width
            )
        }
    }
}

extension DrawOperation {
    fileprivate var needsExactColor: Bool {
        guard case .color = paint else { return false }
        return compositing.blendMode.needsExactColor
    }
}

extension CGBlendMode {
    /// Whether a colour must not be rounded before it is mixed: these modes divide or double it.
    var needsExactColor: Bool {
        switch self {
        case .colorDodge, .colorBurn, .hardLight, .hue, .saturation, .color, .luminosity: true
        default: false
        }
    }
}

extension RasterRect {
    fileprivate var isWhole: Bool {
        minX == minX.rounded() && minY == minY.rounded() && maxX == maxX.rounded()
            && maxY == maxY.rounded()
    }
}
