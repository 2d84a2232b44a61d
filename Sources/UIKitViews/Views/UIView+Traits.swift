// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView: TraitChangeHost {
    /// The registrations for changes of this view's traits.
    package var traitRegistrations: TraitRegistrations {
        get { traits.registrations }
        set { traits.registrations = newValue }
    }

    /// The traits that this view sets for itself and all inside it.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            guard !newValue.isSame(as: traits.overrides) else { return }
            traits.overrides = newValue
            traits.hasOverrides = !newValue.isEmpty
            traits.noteOwn()
            updateTraits()
        }
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traits.overrideStyle else { return }
        traits.overrideStyle = style
        traits.noteOwn()
        updateTraits()
    }

    /// The traits as last worked out, or those that would be in force now.
    var effectiveTraits: UITraitCollection {
        if let current = traits.current { return current }
        return computedTraits
    }

    /// The traits that come from outside, before the view's own overrides.
    var outerTraits: UITraitCollection {
        if let controller = hierarchy.controller { return controller.traitsInside }
        return traitsAround
    }

    /// The traits for what is inside: where the class has its own `traitCollection`, that.
    private var traitsInside: UITraitCollection {
        touch.overrides.contains(.traits) ? traitCollection : effectiveTraits
    }

    /// The traits around the view: the superview's or, for a root, the system's.
    var traitsAround: UITraitCollection {
        if let superview = hierarchy.superview { return superview.traitsInside }
        return traitsOfRoot
    }

    private var computedTraits: UITraitCollection {
        var result = outerTraits
        // Views that change nothing are nearly all.
        guard traits.areOwn else { return result }
        if traits.overrideStyle != .unspecified {
            result = result.modifyingTraits { $0.userInterfaceStyle = traits.overrideStyle }
        }
        if traits.hasOverrides { result = traits.overrides.applied(to: result) }
        if traits.hasTint { result = tinted(result) }
        return withBoundedText(result)
    }

    /// Works the traits out anew, here and below, and tells everybody for whom they changed.
    func updateTraits() {
        hierarchy.controller?.updateOwnTraits()
        let old = traits.current
        let new = computedTraits
        let isSame = old.map { $0 === new || $0.isEqual(new) } ?? false
        if isSame, old?.table.tint == new.table.tint { return }
        traits.current = new
        if isSame {
            adopt(new)
            if drawsItself { layer.setNeedsDisplay() }
        } else if let old {
            traitsDidChange(from: old, to: new)
        } else {
            adopt(new)
        }
        for view in hierarchy.subviews { view.updateTraits() }
    }

    private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        adopt(new)
        if drawsItself, new.hasDifferentColorAppearance(comparedTo: old) {
            layer.setNeedsDisplay()
        }
        if new.layoutDirection != old.layoutDirection { setNeedsLayout() }
        new.performAsCurrent {
            traits.registrations.notify(self, previous: old, current: new)
            traitCollectionDidChange(old)
        }
        if AppearanceCenter.dependsOnTraits, hierarchy.window != nil {
            AppearanceCenter.apply(to: self)
        }
    }

    /// Resolves what depends on traits.
    private func adopt(_ new: UITraitCollection) {
        if appearance.backgroundColor != nil { updateBackground() }
    }
}
