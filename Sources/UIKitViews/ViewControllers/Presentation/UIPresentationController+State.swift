// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIPresentationController {
    /// The traits that the presented controller sets for itself by this presentation.
    public var traitOverrides: UITraitOverrides {
        get { state.traits.overrides }
        set {
            state.traits.overrides = newValue
            state.container?.traitOverrides = newValue
        }
    }

    func setOverrideTraits(_ traits: UITraitCollection?) {
        state.overrideTraits = traits
        guard presentedViewController.presentation.session != nil else { return }
        presentedViewController.controller.traitsFromParent = traits
        presentedViewController.traitsMayHaveChanged()
    }

    /// Stores the presenter and the container.
    func begin(in container: UIView, presenter: UIViewController) {
        state.presenting = presenter
        state.container = container
        container.traitOverrides = state.traits.overrides
        if let traits = state.overrideTraits {
            presentedViewController.controller.traitsFromParent = traits
        }
    }

    /// Lets everything go.
    func end() {
        if state.overrideTraits != nil { presentedViewController.controller.traitsFromParent = nil }
        state.container = nil
        state.presenting = nil
    }
}

/// The container of one presentation, which reports its layouts to the presentation controller.
@MainActor
final class PresentationContainer: UIView, ViewPart {
    weak var presentationController: UIPresentationController?
    /// Whether touches outside the presented view go to the views below.
    var letsTouchesThrough = false

    /// Whether the views below are out of reach: of touches, and so of assistive technology.
    override var accessibilityViewIsModal: Bool {
        get {
            super.accessibilityViewIsModal || !letsTouchesThrough
                || presentationController is UIPopoverPresentationController
        }
        set { super.accessibilityViewIsModal = newValue }
    }

    override func layoutSubviews() {
        presentationController?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentationController?.layOutContainer()
        presentationController?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && letsTouchesThrough ? nil : hit
    }
}
