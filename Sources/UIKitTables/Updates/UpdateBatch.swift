// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// The changes between `beginUpdates()` and `endUpdates()`.
///
/// What is deleted, reloaded or moved is named as before the changes, what is inserted or moved to
/// as after them.
struct UpdateBatch {
    typealias Animation = UITableView.RowAnimation

    private(set) var deletedRows: [RowKey: Animation] = [:]
    private(set) var insertedRows: [RowKey: Animation] = [:]
    private(set) var reloadedRows: [RowKey: Animation] = [:]
    private(set) var movedRows: [RowKey: RowKey] = [:]
    private(set) var deletedSections: [Int: Animation] = [:]
    private(set) var insertedSections: [Int: Animation] = [:]
    private(set) var reloadedSections: [Int: Animation] = [:]
    private(set) var movedSections: [Int: Int] = [:]
    var reconfigured: [RowKey] = []

    mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { insertedSections[section] = animation }
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { deletedSections[section] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { reloadedSections[section] = animation }
    }

    mutating func moveSection(_ section: Int, _ target: Int) { movedSections[section] = target }

    mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { insertedRows[RowKey(path)] = animation }
    }

    mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { deletedRows[RowKey(path)] = animation }
    }

    mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
        for path in paths { reloadedRows[RowKey(path)] = animation }
    }

    mutating func moveRow(_ path: IndexPath, _ target: IndexPath) {
        movedRows[RowKey(path)] = RowKey(target)
    }

    /// Whether these changes lead from some numbers of rows to others.
    func leads(from old: [Int], to new: [Int]) -> Bool {
        guard old.count + insertedSections.count - deletedSections.count == new.count else {
            return false
        }
        let sections = IndexMap(
            gone: Array(deletedSections.keys) + Array(movedSections.keys),
            taken: Array(insertedSections.keys) + Array(movedSections.values)
        )
        let into = Dictionary(
            grouping: Array(insertedRows.keys) + Array(movedRows.values),
            by: \.section
        )
        let out = Dictionary(
            grouping: Array(deletedRows.keys) + Array(movedRows.keys),
            by: \.section
        )
        return old.indices.allSatisfy { section in
            guard reloadedSections[section] == nil,
                let target = movedSections[section] ?? sections.new(section)
            else { return true }
            let count = old[section] + (into[target]?.count ?? 0) - (out[section]?.count ?? 0)
            return new.indices.contains(target) && new[target] == count
        }
    }
}

/// Which of the new things each old one is, in one list.
///
/// Costs as much as there are changes, however long the list is.
struct IndexMap {
    /// Old places that do not keep their order, ascending.
    let gone: [Int]
    /// New places that are taken by others than those that keep their order, ascending.
    let taken: [Int]

    init(gone: [Int], taken: [Int]) {
        self.gone = gone.sorted()
        self.taken = taken.sorted()
    }

    /// The new place of an old thing; nil if it is gone.
    func new(_ old: Int) -> Int? {
        var place = old
        for other in gone {
            if other == old { return nil }
            if other > old { break }
            place -= 1
        }
        for other in taken {
            if other > place { break }
            place += 1
        }
        return place
    }

    /// The old place of a new thing; nil if its place is taken by another.
    func old(_ new: Int) -> Int? {
        var place = new
        for other in taken {
            if other == new { return nil }
            if other > new { break }
            place -= 1
        }
        for other in gone {
            if other > place { break }
            place += 1
        }
        return place
    }
}
