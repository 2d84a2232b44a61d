// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// Lets the views of a table move from where they were before changes to where they are after.
@MainActor
struct UpdateMotion {
    private unowned let view: UITableView
    private let plan: UpdatePlan
    private let old: TableGeometry
    /// Where the cells were that stay, by the cell.
    private var starts: [ObjectIdentifier: CGRect] = [:]
    /// The cells that go, with the rows that were theirs.
    private var leaving: [(key: RowKey, cell: UITableViewCell)] = []
    /// The cells that stay and are not seen any more.
    private var departing: [(key: RowKey, cell: UITableViewCell)] = []
    private var leavingSections: [(section: Int, view: UIView, isFooter: Bool)] = []

    init(table: UITableView, plan: UpdatePlan, old: TableGeometry) {
        view = table
        self.plan = plan
        self.old = old
    }

    /// Takes the cells over that are shown, and gives those that stay their new rows.
    mutating func collectOld() {
        var kept: [RowKey: UITableViewCell] = [:]
        for (key, cell) in view.shown.rows {
            if let new = plan.newRow(key) {
                kept[new] = cell
                starts[ObjectIdentifier(cell)] = cell.frame
            } else {
                leaving.append((key, cell))
            }
        }
        leaving.sort { $0.key < $1.key }
        view.shown.rows = kept
        view.shown.headers = remapped(view.shown.headers, isFooter: false)
        view.shown.footers = remapped(view.shown.footers, isFooter: true)
    }

    private mutating func remapped(_ views: [Int: UIView], isFooter: Bool) -> [Int: UIView] {
        var kept: [Int: UIView] = [:]
        for (section, part) in views {
            if !plan.isReloaded(section), let new = plan.newSection(section) {
                kept[new] = part
                starts[ObjectIdentifier(part)] = part.frame
            } else {
                leavingSections.append((section, part, isFooter))
            }
        }
        return kept
    }

    /// Moves, or puts everything where it belongs at once.
    mutating func run(animated: Bool, _ completions: [(Bool) -> Void]) {
        guard animated else {
            for (key, cell) in leaving { view.retire(cell, key) }
            for part in leavingSections { retire(part) }
            view.updateContentSize()
            view.bringOffsetBack()
            view.setNeedsLayout()
            if view.window != nil { view.layoutIfNeeded() }
            for completion in completions { completion(true) }
            return
        }
        let oldOffset = view.contentOffset
        UIView.performWithoutAnimation {
            view.table.geometry.doubtRows()
            view.updateContentSize()
            view.bringOffsetBack()
            settle()
        }
        let newOffset = view.contentOffset
        let ends = placeAtStart(oldOffset)
        animate(ends, to: newOffset, completions)
    }

    /// Makes and measures what is seen after the changes.
    private mutating func settle() {
        view.table.isLayingOut = true
        _ = view.resolveAll()
        let range = view.visibleRange()
        for (key, cell) in view.shown.rows {
            if let range, key >= range.first, key <= range.last { continue }
            departing.append((key, cell))
            view.shown.rows[key] = nil
        }
        view.tile()
        view.table.isLayingOut = false
    }

    /// Puts what is shown where it was, and tells where it is to go.
    private func placeAtStart(_ offset: CGPoint) -> [(UIView, CGRect)] {
        var ends: [(UIView, CGRect)] = []
        UIView.performWithoutAnimation {
            if view.contentOffset != offset { view.bounds.origin = offset }
            for (key, cell) in view.shown.rows {
                ends.append((cell, cell.frame))
                cell.layoutIfNeeded()
                if let start = starts[ObjectIdentifier(cell)] {
                    cell.frame = start
                } else if let source = plan.oldRow(key), plan.newRow(source) == key {
                    cell.frame = view.frame(old.row(source))
                } else {
                    arrive(cell, plan.arrival(key))
                }
            }
            for part in Array(view.shown.headers.values) + Array(view.shown.footers.values) {
                ends.append((part, part.frame))
                part.layoutIfNeeded()
                if let start = starts[ObjectIdentifier(part)] {
                    part.frame = start
                } else {
                    part.alpha = 0
                }
            }
            for (_, cell) in leaving { view.sendToBack(cell) }
            if let footer = view.table.footerView {
                let end = footer.frame
                footer.frame.origin.y = old.height - old.bottom
                ends.append((footer, end))
            }
        }
        return ends
    }

    private func arrive(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
        var start = cell.frame
        switch animation {
        case .none: return
        case .right: start.origin.x += view.bounds.width
        case .left: start.origin.x -= view.bounds.width
        case .top:
            start.origin.y -= start.height
            view.sendToBack(cell)
        case .bottom:
            start.origin.y += start.height
            view.sendToBack(cell)
        case .middle:
            start = CGRect(x: start.minX, y: start.midY, width: start.width, height: 0)
            clip(cell)
        case .fade, .automatic: cell.alpha = 0
        }
        cell.frame = start
    }

    private func depart(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
        var end = cell.frame
        switch animation {
        case .none: cell.alpha = 0
        case .right: end.origin.x += view.bounds.width
        case .left: end.origin.x -= view.bounds.width
        case .top:
            end.origin.y -= end.height
            cell.alpha = 0
        case .bottom:
            end.origin.y += end.height
            cell.alpha = 0
        case .middle:
            end = CGRect(x: end.minX, y: end.midY, width: end.width, height: 0)
            clip(cell)
        case .fade, .automatic: cell.alpha = 0
        }
        cell.frame = end
    }

    private func animate(
        _ ends: [(UIView, CGRect)],
        to offset: CGPoint,
        _ completions: [(Bool) -> Void]
    ) {
        let view = view
        view.updating.running += 1
        for (key, cell) in leaving where plan.departure(key) == .none {
            cell.alpha = 0
        }
        UIView.animate(
            withDuration: UITableView.updateDuration,
            delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: {
                if view.contentOffset != offset { view.bounds.origin = offset }
                for (part, end) in ends {
                    if part.frame != end { part.frame = end }
                    if part.alpha == 0 { part.alpha = 1 }
                    part.layoutIfNeeded()
                }
                for (key, cell) in departing { cell.frame = view.rowFrame(key) }
                for (key, cell) in leaving { depart(cell, plan.departure(key)) }
                for part in leavingSections { part.view.alpha = 0 }
            },
            completion: { isOver in
                view.updating.running -= 1
                finish()
                for completion in completions { completion(isOver) }
            }
        )
    }

    /// Puts away what has gone.
    private func finish() {
        for (key, cell) in leaving + departing {
            cell.alpha = 1
            unclip(cell)
            view.retire(cell, key)
        }
        for part in leavingSections {
            part.view.alpha = 1
            retire(part)
        }
        view.hideLooseCells()
        for cell in view.shown.rows.values { unclip(cell) }
        view.table.isStale = true
        view.setNeedsLayout()
    }

    private func clip(_ cell: UITableViewCell) {
        guard !cell.clipsToBounds else { return }
        cell.state.isClippedForMotion = true
        cell.clipsToBounds = true
    }

    private func unclip(_ cell: UITableViewCell) {
        guard cell.state.isClippedForMotion else { return }
        cell.state.isClippedForMotion = false
        cell.clipsToBounds = cell.state.corners != .none
    }

    private func retire(_ part: (section: Int, view: UIView, isFooter: Bool)) {
        if part.isFooter {
            view.retire(part.view, footer: part.section)
        } else {
            view.retire(part.view, header: part.section)
        }
    }
}

extension UITableView {
    /// Puts a cell behind the others, and before the background.
    func sendToBack(_ cell: UIView) {
        sendSubviewToBack(cell)
        if let background = table.backgroundView { sendSubviewToBack(background) }
    }

    /// Measures all that is seen.
    func resolveAll() -> Bool {
        var rounds = 0
        while rounds < 64, resolveVisible() { rounds += 1 }
        return rounds > 0
    }
}
