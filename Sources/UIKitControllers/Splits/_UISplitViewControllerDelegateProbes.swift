// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// The probes of `UISplitViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UISplitViewControllerDelegateProbes: AnyObject {}

extension _UISplitViewControllerDelegateProbes {
    private var target: (any UISplitViewControllerDelegate)? {
        self as? any UISplitViewControllerDelegate
    }

    /// The methods called `splitViewController`.
    public var splitViewController: _UISplitViewControllerDelegateSplitViewController? {
        target.map { _UISplitViewControllerDelegateSplitViewController(target: $0) }
    }

    /// The methods called `primaryViewController`.
    public var primaryViewController: _UISplitViewControllerDelegatePrimaryViewController? {
        target.map { _UISplitViewControllerDelegatePrimaryViewController(target: $0) }
    }

    /// The methods called `targetDisplayModeForAction`.
    public var targetDisplayModeForAction: _UISplitViewControllerDelegateTargetDisplayModeForAction?
    {
        target.map { _UISplitViewControllerDelegateTargetDisplayModeForAction(target: $0) }
    }

    /// `splitViewControllerDidCollapse(_:)`, if it is implemented.
    public var splitViewControllerDidCollapse: _ObjCOptional<UISplitViewController, Void>? {
        let name = "splitViewControllerDidCollapse(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) { target.splitViewControllerDidCollapse(value) }
        }
    }

    /// `splitViewControllerDidExpand(_:)`, if it is implemented.
    public var splitViewControllerDidExpand: _ObjCOptional<UISplitViewController, Void>? {
        let name = "splitViewControllerDidExpand(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) { target.splitViewControllerDidExpand(value) }
        }
    }

    /// `splitViewControllerInteractivePresentationGestureWillBegin(_:)`, if it is implemented.
    public var splitViewControllerInteractivePresentationGestureWillBegin:
        _ObjCOptional<UISplitViewController, Void>?
    {
        let name = "splitViewControllerInteractivePresentationGestureWillBegin(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.splitViewControllerInteractivePresentationGestureWillBegin(value)
            }
        }
    }

    /// `splitViewControllerInteractivePresentationGestureDidEnd(_:)`, if it is implemented.
    public var splitViewControllerInteractivePresentationGestureDidEnd:
        _ObjCOptional<UISplitViewController, Void>?
    {
        let name = "splitViewControllerInteractivePresentationGestureDidEnd(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.splitViewControllerInteractivePresentationGestureDidEnd(value)
            }
        }
    }

    /// `splitViewControllerSupportedInterfaceOrientations(_:)`, if it is implemented.
    public var splitViewControllerSupportedInterfaceOrientations:
        _ObjCOptional<UISplitViewController, UIInterfaceOrientationMask>?
    {
        let name = "splitViewControllerSupportedInterfaceOrientations(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.splitViewControllerSupportedInterfaceOrientations(value)
            }
        }
    }

    /// `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`, if it is implemented.
    public var splitViewControllerPreferredInterfaceOrientationForPresentation:
        _ObjCOptional<UISplitViewController, UIInterfaceOrientation>?
    {
        let name = "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) {
                target.splitViewControllerPreferredInterfaceOrientationForPresentation(value)
            }
        }
    }
}

/// The methods of `UISplitViewControllerDelegate` called `splitViewController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISplitViewControllerDelegateSplitViewController {
    let target: any UISplitViewControllerDelegate

    /// Calls `splitViewController(_:willChangeTo:)`.
    @discardableResult
    public func callAsFunction(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) -> Void? {
        _objcOptional(target, "splitViewController(_:willChangeTo:)") {
            target.splitViewController(svc, willChangeTo: displayMode)
        }
    }

    /// Calls `splitViewController(_:willShow:)`.
    @discardableResult
    public func callAsFunction(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    ) -> Void? {
        _objcOptional(target, "splitViewController(_:willShow:)") {
            target.splitViewController(svc, willShow: column)
        }
    }

    /// Calls `splitViewController(_:willHide:)`.
    @discardableResult
    public func callAsFunction(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    ) -> Void? {
        _objcOptional(target, "splitViewController(_:willHide:)") {
            target.splitViewController(svc, willHide: column)
        }
    }

    /// Calls `splitViewController(_:show:sender:)`.
    @discardableResult
    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool? {
        _objcOptional(target, "splitViewController(_:show:sender:)") {
            target.splitViewController(splitViewController, show: vc, sender: sender)
        }
    }

    /// Calls `splitViewController(_:showDetail:sender:)`.
    @discardableResult
    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool? {
        _objcOptional(target, "splitViewController(_:showDetail:sender:)") {
            target.splitViewController(splitViewController, showDetail: vc, sender: sender)
        }
    }

    /// Calls `splitViewController(_:collapseSecondary:onto:)`.
    @discardableResult
    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool? {
        _objcOptional(target, "splitViewController(_:collapseSecondary:onto:)") {
            target.splitViewController(
                splitViewController,
                collapseSecondary: secondaryViewController,
                onto: primaryViewController
            )
        }
    }

    /// Calls `splitViewController(_:separateSecondaryFrom:)`.
    @discardableResult
    public func callAsFunction(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        _objcOptional(target, "splitViewController(_:separateSecondaryFrom:)") {
            target.splitViewController(
                splitViewController,
                separateSecondaryFrom: primaryViewController
            )
        } ?? nil
    }

    /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
    @discardableResult
    public func callAsFunction(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column? {
        _objcOptional(target, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
            target.splitViewController(
                svc,
                topColumnForCollapsingToProposedTopColumn: proposedTopColumn
            )
        }
    }

    /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
    @discardableResult
    public func callAsFunction(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode? {
        _objcOptional(
            target,
            "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
        ) {
            target.splitViewController(
                svc,
                displayModeForExpandingToProposedDisplayMode: proposedDisplayMode
            )
        }
    }
}

/// The methods of `UISplitViewControllerDelegate` called `primaryViewController`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISplitViewControllerDelegatePrimaryViewController {
    let target: any UISplitViewControllerDelegate

    /// Calls `primaryViewController(forCollapsing:)`.
    @discardableResult
    public func callAsFunction(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        _objcOptional(target, "primaryViewController(forCollapsing:)") {
            target.primaryViewController(forCollapsing: splitViewController)
        } ?? nil
    }

    /// Calls `primaryViewController(forExpanding:)`.
    @discardableResult
    public func callAsFunction(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
        _objcOptional(target, "primaryViewController(forExpanding:)") {
            target.primaryViewController(forExpanding: splitViewController)
        } ?? nil
    }
}

/// The methods of `UISplitViewControllerDelegate` called `targetDisplayModeForAction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISplitViewControllerDelegateTargetDisplayModeForAction {
    let target: any UISplitViewControllerDelegate

    /// Calls `targetDisplayModeForAction(in:)`.
    @discardableResult
    public func callAsFunction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode? {
        _objcOptional(target, "targetDisplayModeForAction(in:)") {
            target.targetDisplayModeForAction(in: svc)
        }
    }
}
