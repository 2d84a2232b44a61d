// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of what a tab bar controller shows, and may animate it.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol, _UITabBarControllerDelegateProbes {
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

extension UITabBarControllerDelegate {
    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        _objcDefault(
            self,
            "tabBarController(_:shouldSelect:)",
            tabBarController,
            viewController,
            else: true
        )
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        _objcDefault(self, "tabBarController(_:didSelect:)", tabBarController, viewController)
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        _objcDefault(
            self,
            "tabBarController(_:willBeginCustomizing:)",
            tabBarController,
            viewControllers
        )
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        _objcDefault(
            self,
            "tabBarController(_:willEndCustomizing:changed:)",
            tabBarController,
            viewControllers,
            changed
        )
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        _objcDefault(
            self,
            "tabBarController(_:didEndCustomizing:changed:)",
            tabBarController,
            viewControllers,
            changed
        )
    }

    /// Says that there is no such method.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        _objcDefault(
            self,
            "tabBarControllerSupportedInterfaceOrientations(_:)",
            tabBarController,
            else: .all
        )
    }

    /// Says that there is no such method.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        _objcDefault(
            self,
            "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
            tabBarController,
            else: .portrait
        )
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcDefault(
            self,
            "tabBarController(_:interactionControllerFor:)",
            tabBarController,
            animationController
        )
    }

    /// Says that there is no such method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcDefault(
            self,
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            tabBarController,
            fromVC,
            toVC
        )
    }
}

/// The probes of `UITabBarControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UITabBarControllerDelegateProbes: AnyObject {}

extension _UITabBarControllerDelegateProbes {
    private var target: (any UITabBarControllerDelegate)? {
        self as? any UITabBarControllerDelegate
    }

    /// The methods of this name.
    public var tabBarController: _UITabBarControllerDelegateMethods? {
        target.map { _UITabBarControllerDelegateMethods(target: $0) }
    }

    /// `tabBarControllerSupportedInterfaceOrientations(_:)`, if it is implemented.
    public var tabBarControllerSupportedInterfaceOrientations:
        _ObjCOptional<UITabBarController, UIInterfaceOrientationMask>?
    {
        let name = "tabBarControllerSupportedInterfaceOrientations(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.tabBarControllerSupportedInterfaceOrientations(value)
            }
        }
    }

    /// `tabBarControllerPreferredInterfaceOrientationForPresentation(_:)`, if it is implemented.
    public var tabBarControllerPreferredInterfaceOrientationForPresentation:
        _ObjCOptional<UITabBarController, UIInterfaceOrientation>?
    {
        let name = "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.tabBarControllerPreferredInterfaceOrientationForPresentation(value)
            }
        }
    }
}

/// The methods called `tabBarController` as a value.
@preconcurrency @MainActor
public struct _UITabBarControllerDelegateMethods {
    let target: any UITabBarControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool? {
        _objcOptional(target, "tabBarController(_:shouldSelect:)") {
            target.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) -> Void? {
        _objcOptional(target, "tabBarController(_:didSelect:)") {
            target.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) -> Void? {
        _objcOptional(target, "tabBarController(_:willBeginCustomizing:)") {
            target.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) -> Void? {
        _objcOptional(target, "tabBarController(_:willEndCustomizing:changed:)") {
            target.tabBarController(
                tabBarController,
                willEndCustomizing: viewControllers,
                changed: changed
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) -> Void? {
        _objcOptional(target, "tabBarController(_:didEndCustomizing:changed:)") {
            target.tabBarController(
                tabBarController,
                didEndCustomizing: viewControllers,
                changed: changed
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcOptional(target, "tabBarController(_:interactionControllerFor:)") {
            target.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcOptional(target, "tabBarController(_:animationControllerForTransitionFrom:to:)") {
            target.tabBarController(
                tabBarController,
                animationControllerForTransitionFrom: fromVC,
                to: toVC
            )
        } ?? nil
    }
}
