// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UITableViewDropDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITableViewDropDelegateProbes: AnyObject {}

extension _UITableViewDropDelegateProbes {
    private var target: (any UITableViewDropDelegate)? { self as? any UITableViewDropDelegate }

    /// The methods called `tableView`.
    public var tableView: _UITableViewDropDelegateTableView? {
        target.map { _UITableViewDropDelegateTableView(target: $0) }
    }
}

/// The methods of `UITableViewDropDelegate` called `tableView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDropDelegateTableView {
    let target: any UITableViewDropDelegate

    /// Calls `tableView(_:canHandle:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        canHandle session: any UIDropSession
    ) -> Bool? {
        _objcOptional(target, "tableView(_:canHandle:)") {
            target.tableView(tableView, canHandle: session)
        }
    }

    /// Calls `tableView(_:dropSessionDidEnter:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "tableView(_:dropSessionDidEnter:)") {
            target.tableView(tableView, dropSessionDidEnter: session)
        }
    }

    /// Calls `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal? {
        _objcOptional(target, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
            target.tableView(
                tableView,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destinationIndexPath
            )
        }
    }

    /// Calls `tableView(_:dropSessionDidExit:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dropSessionDidExit session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "tableView(_:dropSessionDidExit:)") {
            target.tableView(tableView, dropSessionDidExit: session)
        }
    }

    /// Calls `tableView(_:dropSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "tableView(_:dropSessionDidEnd:)") {
            target.tableView(tableView, dropSessionDidEnd: session)
        }
    }

    /// Calls `tableView(_:dropPreviewParametersForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        _objcOptional(target, "tableView(_:dropPreviewParametersForRowAt:)") {
            target.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
        } ?? nil
    }
}
