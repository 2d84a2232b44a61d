// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import Synchronization

/// The methods that the class of a view, or of its layer, overrides.
///
/// Methods that are not overridden need not be called: hit tests read stored values instead.
struct ViewOverrides: OptionSet {
    let rawValue: UInt16

    static let draw = ViewOverrides(rawValue: 1 << 0)
    /// The choice of actions, by the view or by the layer.
    static let action = ViewOverrides(rawValue: 1 << 1)
    static let hitTest = ViewOverrides(rawValue: 1 << 2)
    static let pointInside = ViewOverrides(rawValue: 1 << 3)
    /// A property that hit tests read, of the view or of the layer.
    static let touchedState = ViewOverrides(rawValue: 1 << 4)

    /// The methods that lay a view out or request a layout.
    static let layout = ViewOverrides(rawValue: 1 << 5)

    /// A setter of place or size, or the layer.
    static let geometry = ViewOverrides(rawValue: 1 << 6)

    /// The methods that define the alignment rectangle.
    static let alignment = ViewOverrides(rawValue: 1 << 7)

    /// The display or the drawing of the layer, by the layer or by the view as its delegate.
    static let layerDraw = ViewOverrides(rawValue: 1 << 8)

    /// The update of properties.
    static let properties = ViewOverrides(rawValue: 1 << 9)

    /// The update of constraints.
    static let constraints = ViewOverrides(rawValue: 1 << 10)

    /// The traits, which then hold for what is inside, too.
    static let traits = ViewOverrides(rawValue: 1 << 11)

    /// The scale of the contents.
    static let scale = ViewOverrides(rawValue: 1 << 12)

    /// The overrides with which a hit test must call the view.
    static let touch: ViewOverrides = [.hitTest, .pointInside, .touchedState]

    /// The methods of `UIView` that have other implementations than their own.
    static var replaced: ViewOverrides {
        let version = ReplacedNames.version
        return known.withLock { known in
            if version == known.version { return known.overrides }
            let names = ReplacedNames.all
            var overrides: ViewOverrides = []
            for (flag, methods) in replaceable where !names.isDisjoint(with: methods) {
                overrides.insert(flag)
            }
            known = (version, overrides)
            return overrides
        }
    }

    private static let known = Mutex<(version: Int, overrides: ViewOverrides)>((0, []))

    private static let replaceable: [(ViewOverrides, [String])] = [
        (.draw, ["draw:"]), (.action, ["actionFor:forKey:"]), (.hitTest, ["hitTest:with:"]),
        (.geometry, ["setFrame:", "setBounds:", "setCenter:"]),
        (.layout, ["layoutSubviews", "setNeedsLayout", "layoutIfNeeded"]),
    ]

    /// The overrides of a view and its layer.
    @MainActor
    static func of(_ view: UIView, _ layer: CALayer) -> ViewOverrides {
        var overrides = views.overrides(of: type(of: view))
        if type(of: layer) == CALayer.self { return overrides }
        let layerType = type(of: layer)
        if layerOverride.isOverridden(in: layerType) { overrides.insert(.touchedState) }
        if layerActionOverride.isOverridden(in: layerType) { overrides.insert(.action) }
        if layerDrawOverride.isOverridden(in: layerType) { overrides.insert(.layerDraw) }
        return overrides
    }

    @MainActor private static let views = ViewClasses()
    @MainActor private static let layerOverride = MethodOverride(
        base: CALayer.self,
        plain: PlainLayerProbe.self,
        overridingSeveral: LayerProbe.self
    )
    @MainActor private static let layerActionOverride = MethodOverride(
        base: CALayer.self,
        plain: PlainLayerProbe.self,
        overriding: LayerActionProbe.self
    )
    @MainActor private static let layerDrawOverride = MethodOverride(
        base: CALayer.self,
        plain: PlainLayerProbe.self,
        overridingSeveral: LayerDrawProbe.self
    )
}

/// The overrides of each class of views.
@MainActor
private final class ViewClasses {
    private var known: [ObjectIdentifier: ViewOverrides] = [:]
    /// Views of one class are often made one after the other.
    private var last: (type: ObjectIdentifier, overrides: ViewOverrides)?
    private let methods: [(ViewOverrides, MethodOverride)] = [
        (.draw, ViewClasses.method(DrawProbe.self)),
        (.layerDraw, ViewClasses.method(DelegateDrawProbe.self)),
        (.action, ViewClasses.method(ActionProbe.self)),
        (.hitTest, ViewClasses.method(HitTestProbe.self)),
        (.pointInside, ViewClasses.method(PointInsideProbe.self)),
        (.properties, ViewClasses.method(PropertiesProbe.self)),
        (.constraints, ViewClasses.method(ConstraintsProbe.self)),
        (.traits, ViewClasses.method(TraitsProbe.self)),
        (.scale, ViewClasses.methods(ScaleProbe.self)),
        (.geometry, ViewClasses.methods(GeometryProbe.self)),
        (.alignment, ViewClasses.methods(AlignmentProbe.self)),
        (.layout, ViewClasses.methods(LayoutProbe.self)),
        (.touchedState, ViewClasses.methods(StateProbe.self)),
    ]

    private static func method(_ probe: AnyClass) -> MethodOverride {
        MethodOverride(base: UIView.self, plain: PlainProbe.self, overriding: probe)
    }

    private static func methods(_ probe: AnyClass) -> MethodOverride {
        MethodOverride(base: UIView.self, plain: PlainProbe.self, overridingSeveral: probe)
    }

    func overrides(of type: UIView.Type) -> ViewOverrides {
        let key = ObjectIdentifier(type)
        if let last, last.type == key { return last.overrides }
        let overrides = known[key] ?? lookUp(type, key)
        last = (key, overrides)
        return overrides
    }

    private func lookUp(_ type: UIView.Type, _ key: ObjectIdentifier) -> ViewOverrides {
        // Before the first view gets its layer.
        if known.isEmpty { UIView.answerForIdleViews() }
        var overrides: ViewOverrides = []
        for (flag, method) in methods where method.isOverridden(in: type) {
            overrides.insert(flag)
        }
        known[key] = overrides
        return overrides
    }
}

/// A view that overrides nothing but its initializers.
private final class PlainProbe: UIView {}

private final class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

/// A view that draws as its layer's delegate.
private final class DelegateDrawProbe: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// A view that overrides the choice of actions.
private final class ActionProbe: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A view that overrides hit testing.
private final class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class PointInsideProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private final class PropertiesProbe: UIView {
    override func updateProperties() {}
}

private final class ConstraintsProbe: UIView {
    override func updateConstraints() {}
}

private final class TraitsProbe: UIView {
    override var traitCollection: UITraitCollection { .current }
}

private final class ScaleProbe: UIView {
    override var contentScaleFactor: CGFloat {
        get { 1 }
        set {}
    }
}

/// A view that overrides each property by which a layout places it.
private final class GeometryProbe: UIView {
    override var layer: CALayer { super.layer }
    override var bounds: CGRect {
        get { .zero }
        set {}
    }
    override var center: CGPoint {
        get { .zero }
        set {}
    }
}

/// A view that overrides the alignment rectangle.
private final class AlignmentProbe: UIView {
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { .zero }
}

/// A view that overrides the methods that lay it out or request a layout.
private final class LayoutProbe: UIView {
    override func setNeedsLayout() {}
    override func layoutSubviews() {}
    override func layoutSublayers(of layer: CALayer) {}
}

/// A view that overrides each property that hit tests read.
private final class StateProbe: UIView {
    override var layer: CALayer { super.layer }
    override var subviews: [UIView] { [] }
    override var bounds: CGRect {
        get { .zero }
        set {}
    }
    override var alpha: CGFloat {
        get { 0 }
        set {}
    }
    override var isHidden: Bool {
        get { true }
        set {}
    }
}

private final class PlainLayerProbe: CALayer {}

/// A layer that overrides the choice of actions.
private final class LayerActionProbe: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// A layer that overrides how it is displayed and drawn.
private final class LayerDrawProbe: CALayer {
    override func display() {}
    override func draw(in ctx: CGContext) {}
}

/// A layer that overrides properties that hit tests read.
private final class LayerProbe: CALayer {
    override var bounds: CGRect {
        get { .zero }
        set {}
    }
    override var opacity: Float {
        get { 0 }
        set {}
    }
    override var isHidden: Bool {
        get { true }
        set {}
    }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { .zero }
}
