// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController: TraitChangeHost {
    /// The registrations for changes of this controller's traits.
    package var traitRegistrations: TraitRegistrations {
        get { traitState.registrations }
        set { traitState.registrations = newValue }
    }

    /// The traits that this controller sets for itself and all inside it.
    public var traitOverrides: UITraitOverrides {
        get { traitState.overrides }
        set {
            guard !newValue.isSame(as: traitState.overrides) else { return }
            traitState.overrides = newValue
            traitsMayHaveChanged()
        }
    }

    var effectiveTraits: UITraitCollection { traitState.current ?? computedTraits }

    /// The traits for what is inside: where the class has its own `traitCollection`, that.
    var traitsInside: UITraitCollection {
        Self.traitsOverride.isOverridden(in: type(of: self)) ? traitCollection : effectiveTraits
    }

    private static let traitsOverride = MethodOverride(
        base: UIViewController.self,
        plain: PlainController.self,
        overriding: TraitsController.self
    )

    /// What is around the view, with what the parent and the controller itself set over it.
    private var computedTraits: UITraitCollection {
        var result = controller.view?.traitsAround ?? parent?.traitsInside ?? .systemDefault
        if let wish = controller.traitsFromParent {
            result = UITraitCollection(traitsFrom: [result, wish])
        }
        if traitState.overrideStyle != .unspecified {
            result = result.modifyingTraits { $0.userInterfaceStyle = traitState.overrideStyle }
        }
        return traitState.overrides.applied(to: result)
    }

    func setOverrideStyle(_ style: UIUserInterfaceStyle) {
        guard style != traitState.overrideStyle else { return }
        traitState.overrideStyle = style
        traitsMayHaveChanged()
    }

    func traitsMayHaveChanged() {
        if let view = controller.view { view.updateTraits() } else { updateOwnTraits() }
    }

    /// Works the controller's traits out anew; its view does so just before its own.
    func updateOwnTraits() {
        let old = traitState.current
        let new = computedTraits
        if let old, old === new || old.isEqual(new) { return }
        traitState.current = new
        controller.unavailable.needsUpdate = true
        guard let old else { return }
        new.performAsCurrent {
            traitState.registrations.notify(self, previous: old, current: new)
            traitCollectionDidChange(old)
        }
    }
}

private final class PlainController: UIViewController {}

private final class TraitsController: UIViewController {
    override var traitCollection: UITraitCollection { .current }
}
