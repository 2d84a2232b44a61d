// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of what a tab bar controller shows, and may animate it.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol, _UITabBarControllerDelegateProbes {
    // @optional

    /// Whether a tap may choose a controller.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called when a tap has chosen a controller, perhaps the one that is shown.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    )

    /// Whether a tap may choose a tab.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelectTab tab: UITab
    ) -> Bool

    /// Called when a tap has chosen a tab, perhaps the one that is shown.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

    /// Called before people choose which tabs there are.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )

    /// Called before that ends.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// Called when that has ended.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )

    /// The orientations that the interface supports.
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
