// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import QuartzCore
import RenderServer

/// Shows what lies behind it through a material, or its own content mixed with it.
///
/// Subviews go into ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, @preconcurrency NSSecureCoding {
    final var parts = EffectParts()

    /// Makes a view with an effect; nil for none.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUpParts()
        setEffect(effect)
    }

    /// Makes a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpParts()
    }

    /// Archives are read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeParts(coder)
        configureFromNib(coder, as: UIVisualEffectView.self)
    }

    /// Archives the view with its effect and content.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeParts(coder)
    }

    /// Where subviews go; as large as the view.
    open var contentView: UIView { parts.content }

    /// What is done; inside an animation the change fades.
    ///
    /// The view keeps a copy.
    open var effect: UIVisualEffect? {
        get { parts.effect }
        set { announcing("effect") { setEffect(newValue) } }
    }

    /// Materials follow the interface style.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let style = previousTraitCollection?.userInterfaceStyle
        if style != traitCollection.userInterfaceStyle { showEffect() }
    }

    /// Puts the effect and the content over the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [parts.backdrop, parts.tint] { view.frame = bounds }
        shapeGlass()
    }
}

/// What a view of an effect is made of.
@MainActor
struct EffectParts {
    var effect: UIVisualEffect?
    /// Shows the background through filters.
    let backdrop = UIView(frame: .zero)
    /// The colour over it.
    let tint = UIView(frame: .zero)
    var content = UIView(frame: .zero)
    /// Watches touches of interactive glass.
    var touches: GlassTouches?
    /// Whether a finger is on interactive glass.
    var isPressed = false
    /// Whether the parts have the shape of glass.
    var isGlass = false
}

extension UIVisualEffectView {
    func setUpParts() {
        for view in [parts.backdrop, parts.tint] {
            view.isUserInteractionEnabled = false
            view.alpha = 0
            insertPart(view, at: view === parts.tint ? 1 : 0)
        }
        for view in [parts.backdrop, parts.tint, parts.content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if parts.content.superview !== self { addPart(parts.content) }
    }

    func setEffect(_ effect: UIVisualEffect?) {
        MainThread.check("UIVisualEffectView.effect")
        guard effect !== parts.effect else { return }
        parts.effect = effect?.copy(with: nil) as? UIVisualEffect
        watchTouches()
        showEffect()
    }

    /// The corners of glass that has no configuration of its own; nil without glass.
    var glassCorners: UICornerConfiguration? {
        parts.effect is UIGlassEffect ? .capsule() : nil
    }

    /// Gives the parts the corners of the view while they show glass.
    func shapeGlass() {
        guard parts.isGlass else { return }
        let radii = cornerRadii(cornerConfiguration)
        for view in [parts.backdrop, parts.tint] { view.layer.setCornerRadii(radii) }
    }

    /// Gives the parts the edge of glass, or takes it away.
    private func showGlass(_ glass: UIGlassEffect?, isDark: Bool) {
        guard glass != nil || parts.isGlass else { return }
        parts.isGlass = glass != nil
        let edge = parts.tint.layer
        edge.borderWidth = glass == nil ? 0 : 1
        edge.borderColor = glass?.edgeColor(isDark: isDark, isPressed: parts.isPressed).cgColor
        for view in [parts.backdrop, parts.tint] {
            view.layer.cornerCurve = glass == nil ? .circular : .continuous
            if glass == nil { view.layer.setCornerRadii(.zero) }
        }
        shapeGlass()
    }

    /// Makes the parts look as the effect says.
    func showEffect() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let glass = parts.effect as? UIGlassEffect
        let look =
            glass?.look(isDark: isDark, isPressed: parts.isPressed)
            ?? parts.effect?.look(isDark: isDark)
        let isShown = look?.background.isEmpty == false
        if let look, isShown {
            showGlass(glass, isDark: isDark)
            parts.backdrop.layer.backgroundFilters = look.background
            parts.tint.backgroundColor = look.tint
        }
        // What goes keeps its look while it fades.
        parts.backdrop.alpha = isShown ? 1 : 0
        parts.tint.alpha = isShown ? 1 : 0
        let content = parts.content
        let filters = look?.content ?? []
        if !filters.isEmpty || content.layer.filters != nil {
            content.layer.filters = filters.isEmpty ? nil : filters
            content.layer.compositingFilter = look?.contentBlend
            content.tintColor = look?.contentColor
        }
    }

    func decodeParts(_ coder: NSCoder) {
        let decode = FieldDecoder(coder)
        if let content = decode.object("UIVisualEffectViewContentView") as? UIView {
            parts.content = content
        }
        setUpParts()
        setEffect(decode.object("UIVisualEffectViewEffect") as? UIVisualEffect)
    }

    /// Archives the effect and the content.
    func encodeParts(_ coder: NSCoder) {
        if let effect = parts.effect { coder.encode(effect, forKey: "UIVisualEffectViewEffect") }
        coder.encode(parts.content, forKey: "UIVisualEffectViewContentView")
    }
}
