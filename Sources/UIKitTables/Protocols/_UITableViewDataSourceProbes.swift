// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitCore

/// The probes of `UITableViewDataSource`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITableViewDataSourceProbes: AnyObject {}

extension _UITableViewDataSourceProbes {
    private var target: (any UITableViewDataSource)? { self as? any UITableViewDataSource }

    /// The methods called `numberOfSections`.
    public var numberOfSections: _UITableViewDataSourceNumberOfSections? {
        target.map { _UITableViewDataSourceNumberOfSections(target: $0) }
    }

    /// The methods called `tableView`.
    public var tableView: _UITableViewDataSourceTableView? {
        target.map { _UITableViewDataSourceTableView(target: $0) }
    }

    /// The methods called `sectionIndexTitles`.
    public var sectionIndexTitles: _UITableViewDataSourceSectionIndexTitles? {
        target.map { _UITableViewDataSourceSectionIndexTitles(target: $0) }
    }
}

/// The methods of `UITableViewDataSource` called `numberOfSections`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDataSourceNumberOfSections {
    let target: any UITableViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int? {
        _objcOptional(target, "numberOfSections(in:)") {
            target.numberOfSections(in: tableView)
        }
    }
}

/// The methods of `UITableViewDataSource` called `tableView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDataSourceTableView {
    let target: any UITableViewDataSource

    /// Calls `tableView(_:titleForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        _objcOptional(target, "tableView(_:titleForHeaderInSection:)") {
            target.tableView(tableView, titleForHeaderInSection: section)
        } ?? nil
    }

    /// Calls `tableView(_:titleForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? {
        _objcOptional(target, "tableView(_:titleForFooterInSection:)") {
            target.tableView(tableView, titleForFooterInSection: section)
        } ?? nil
    }

    /// Calls `tableView(_:canEditRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool?
    {
        _objcOptional(target, "tableView(_:canEditRowAt:)") {
            target.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:canMoveRowAt:)`.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool?
    {
        _objcOptional(target, "tableView(_:canMoveRowAt:)") {
            target.tableView(tableView, canMoveRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int? {
        _objcOptional(target, "tableView(_:sectionForSectionIndexTitle:at:)") {
            target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }

    /// Calls `tableView(_:commit:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:commit:forRowAt:)") {
            target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:moveRowAt:to:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:moveRowAt:to:)") {
            target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

/// The methods of `UITableViewDataSource` called `sectionIndexTitles`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDataSourceSectionIndexTitles {
    let target: any UITableViewDataSource

    /// Calls `sectionIndexTitles(for:)`.
    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
        _objcOptional(target, "sectionIndexTitles(for:)") {
            target.sectionIndexTitles(for: tableView)
        } ?? nil
    }
}
