// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Makes the layer of the view's layer class, with the view as its delegate.
    func makeLayer() -> CALayer {
        let layerClass: AnyClass = Self.layerClass
        let layer: CALayer
        if layerClass == CALayer.self {
            layer = CALayer()
        } else {
            layer = ClassFactory.makeLayer(of: layerClass)
            // Views set the size of tiles, which is one in pixels, before they have a window.
            if layer is CATiledLayer { layer.contentsScale = UIScreen.main.scale }
        }
        backing = layer
        touch.overrides = ViewOverrides.of(self, layer)
        layer.setHost(
            self,
            answersActions: touch.overrides.contains(.action),
            mayBeIdle: touch.overrides.isDisjoint(with: [.layout, .properties])
        )
        return layer
    }

    /// Marks a new view for layout and, if it draws, for drawing.
    func didMakeLayer() {
        let layer = layer
        layer.setNeedsLayout()
        if touch.overrides.contains(.properties) { PropertyUpdates.shared.add(self) }
        guard drawsItself else { return }
        layer.setNeedsDisplay()
        updateLayerOpacity()
    }

    /// Whether the class overrides `draw(_:)`: only then does the layer get a backing store.
    ///
    /// Known once the layer exists.
    var drawsItself: Bool {
        drawsContent || touch.overrides.contains(.draw)
    }

    /// Whether the class of the layer, or the view as the layer's delegate, overrides how the layer
    /// is displayed or drawn.
    var drawsByLayer: Bool { touch.overrides.contains(.layerDraw) }
}
