// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

/// Lets code ask a delegate for its optional methods before calling them.
public protocol _CALayerDelegateProbes: AnyObject {}

/// Draws, lays out and chooses the actions of a layer.
///
/// All of it is optional; Docs/subsystems/optional-requirements.md says how.
public protocol CALayerDelegate: _CALayerDelegateProbes {
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

extension CALayerDelegate {
    /// There is no such method.
    public func display(_ layer: CALayer) { _objcDefault(self, "display(_:)", layer) }
    /// There is no such method.
    public func draw(_ layer: CALayer, in ctx: CGContext) {
        _objcDefault(self, "draw(_:in:)", layer, ctx)
    }
    /// There is no such method.
    public func layerWillDraw(_ layer: CALayer) { _objcDefault(self, "layerWillDraw(_:)", layer) }
    /// There is no such method.
    public func layoutSublayers(of layer: CALayer) {
        _objcDefault(self, "layoutSublayers(of:)", layer)
    }
    /// There is no such method.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        _objcDefault(self, "action(for:forKey:)", layer, event, else: nil)
    }
}

extension _CALayerDelegateProbes {
    private var target: (any CALayerDelegate)? { self as? any CALayerDelegate }

    /// `display(_:)`, or nil.
    public var display: ((CALayer) -> Void)? {
        guard let target, _objcImplements(target, "display(_:)") else { return nil }
        return { layer in _ = _objcOptional(target, "display(_:)") { target.display(layer) } }
    }

    /// `layerWillDraw(_:)`, or nil.
    public var layerWillDraw: ((CALayer) -> Void)? {
        guard let target, _objcImplements(target, "layerWillDraw(_:)") else { return nil }
        return { layer in
            _ = _objcOptional(target, "layerWillDraw(_:)") { target.layerWillDraw(layer) }
        }
    }

    /// `draw(_:in:)`, to be called with `?`.
    public var draw: _CALayerDelegateDraw? { target.map { _CALayerDelegateDraw(target: $0) } }

    /// `layoutSublayers(of:)`, to be called with `?`.
    public var layoutSublayers: _CALayerDelegateLayoutSublayers? {
        target.map { _CALayerDelegateLayoutSublayers(target: $0) }
    }

    /// `action(for:forKey:)`, to be called with `?`.
    public var action: _CALayerDelegateAction? { target.map { _CALayerDelegateAction(target: $0) } }
}

/// An optional `draw(_:in:)`.
public struct _CALayerDelegateDraw {
    let target: any CALayerDelegate

    /// Calls it; nil if it is not there.
    @discardableResult
    public func callAsFunction(_ layer: CALayer, in ctx: CGContext) -> Void? {
        _objcOptional(target, "draw(_:in:)") { target.draw(layer, in: ctx) }
    }
}

/// An optional `layoutSublayers(of:)`.
public struct _CALayerDelegateLayoutSublayers {
    let target: any CALayerDelegate

    /// Calls it; nil if it is not there.
    @discardableResult
    public func callAsFunction(of layer: CALayer) -> Void? {
        _objcOptional(target, "layoutSublayers(of:)") { target.layoutSublayers(of: layer) }
    }
}

/// An optional `action(for:forKey:)`.
public struct _CALayerDelegateAction {
    let target: any CALayerDelegate

    /// Calls it; nil if it is not there or answers nil.
    @discardableResult
    public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        _objcOptional(target, "action(for:forKey:)") {
            target.action(for: layer, forKey: event)
        } ?? nil
    }
}
