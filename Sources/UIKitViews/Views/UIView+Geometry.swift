// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The layer's bounds, read directly where no class overrides them: a hit test reads those of
    /// thousands of views.
    @inline(__always)
    final var ownBounds: CGRect {
        let view = Unmanaged.passUnretained(self)
        guard let backing = view.backing, !touch.overrides.contains(.touchedState) else {
            return layer.bounds
        }
        return CALayer.bounds(of: backing)
    }

    func setFrame(_ frame: CGRect) {
        MainThread.check("UIView.frame")
        let layer = layer
        let old = CALayer.bounds(of: .passUnretained(layer))
        layer.frame = frame
        didChangeGeometry(of: layer, from: old.size)
        boundsDidChange(from: old)
    }

    func setBounds(_ bounds: CGRect) {
        MainThread.check("UIView.bounds")
        let layer = layer
        let old = CALayer.bounds(of: .passUnretained(layer))
        layer.bounds = bounds
        didChangeGeometry(of: layer, from: old.size)
        boundsDidChange(from: old)
    }

    func setCenter(_ center: CGPoint) {
        MainThread.check("UIView.center")
        let layer = layer
        layer.position = center
        didChangeGeometry(of: layer, from: layer.placedSize)
    }

    /// Lets subviews and safe area follow.
    func didChangeGeometry(of layer: CALayer, from old: CGSize) {
        let size = layer.placedSize
        let isResized = size != old
        if isResized {
            resizeSubviews(from: old, to: size)
        }
        frameDidChange()
        if layoutState.hasCorners { setNeedsLayout() }
        if hierarchy.window != nil { safeAreaMayHaveChanged(isResized: isResized) }
        if isResized, marginsFollowSurroundings { refreshMargins() }
    }

    func setContentScaleFactor(_ scale: CGFloat) {
        guard scale > 0, scale.isFinite else { return }
        appearance.hasOwnScale = true
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    func fitSize() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        let origin = frame.origin
        bounds = CGRect(origin: bounds.origin, size: size)
        // A resize keeps the anchor point in place, but the frame's origin must stay.
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// The frame in the screen's coordinates.
    var screenFrame: CGRect {
        guard let window else { return convertRect(bounds, to: nil) }
        return window.convert(convert(bounds, to: window), to: nil)
    }
}
