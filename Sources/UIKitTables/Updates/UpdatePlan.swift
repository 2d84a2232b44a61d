// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What a batch makes of each section and row, once it was seen to fit the data.
struct UpdatePlan {
    private let batch: UpdateBatch
    private let sections: IndexMap
    /// By the old section.
    private var rows: [Int: IndexMap] = [:]
    private let movedFrom: [RowKey: RowKey]
    private let sectionMovedFrom: [Int: Int]
    let oldCounts: [Int]
    let newCounts: [Int]

    /// Makes a plan; traps, as UIKit does, where changes and numbers do not fit.
    init(_ batch: UpdateBatch, oldCounts: [Int], newCounts: [Int]) {
        self.batch = batch
        self.oldCounts = oldCounts
        self.newCounts = newCounts
        sectionMovedFrom = Dictionary(
            batch.movedSections.map { ($0.value, $0.key) },
            uniquingKeysWith: { first, _ in first }
        )
        movedFrom = Dictionary(
            batch.movedRows.map { ($0.value, $0.key) },
            uniquingKeysWith: { first, _ in first }
        )
        sections = IndexMap(
            gone: Array(batch.deletedSections.keys) + Array(batch.movedSections.keys),
            taken: Array(batch.insertedSections.keys) + Array(batch.movedSections.values)
        )
        checkSections()
        makeRowMaps()
    }

    // MARK: Sections

    func newSection(_ old: Int) -> Int? {
        if let target = batch.movedSections[old] { return target }
        return sections.new(old)
    }

    func oldSection(_ new: Int) -> Int? {
        if let source = sectionMovedFrom[new] { return source }
        return sections.old(new)
    }

    /// Whether a section, by its old place, is asked for again.
    func isReloaded(_ old: Int) -> Bool { batch.reloadedSections[old] != nil }

    // MARK: Rows

    /// The new place of a row; nil if its cell goes away.
    func newRow(_ old: RowKey) -> RowKey? {
        guard batch.reloadedRows[old] == nil else { return nil }
        return newPlace(old)
    }

    /// The new place of a row, be it reloaded or not.
    func newPlace(_ old: RowKey) -> RowKey? {
        if let target = batch.movedRows[old] { return target }
        guard !isReloaded(old.section), let section = newSection(old.section),
            let row = (rows[old.section] ?? IndexMap(gone: [], taken: [])).new(old.row)
        else { return nil }
        return RowKey(section: section, row: row)
    }

    /// The old place of a row; nil if it is new.
    func oldRow(_ new: RowKey) -> RowKey? {
        if let source = movedFrom[new] { return source }
        guard let section = oldSection(new.section), !isReloaded(section),
            let row = (rows[section] ?? IndexMap(gone: [], taken: [])).old(new.row)
        else { return nil }
        return RowKey(section: section, row: row)
    }

    /// How a row comes.
    func arrival(_ new: RowKey) -> UpdateBatch.Animation {
        if let animation = batch.insertedRows[new] ?? batch.insertedSections[new.section] {
            return animation
        }
        if let old = oldRow(new), let animation = batch.reloadedRows[old] { return animation }
        if let old = oldSection(new.section), let animation = batch.reloadedSections[old] {
            return animation
        }
        return .fade
    }

    /// How a row goes.
    func departure(_ old: RowKey) -> UpdateBatch.Animation {
        batch.deletedRows[old] ?? batch.reloadedRows[old] ?? batch.deletedSections[old.section]
            ?? batch.reloadedSections[old.section] ?? .fade
    }

    /// The rows that are inserted into a section that stays.
    func inserted(into section: Int) -> [Int] {
        batch.insertedRows.keys.filter { $0.section == section }.map(\.row)
    }

    // MARK: Checks

    private func checkSections() {
        let old = oldCounts.count
        let new = newCounts.count
        for section in batch.deletedSections.keys where !oldCounts.indices.contains(section) {
            trap(
                "attempt to delete section \(section), but there are only \(old) sections before "
                    + "the update"
            )
        }
        for section in batch.reloadedSections.keys where !oldCounts.indices.contains(section) {
            trap(
                "attempt to reload section \(section), but there are only \(old) sections before "
                    + "the update"
            )
        }
        for (from, to) in batch.movedSections {
            guard oldCounts.indices.contains(from), newCounts.indices.contains(to) else {
                trap("attempt to move section \(from) to \(to), where there is no such section")
            }
        }
        let inserted = batch.insertedSections.count
        let deleted = batch.deletedSections.count
        guard old + inserted - deleted == new else {
            trap(
                "Invalid update: invalid number of sections. The number of sections contained in "
                    + "the table view after the update (\(new)) must be equal to the number of "
                    + "sections contained in the table view before the update (\(old)), plus or "
                    + "minus the number of sections inserted or deleted (\(inserted) inserted, "
                    + "\(deleted) deleted)."
            )
        }
        for section in batch.insertedSections.keys where !newCounts.indices.contains(section) {
            trap(
                "attempt to insert section \(section) but there are only \(new) sections after "
                    + "the update"
            )
        }
    }

    private mutating func makeRowMaps() {
        checkRows()
        var gone: [Int: [Int]] = [:]
        var taken: [Int: [Int]] = [:]
        for row in batch.deletedRows.keys { gone[row.section, default: []].append(row.row) }
        for (from, to) in batch.movedRows {
            gone[from.section, default: []].append(from.row)
            taken[to.section, default: []].append(to.row)
        }
        for row in batch.insertedRows.keys { taken[row.section, default: []].append(row.row) }
        for old in oldCounts.indices {
            guard let new = newSection(old), !isReloaded(old) else { continue }
            let out = gone[old] ?? []
            let into = taken[new] ?? []
            checkCount(old, new, out, into)
            if !out.isEmpty || !into.isEmpty {
                rows[old] = IndexMap(gone: out, taken: into)
            }
        }
    }

    private func checkRows() {
        for row in Array(batch.deletedRows.keys) + Array(batch.reloadedRows.keys) {
            let verb = batch.deletedRows[row] == nil ? "reload" : "delete"
            guard oldCounts.indices.contains(row.section) else {
                trap(
                    "attempt to \(verb) row \(row.row) from section \(row.section), but there are "
                        + "only \(oldCounts.count) sections before the update"
                )
            }
            let count = oldCounts[row.section]
            guard row.row >= 0, row.row < count else {
                trap(
                    "attempt to \(verb) row \(row.row) from section \(row.section) which only "
                        + "contains \(count) rows before the update"
                )
            }
            if verb == "delete", batch.movedRows[row] != nil {
                trap(
                    "attempt to perform a delete and a move from the same index path (\(row.path))"
                )
            }
        }
        for row in batch.insertedRows.keys {
            guard newCounts.indices.contains(row.section), row.row >= 0,
                row.row < newCounts[row.section]
            else {
                let count = newCounts.indices.contains(row.section) ? newCounts[row.section] : 0
                trap(
                    "attempt to insert row \(row.row) into section \(row.section), but there are "
                        + "only \(count) rows in section \(row.section) after the update"
                )
            }
            if movedFrom[row] != nil {
                trap("attempt to perform an insert and a move to the same index path (\(row.path))")
            }
        }
        for (from, to) in batch.movedRows {
            guard oldCounts.indices.contains(from.section), from.row >= 0,
                from.row < oldCounts[from.section], newCounts.indices.contains(to.section),
                to.row >= 0, to.row < newCounts[to.section]
            else {
                trap("attempt to move row \(from.path) to \(to.path), where there is no such row")
            }
        }
    }

    private func checkCount(_ old: Int, _ new: Int, _ out: [Int], _ into: [Int]) {
        let before = oldCounts[old]
        let after = newCounts[new]
        guard before - out.count + into.count != after else { return }
        let deleted = batch.deletedRows.keys.count { $0.section == old }
        let inserted = batch.insertedRows.keys.count { $0.section == new }
        trap(
            "Invalid update: invalid number of rows in section \(new). The number of rows "
                + "contained in an existing section after the update (\(after)) must be equal to "
                + "the number of rows contained in that section before the update (\(before)), "
                + "plus or minus the number of rows inserted or deleted from that section "
                + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows "
                + "moved into or out of that section (\(into.count - inserted) moved in, "
                + "\(out.count - deleted) moved out)."
        )
    }

    private func trap(_ reason: String) -> Never {
        Diagnostics.trap(
            .internalInconsistencyException,
            "UITableView.endUpdates(): \(reason) Change the data source and tell the table the "
                + "same, in one go."
        )
    }
}
