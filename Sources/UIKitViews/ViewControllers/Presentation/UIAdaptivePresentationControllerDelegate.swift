// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Changes how a controller is presented where there is little room, and hears of dismissals that
/// the user makes by hand.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol,
    _UIAdaptivePresentationControllerDelegateProbes
{
    // @optional

    /// The style where the width is compact.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle

    /// The style in some traits; `none` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Told before an adapted presentation, to set up its controller.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// The controller that is shown in the adapted style; nil for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Told before the controller comes in a style.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Whether the user may dismiss the controller by hand.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool

    /// Told before the user dismisses the controller by hand.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Told after the user has dismissed the controller by hand.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Told that the user tried to dismiss what may not be dismissed.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    )
}
