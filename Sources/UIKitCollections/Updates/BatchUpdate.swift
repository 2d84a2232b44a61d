// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A batch of changes of the data, and where it takes each section and item.
///
/// Deletions, reloads and the origins of moves are paths of the data before, insertions and the
/// targets of moves of the data after.
@MainActor
final class BatchUpdate {
    var sectionInserts: [Int] = []
    var sectionDeletes: [Int] = []
    var sectionReloads: [Int] = []
    var sectionMoves: [(from: Int, to: Int)] = []
    var itemInserts: [IndexPath] = []
    var itemDeletes: [IndexPath] = []
    var itemReloads: [IndexPath] = []
    var itemMoves: [(from: IndexPath, to: IndexPath)] = []
    var reconfigured: [IndexPath] = []

    let oldCounts: [Int]
    private(set) var newCounts: [Int] = []
    /// The attributes that elements had which go.
    var leavingAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    /// The old sections that leave their place in the order, and the new ones that are put in.
    private var sections = Slots()
    /// The same for items, by old and by new section.
    private var removed: [Int: [Int]] = [:]
    private var taken: [Int: [Int]] = [:]
    private var movedSections: [Int: Int] = [:]
    private var movedItems: [IndexPath: IndexPath] = [:]
    private var sectionOrigins: [Int: Int] = [:]
    private var itemOrigins: [IndexPath: IndexPath] = [:]
    private var reloadedSections: Set<Int> = []
    private var reloadedItems: Set<IndexPath> = []

    init(oldCounts: [Int]) { self.oldCounts = oldCounts }

    var isEmpty: Bool {
        sectionInserts.isEmpty && sectionDeletes.isEmpty && sectionReloads.isEmpty
            && sectionMoves.isEmpty && itemInserts.isEmpty && itemDeletes.isEmpty
            && itemReloads.isEmpty && itemMoves.isEmpty
    }

    /// Which places of a list are left, and which are taken, both sorted.
    struct Slots {
        var removed: [Int] = []
        var taken: [Int] = []

        func target(of old: Int) -> Int? { BatchUpdate.place(old, without: removed, around: taken) }
        func origin(of new: Int) -> Int? { BatchUpdate.place(new, without: taken, around: removed) }
    }

    /// Where a member comes to lie once some of its list are gone and others put in; nil for one
    /// that is gone.
    private nonisolated static func place(
        _ index: Int,
        without removed: [Int],
        around taken: [Int]
    ) -> Int? {
        var low = 0
        var high = removed.count
        while low < high {
            let middle = (low + high) / 2
            if removed[middle] < index { low = middle + 1 } else { high = middle }
        }
        if low < removed.count, removed[low] == index { return nil }
        var place = index - low
        // Places that are taken up to here push it on. `taken[i] - i` never falls, so the number of
        // those in front can be found by halves.
        low = 0
        high = taken.count
        while low < high {
            let middle = (low + high) / 2
            if taken[middle] - middle <= place { low = middle + 1 } else { high = middle }
        }
        place += low
        return place
    }

    // MARK: Mapping

    /// Takes note of the data after, and checks that the batch explains it.
    func seal(newCounts: [Int]) {
        self.newCounts = newCounts
        checkPaths()
        sections.removed = (sectionDeletes + sectionMoves.map(\.from)).sorted()
        sections.taken = (sectionInserts + sectionMoves.map(\.to)).sorted()
        for move in sectionMoves {
            movedSections[move.from] = move.to
            sectionOrigins[move.to] = move.from
        }
        reloadedSections = Set(sectionReloads)
        reloadedItems = Set(itemReloads)
        for path in itemDeletes { removed[path.section, default: []].append(path.item) }
        for path in itemInserts { taken[path.section, default: []].append(path.item) }
        for move in itemMoves {
            removed[move.from.section, default: []].append(move.from.item)
            taken[move.to.section, default: []].append(move.to.item)
            movedItems[move.from] = move.to
            itemOrigins[move.to] = move.from
        }
        for key in removed.keys { removed[key]?.sort() }
        for key in taken.keys { taken[key]?.sort() }
        checkCounts()
    }

    /// Where a section comes to lie; nil if it is gone.
    func target(ofSection old: Int) -> Int? { movedSections[old] ?? sections.target(of: old) }

    /// Where a section was; nil if it is new.
    func origin(ofSection new: Int) -> Int? { sectionOrigins[new] ?? sections.origin(of: new) }

    /// Where an item comes to lie, reloaded or not; nil if it is gone.
    func target(of old: IndexPath) -> IndexPath? {
        if let moved = movedItems[old] { return moved }
        guard let section = target(ofSection: old.section) else { return nil }
        let item = BatchUpdate.place(
            old.item,
            without: removed[old.section] ?? [],
            around: taken[section] ?? []
        )
        return item.map { IndexPath(item: $0, section: section) }
    }

    /// Where an item was; nil if it is new.
    func origin(of new: IndexPath) -> IndexPath? {
        if let moved = itemOrigins[new] { return moved }
        guard let section = origin(ofSection: new.section) else { return nil }
        let item = BatchUpdate.place(
            new.item,
            without: taken[new.section] ?? [],
            around: removed[section] ?? []
        )
        guard let item, item < (oldCounts.indices.contains(section) ? oldCounts[section] : 0) else {
            return nil
        }
        return IndexPath(item: item, section: section)
    }

    /// Where an element comes to lie that keeps its view; nil for one that is gone or reloaded.
    func target(of key: ElementKey) -> ElementKey? {
        guard key.item >= 0 else { return key }
        guard key.category == .cell else {
            guard !reloadedSections.contains(key.section) else { return nil }
            return target(ofSection: key.section).map {
                key.at(IndexPath(item: key.item, section: $0))
            }
        }
        let path = key.indexPath
        guard !reloadedItems.contains(path), !reloadedSections.contains(path.section) else {
            return nil
        }
        return target(of: path).map { ElementKey(cell: $0) }
    }

    /// Where an element was that keeps its view; nil for one that is new or reloaded.
    func origin(of key: ElementKey) -> ElementKey? {
        guard key.item >= 0 else { return key }
        guard key.category == .cell else {
            guard let section = origin(ofSection: key.section),
                !reloadedSections.contains(section)
            else { return nil }
            return key.at(IndexPath(item: key.item, section: section))
        }
        guard let path = origin(of: key.indexPath), !reloadedItems.contains(path),
            !reloadedSections.contains(path.section)
        else { return nil }
        return ElementKey(cell: path)
    }

    /// Whether an element of the data after has no view to take over.
    func isNew(_ key: ElementKey) -> Bool { origin(of: key) == nil }

    /// Whether an element of the data before has no place in the data after.
    func isGone(_ key: ElementKey) -> Bool { target(of: key) == nil }

    /// The changes as layouts are told of them.
    var items: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var all: [UICollectionViewUpdateItem] = []
        for index in sectionDeletes { all.append(.init(.delete, from: section(index), to: nil)) }
        for path in itemDeletes { all.append(.init(.delete, from: path, to: nil)) }
        for index in sectionReloads {
            all.append(
                .init(.reload, from: section(index), to: target(ofSection: index).map(section))
            )
        }
        for path in itemReloads { all.append(.init(.reload, from: path, to: target(of: path))) }
        for index in sectionInserts { all.append(.init(.insert, from: nil, to: section(index))) }
        for path in itemInserts { all.append(.init(.insert, from: nil, to: path)) }
        for move in sectionMoves {
            all.append(.init(.move, from: section(move.from), to: section(move.to)))
        }
        for move in itemMoves { all.append(.init(.move, from: move.from, to: move.to)) }
        return all
    }

    // MARK: Checking

    private func fail(_ text: String) -> Never {
        fatalError("UICollectionView.performBatchUpdates(_:completion:): " + text)
    }

    private func checkPaths() {
        let old = oldCounts.count
        let new = newCounts.count
        for index in sectionDeletes + sectionReloads + sectionMoves.map(\.from)
        where !(0..<old).contains(index) {
            fail(
                "attempt to delete section \(index), but there are only \(old) sections before "
                    + "the update; name sections that there were."
            )
        }
        for index in sectionInserts + sectionMoves.map(\.to) where !(0..<new).contains(index) {
            fail(
                "attempt to insert section \(index), but there are only \(new) sections after "
                    + "the update; change the data inside the block, too."
            )
        }
        for path in itemDeletes + itemReloads + itemMoves.map(\.from) {
            let count = (0..<old).contains(path.section) ? oldCounts[path.section] : 0
            guard (0..<count).contains(path.item) else {
                fail(
                    "attempt to delete item \(path.item) from section \(path.section) which only "
                        + "contains \(count) items before the update; name items that there were."
                )
            }
        }
        for path in itemInserts + itemMoves.map(\.to) {
            let count = (0..<new).contains(path.section) ? newCounts[path.section] : 0
            guard (0..<count).contains(path.item) else {
                fail(
                    "attempt to insert item \(path.item) into section \(path.section), but there "
                        + "are only \(count) items in section \(path.section) after the update; "
                        + "change the data inside the block, too."
                )
            }
        }
        checkTwice(itemDeletes, "delete the same item twice")
        checkTwice(itemInserts, "insert the same item twice")
        checkTwice(itemDeletes + itemReloads, "delete and reload the same item")
        checkTwice(itemDeletes + itemMoves.map(\.from), "delete and move the same item")
        checkTwice(itemReloads + itemMoves.map(\.from), "reload and move the same item")
        checkTwice(itemInserts + itemMoves.map(\.to), "insert and move to the same place")
        checkTwice(
            sectionDeletes + sectionReloads + sectionMoves.map(\.from),
            "delete, reload or move the same section twice"
        )
        checkTwice(
            sectionInserts + sectionMoves.map(\.to),
            "insert or move to the same section twice"
        )
    }

    private func checkTwice<Place: Hashable>(_ places: [Place], _ what: String) {
        var seen: Set<Place> = []
        for place in places where !seen.insert(place).inserted {
            fail("attempt to \(what): \(place); say each change once.")
        }
    }

    private func checkCounts() {
        let (before, after) = (oldCounts.count, newCounts.count)
        guard after == before + sectionInserts.count - sectionDeletes.count else {
            fatalError(
                "Invalid update: invalid number of sections. The number of sections contained in "
                    + "the collection view after the update (\(after)) must be equal to the "
                    + "number of sections contained in the collection view before the update "
                    + "(\(before)), plus or minus the number of sections inserted or deleted "
                    + "(\(sectionInserts.count) inserted, \(sectionDeletes.count) deleted). "
                    + "Change the data source inside UICollectionView.performBatchUpdates and "
                    + "name every change."
            )
        }
        var changes: [Int: Change] = [:]
        for path in itemInserts { changes[path.section, default: Change()].inserted += 1 }
        for path in itemDeletes {
            guard let section = target(ofSection: path.section) else { continue }
            changes[section, default: Change()].deleted += 1
        }
        for move in itemMoves {
            changes[move.to.section, default: Change()].movedIn += 1
            guard let section = target(ofSection: move.from.section) else { continue }
            changes[section, default: Change()].movedOut += 1
        }
        for section in newCounts.indices {
            guard let old = origin(ofSection: section), !reloadedSections.contains(old) else {
                continue
            }
            let change = changes[section] ?? Change()
            let wanted =
                oldCounts[old] + change.inserted - change.deleted + change.movedIn
                - change.movedOut
            guard newCounts[section] == wanted else {
                fatalError(change.text(section, before: oldCounts[old], after: newCounts[section]))
            }
        }
    }

    private struct Change {
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0

        func text(_ section: Int, before: Int, after: Int) -> String {
            "Invalid update: invalid number of items in section \(section). The number of items "
                + "contained in an existing section after the update (\(after)) must be equal to "
                + "the number of items contained in that section before the update (\(before)), "
                + "plus or minus the number of items inserted or deleted from that section "
                + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
                + "items moved into or out of that section (\(movedIn) moved in, \(movedOut) "
                + "moved out). Change the data source inside UICollectionView."
                + "performBatchUpdates and name every change."
        }
    }
}
