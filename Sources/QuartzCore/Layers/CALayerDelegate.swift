// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

/// Draws, lays out and chooses the actions of a layer.
///
/// All of it is optional; Docs/subsystems/optional-requirements.md says how.
public protocol CALayerDelegate: _CALayerDelegateProbes {
    // @optional

    /// Makes the layer's contents; with it, nothing else is asked for drawing.
    func display(_ layer: CALayer)
    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Sets what the drawing depends on, such as the contents' format.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key; nil continues the search, NSNull stands for no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
