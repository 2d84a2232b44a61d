// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// The nearest colour that was set, without its hue where the mode is dimmed.
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor ?? .systemBlue
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmedForTint(effectiveTraits) : color
    }

    private var inheritedTintColor: UIColor? {
        var view: UIView? = self
        while let current = view {
            if let color = current.appearance.tintColor { return color }
            view = current.hierarchy.superview
        }
        return nil
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            let mode = current.appearance.tintAdjustmentMode
            if mode != .automatic { return mode }
            view = current.hierarchy.superview
        }
        return .normal
    }

    func setTintColor(_ color: UIColor?) {
        MainThread.check("UIView.tintColor")
        guard color !== appearance.tintColor || color != nil else { return }
        appearance.tintColor = color
        tellTintChanged(ofColor: true, isRoot: true)
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != appearance.tintAdjustmentMode else { return }
        appearance.tintAdjustmentMode = mode
        tellTintChanged(ofColor: false, isRoot: true)
    }

    /// Tells the view and those inside that take the colour or the mode from it.
    private func tellTintChanged(ofColor: Bool, isRoot: Bool) {
        if !isRoot {
            let isOwn =
                ofColor
                ? appearance.tintColor != nil : appearance.tintAdjustmentMode != .automatic
            if isOwn { return }
        }
        tintColorDidChange()
        for view in hierarchy.subviews { view.tellTintChanged(ofColor: ofColor, isRoot: false) }
    }

    /// Tells the view of the tint that came with a new superview, if that is another one.
    func inheritTint() {
        guard let superview = hierarchy.superview else { return }
        let comesFromAbove =
            appearance.tintColor == nil && superview.inheritedTintColor != nil
            || appearance.tintAdjustmentMode == .automatic
                && superview.effectiveTintAdjustmentMode != .normal
        if comesFromAbove { tellTintChanged(ofColor: true, isRoot: true) }
    }
}

extension UIColor {
    /// The grey of the same lightness.
    fileprivate func dimmedForTint(_ traits: UITraitCollection) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        let color = resolvedColor(with: traits)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        // Rec. 709 weights.
        let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return UIColor(white: grey, alpha: alpha)
    }
}
