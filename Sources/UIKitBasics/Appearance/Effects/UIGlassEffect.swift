// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes a ``UIVisualEffectView`` a pane of glass: what lies behind is blurred and brightened, and
/// the edge catches the light.
///
/// The pane has the shape of the view's corner configuration; without one it is a capsule. Views
/// keep a copy, so that a changed effect has to be set again.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    struct State: Hashable {
        var style = Style.regular
        var isInteractive = false
        var tintColor: UIColor?
    }

    // Unsafe because equality and the hash read it where no actor is declared.
    final nonisolated(unsafe) var glass = State()

    /// Makes a pane of glass of a style.
    public init(style: UIGlassEffect.Style) {
        super.init()
        glass.style = style
    }

    /// Makes a regular pane of glass.
    public override nonisolated init() {
        super.init()
    }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let decode = FieldDecoder(coder)
        let style = coder.decodeInteger(forKey: "UIGlassEffectStyle")
        glass.style = Style(rawValue: style) ?? .regular
        glass.isInteractive = coder.decodeBool(forKey: "UIGlassEffectInteractive")
        glass.tintColor = decode.object("UIGlassEffectTintColor") as? UIColor
    }

    /// Archives the effect.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(glass.style.rawValue, forKey: "UIGlassEffectStyle")
        coder.encode(glass.isInteractive, forKey: "UIGlassEffectInteractive")
        if let color = glass.tintColor { coder.encode(color, forKey: "UIGlassEffectTintColor") }
    }

    /// Whether the pane swells and brightens under a finger; false by default.
    open var isInteractive: Bool {
        get { glass.isInteractive }
        set { glass.isInteractive = newValue }
    }

    /// The colour of the glass; nil for clear glass.
    open var tintColor: UIColor? {
        get { glass.tintColor }
        set { glass.tintColor = newValue }
    }

    /// An effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: glass.style)
        copy.glass = glass
        return copy
    }

    /// The same values are the same effect.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIGlassEffect)?.glass == glass
    }

    /// Goes with ``isEqual(_:)``.
    open override nonisolated var hash: Int { glass.hashValue }
}

extension UIGlassEffect {
    /// How much of the background the glass lets through.
    public enum Style: Int, Sendable {
        /// Blurs the background, so that text can be read on it.
        case regular = 0
        /// Leaves the background clear, for controls over pictures and films.
        case clear = 1
    }
}

extension UIGlassEffect {
    /// The filters and the colour of the pane.
    ///
    /// - Source: our choice, looked at beside pictures of the system's.
    func look(isDark: Bool, isPressed: Bool) -> EffectLook {
        var look = EffectLook()
        let white: CGFloat = isDark ? 0.12 : 1
        var alpha: CGFloat
        switch glass.style {
        case .regular:
            look.background = [.blur(14), .color(.saturation(1.6))]
            alpha = isDark ? 0.5 : 0.45
        case .clear:
            look.background = [.blur(3), .color(.saturation(1.2))]
            alpha = 0.12
        }
        if let color = glass.tintColor {
            look.tint = color.withAlphaComponent(isPressed ? 0.65 : 0.8)
        } else {
            if isPressed { alpha = min(1, alpha + 0.2) }
            look.tint = UIColor(white: isPressed && isDark ? 0.35 : white, alpha: alpha)
        }
        return look
    }

    /// The light on the edge.
    func edgeColor(isDark: Bool, isPressed: Bool) -> UIColor {
        let alpha: CGFloat = isDark ? 0.22 : 0.55
        return UIColor(white: 1, alpha: isPressed ? alpha + 0.25 : alpha)
    }
}
