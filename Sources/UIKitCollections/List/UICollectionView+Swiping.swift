// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

// Swiping a row of a list shows its actions; going on to the other edge does the first.
extension UICollectionView {
    /// How fast a swipe must end to open or close a row by itself, in points a second.
    private static let flingSpeed: CGFloat = 300

    /// Begins to watch for swipes, before the recognizer that scrolls.
    func setUpSwipes() {
        guard rows.swipePan == nil else { return }
        let pan = RowSwipeRecognizer(self)
        rows.swipePan = pan
        addPart(pan)
        if let all = gestureRecognizers {
            gestureRecognizers = [pan] + all.filter { $0 !== pan }
        }
    }

    // MARK: Actions

    private func swipeActions(
        _ path: IndexPath,
        isLeading: Bool
    ) -> UISwipeActionsConfiguration? {
        guard hasItem(at: path), let list = content.layout.listSection(at: path.section),
            currentDelegate?.collectionView?(self, canEditItemAt: path) ?? true
        else { return nil }
        let provider =
            isLeading
            ? list.configuration.leadingSwipeActionsConfigurationProvider
            : list.configuration.trailingSwipeActionsConfigurationProvider
        let found = provider?(path)
        return found?.actions.isEmpty == false ? found : nil
    }

    // MARK: Swiping

    private func isLeading(along x: CGFloat) -> Bool { isRightToLeft ? x < 0 : x > 0 }

    /// Whether a swipe at a point has anything to show.
    func canSwipe(at point: CGPoint, along x: CGFloat) -> Bool {
        guard movement.session == nil else { return false }
        if let open = rows.swipe, open.cell.frame.contains(point) { return true }
        guard !picks.isEditing, let path = itemPath(at: point), cellForItem(at: path) != nil else {
            return false
        }
        return swipeActions(path, isLeading: isLeading(along: x)) != nil
    }

    func swiped(_ pan: RowSwipeRecognizer) {
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
        dropPress()
        if let open = rows.swipe {
            guard !open.cell.frame.contains(point) else {
                open.startDistance = open.distance
                return
            }
            endSwipe(animated: true)
        }
        guard let path = itemPath(at: point) else { return }
        startSwipe(path, isLeading: isLeading(along: x))
    }

    private func startSwipe(_ path: IndexPath, isLeading: Bool) {
        guard let cell = cellForItem(at: path),
            let found = swipeActions(path, isLeading: isLeading)
        else { return }
        let session = RowSwipe(cell, found) { [weak self] action, view in
            self?.perform(action, view)
        }
        session.actions.isAtLeft = isLeading != isRightToLeft
        rows.swipe = session
        insertSubview(session.actions, belowSubview: cell)
        session.actions.layer.zPosition = cell.layer.zPosition
        session.actions.layer.cornerRadius = cell.layer.cornerRadius
        session.actions.layer.maskedCorners = cell.layer.maskedCorners
        cell.markConfiguration()
    }

    private func followSwipe(_ x: CGFloat) {
        guard let session = rows.swipe else { return }
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        var distance = max(0, session.startDistance + x * side)
        let rest = session.restDistance
        if distance > rest, !session.configuration.performsFirstActionWithFullSwipe {
            // Nothing lies further: the row resists.
            distance = rest + (distance - rest) / 4
        }
        let wasFull = session.isFull
        session.distance = min(distance, session.cell.bounds.width)
        guard session.isFull != wasFull else { return placeSwipe() }
        UIView.animate(withDuration: 0.2) { self.placeSwipe() }
    }

    /// Puts the row and the actions where the distance says.
    func placeSwipe() {
        guard let session = rows.swipe else { return }
        let cell = session.cell
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        let rest = restFrame(of: cell)
        let center = CGPoint(x: rest.midX + side * session.distance, y: rest.midY)
        if cell.center != center { cell.center = center }
        let width = session.distance
        let x = session.actions.isAtLeft ? rest.minX : rest.maxX - width
        session.actions.isFull = session.isFull
        session.actions.frame = CGRect(x: x, y: rest.minY, width: width, height: rest.height)
        session.actions.setNeedsLayout()
        session.actions.layoutIfNeeded()
    }

    /// Where the cell lies when it is not swiped.
    private func restFrame(of cell: UICollectionViewCell) -> CGRect {
        cell.element.values?.frame ?? cell.frame
    }

    private func letGo(_ speed: CGFloat) {
        guard let session = rows.swipe else { return }
        let side: CGFloat = session.actions.isAtLeft ? 1 : -1
        let outward = speed * side
        if session.isFull, outward > -Self.flingSpeed,
            let first = session.configuration.actions.first
        {
            session.distance = session.cell.bounds.width
            animateSwipe { self.placeSwipe() }
            perform(first, session.actions.button(of: first) ?? session.actions)
            return
        }
        let opens =
            outward > Self.flingSpeed
            || outward > -Self.flingSpeed && session.distance > session.restDistance / 2
        if opens { settleSwipe(session) } else { endSwipe(animated: true) }
    }

    /// Leaves the row open.
    private func settleSwipe(_ session: RowSwipe) {
        session.isOpen = true
        session.distance = session.restDistance
        session.startDistance = session.distance
        animateSwipe { self.placeSwipe() }
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

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        let session = rows.swipe
        action.handler(action, view) { [weak self] _ in
            guard let self, let session, rows.swipe === session else { return }
            endSwipe(animated: true)
        }
    }

    // MARK: Opening and closing

    /// Shows the actions of a row as a swipe would.
    func openSwipe(_ path: IndexPath, isLeading: Bool) {
        endSwipe(animated: true)
        startSwipe(path, isLeading: isLeading)
        if let session = rows.swipe {
            placeSwipe()
            settleSwipe(session)
        }
    }

    /// Closes the row that is open.
    func endSwipe(animated: Bool) {
        guard let session = rows.swipe else { return }
        rows.swipe = nil
        let cell = session.cell
        cell.markConfiguration()
        let close = {
            let rest = self.restFrame(of: cell)
            cell.center = CGPoint(x: rest.midX, y: rest.midY)
            let x = session.actions.isAtLeft ? rest.minX : rest.maxX
            session.actions.frame = CGRect(x: x, y: rest.minY, width: 0, height: rest.height)
            session.actions.layoutIfNeeded()
        }
        if animated, window != nil {
            animateSwipe(close) { session.actions.removeFromSuperview() }
        } else {
            UIView.performWithoutAnimation(close)
            session.actions.removeFromSuperview()
        }
    }

    /// A view is put away; if it is the one that is open, its actions go with it.
    func swipeLost(_ view: UICollectionReusableView) {
        guard let session = rows.swipe, session.cell === view else { return }
        rows.swipe = nil
        session.actions.removeFromSuperview()
    }

    /// Whether a touch closes the row that is open, and means nothing else.
    func endsSwipe(_ touch: UITouch) -> Bool {
        guard let session = rows.swipe, session.isOpen else { return false }
        if let view = touch.view, view.isDescendant(of: session.actions) { return false }
        endSwipe(animated: true)
        return true
    }
}
