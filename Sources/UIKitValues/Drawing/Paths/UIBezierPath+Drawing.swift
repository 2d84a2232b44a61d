// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIBezierPath {
    /// A blend mode and an opacity for one drawing.
    typealias Blend = (mode: CGBlendMode, alpha: CGFloat)

    func drawFill(_ blend: Blend?) {
        withContext(blend) { context in
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
    }

    func drawStroke(_ dash: Dash, _ blend: Blend?) {
        withContext(blend) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.addPath(path)
            context.strokePath()
        }
    }

    func intersectClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard !path.isEmpty else {
            context.clip(to: CGRect.zero)
            return
        }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private func withContext(_ blend: Blend?, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext(), !path.isEmpty else { return }
        context.saveGState()
        context.setFlatness(flatness)
        if let blend {
            context.setBlendMode(blend.mode)
            context.setAlpha(blend.alpha)
        }
        context.beginPath()
        body(context)
        context.restoreGState()
    }
}
