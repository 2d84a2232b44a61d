// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCells
import UIKitControls

/// Shows snapshots of identifiers in a collection view, and animates from each to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What happens while a person moves items.
    @preconcurrency @MainActor
    public struct ReorderingHandlers {
        /// Whether an item may be moved; no item where it is nil.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be moved.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// An item has been moved; the place to change one's own data.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that do nothing.
        public init() {}
    }

    /// What happens while a person opens and closes branches of an outline.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether a branch may be opened; true where it is nil.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// A branch is about to be opened.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether a branch may be closed; true where it is nil.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// A branch is about to be closed.
        public var willCollapseItem: ((Item) -> Void)?
        /// The items of a branch that is opened, made when they are first needed.
        public var snapshotForExpandingParent:
            (
                (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Makes handlers that do nothing.
        public init() {}
    }

    private final weak var list: UICollectionView?
    private final let cellProvider: CellProvider
    private final var current =
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private final var outlines:
        [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Makes supplementary views; needed where the layout has any.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What happens while a person moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens while a person opens and closes branches.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes a data source and puts it into a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        list = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Showing snapshots

    /// Shows a snapshot: what both have stays, moves or is made again as it says.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        for section in outlines.keys {
            let items = snapshot.indexOfSection(section).map { snapshot.rows[$0] }
            if items != outlines[section]?.visibleItems { outlines[section] = nil }
        }
        show(snapshot, animatingDifferences, completion)
    }

    /// Shows a snapshot by loading the data again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        outlines = [:]
        current = snapshot
        current.clearMarks()
        list?.reloadData()
        if list?.window != nil { list?.layoutIfNeeded() }
        completion?()
    }

    /// Shows an outline in a section, which is added if it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        let old = outlines[section]
        next.replaceItems(inSection: section, with: snapshot.visibleItems)
        // A cell shows whether its branch is open.
        let turned = snapshot.visibleItems.filter {
            (old?.isExpanded($0) ?? false) != snapshot.isExpanded($0)
        }
        outlines[section] = snapshot
        show(next, animatingDifferences, completion)
        for item in turned { list?.outlineChanged(at: indexPath(for: item)) }
    }

    /// Shows an outline in a section; returns when the animation is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
                waiting.resume()
            }
        }
    }

    /// A copy of a section's outline; flat if it was given none.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { outline(section, in: current) }

    // MARK: Snapshots and identifiers

    // UITableViewDiffableDataSource has a copy of what follows; Scripts/generate-delegates writes it.
    // @shared DiffableDataSource

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

    // MARK: UICollectionViewDataSource

    /// How many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    /// How many items the snapshot has in a section.
    open func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { current.rows[section].count }

    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(collectionView, indexPath, item)
        else {
            fatalError(
                "UICollectionViewDiffableDataSource: the cell provider returned nil for index "
                    + "path \(indexPath); return a dequeued cell for each item."
            )
        }
        return cell
    }

    /// The view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "UICollectionViewDiffableDataSource: the supplementary view provider is nil or "
                    + "returned nil for a view of kind \(kind) at \(indexPath); set "
                    + "supplementaryViewProvider before the first snapshot is applied."
            )
        }
        return view
    }

    /// What the reordering handlers say.
    open func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false }
            ?? false
    }

    /// Moves the item in the snapshot and calls the reordering handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { move(sourceIndexPath, destinationIndexPath) }

    /// No index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item: there is no index.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Work

    private func tell(
        _ list: UICollectionView,
        _ difference: SnapshotDifference,
        _ marks: SnapshotMarks
    ) { list.add(difference, marks) }

    private func outline(
        _ section: SectionIdentifierType,
        in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = snapshot.indexOfSection(section) { flat.append(snapshot.rows[index]) }
        return flat
    }

    private func move(_ source: IndexPath, _ target: IndexPath) {
        guard let item = itemIdentifier(for: source), source != target,
            current.rows.indices.contains(target.section)
        else { return }
        let old = current
        var next = current
        next.place(item, at: target)
        var parts:
            [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
        var outlines = outlines
        for index in Set([source.section, target.section]).sorted() {
            let section = old.sectionIdentifiers[index]
            let before = outline(section, in: old)
            var after = before
            if index == source.section, index != target.section { after.delete([item]) }
            if index == target.section, index != source.section { after.append([item]) }
            after.reorder(next.rows[index])
            if outlines[section] != nil { outlines[section] = after }
            parts.append(NSDiffableDataSourceSectionTransaction(section, from: before, to: after))
        }
        let transaction = NSDiffableDataSourceTransaction(from: old, to: next, sections: parts)
        reorderingHandlers.willReorder?(transaction)
        current = next
        self.outlines = outlines
        reorderingHandlers.didReorder?(transaction)
    }

    // MARK: Outlines

    final func outlineState(of path: IndexPath) -> OutlineState? {
        guard let item = itemIdentifier(for: path),
            let section = current.sectionIdentifier(containingItem: item),
            let outline = outlines[section], outline.contains(item)
        else { return nil }
        return OutlineState(
            level: outline.level(of: item),
            isExpanded: outline.isExpanded(item)
        )
    }

    final func toggle(_ path: IndexPath) {
        guard let item = itemIdentifier(for: path),
            let section = current.sectionIdentifier(containingItem: item),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let make = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section, animatingDifferences: true)
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func outlineState(at path: IndexPath) -> OutlineState? { outlineState(of: path) }
    func toggleOutline(at path: IndexPath) { toggle(path) }
}
