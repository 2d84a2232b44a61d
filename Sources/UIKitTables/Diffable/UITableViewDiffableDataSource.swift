// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCells
import UIKitControls

/// Shows snapshots of identifiers in a table, and animates from each to the next.
///
/// Subclasses provide titles, editing and moving by overriding the methods of
/// `UITableViewDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource, RowChanging {
    /// Makes the cell of a row.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final weak var list: UITableView?
    private final let cellProvider: CellProvider
    private final var current =
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// The animation of rows when a snapshot is applied; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes a data source and puts it into a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        list = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Showing snapshots

    /// Shows a snapshot: what both have stays, moves or is made again as it says.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) { show(snapshot, animatingDifferences, completion) }

    /// Shows a snapshot by loading the data again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.clearMarks()
        list?.reloadData()
        if list?.window != nil { list?.layoutIfNeeded() }
        completion?()
    }

    // MARK: Snapshots and identifiers

    // Scripts/generate-delegates writes what follows, up to @end.
    // @copy DiffableDataSource

    /// A copy of the snapshot that is shown.
    open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { current }

    /// Shows a snapshot; returns when the animation is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            apply(snapshot, animatingDifferences: animatingDifferences) { waiting.resume() }
        }
    }

    /// Shows a snapshot by loading the data again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in
            applySnapshotUsingReloadData(snapshot) { waiting.resume() }
        }
    }

    /// The item at a path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.rows.indices.contains(indexPath.section),
            current.rows[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return current.rows[indexPath.section][indexPath.item]
    }

    /// Where an item is; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The section at a place; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index)
            ? current.sectionIdentifiers[index] : nil
    }

    /// A section's place; nil for one that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        let old = current
        var next = snapshot
        next.clearMarks()
        guard let list, list.dataSource === self else {
            current = next
            completion?()
            return
        }
        let difference = SnapshotDifference(from: old, to: snapshot)
        let marks = SnapshotMarks(snapshot, old, difference)
        let work = {
            list.performBatchUpdates {
                self.current = next
                self.tell(list, difference, marks)
            } completion: { _ in
                completion?()
            }
        }
        if isAnimated { work() } else { UIView.performWithoutAnimation(work) }
    }

    // @end

    // MARK: UITableViewDataSource

    /// The number of sections in the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    /// The number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.rows.indices.contains(section) ? current.rows[section].count : 0
    }

    /// The cell that the provider makes.
    open func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            fatalError(
                "UITableViewDiffableDataSource: the cell provider returned nil for index path "
                    + "\(indexPath); return a dequeued cell for each item."
            )
        }
        return cell
    }

    /// No title.
    open func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// No title.
    open func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
    ) -> String? { nil }

    /// False: subclasses enable editing.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False: subclasses enable moving.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Moves nothing; a subclass applies a snapshot in which the item has moved.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// No index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section at the index of its title.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }

    // MARK: Work

    private func tell(
        _ list: UITableView,
        _ difference: SnapshotDifference,
        _ marks: SnapshotMarks
    ) { list.tell(difference, marks, defaultRowAnimation) }
}
