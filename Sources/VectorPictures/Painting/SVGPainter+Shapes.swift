// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension SVGPainter {
    /// Fills and strokes a path, in the order that its style gives.
    ///
    /// `alpha`: how opaque both are besides their own opacity.
    func paint(_ path: CGPath, _ style: SVGStyle, alpha: CGFloat, markers: Bool) {
        guard progress.take(points: path.pointCount) else { return }
        if !style.isAntialiased { context.setShouldAntialias(false) }
        if style.isStrokedFirst {
            stroke(path, style, alpha)
            fill(path, style, alpha)
        } else {
            fill(path, style, alpha)
            stroke(path, style, alpha)
        }
        if markers, style.markers.contains(where: { $0 != nil }) { paintMarkers(of: path, style) }
    }

    private func fill(_ path: CGPath, _ style: SVGStyle, _ alpha: CGFloat) {
        guard style.fill != .none, let box = path.box,
            progress.take(pixels: visiblePixels(box))
        else { return }
        let opacity = style.fillOpacity * alpha
        fill(with: style.fill, opacity, box) { color in
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: style.fillRule)
        } clip: {
            context.addPath(path)
            context.clip(using: style.fillRule)
            return true
        }
    }

    private func stroke(_ path: CGPath, _ style: SVGStyle, _ alpha: CGFloat) {
        guard style.stroke != .none, let box = path.box else { return }
        let measure = measure(style)
        let width = measure.value(style.strokeWidth, .other) ?? 1
        guard width > 0 else { return }
        let reach = width * max(1, style.join == .miter ? style.miterLimit : 1)
        guard progress.take(pixels: visiblePixels(box.insetBy(dx: -reach, dy: -reach))) else {
            return
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(width)
        context.setLineCap(style.cap)
        context.setLineJoin(style.join)
        context.setMiterLimit(style.miterLimit)
        let lengths = style.dashes.compactMap { measure.value($0, .other) }
        if lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 {
            let phase = measure.value(style.dashOffset, .other) ?? 0
            context.setLineDash(
                phase: phase,
                lengths: lengths.count % 2 == 0 ? lengths : lengths + lengths
            )
        }
        var (path, server) = (path, box)
        if style.keepsStrokeWidth {
            // Lines are as wide as in the picture's own space, whatever the transform.
            let transform = context.ctm.concatenating(base.inverted())
            guard transform.isInvertible else { return }
            path = path.transformed(transform)
            server = path.box ?? box
            context.concatenate(transform.inverted())
        }
        fill(with: style.stroke, style.strokeOpacity * alpha, server) { color in
            context.setStrokeColor(color)
            context.addPath(path)
            context.strokePath()
        } clip: {
            context.addPath(path)
            context.replacePathWithStrokedPath()
            guard !context.isPathEmpty else { return false }
            context.clip()
            return true
        }
    }

    /// Paints with a colour, or clips and fills that with a gradient or pattern.
    ///
    /// `clip` answers whether there is something to fill.
    func fill(
        with paint: SVGPaint,
        _ opacity: CGFloat,
        _ bounds: CGRect,
        color: (CGColor) -> Void,
        clip: () -> Bool
    ) {
        switch paint {
        case .none: return
        case .color(let value): color(value.color(alpha: opacity))
        case .server(let id, let fallback):
            guard let server = element(id) else {
                return fill(with: fallback, opacity, bounds, color: color, clip: clip)
            }
            switch server.name {
            case "linearGradient", "radialGradient":
                guard progress.take(points: server.children.count),
                    let gradient = SVGGradient(server, in: document)
                else { return }
                if let single = gradient.singleColor(in: bounds, viewport) {
                    return color(single.color(alpha: opacity))
                }
                context.saveGState()
                if clip() { gradient.paint(on: context, in: bounds, viewport, opacity) }
                context.restoreGState()
            case "pattern":
                context.saveGState()
                if clip() { _ = progress.follow(server) { paintPattern(server, bounds, opacity) } }
                context.restoreGState()
            default: fill(with: fallback, opacity, bounds, color: color, clip: clip)
            }
        }
    }
}
