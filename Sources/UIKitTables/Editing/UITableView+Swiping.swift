// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import UIKitCells
import UIKitControls

// Swiping a row shows its actions; going on to the other edge does the first.
extension UITableView {
    /// How fast a swipe must end to open or close a row by itself, in points a second.
    private static let flingSpeed: CGFloat = 300

    func setUpSwipes() {
        let pan = SwipePanRecognizer(table: self)
        editing.swipePan = pan
        addPart(pan)
        // Before the scroll recognizer: on a row with actions, a horizontal pan is a swipe.
        let range = RangePanRecognizer(table: self)
        addPart(range)
        if let all = gestureRecognizers {
            gestureRecognizers = [range, pan] + all.filter { $0 !== pan && $0 !== range }
        }
    }

    // MARK: Actions

    /// The actions of a row; nil for none.
    func swipeActions(_ key: RowKey, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard table.geometry.contains(key), canEdit(key) else { return nil }
        let path = dataPath(key)
        let delegate = tableDelegate
        if isLeading {
            let found = delegate?.tableView?(
                self,
                leadingSwipeActionsConfigurationForRowAt: path
            )
            return found?.actions.isEmpty == false ? found : nil
        }
        if let found = delegate?.tableView?(
            self,
            trailingSwipeActionsConfigurationForRowAt: path
        ) {
            return found.actions.isEmpty ? nil : found
        }
        if let older = delegate?.tableView?(self, editActionsForRowAt: path) {
            return older.isEmpty ? nil : configuration(older, path)
        }
        return usualActions(key)
    }

    private func configuration(
        _ older: [UITableViewRowAction],
        _ path: IndexPath
    ) -> UISwipeActionsConfiguration {
        let actions = older.map { row in
            let action = UIContextualAction(
                style: row.style == .normal ? .normal : .destructive,
                title: row.title
            ) { _, _, done in
                row.run(path)
                done(true)
            }
            if let color = row.backgroundColor { action.backgroundColor = color }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The default actions: deletion, if the data source supports it.
    private func usualActions(_ key: RowKey) -> UISwipeActionsConfiguration? {
        guard let dataSource = table.dataSource, editingStyle(key) == .delete,
            dataSource is any RowChanging
                || _objcImplements(dataSource, "tableView(_:commit:forRowAt:)")
        else { return nil }
        let path = dataPath(key)
        let title = tableDelegate?.tableView?(
            self,
            titleForDeleteConfirmationButtonForRowAt: path
        )
        let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
            [weak self] _, _, done in
            guard let self else { return }
            table.dataSource?.tableView?(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Swiping

    /// Whether a swipe at a point has anything to show.
    func canSwipe(at point: CGPoint, along x: CGFloat) -> Bool {
        guard editing.moving == nil, let path = path(at: point) else { return false }
        let key = RowKey(path)
        guard let cell = shown.rows[key] else { return false }
        if editing.swipe?.cell === cell { return true }
        if editing.isOn { return false }
        return swipeActions(key, isLeading: isLeading(along: x)) != nil
    }

    private func isLeading(along x: CGFloat) -> Bool { isRightToLeft ? x < 0 : x > 0 }

    func swiped(_ pan: SwipePanRecognizer) {
        let path = pan.translation(in: self)
        switch pan.state {
        case .began:
            beginSwipe(at: pan.location(in: self), along: path.x)
            followSwipe(path.x)
        case .changed: followSwipe(path.x)
        case .ended: letGo(pan.velocity(in: self).x)
        case .cancelled: letGo(0)
        case .possible, .failed: break
        }
    }

    private func beginSwipe(at point: CGPoint, along x: CGFloat) {
        cancelTouch()
        guard let path = self.path(at: point), let cell = shown.rows[RowKey(path)] else { return }
        if let open = editing.swipe {
            guard open.cell !== cell else {
                open.startDistance = open.distance
                return
            }
            endSwipe(animated: true)
        }
        start(RowKey(path), cell, isLeading: isLeading(along: x))
    }

    private func start(_ key: RowKey, _ cell: UITableViewCell, isLeading: Bool) {
        guard let found = swipeActions(key, isLeading: isLeading) else { return }
        let session = SwipeSession(cell, found, isLeading: isLeading) { [weak self] action, view in
            self?.perform(action, view)
        }
        session.actions.isAtLeft = isLeading != isRightToLeft
        editing.swipe = session
        UIView.performWithoutAnimation {
            insertSubview(session.actions, belowSubview: cell)
            placeSwipe(session)
        }
        session.isAnnounced = true
        tableDelegate?.tableView?(self, willBeginEditingRowAt: key.path)
        cell.willTransition(to: .showingDeleteConfirmation)
        cell.state.isSwiped = true
        cell.setNeedsUpdateConfiguration()
    }

    private func followSwipe(_ x: CGFloat) {
        guard let session = editing.swipe else { return }
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        var distance = session.startDistance + x * side
        if distance < 0 { distance = 0 }
        let rest = session.restDistance
        if distance > rest, !session.configuration.performsFirstActionWithFullSwipe {
            // Beyond the limit the row resists.
            distance = rest + (distance - rest) / 4
        }
        let wasFull = session.isFull
        session.distance = min(distance, session.cell.bounds.width)
        guard session.isFull != wasFull else { return placeSwipe(session) }
        UIView.animate(withDuration: 0.2) { self.placeSwipe(session) }
    }

    /// Places the row and its actions for the distance.
    private func placeSwipe(_ session: SwipeSession) {
        let cell = session.cell
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        let rest = rowRest(of: cell)
        cell.center = CGPoint(x: rest.midX + side * session.distance, y: rest.midY)
        let width = session.distance
        let x = session.actions.isAtLeft ? rest.minX : rest.maxX - width
        session.actions.isFull = session.isFull
        session.actions.frame = CGRect(x: x, y: rest.minY, width: width, height: rest.height)
        session.actions.setNeedsLayout()
        session.actions.layoutIfNeeded()
    }

    /// The frame of the cell without a swipe.
    private func rowRest(of cell: UITableViewCell) -> CGRect {
        guard let path = path(of: cell), table.geometry.contains(RowKey(path)) else {
            return cell.frame
        }
        return rowFrame(RowKey(path))
    }

    private func letGo(_ speed: CGFloat) {
        guard let session = editing.swipe else { return }
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        let outward = speed * side
        if session.isFull, outward > -UITableView.flingSpeed,
            let first = session.configuration.actions.first
        {
            return performFully(session, first)
        }
        let opens =
            outward > UITableView.flingSpeed
            || outward > -UITableView.flingSpeed && session.distance > session.restDistance / 2
        if opens { settle(session) } else { endSwipe(animated: true) }
    }

    /// Leaves the row open.
    private func settle(_ session: SwipeSession) {
        session.isOpen = true
        session.distance = session.restDistance
        session.startDistance = session.distance
        animateSwipe { self.placeSwipe(session) }
        session.cell.didTransition(to: .showingDeleteConfirmation)
    }

    private func animateSwipe(_ body: @escaping () -> Void, _ done: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.35,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            options: [.allowUserInteraction],
            animations: body,
            completion: { _ in done?() }
        )
    }

    private func performFully(_ session: SwipeSession, _ action: UIContextualAction) {
        session.distance = session.cell.bounds.width
        animateSwipe { self.placeSwipe(session) }
        perform(action, session.actions.button(of: action) ?? session.actions)
    }

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        let session = editing.swipe
        action.handler(action, view) { [weak self] _ in
            guard let self, let session, editing.swipe === session else { return }
            endSwipe(animated: true)
        }
    }

    // MARK: Opening and closing

    func openSwipe(_ key: RowKey, isLeading: Bool) {
        guard let cell = shown.rows[key] else { return }
        endSwipe(animated: true)
        start(key, cell, isLeading: isLeading)
        if let session = editing.swipe { settle(session) }
    }

    /// Closes the row that is open.
    func endSwipe(animated: Bool) {
        guard let session = editing.swipe else { return }
        editing.swipe = nil
        let cell = session.cell
        let path = path(of: cell)
        let rest = path == nil ? nil : rowRest(of: cell)
        cell.willTransition(to: [])
        cell.state.isSwiped = false
        cell.setNeedsUpdateConfiguration()
        let close = {
            guard let rest else { return }
            cell.center = CGPoint(x: rest.midX, y: rest.midY)
            let x = session.actions.isAtLeft ? rest.minX : rest.maxX
            session.actions.frame = CGRect(x: x, y: rest.minY, width: 0, height: rest.height)
            session.actions.layoutIfNeeded()
        }
        let finish = {
            session.actions.removeFromSuperview()
            cell.didTransition(to: [])
        }
        if animated, window != nil, rest != nil {
            animateSwipe(close, finish)
        } else {
            UIView.performWithoutAnimation(close)
            finish()
        }
        if session.isAnnounced { tableDelegate?.tableView?(self, didEndEditingRowAt: path) }
    }

    /// Whether a touch only closes the open row.
    func endsSwipe(_ touch: UITouch) -> Bool {
        guard let session = editing.swipe, session.isOpen else { return false }
        if let view = touch.view, view.isDescendant(of: session.actions) { return false }
        endSwipe(animated: true)
        return true
    }
}
