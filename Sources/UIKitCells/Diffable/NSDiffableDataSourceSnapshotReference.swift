// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A snapshot of sections and items as an object, whose identifiers are any hashable values.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private final var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    /// Makes an empty snapshot.
    public override init() { super.init() }

    /// A snapshot with the same sections and items.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        copy.snapshot = snapshot
        return copy
    }

    private static func key(_ identifier: Any) -> AnyHashable {
        guard let key = identifier as? AnyHashable else {
            fatalError(
                "NSDiffableDataSourceSnapshotReference: \(type(of: identifier)) is not Hashable; "
                    + "identifiers must be."
            )
        }
        return key
    }

    private static func keys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.map(key) }

    /// The number of items.
    open var numberOfItems: Int { snapshot.numberOfItems }

    /// The number of sections.
    open var numberOfSections: Int { snapshot.numberOfSections }

    /// The sections, in their order.
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }

    /// The items, in their order.
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }

    /// The sections to load anew.
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }

    /// The items to load anew.
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }

    /// The items to configure anew.
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

    /// The number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: Self.key(sectionIdentifier))
    }

    /// The items of a section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
    }

    /// The section of an item; nil for none.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
    }

    /// The place of an item; `NSNotFound` for none.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
    }

    /// The place of a section; `NSNotFound` for none.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
    }

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        snapshot.appendItems(Self.keys(identifiers))
    }

    /// Adds items to a section.
    open func appendItems(
        withIdentifiers identifiers: [Any],
        intoSectionWithIdentifier sectionIdentifier: Any
    ) { snapshot.appendItems(Self.keys(identifiers), toSection: Self.key(sectionIdentifier)) }

    /// Inserts items before another.
    open func insertItems(
        withIdentifiers identifiers: [Any],
        beforeItemWithIdentifier itemIdentifier: Any
    ) { snapshot.insertItems(Self.keys(identifiers), beforeItem: Self.key(itemIdentifier)) }

    /// Inserts items after another.
    open func insertItems(
        withIdentifiers identifiers: [Any],
        afterItemWithIdentifier itemIdentifier: Any
    ) { snapshot.insertItems(Self.keys(identifiers), afterItem: Self.key(itemIdentifier)) }

    /// Takes items away.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        snapshot.deleteItems(Self.keys(identifiers))
    }

    /// Takes all items and sections away.
    open func deleteAllItems() { snapshot.deleteAllItems() }

    /// Moves an item before another.
    open func moveItem(
        withIdentifier fromIdentifier: Any,
        beforeItemWithIdentifier toIdentifier: Any
    ) { snapshot.moveItem(Self.key(fromIdentifier), beforeItem: Self.key(toIdentifier)) }

    /// Moves an item after another.
    open func moveItem(
        withIdentifier fromIdentifier: Any,
        afterItemWithIdentifier toIdentifier: Any
    ) { snapshot.moveItem(Self.key(fromIdentifier), afterItem: Self.key(toIdentifier)) }

    /// Loads items anew.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        snapshot.reloadItems(Self.keys(identifiers))
    }

    /// Configures the cells of items anew.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        snapshot.reconfigureItems(Self.keys(identifiers))
    }

    /// Adds sections.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(Self.keys(sectionIdentifiers))
    }

    /// Inserts sections before another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any],
        beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            Self.keys(sectionIdentifiers),
            beforeSection: Self.key(toSectionIdentifier)
        )
    }

    /// Inserts sections after another.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any],
        afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.insertSections(
            Self.keys(sectionIdentifiers),
            afterSection: Self.key(toSectionIdentifier)
        )
    }

    /// Takes sections away, with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(Self.keys(sectionIdentifiers))
    }

    /// Moves a section before another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any,
        beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            Self.key(fromSectionIdentifier),
            beforeSection: Self.key(toSectionIdentifier)
        )
    }

    /// Moves a section after another.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any,
        afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        snapshot.moveSection(
            Self.key(fromSectionIdentifier),
            afterSection: Self.key(toSectionIdentifier)
        )
    }

    /// Loads sections anew.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(Self.keys(sectionIdentifiers))
    }
}
