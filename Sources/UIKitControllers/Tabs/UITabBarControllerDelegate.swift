// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of what a tab bar controller shows, and may animate it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol, _UITabBarControllerDelegateProbes {
    // @optional

    /// Whether a tap may choose a controller.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Told when a tap has chosen a controller, perhaps the one that is shown.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    )

    /// Told before people choose which tabs there are.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )

    /// Told before that ends.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Told when that has ended.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// The orientations that the whole can be shown in.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the whole is best presented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// Who leads; nil for time alone.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Who animates; nil for no animation.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
