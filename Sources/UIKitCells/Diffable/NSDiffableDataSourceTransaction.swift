// SPDX-License-Identifier: Apache-2.0

/// What a person has changed in all of a list by moving an item.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The list before.
    public let initialSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The list after.
    public let finalSnapshot:
        NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What takes all items of the one to those of the other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The same for each section that has changed.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// Makes a transaction of a move.
    package init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        sections: [NSDiffableDataSourceSectionTransaction<
            SectionIdentifierType, ItemIdentifierType
        >]
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = sections
    }
}

/// What a person has changed in a section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// Its items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Its items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What takes the ones to the others.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// Makes a transaction of a section.
    package init(
        _ section: SectionIdentifierType,
        from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        sectionIdentifier = section
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.visibleItems.difference(from: initial.visibleItems)
    }
}
