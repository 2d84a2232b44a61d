// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func markNeedsDisplay(in rect: CGRect?) {
        MainThread.check("UIView.setNeedsDisplay()")
        guard drawsItself || drawsByLayer else { return }
        if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
    }

    /// A view that does not draw has no backing store, and its layer's contents stay as they are,
    /// unless the layer's class draws.
    func displayLayer(_ layer: CALayer) {
        if drawsItself || drawsByLayer || layer !== backing { layer.delegateDeclines() }
    }

    /// Draws the layer's contents: the background if they are opaque, then `draw(_:)` for the
    /// invalid part.
    func drawLayer(_ layer: CALayer, in context: CGContext) {
        // An animated layer is drawn by a copy.
        guard layer.model() === backing, drawsItself else { return }
        var stale = context.boundingBoxOfClipPath
        // A hair beyond the bounds is rounding: cut off, it would make equal tiles unequal.
        if !bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(stale) {
            stale = stale.shared(with: bounds)
        }
        guard !stale.isNull else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        // Not by a closure: on the threads of tiles it would be asked whether it is on the main actor.
        let former = UITraitCollection.current
        UITraitCollection.current = drawingTraits
        defer { UITraitCollection.current = former }
        if layer.isOpaque, !layer.keepsDrawing, let color = layer.backgroundColor {
            context.saveGState()
            context.setFillColor(color)
            // Beyond the bounds: they may end within a pixel, all of which the contents have.
            context.fill(stale.insetBy(dx: -1, dy: -1))
            context.restoreGState()
        }
        drawContent(stale, in: context)
    }

    /// Draws the view's content; views with built-in content override it.
    private func drawContent(_ rect: CGRect, in context: CGContext) {
        context.saveGState()
        // Tiles are drawn on threads.
        if MainThread.isHere { observing(.drawing) { draw(rect) } } else { draw(rect) }
        context.restoreGState()
    }
}
