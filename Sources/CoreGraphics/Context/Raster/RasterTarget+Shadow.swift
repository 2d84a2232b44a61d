// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

extension RasterTarget {
    /// Draws the shadow that an operation throws within the canvas's clip: the alpha of what is
    /// drawn, moved and blurred.
    func drawShadow(_ shadow: DeviceShadow, of operation: DrawOperation) {
        let mode = operation.compositing.blendMode
        if mode.needsExactColor { return drawExactly(shadow, of: operation) }
        let blend = RasterBlendMode(mode)
        let color = shadow.color.fading(operation.compositing.alpha)
        if let plain = operation.plainShape {
            var shape = plain.shape
            shape.rect = shape.rect.offsetBy(shadow.dx, shadow.dy)
            canvas.fillShadow(
                of: shape,
                sigma: shadow.sigma,
                color: RasterColor(color.fading(plain.alpha)),
                blend: blend
            )
            return
        }
        let area = operation.shapePixels.shifted(by: shadow)
            .intersection(canvas.clip.bounds.expanded(by: shadow.reach))
        guard !area.isEmpty else { return }
        let ink = self.ink(operation, in: area, shift: CGVector(dx: shadow.dx, dy: shadow.dy))
        canvas.fillShadow(
            of: ink,
            sigma: shadow.sigma,
            color: RasterColor(color),
            blend: blend
        )
    }

    /// Draws the shadow by a mode that makes much of small differences of a colour.
    private func drawExactly(_ shadow: DeviceShadow, of operation: DrawOperation) {
        let area = operation.shapePixels.shifted(by: shadow).expanded(by: shadow.reach)
            .intersection(canvas.clip.bounds)
        guard !area.isEmpty else { return }
        var black = shadow
        black.color = .black
        var thrower = operation
        thrower.compositing.alpha = 1
        thrower.compositing.blendMode = .normal
        let cover = RasterTarget(covering: area, memory: memory)
        cover.setClip(operation.clip)
        cover.drawShadow(black, of: thrower)
        let color = shadow.color.fading(operation.compositing.alpha)
        composite(color, through: cover, operation.compositing)
    }

    /// The alpha of what an operation draws, moved; clip, opacity and mode do not count.
    private func ink(
        _ operation: DrawOperation,
        in area: PixelRect,
        shift: CGVector
    ) -> CoverageMask {
        let antialias = operation.compositing.isAntialiased
        let move = RasterTransform(translationX: Double(shift.dx), y: Double(shift.dy))
            .concatenating(.placing(antialias: antialias))
        if case .color(let color) = operation.paint {
            var mask: CoverageMask?
            switch operation.shape {
            case .fill(let elements, let rule):
                path.replaceAll(by: elements)
                mask = .covered(
                    by: path,
                    transform: move,
                    rule: FillRule(rule),
                    within: area,
                    antialias: antialias,
                    scratch: canvas.scratch
                )
            case .stroke(let elements, let pen):
                guard let line = RasterLine(elements, pen, path: &path) else { break }
                mask = .covered(
                    stroking: path,
                    style: line.style,
                    transform: line.transform.concatenating(move),
                    within: area,
                    antialias: antialias,
                    scratch: canvas.scratch
                )
            default:
                break
            }
            if let mask {
                mask.multiply(by: color.alpha)
                return mask
            }
        }
        let target = RasterTarget(covering: area, memory: memory)
        var plain = operation.transformed(
            by: CGAffineTransform(translationX: shift.dx, y: shift.dy)
        )
        plain.compositing = Compositing()
        plain.compositing.isAntialiased = antialias
        plain.compositing.flatness = operation.compositing.flatness
        plain.clip = nil
        target.draw(plain)
        return target.alpha
    }
}

extension DrawOperation {
    /// A rectangle filled with one colour, round or not: its shadow is one of few masks.
    fileprivate var plainShape: (shape: RoundedRect, alpha: Double)? {
        guard compositing.isAntialiased, case .color(let color) = paint,
            case .fill(let elements, _) = shape
        else { return nil }
        switch elements.closedForm {
        case .rect(let rect) where !rect.isEmpty:
            return (RoundedRect(rect, radius: 0), color.alpha)
        case .rounded(let rect): return (rect, color.alpha)
        default: return nil
        }
    }
}
