// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

/// Hears of the columns of a split view controller, and says how they come together and apart.
///
/// Any object may conform: on iOS, too, the protocol asks for no `NSObjectProtocol`.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: _UISplitViewControllerDelegateProbes {
    // @optional

    /// Called before another arrangement of the columns.
    func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    )

    /// Called before a column is shown.
    func splitViewController(
        _ svc: UISplitViewController,
        willShow column: UISplitViewController.Column
    )

    /// Called before a column is hidden.
    func splitViewController(
        _ svc: UISplitViewController,
        willHide column: UISplitViewController.Column
    )

    /// Whether the delegate has shown a controller itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        show vc: UIViewController,
        sender: Any?
    ) -> Bool

    /// Whether the delegate has shown a controller beside the first column itself.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
    ) -> Bool

    /// Whether the delegate has put the second controller away, or into the first.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// Takes the second controller out of the first; nil lets the first one do so.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// Which column is on top when there is room for one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// How the columns are arranged when there is room for several again.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
            .DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// The controller that stays when there is room for one; nil for the first.
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController?

    /// The first controller when there is room for several again; nil for the present one.
    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController?

    /// What the button of the arrangement leads to.
    func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode

    /// Called when there is one column only.
    func splitViewControllerDidCollapse(
        _ svc: UISplitViewController
    )

    /// Called when there are several columns.
    func splitViewControllerDidExpand(
        _ svc: UISplitViewController
    )

    /// Called when a finger begins to pull a column in.
    func splitViewControllerInteractivePresentationGestureWillBegin(
        _ svc: UISplitViewController
    )

    /// Called when a finger has pulled a column in, or let it be.
    func splitViewControllerInteractivePresentationGestureDidEnd(
        _ svc: UISplitViewController
    )

    /// The orientations that the interface supports.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the whole is best presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}
