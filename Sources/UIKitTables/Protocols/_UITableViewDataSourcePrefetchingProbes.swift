// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// The probes of `UITableViewDataSourcePrefetching`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITableViewDataSourcePrefetchingProbes: AnyObject {}

extension _UITableViewDataSourcePrefetchingProbes {
    private var target: (any UITableViewDataSourcePrefetching)? {
        self as? any UITableViewDataSourcePrefetching
    }

    /// The methods called `tableView`.
    public var tableView: _UITableViewDataSourcePrefetchingTableView? {
        target.map { _UITableViewDataSourcePrefetchingTableView(target: $0) }
    }
}

/// The methods of `UITableViewDataSourcePrefetching` called `tableView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDataSourcePrefetchingTableView {
    let target: any UITableViewDataSourcePrefetching

    /// Calls `tableView(_:cancelPrefetchingForRowsAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) -> Void? {
        _objcOptional(target, "tableView(_:cancelPrefetchingForRowsAt:)") {
            target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
