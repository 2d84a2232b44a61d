// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

// Dragging a row by its three lines to another place.
extension UITableView {
    /// How near an edge the table scrolls by itself, in points.
    private static let edgeZone: CGFloat = 60
    /// The greatest distance of scrolling in a frame.
    private static let edgeStep: CGFloat = 8

    func beginMoving(_ cell: UITableViewCell, at place: CGPoint) {
        guard editing.moving == nil, let path = path(of: cell) else { return }
        endSwipe(animated: true)
        cancelTouch()
        let moving = MovingRow(
            cell,
            RowKey(path),
            grip: cell.center.y - place.y,
            place: place
        )
        editing.moving = moving
        cell.state.isReordering = true
        cell.setNeedsUpdateConfiguration()
        bringSubviewToFront(cell)
        cell.layer.shadowColor = UIColor.black.cgColor
        cell.layer.shadowOffset = .zero
        cell.layer.shadowRadius = 8
        UIView.animate(withDuration: 0.2) {
            cell.layer.shadowOpacity = 0.25
            cell.alpha = 0.95
        }
        moving.scroller = EdgeScroller { [weak self] in self?.scrollAtEdge() }
    }

    func moveDragged(to place: CGPoint) {
        guard let moving = editing.moving else { return }
        moving.place = place
        let half = moving.cell.bounds.height / 2
        let least = half
        let most = max(least, table.geometry.height - half)
        moving.cell.center.y = max(least, min(place.y + moving.grip, most))
        let target = proposedKey(moving)
        guard target != moving.key else { return }
        shift(moving, to: target)
    }

    private func scrollAtEdge() {
        guard let moving = editing.moving else { return }
        let inset = adjustedContentInset
        let top = bounds.minY + inset.top
        let bottom = bounds.maxY - inset.bottom
        let zone = UITableView.edgeZone
        var step: CGFloat = 0
        if moving.place.y < top + zone {
            step = -(top + zone - moving.place.y) / zone * UITableView.edgeStep
        } else if moving.place.y > bottom - zone {
            step = (moving.place.y - bottom + zone) / zone * UITableView.edgeStep
        }
        let most = max(-inset.top, table.geometry.height - bounds.height + inset.bottom)
        let y = max(-inset.top, min(contentOffset.y + step, most))
        let moved = y - contentOffset.y
        guard moved != 0 else { return }
        contentOffset.y = y
        moveDragged(to: CGPoint(x: moving.place.x, y: moving.place.y + moved))
    }

    /// The place that the finger is over, if the delegate agrees.
    private func proposedKey(_ moving: MovingRow) -> RowKey {
        let middle = moving.cell.center.y
        guard let section = table.geometry.section(at: middle) else { return moving.key }
        let rows = table.geometry.rows(section)
        let count = table.geometry.sections[section].rows.count
        var row = 0
        if count > 0 {
            row = table.geometry.sections[section].rows.row(at: middle - rows.start)
        }
        if section != moving.key.section {
            // The section that the row enters has one row more.
            row = middle >= rows.end ? count : row
        }
        let proposed = RowKey(section: section, row: row)
        guard proposed != moving.key else { return proposed }
        let answer = tableDelegate?.tableView?(
            self,
            targetIndexPathForMoveFromRowAt: moving.origin.path,
            toProposedIndexPath: proposed.path
        )
        let wanted = answer.map { RowKey($0) } ?? proposed
        let most =
            table.geometry.sections.indices.contains(wanted.section)
            ? table.geometry.sections[wanted.section].rows.count
                - (wanted.section == moving.key.section ? 1 : 0) : -1
        return wanted.row >= 0 && wanted.row <= most ? wanted : moving.key
    }

    /// Lets the rows between make room.
    private func shift(_ moving: MovingRow, to target: RowKey) {
        let source = moving.key
        var batch = UpdateBatch()
        batch.moveRow(source.path, target.path)
        var counts = table.geometry.sections.map(\.rows.count)
        let old = counts
        counts[source.section] -= 1
        counts[target.section] += 1
        let plan = UpdatePlan(batch, oldCounts: old, newCounts: counts)
        table.geometry = table.geometry.moving(source, to: target, plan)
        var rows: [RowKey: UITableViewCell] = [:]
        for (key, cell) in shown.rows { rows[plan.newRow(key) ?? key] = cell }
        shown.rows = rows
        selecting.paths = selecting.paths.map { plan.newRow(RowKey($0))?.path ?? $0 }
        selecting.set = Set(selecting.paths)
        moving.key = target
        table.isStale = true
        shown.range = nil
        UIView.animate(
            withDuration: 0.25,
            delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                for (key, cell) in self.shown.rows where cell !== moving.cell {
                    self.style(cell, key)
                    cell.frame = self.rowFrame(key)
                }
            }
        )
        setNeedsLayout()
    }

    func endMoving(isCancelled: Bool) {
        guard let moving = editing.moving else { return }
        if isCancelled, moving.key != moving.origin { shift(moving, to: moving.origin) }
        moving.scroller?.end()
        let origin = moving.origin
        let target = moving.key
        editing.moving = nil
        let cell = moving.cell
        cell.state.isReordering = false
        cell.setNeedsUpdateConfiguration()
        if origin != target {
            table.dataSource?.tableView?(self, moveRowAt: origin.path, to: target.path)
        }
        UIView.animate(
            withDuration: 0.25,
            animations: {
                cell.layer.shadowOpacity = 0
                cell.alpha = 1
                if self.table.isLoaded, self.table.geometry.contains(target) {
                    cell.frame = self.rowFrame(target)
                }
            },
            completion: { [weak self] _ in
                guard let self, editing.moving == nil else { return }
                sendToBack(cell)
            }
        )
        table.isStale = true
        setNeedsLayout()
    }

    /// Cancels a move without animation.
    func cancelMove() {
        guard let moving = editing.moving else { return }
        moving.scroller?.end()
        editing.moving = nil
        moving.cell.state.isReordering = false
        moving.cell.layer.shadowOpacity = 0
        moving.cell.alpha = 1
    }
}

extension TableGeometry {
    /// The geometry after a row has gone to another place.
    func moving(_ source: RowKey, to target: RowKey, _ plan: UpdatePlan) -> TableGeometry {
        let height = row(source).length
        var changed = sections
        for section in Set([source.section, target.section]) {
            let known = sections[section].rows
            var rows = RowHeights(
                count: plan.newCounts[section],
                base: known.count > 0 ? known.base : height,
                isExact: known.areAllExact
            )
            known.forEachKnown { row, height, isExact in
                let key = RowKey(section: section, row: row)
                if key != source, let new = plan.newRow(key) {
                    rows.set(height, at: new.row, isExact: isExact)
                }
            }
            if section == target.section { rows.set(height, at: target.row, isExact: true) }
            changed[section].rows = rows
        }
        return TableGeometry(changed, top: top, bottom: bottom)
    }
}
