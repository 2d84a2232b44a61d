// SPDX-License-Identifier: Apache-2.0

/// The items of one section as a tree, whose branches are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot of nothing.
    public init() {}

    /// A copy of another snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Asking

    /// All items, parents before their children, in closed branches too.
    public var items: [ItemIdentifierType] { walk(roots) { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items that no closed branch hides.
    public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }

    /// Whether an item is here.
    public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

    /// Whether an item's branch is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether no closed branch hides an item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var current = item
        while let parent = parent(of: current) {
            guard expanded.contains(parent) else { return false }
            current = parent
        }
        return true
    }

    /// How many items an item is below; 0 for one without a parent.
    public func level(of item: ItemIdentifierType) -> Int {
        check(item, "level(of:)")
        var level = 0
        var current = item
        while let parent = parent(of: current) {
            level += 1
            current = parent
        }
        return level
    }

    /// An item's place among all items; nil for one that is not here.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// The item that an item is a child of; nil for one without a parent.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parents[child] ?? nil
    }

    /// The branch of an item as a snapshot of its own.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        check(parent, "snapshot(of:includingParent:)")
        var made = Self()
        func copy(_ items: [ItemIdentifierType], below: ItemIdentifierType?) {
            made.append(items, to: below)
            for item in items { copy(children[item] ?? [], below: item) }
        }
        if includingParent {
            copy([parent], below: nil)
        } else {
            copy(children[parent] ?? [], below: nil)
        }
        made.expanded = expanded.intersection(made.parents.keys)
        return made
    }

    // MARK: Changing

    /// Adds items at the end of a branch, or of all without a parent.
    public mutating func append(
        _ items: [ItemIdentifierType],
        to parent: ItemIdentifierType? = nil
    ) {
        if let parent { check(parent, "append(_:to:)") }
        adopt(items, parent)
        if let parent {
            children[parent, default: []] += items
        } else {
            roots += items
        }
    }

    /// Puts items in front of another, in its branch.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, 0, of: item, "insert(_:before:)")
    }

    /// Puts items behind another, in its branch.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, 1, of: item, "insert(_:after:)")
    }

    /// Puts the items of another snapshot in front of an item, in its branch.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot.roots, 0, of: item, "insert(_:before:)")
        graft(snapshot)
    }

    /// Puts the items of another snapshot behind an item, in its branch.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot.roots, 1, of: item, "insert(_:after:)")
        graft(snapshot)
    }

    /// Takes items out with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let siblings = parent(of: item)
            if let siblings {
                children[siblings]?.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            for gone in walk([item], { _ in true }) {
                parents[gone] = nil
                children[gone] = nil
                expanded.remove(gone)
            }
        }
    }

    /// Takes everything out.
    public mutating func deleteAll() { self = Self() }

    /// Puts the items of another snapshot in the place of what is below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        check(parent, "replace(childrenOf:using:)")
        delete(children[parent] ?? [])
        append(snapshot.roots, to: parent)
        graft(snapshot)
    }

    /// Opens branches.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item, "expand(_:)")
            expanded.insert(item)
        }
    }

    /// Closes branches.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            check(item, "collapse(_:)")
            expanded.remove(item)
        }
    }

    /// The tree as text: one line for each item, `+` closed, `-` open, `*` without children.
    public func visualDescription() -> String {
        items.map { item in
            let indent = String(repeating: "  ", count: level(of: item))
            let mark = children[item]?.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
            return "\(indent)\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: For the framework

    /// Whether an item has others below it.
    package func hasChildren(_ item: ItemIdentifierType) -> Bool {
        !(children[item]?.isEmpty ?? true)
    }

    /// Puts the visible items in another order, as a finger has moved them; each stays with its
    /// parent where it can.
    package mutating func reorder(_ order: [ItemIdentifierType]) {
        var rank: [ItemIdentifierType: Int] = [:]
        for (index, item) in order.enumerated() { rank[item] = index }
        func sorted(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
            items.enumerated().sorted {
                (rank[$0.element] ?? $0.offset, $0.offset)
                    < (rank[$1.element] ?? $1.offset, $1.offset)
            }.map(\.element)
        }
        roots = sorted(roots)
        for key in children.keys { children[key] = sorted(children[key] ?? []) }
    }

    // MARK: Parts

    private func walk(
        _ start: [ItemIdentifierType],
        _ enters: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var stack = Array(start.reversed())
        while let item = stack.popLast() {
            found.append(item)
            if enters(item), let below = children[item] { stack += below.reversed() }
        }
        return found
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        _ offset: Int,
        of other: ItemIdentifierType,
        _ name: String
    ) {
        check(other, name)
        let parent = parent(of: other)
        adopt(items, parent)
        if let parent {
            let place = (children[parent]?.firstIndex(of: other) ?? 0) + offset
            children[parent]?.insert(contentsOf: items, at: place)
        } else {
            let place = (roots.firstIndex(of: other) ?? 0) + offset
            roots.insert(contentsOf: items, at: place)
        }
    }

    private mutating func adopt(_ items: [ItemIdentifierType], _ parent: ItemIdentifierType?) {
        for item in items {
            guard parents[item] == nil else {
                fatalError(
                    "NSDiffableDataSourceSectionSnapshot: Fatal: supplied item identifiers are "
                        + "not unique. Duplicate identifiers: {(\(item))}; give each item an "
                        + "identifier of its own."
                )
            }
            parents[item] = .some(parent)
        }
    }

    /// Adopts what is below the roots of another snapshot, whose roots are in already.
    private mutating func graft(_ other: Self) {
        func copy(_ item: ItemIdentifierType) {
            guard let below = other.children[item], !below.isEmpty else { return }
            append(below, to: item)
            for child in below { copy(child) }
        }
        for root in other.roots { copy(root) }
        expanded.formUnion(other.expanded)
    }

    private func check(_ item: ItemIdentifierType, _ name: String) {
        guard contains(item) else {
            fatalError(
                "NSDiffableDataSourceSectionSnapshot.\(name): the item \(item) is not in the "
                    + "snapshot; add it by append(_:to:)."
            )
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
