// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Sets the background without marking it as set directly, for classes with a default of their
    /// own.
    package func setBackgroundColor(_ color: UIColor?) {
        MainThread.check("UIView.backgroundColor")
        appearance.backgroundColor = color
        updateBackground()
        updateLayerOpacity()
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// Resolves the background colour under the present traits.
    func updateBackground() {
        let color = appearance.backgroundColor
        layer.backgroundColor = color?.resolvedColor(with: effectiveTraits).cgColor
    }

    func setOpaque(_ isOpaque: Bool) {
        guard isOpaque != appearance.isOpaque else { return }
        appearance.isOpaque = isOpaque
        updateLayerOpacity()
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// A layer is opaque only if the view draws: otherwise its empty parts are transparent.
    ///
    /// Without a background, a view with a `draw(_:)` of its own is black where it draws nothing, as on
    /// iOS.
    func updateLayerOpacity() {
        guard drawsItself else { return }
        let hasClearBackground =
            layer.backgroundColor.map { $0.alpha < 1 } ?? appearance.isClearWithoutBackground
        layer.isOpaque = appearance.isOpaque && !hasClearBackground
    }

    /// Makes the view transparent where it draws nothing and has no background, whatever `isOpaque` says.
    ///
    /// Apple's documentation of `isOpaque` says that it has no effect on the system's own classes, which
    /// nevertheless answer true: public recordings of labels' descriptions lack `opaque = NO`.
    package func becomeClearWithoutBackground() {
        appearance.isClearWithoutBackground = true
        updateLayerOpacity()
    }

    func setMask(_ mask: UIView?) {
        guard mask !== extras.mask else { return }
        if let mask {
            guard !isInside(mask) else {
                fatalError("UIView.mask: \(mask.summary) contains the view that it is to mask.")
            }
            mask.removeFromSuperview()
        }
        extras.mask = mask
        layer.mask = mask?.layer
    }

    func setContentMode(_ mode: ContentMode) {
        let old = appearance.contentMode
        guard mode != old else { return }
        appearance.contentMode = mode
        layer.contentsGravity = mode.gravity
        guard mode == .redraw || old == .redraw else { return }
        layer.needsDisplayOnBoundsChange = mode == .redraw && (drawsItself || drawsByLayer)
    }
}

extension UIView.ContentMode {
    /// The layer's contents gravity.
    ///
    /// Core Animation's axes point up, so that its "bottom" is the edge with the least y, which in
    /// a view is the top.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
