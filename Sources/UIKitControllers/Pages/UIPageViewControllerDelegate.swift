// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of pages that are leafed through, and says where they are bound.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol, _UIPageViewControllerDelegateProbes
{
    /// Told when a finger begins to change the page.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )

    /// Told when a finger has changed the page, or let it be after all.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )

    /// Where pages that curl are bound in an orientation; sets the pages that belong to it.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations that the whole can be shown in.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the whole is best presented.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Says that there is no such method.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        _objcDefault(
            self,
            "pageViewController(_:willTransitionTo:)",
            pageViewController,
            pendingViewControllers
        )
    }

    /// Says that there is no such method.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        _objcDefault(
            self,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            pageViewController,
            finished,
            previousViewControllers,
            completed
        )
    }

    /// Says that there is no such method.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        _objcDefault(
            self,
            "pageViewController(_:spineLocationFor:)",
            pageViewController,
            orientation,
            else: .none
        )
    }

    /// Says that there is no such method.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        _objcDefault(
            self,
            "pageViewControllerSupportedInterfaceOrientations(_:)",
            pageViewController,
            else: .all
        )
    }

    /// Says that there is no such method.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        _objcDefault(
            self,
            "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
            pageViewController,
            else: .portrait
        )
    }
}

/// The probes of `UIPageViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIPageViewControllerDelegateProbes: AnyObject {}

extension _UIPageViewControllerDelegateProbes {
    private var target: (any UIPageViewControllerDelegate)? {
        self as? any UIPageViewControllerDelegate
    }

    /// The methods of this name.
    public var pageViewController: _UIPageViewControllerDelegateMethods? {
        target.map { _UIPageViewControllerDelegateMethods(target: $0) }
    }

    /// `pageViewControllerSupportedInterfaceOrientations(_:)`, if it is implemented.
    public var pageViewControllerSupportedInterfaceOrientations:
        _ObjCOptional<UIPageViewController, UIInterfaceOrientationMask>?
    {
        let name = "pageViewControllerSupportedInterfaceOrientations(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.pageViewControllerSupportedInterfaceOrientations(value)
            }
        }
    }

    /// `pageViewControllerPreferredInterfaceOrientationForPresentation(_:)`, if it is implemented.
    public var pageViewControllerPreferredInterfaceOrientationForPresentation:
        _ObjCOptional<UIPageViewController, UIInterfaceOrientation>?
    {
        let name = "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.pageViewControllerPreferredInterfaceOrientationForPresentation(value)
            }
        }
    }
}

/// The methods called `pageViewController` as a value.
@preconcurrency @MainActor
public struct _UIPageViewControllerDelegateMethods {
    let target: any UIPageViewControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) -> Void? {
        _objcOptional(target, "pageViewController(_:willTransitionTo:)") {
            target.pageViewController(
                pageViewController,
                willTransitionTo: pendingViewControllers
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) -> Void? {
        _objcOptional(
            target,
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
        ) {
            target.pageViewController(
                pageViewController,
                didFinishAnimating: finished,
                previousViewControllers: previousViewControllers,
                transitionCompleted: completed
            )
        }
    }

    /// Calls it; nil if it is not implemented.
    public func callAsFunction(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation? {
        _objcOptional(target, "pageViewController(_:spineLocationFor:)") {
            target.pageViewController(pageViewController, spineLocationFor: orientation)
        }
    }
}
