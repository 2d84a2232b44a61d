// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func markNeedsDisplay(in rect: CGRect?) {
        MainThread.check("UIView.setNeedsDisplay()")
        guard drawsItself else { return }
        if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
    }

    /// A view that draws nothing keeps no backing store, and leaves contents that were set alone.
    func displayLayer(_ layer: CALayer) {
        if drawsItself { layer.delegateDeclines() }
    }

    /// Draws into the layer's contents: the background where the contents are opaque, then
    /// `draw(_:)` for what is stale.
    func drawLayer(_ layer: CALayer, in context: CGContext) {
        guard layer === backing, drawsItself else { return }
        let stale = context.boundingBoxOfClipPath.shared(with: bounds)
        guard !stale.isNull else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        effectiveTraits.performAsCurrent {
            if layer.isOpaque, !layer.keepsDrawing, let color = layer.backgroundColor {
                context.saveGState()
                context.setFillColor(color)
                // Beyond the bounds: they may end within a pixel, all of which the contents have.
                context.fill(stale.insetBy(dx: -1, dy: -1))
                context.restoreGState()
            }
            drawContent(stale, in: context)
        }
    }

    /// Draws what the view shows; a view with contents of its own has an override for it.
    private func drawContent(_ rect: CGRect, in context: CGContext) {
        context.saveGState()
        draw(rect)
        context.restoreGState()
    }
}
