// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of what a navigation controller shows, and may animate it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol,
    _UINavigationControllerDelegateProbes
{
    // @optional

    /// Told before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )

    /// Told after a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )

    /// Who animates; nil for the usual.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who leads; nil for time alone.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The orientations that the whole can be shown in.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the controller would like to come when it is presented.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}
