// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

/// Changes that are being told.
@MainActor
struct UpdateState {
    var depth = 0
    var batch: UpdateBatch?
    var completions: [(Bool) -> Void] = []
    /// Whether the data was first asked for when the batch began.
    var isFirstLoad = false
    /// Whether a batch is being applied, in which the data is not to be asked for.
    var isApplying = false
    /// How many animations are under way.
    var running = 0
}

extension UITableView {
    /// How long rows take to come, go and move, in seconds.
    static let updateDuration = 0.3

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        closeUpdates(completion)
    }

    func openUpdates() {
        updating.depth += 1
        guard updating.depth == 1 else { return }
        // The numbers before the changes count.
        updating.isFirstLoad = !table.isLoaded
        loadIfNeeded()
    }

    func change(_ body: (inout UpdateBatch) -> Void) {
        guard table.isLoaded else {
            // What was never asked for is asked for as it is then.
            return dataMayBeOther()
        }
        updating.depth += 1
        var batch = updating.batch ?? UpdateBatch()
        body(&batch)
        updating.batch = batch
        closeUpdates(nil)
    }

    func closeUpdates(_ completion: ((Bool) -> Void)?) {
        guard updating.depth > 0 else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UITableView.endUpdates(): there is no update to end; call beginUpdates() first."
            )
        }
        updating.depth -= 1
        if let completion { updating.completions.append(completion) }
        guard updating.depth == 0 else { return }
        defer { updating.isFirstLoad = false }
        let completions = updating.completions
        updating.completions = []
        let batch = updating.batch ?? UpdateBatch()
        updating.batch = nil
        guard table.isLoaded, table.dataSource != nil else {
            dataMayBeOther()
            for completion in completions { completion(true) }
            return
        }
        apply(batch, completions)
    }

    // MARK: Applying

    private func apply(_ batch: UpdateBatch, _ completions: [(Bool) -> Void]) {
        endSwipe(animated: true)
        cancelTouch()
        let old = table.geometry
        updating.isApplying = true
        let (oldCounts, newCounts) = (old.sections.map(\.rows.count), currentCounts())
        if updating.isFirstLoad, !batch.leads(from: oldCounts, to: newCounts) {
            // Nothing was shown yet, and the data had changed before anybody asked for it: iOS takes that (two
            // public libraries' suites change a new table so).
            updating.isApplying = false
            dataMayBeOther()
            loadIfNeeded()
            for completion in completions { completion(true) }
            return
        }
        let plan = UpdatePlan(batch, oldCounts: oldCounts, newCounts: newCounts)
        var motion = UpdateMotion(table: self, plan: plan, old: old)
        let new = geometry(plan, old)
        updating.isApplying = false
        motion.collectOld()
        movePlaceholders(plan)
        table.geometry = new
        moveSelection(plan)
        table.isStale = true
        shown.range = nil
        let canAnimate = window != nil && UIView.areAnimationsEnabled && bounds.height > 0
        motion.run(animated: canAnimate, completions)
        for key in batch.reconfigured {
            if let new = plan.newPlace(key) { reconfigureNow(new) }
        }
        reloadIndex()
        focusRowsDidChange()
    }

    private func currentCounts() -> [Int] {
        guard let dataSource = table.dataSource else { return [] }
        let count = dataSource.numberOfSections?(in: self) ?? 1
        return (0..<max(0, count)).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
                + placeholderCount(in: $0)
        }
    }

    /// Where everything lies after the changes, with the heights that are known of what stays.
    private func geometry(_ plan: UpdatePlan, _ old: TableGeometry) -> TableGeometry {
        let asksForAll = table.estimatedRowHeight == 0
        var sections: [TableGeometry.Section] = []
        for (index, count) in plan.newCounts.enumerated() {
            guard let source = plan.oldSection(index), !plan.isReloaded(source),
                old.sections[source].rows.count > 0, !asksForAll
            else {
                sections.append(loadedSection(index, rows: count))
                continue
            }
            var section = old.sections[source]
            let known = section.rows
            var rows = RowHeights(count: count, base: known.base, isExact: known.areAllExact)
            known.forEachKnown { row, height, _ in
                let key = RowKey(section: source, row: row)
                if let target = plan.newRow(key), target.section == index {
                    rows.set(height, at: target.row)
                }
            }
            section.rows = rows
            if table.isGrouped, (source == 0) != (index == 0) {
                let fresh = loadedSection(index, rows: 0)
                section.header = fresh.header
                section.isHeaderExact = fresh.isHeaderExact
            }
            sections.append(section)
        }
        var geometry = TableGeometry(sections, top: old.top, bottom: old.bottom)
        // Rows that come from other sections bring their heights along.
        for (index, section) in old.sections.enumerated() where !asksForAll {
            section.rows.forEachKnown { row, height, _ in
                let key = RowKey(section: index, row: row)
                guard let target = plan.newRow(key), geometry.contains(target),
                    plan.newSection(index) != target.section
                else { return }
                geometry.setRow(height, at: target)
                geometry.doubt(target)
            }
        }
        return geometry
    }

    private func moveSelection(_ plan: UpdatePlan) {
        guard !selecting.paths.isEmpty else { return }
        selecting.paths = selecting.paths.compactMap { plan.newRow(RowKey($0))?.path }
        selecting.set = Set(selecting.paths)
    }

    // MARK: Reconfiguring

    func reconfigure(_ paths: [IndexPath]) {
        guard table.isLoaded else { return }
        if updating.depth > 0 {
            var batch = updating.batch ?? UpdateBatch()
            batch.reconfigured += paths.map { RowKey($0) }
            updating.batch = batch
            return
        }
        for path in paths { reconfigureNow(RowKey(path)) }
    }

    private func reconfigureNow(_ key: RowKey) {
        guard let cell = shown.rows[key], let dataSource = table.dataSource else { return }
        pools.reconfigured = (key, cell)
        let answer = dataSource.tableView(self, cellForRowAt: dataPath(key))
        pools.reconfigured = nil
        guard answer === cell else {
            Diagnostics.trap(
                .internalInconsistencyException,
                "UITableView.reconfigureRows(at:): the data source answered another cell than the "
                    + "existing one for \(key.path); dequeue it with the same identifier, or call "
                    + "reloadRows(at:with:)."
            )
        }
        table.geometry.doubt(key)
        table.isStale = true
        setNeedsLayout()
    }

    /// Whether there is something that the data source has not heard of.
    var hasPendingChanges: Bool {
        editing.moving != nil || !table.placeholders.isEmpty
    }
}
