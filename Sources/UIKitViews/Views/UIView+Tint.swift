// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// The nearest tint colour that was set, desaturated in dimmed mode.
    var effectiveTintColor: UIColor { tint(under: effectiveTraits) }

    /// Some traits with the tint that holds here, to which `UIColor.tintColor` resolves.
    func tinted(_ traits: UITraitCollection) -> UITraitCollection {
        traits.tinted(tint(under: traits))
    }

    private func tint(under traits: @autoclosure () -> UITraitCollection) -> UIColor {
        let color = inheritedTintColor ?? .systemBlue
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmedForTint(traits()) : color
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
        // Programs set it to itself where they are told of a change.
        guard color != appearance.tintColor else { return }
        appearance.tintColor = color
        noteOwnTint()
        tellTintChanged(ofColor: true, isRoot: true)
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != appearance.tintAdjustmentMode else { return }
        appearance.tintAdjustmentMode = mode
        noteOwnTint()
        tellTintChanged(ofColor: false, isRoot: true)
    }

    /// Notifies the view and the descendants that inherit the tint colour or mode.
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

    private func noteOwnTint() {
        noteTint()
        traits.hasTint = appearance.tintColor != nil || appearance.tintAdjustmentMode != .automatic
        traits.noteOwn()
        updateTraits()
    }

    /// Marks the views here and below as ones that may have a tint.
    private func noteTint() {
        guard !appearance.mayHaveTint else { return }
        appearance.mayHaveTint = true
        for view in hierarchy.subviews { view.noteTint() }
    }

    /// Notifies the view if the tint of its new superview differs.
    func inheritTint() {
        // Looking up to the root at each addition would take quadratic time for nested views.
        guard let superview = hierarchy.superview, superview.appearance.mayHaveTint else { return }
        noteTint()
        let takesColor = appearance.tintColor == nil
        let takesMode = appearance.tintAdjustmentMode == .automatic
        guard takesColor || takesMode else { return }
        // Every view that is added looks up to the root; a reference counted at each step would be
        // most of that.
        var ancestor = Unmanaged.passUnretained(self).superview
        var mode = TintAdjustmentMode.automatic
        while let view = ancestor {
            let (hasColor, own) = view.ownTint
            if hasColor, takesColor { return tellTintChanged(ofColor: true, isRoot: true) }
            if mode == .automatic { mode = own }
            ancestor = view.superview
        }
        if takesMode, mode != .automatic, mode != .normal {
            tellTintChanged(ofColor: true, isRoot: true)
        }
    }
}

// Without an actor, since closures that have one check it at each call.
extension Unmanaged<UIView> {
    @inline(__always)
    var superview: Unmanaged<UIView>? { _withUnsafeGuaranteedRef { $0.hierarchy.above } }

    /// Whether the view has a tint colour of its own, and its own mode.
    @inline(__always)
    fileprivate var ownTint: (hasColor: Bool, mode: UIView.TintAdjustmentMode) {
        _withUnsafeGuaranteedRef {
            ($0.appearance.tintColor != nil, $0.appearance.tintAdjustmentMode)
        }
    }
}
