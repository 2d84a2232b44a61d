// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton.Configuration {
    /// The configuration with the colours that the present state of a button asks for.
    ///
    /// Colours that were set on the background stay; those that the style makes are filled in.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var result = self
        let look = look(of: button)
        result.values.foreground = look.foreground
        if background.backgroundColor == nil { result.background.backgroundColor = look.background }
        if let glass = style.glass, background.visualEffect == nil {
            result.background.visualEffect = effect(glass, of: button)
        }
        return result
    }

    /// The glass behind a button in its present state.
    @MainActor
    private func effect(_ style: UIGlassEffect.Style, of button: UIButton) -> UIGlassEffect {
        let effect = UIGlassEffect(style: style)
        let isOn = button.isSelected && values.followsSelection
        guard button.isEnabled else { return effect }
        let isTinted = self.style.isProminentGlass || isOn
        effect.tintColor = values.backgroundBase ?? (isTinted ? accent(of: button) : nil)
        return effect
    }

    /// The colour that stands out in a button.
    @MainActor
    private func accent(of button: UIButton) -> UIColor {
        button.role == .destructive ? .systemRed : .tintColor
    }

    /// Foreground and background of one state.
    private struct Look {
        let foreground: UIColor
        let background: UIColor
    }

    @MainActor
    private func look(of button: UIButton) -> Look {
        let isOn = button.isSelected && values.followsSelection
        guard button.isEnabled else {
            let hasGround = style != .plain || isOn
            return Look(
                foreground: .tertiaryLabel,
                background: hasGround && style.glass == nil ? .tertiarySystemFill : .clear
            )
        }
        let accent = accent(of: button)
        var foreground: UIColor
        var background: UIColor
        switch style {
        case .plain:
            foreground = values.foreground ?? accent
            background = values.backgroundBase ?? (isOn ? accent.withAlphaComponent(0.18) : .clear)
        case .gray:
            foreground = values.foreground ?? (isOn ? .white : accent)
            background = values.backgroundBase ?? (isOn ? accent : .secondarySystemFill)
        case .tinted:
            foreground = values.foreground ?? (isOn ? .white : accent)
            let base = values.backgroundBase ?? accent
            background = isOn ? base : base.withAlphaComponent(0.18)
        case .filled:
            foreground = values.foreground ?? .white
            background = values.backgroundBase ?? accent
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass:
            let isTinted = style.isProminentGlass || isOn
            foreground = values.foreground ?? (isTinted ? .white : .label)
            background = .clear
        }
        guard button.isHighlighted else {
            return Look(foreground: foreground, background: background)
        }
        switch style {
        case .plain: foreground = foreground.scalingAlpha(by: 0.5)
        // Light behind the glass.
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass:
            background = UIColor(white: 1, alpha: 0.3)
        case .gray, .tinted: background = background.scalingAlpha(by: 0.6)
        case .filled:
            foreground = foreground.scalingAlpha(by: 0.75)
            background = background.scalingAlpha(by: 0.75)
        }
        return Look(foreground: foreground, background: background)
    }
}
