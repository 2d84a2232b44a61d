// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Blurs what lies behind a view and lays a material over it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    final nonisolated let style: Style

    /// Makes the effect of a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes the effect of the regular material.
    public override nonisolated init() {
        style = .regular
        super.init()
    }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) {
        style =
            coder.containsValue(forKey: "UIBlurEffectStyle")
            ? Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
            : .regular
        super.init(coder: coder)
    }

    /// Archives the effect.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    /// The same material is the same effect.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    /// Goes with ``isEqual(_:)``.
    open override nonisolated var hash: Int { style.rawValue }

    package override func look(isDark: Bool) -> EffectLook { style.look(isDark: isDark) }
}

extension UIBlurEffect {
    /// A material; those named neither light nor dark follow the interface style.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// `light` or `dark`.
        case regular = 4
        /// Makes content stand out more than `regular`.
        case prominent = 5
        /// Lets most of the background through.
        case systemUltraThinMaterial = 6
        /// Lets much of the background through.
        case systemThinMaterial = 7
        /// Lets some of the background through.
        case systemMaterial = 8
        /// Lets little of the background through.
        case systemThickMaterial = 9
        /// That of the system's bars.
        case systemChromeMaterial = 10
        /// `systemUltraThinMaterial`, always light.
        case systemUltraThinMaterialLight = 11
        /// `systemThinMaterial`, always light.
        case systemThinMaterialLight = 12
        /// `systemMaterial`, always light.
        case systemMaterialLight = 13
        /// `systemThickMaterial`, always light.
        case systemThickMaterialLight = 14
        /// `systemChromeMaterial`, always light.
        case systemChromeMaterialLight = 15
        /// `systemUltraThinMaterial`, always dark.
        case systemUltraThinMaterialDark = 16
        /// `systemThinMaterial`, always dark.
        case systemThinMaterialDark = 17
        /// `systemMaterial`, always dark.
        case systemMaterialDark = 18
        /// `systemThickMaterial`, always dark.
        case systemThickMaterialDark = 19
        /// `systemChromeMaterial`, always dark.
        case systemChromeMaterialDark = 20
    }
}

extension UIBlurEffect.Style {
    /// Whether the material is dark in an interface of a style.
    func isDark(_ isInterfaceDark: Bool) -> Bool {
        switch rawValue {
        case 0, 1, 11...15: false
        case 2, 16...20: true
        default: isInterfaceDark
        }
    }

    // The three oldest are as Apple's sample code for iOS 7 gives them; the materials are ours,
    // looked at beside pictures of the system's.
    func look(isDark isInterfaceDark: Bool) -> EffectLook {
        let isDark = isDark(isInterfaceDark)
        switch rawValue {
        case 0: return .material(blur: 20, white: 0.97, alpha: 0.82)
        case 5 where !isDark: return .material(blur: 20, white: 0.97, alpha: 0.82)
        case 5: return .material(blur: 20, white: 0.17, alpha: 0.8)
        case 1, 2, 4:
            return isDark
                ? .material(blur: 20, white: 0.11, alpha: 0.73)
                : .material(blur: 30, white: 1, alpha: 0.3)
        default: break
        }
        let thickness = (rawValue - 6) % 5
        let light: [(CGFloat, CGFloat)] = [
            (0.96, 0.44), (0.96, 0.6), (0.97, 0.78), (0.97, 0.9), (0.98, 0.8),
        ]
        let dark: [(CGFloat, CGFloat)] = [
            (0.12, 0.42), (0.13, 0.58), (0.14, 0.74), (0.14, 0.88), (0.09, 0.75),
        ]
        let (white, alpha) = (isDark ? dark : light)[thickness]
        return .material(blur: 30, white: white, alpha: alpha)
    }
}
