// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UITableViewDragDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITableViewDragDelegateProbes: AnyObject {}

extension _UITableViewDragDelegateProbes {
    private var target: (any UITableViewDragDelegate)? { self as? any UITableViewDragDelegate }

    /// The methods called `tableView`.
    public var tableView: _UITableViewDragDelegateTableView? {
        target.map { _UITableViewDragDelegateTableView(target: $0) }
    }
}

/// The methods of `UITableViewDragDelegate` called `tableView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDragDelegateTableView {
    let target: any UITableViewDragDelegate

    /// Calls `tableView(_:itemsForAddingTo:at:point:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]? {
        _objcOptional(target, "tableView(_:itemsForAddingTo:at:point:)") {
            target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    /// Calls `tableView(_:dragPreviewParametersForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        _objcOptional(target, "tableView(_:dragPreviewParametersForRowAt:)") {
            target.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:dragSessionWillBegin:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "tableView(_:dragSessionWillBegin:)") {
            target.tableView(tableView, dragSessionWillBegin: session)
        }
    }

    /// Calls `tableView(_:dragSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "tableView(_:dragSessionDidEnd:)") {
            target.tableView(tableView, dragSessionDidEnd: session)
        }
    }

    /// Calls `tableView(_:dragSessionAllowsMoveOperation:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "tableView(_:dragSessionAllowsMoveOperation:)") {
            target.tableView(tableView, dragSessionAllowsMoveOperation: session)
        }
    }

    /// Calls `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)") {
            target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
