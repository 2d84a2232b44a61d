// SPDX-License-Identifier: Apache-2.0

/// The sections and items that a list shows, by identifiers of which each occurs once.
///
/// Index paths are computed when asked for; a change costs no more than the section it is in.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    /// The items of each section, in order.
    package private(set) var rows: [[ItemIdentifierType]] = []
    private var places: [SectionIdentifierType: Int] = [:]
    /// The section that an item is in.
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// Items whose views are made again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// Items whose views are filled again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// Sections whose views are made again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: Asking

    /// How many items all sections have.
    public var numberOfItems: Int { homes.count }

    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// All items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { rows.flatMap { $0 } }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        rows[place(of: identifier, "numberOfItems(inSection:)")].count
    }

    /// The items of a section.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        rows[place(of: identifier, "itemIdentifiers(inSection:)")]
    }

    /// The section that an item is in; nil for an item that is not here.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { homes[identifier] }

    /// An item's place among all items; nil for an item that is not here.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = path(of: identifier) else { return nil }
        return rows[..<path.section].reduce(0) { $0 + $1.count } + path.item
    }

    /// A section's place; nil for a section that is not here.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { places[identifier] }

    /// The section and the place in it of an item.
    package func path(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard let home = homes[identifier], let section = places[home],
            let item = rows[section].firstIndex(of: identifier)
        else { return nil }
        return (section, item)
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one if none is named.
    ///
    /// Items that are here already are moved there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let name = "appendItems(_:toSection:)"
        guard !sectionIdentifiers.isEmpty else {
            fail(
                name,
                "there are currently no sections in the data source; please add a section first."
            )
        }
        let section = sectionIdentifier.map { place(of: $0, name) } ?? rows.count - 1
        let home = sectionIdentifiers[section]
        checkUnique(identifiers, "item")
        removeItems(identifiers)
        rows[section] += identifiers
        for identifier in identifiers { homes[identifier] = home }
    }

    /// Puts items in front of another; items that are here already are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, 0, of: beforeIdentifier, "insertItems(_:beforeItem:)") }

    /// Puts items behind another; items that are here already are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, 1, of: afterIdentifier, "insertItems(_:afterItem:)") }

    /// Takes items out; those that are not here do not matter.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        removeItems(identifiers)
        forgetMarks()
    }

    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item in front of another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem toIdentifier: ItemIdentifierType
    ) { move(identifier, 0, of: toIdentifier, "moveItem(_:beforeItem:)") }

    /// Moves an item behind another.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem toIdentifier: ItemIdentifierType
    ) { move(identifier, 1, of: toIdentifier, "moveItem(_:afterItem:)") }

    /// Has views of items made again when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkPresent(identifiers, "reloadItems(_:)")
        reloadedItemIdentifiers += identifiers
    }

    /// Has views of items filled again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkPresent(identifiers, "reconfigureItems(_:)")
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: rows.count)
    }

    /// Puts sections in front of another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier, "insertSections(_:beforeSection:)")) }

    /// Puts sections behind another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier, "insertSections(_:afterSection:)") + 1) }

    /// Takes sections out with their items; those that are not here do not matter.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for (index, section) in sectionIdentifiers.enumerated() where gone.contains(section) {
            for item in rows[index] { homes[item] = nil }
        }
        let kept = sectionIdentifiers.indices.filter { !gone.contains(sectionIdentifiers[$0]) }
        rows = kept.map { rows[$0] }
        sectionIdentifiers = kept.map { sectionIdentifiers[$0] }
        findPlaces()
        forgetMarks()
    }

    /// Moves a section in front of another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, 0, of: toIdentifier, "moveSection(_:beforeSection:)") }

    /// Moves a section behind another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, 1, of: toIdentifier, "moveSection(_:afterSection:)") }

    /// Has the views of sections made again when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier, "reloadSections(_:)") }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: Parts

    /// Puts other items in a section's place of those that it has.
    package mutating func replaceItems(
        inSection identifier: SectionIdentifierType,
        with items: [ItemIdentifierType]
    ) {
        let section = place(of: identifier, "apply(_:to:)")
        checkUnique(items, "item")
        for item in rows[section] { homes[item] = nil }
        rows[section] = []
        removeItems(items)
        rows[section] = items
        for item in items { homes[item] = identifier }
        forgetMarks()
    }

    /// Forgets what is to be made or filled again, once that has been done.
    package mutating func clearMarks() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType],
        _ offset: Int,
        of other: ItemIdentifierType,
        _ name: String
    ) {
        checkUnique(identifiers, "item")
        guard homes[other] != nil, !identifiers.contains(other) else {
            fail(name, "the item \(other) is not in the snapshot; name an item that it has.")
        }
        removeItems(identifiers)
        guard let path = path(of: other) else { return }
        rows[path.section].insert(contentsOf: identifiers, at: path.item + offset)
        let home = sectionIdentifiers[path.section]
        for identifier in identifiers { homes[identifier] = home }
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        _ offset: Int,
        of other: ItemIdentifierType,
        _ name: String
    ) {
        guard identifier != other, homes[identifier] != nil else {
            fail(name, "the item \(identifier) is not in the snapshot, or is the target itself.")
        }
        insert([identifier], offset, of: other, name)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        checkUnique(sectionIdentifiers + identifiers, "section")
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        rows.insert(contentsOf: identifiers.map { _ in [] }, at: index)
        findPlaces()
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        _ offset: Int,
        of other: SectionIdentifierType,
        _ name: String
    ) {
        let from = place(of: identifier, name)
        guard identifier != other else { fail(name, "\(identifier) is the target itself.") }
        let items = rows.remove(at: from)
        sectionIdentifiers.remove(at: from)
        findPlaces()
        let to = place(of: other, name) + offset
        rows.insert(items, at: to)
        sectionIdentifiers.insert(identifier, at: to)
        findPlaces()
    }

    private mutating func findPlaces() {
        places = [:]
        for (index, section) in sectionIdentifiers.enumerated() { places[section] = index }
    }

    private mutating func removeItems(_ identifiers: [ItemIdentifierType]) {
        var gone: [Int: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            guard let home = homes.removeValue(forKey: identifier), let section = places[home]
            else { continue }
            gone[section, default: []].insert(identifier)
        }
        for (section, items) in gone { rows[section].removeAll { items.contains($0) } }
    }

    private mutating func forgetMarks() {
        reloadedItemIdentifiers.removeAll { homes[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
        reloadedSectionIdentifiers.removeAll { places[$0] == nil }
    }

    // MARK: Checking

    private func place(of identifier: SectionIdentifierType, _ name: String) -> Int {
        guard let place = places[identifier] else {
            fail(
                name,
                "the section \(identifier) is not in the snapshot; add it by appendSections(_:)."
            )
        }
        return place
    }

    private func checkPresent(_ identifiers: [ItemIdentifierType], _ name: String) {
        for identifier in identifiers where homes[identifier] == nil {
            fail(
                name,
                "attempted to reload item identifier that does not exist in the snapshot: "
                    + "\(identifier)."
            )
        }
    }

    private func checkUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) {
        var seen: Set<Identifier> = []
        seen.reserveCapacity(identifiers.count)
        for identifier in identifiers where !seen.insert(identifier).inserted {
            fatalError(
                "NSDiffableDataSourceSnapshot: Fatal: supplied \(what) identifiers are not "
                    + "unique. Duplicate identifiers: {(\(identifier))}; give each \(what) an "
                    + "identifier of its own."
            )
        }
    }

    private func fail(_ name: String, _ text: String) -> Never {
        fatalError("NSDiffableDataSourceSnapshot.\(name): \(text)")
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
