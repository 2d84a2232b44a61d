// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Makes the layer of the view's class and becomes its delegate.
    func makeLayer() -> CALayer {
        let layer = ClassFactory.makeLayer(of: Self.layerClass)
        backing = layer
        let type = type(of: self)
        layer.setHost(self, answersActions: UIView.actionOverride.isOverridden(in: type))
        return layer
    }

    /// Marks a new view for layout and, if it draws, for drawing.
    func didMakeLayer() {
        layer.setNeedsLayout()
        if drawsItself { layer.setNeedsDisplay() }
        updateLayerOpacity()
    }

    /// Whether `draw(_:)` does anything: only then does the layer get contents of its own.
    var drawsItself: Bool {
        drawsContent || UIView.drawOverride.isOverridden(in: type(of: self))
    }

    private static let drawOverride = MethodOverride(
        base: UIView.self,
        plain: PlainProbe.self,
        overriding: DrawProbe.self
    )
    private static let actionOverride = MethodOverride(
        base: UIView.self,
        plain: PlainProbe.self,
        overriding: ActionProbe.self
    )
}

/// A view that overrides nothing but its initializers.
private final class PlainProbe: UIView {}

/// A view that overrides drawing.
private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

/// A view that overrides the choice of actions.
private final class ActionProbe: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
