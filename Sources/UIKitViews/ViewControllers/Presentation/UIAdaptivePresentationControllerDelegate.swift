// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Adapts presentations to compact sizes, and is notified of dismissals by the user.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol,
    _UIAdaptivePresentationControllerDelegateProbes
{
    // @optional

    /// The style in compact width.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle

    /// The style for traits; `none` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Called before an adapted presentation, to set up its controller.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// The controller to present in the adapted style; nil for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Called before a presentation in a style.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may dismiss the controller by hand.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool

    /// Called before the user dismisses the controller by hand.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user has dismissed the controller by hand.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss a modal presentation.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    )
}
