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

extension UINavigationControllerDelegate {
    /// Says that there is no such method.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        _objcDefault(
            self,
            "navigationController(_:willShow:animated:)",
            navigationController,
            viewController,
            animated
        )
    }

    /// Says that there is no such method.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        _objcDefault(
            self,
            "navigationController(_:didShow:animated:)",
            navigationController,
            viewController,
            animated
        )
    }

    /// Says that there is no such method.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcDefault(
            self,
            "navigationController(_:animationControllerFor:from:to:)",
            navigationController,
            operation,
            fromVC,
            toVC
        )
    }

    /// Says that there is no such method.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcDefault(
            self,
            "navigationController(_:interactionControllerFor:)",
            navigationController,
            animationController
        )
    }

    /// Says that there is no such method.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        _objcDefault(
            self,
            "navigationControllerSupportedInterfaceOrientations(_:)",
            navigationController,
            else: .all
        )
    }

    /// Says that there is no such method.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        _objcDefault(
            self,
            "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
            navigationController,
            else: .portrait
        )
    }
}

/// The probes of `UINavigationControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UINavigationControllerDelegateProbes: AnyObject {}

extension _UINavigationControllerDelegateProbes {
    private var target: (any UINavigationControllerDelegate)? {
        self as? any UINavigationControllerDelegate
    }

    /// The methods of this name.
    public var navigationController: _UINavigationControllerDelegateMethods? {
        target.map { _UINavigationControllerDelegateMethods(target: $0) }
    }

    /// `navigationControllerSupportedInterfaceOrientations(_:)`, if it is implemented.
    public var navigationControllerSupportedInterfaceOrientations:
        _ObjCOptional<UINavigationController, UIInterfaceOrientationMask>?
    {
        let name = "navigationControllerSupportedInterfaceOrientations(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) {
                target.navigationControllerSupportedInterfaceOrientations(controller)
            }
        }
    }

    /// `navigationControllerPreferredInterfaceOrientationForPresentation(_:)`, if it is implemented.
    public var navigationControllerPreferredInterfaceOrientationForPresentation:
        _ObjCOptional<UINavigationController, UIInterfaceOrientation>?
    {
        let name = "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { controller in
            _objcOptional(target, name) {
                target.navigationControllerPreferredInterfaceOrientationForPresentation(controller)
            }
        }
    }
}

/// The methods called `navigationController` as a value.
@preconcurrency @MainActor
public struct _UINavigationControllerDelegateMethods {
    let target: any UINavigationControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) -> Void? {
        _objcOptional(target, "navigationController(_:willShow:animated:)") {
            target.navigationController(
                navigationController,
                willShow: viewController,
                animated: animated
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) -> Void? {
        _objcOptional(target, "navigationController(_:didShow:animated:)") {
            target.navigationController(
                navigationController,
                didShow: viewController,
                animated: animated
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcOptional(target, "navigationController(_:animationControllerFor:from:to:)") {
            target.navigationController(
                navigationController,
                animationControllerFor: operation,
                from: fromVC,
                to: toVC
            )
        } ?? nil
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcOptional(target, "navigationController(_:interactionControllerFor:)") {
            target.navigationController(
                navigationController,
                interactionControllerFor: animationController
            )
        } ?? nil
    }
}
