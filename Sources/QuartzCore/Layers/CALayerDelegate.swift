// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who draws, lays out and chooses the actions of a layer.
///
/// All of it is optional: a default implementation says that the method is not there.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Makes the layer's contents; with it, nothing else is asked for drawing.
    func display(_ layer: CALayer)
    /// Sets what the drawing depends on, such as the contents' format.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What is to happen when a property changes; nil asks further, NSNull says nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Says that there is no such method.
    public func display(_ layer: CALayer) { layer.delegateDeclines() }
    /// Says that there is no such method.
    public func layerWillDraw(_ layer: CALayer) { layer.delegateDeclines() }
    /// Says that there is no such method.
    public func layoutSublayers(of layer: CALayer) { layer.delegateDeclines() }
    /// Says that there is no such method.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer.delegateDeclines()
        return nil
    }
}
