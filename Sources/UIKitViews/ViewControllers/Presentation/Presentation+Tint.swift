// SPDX-License-Identifier: Apache-2.0

/// Dims the tint of the views behind an alert or a popover.
extension Presentation {
    private var dimsTint: Bool {
        presented is any SelfPresenting || controller is UIPopoverPresentationController
    }

    /// Dims along with a transition, or at once, unless the program has chosen a mode for the view.
    func dimTint(along transition: ViewTransition? = nil) {
        guard dimsTint, let view = presenter.viewIfLoaded,
            view.appearance.tintAdjustmentMode == .automatic
        else { return }
        dimmedView = view
        change(view, to: .dimmed, along: transition)
    }

    /// Restores the tint along with a transition, or at once.
    func restoreTint(along transition: ViewTransition? = nil) {
        guard let view = dimmedView else { return }
        dimmedView = nil
        guard view.appearance.tintAdjustmentMode == .dimmed else { return }
        change(view, to: .automatic, along: transition)
    }

    private func change(
        _ view: UIView,
        to mode: UIView.TintAdjustmentMode,
        along transition: ViewTransition?
    ) {
        guard let transition, transition.isAnimated else {
            view.tintAdjustmentMode = mode
            return
        }
        _ = transition.animate(
            alongsideTransition: { _ in view.tintAdjustmentMode = mode },
            completion: nil
        )
    }
}
