// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

// Dragging a row by its three lines to another place.
extension UICollectionView {
    /// How near an edge the view scrolls by itself, in points.
    private static let edgeZone: CGFloat = 60
    /// How far it scrolls in a frame at most.
    private static let edgeStep: CGFloat = 8

    func beginDragging(_ path: IndexPath, at place: CGPoint) {
        endSwipe(animated: true)
        dropPress()
        guard beginMovement(of: path), let session = movement.session else { return }
        session.grip = CGPoint(
            x: session.place.x - place.x,
            y: session.place.y - place.y
        )
        session.finger = place
        let view = session.view
        view.layer.zPosition = CGFloat(Int32.max)
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOffset = .zero
        view.layer.shadowRadius = 8
        UIView.animate(withDuration: 0.2) { view.layer.shadowOpacity = 0.25 }
        (view as? UICollectionViewCell)?.markConfiguration()
        session.scroller = EdgeScroller { [weak self] in self?.scrollAtEdge() }
    }

    /// Brings the row under the finger; it keeps to its column.
    func dragMovedItem(to place: CGPoint) {
        guard let session = movement.session, let grip = session.grip else { return }
        session.finger = place
        let half = session.view.bounds.height / 2
        let y = min(max(place.y + grip.y, half), max(half, contentSize.height - half))
        moveItem(towards: CGPoint(x: session.view.center.x, y: y))
    }

    private func scrollAtEdge() {
        guard let session = movement.session, let finger = session.finger else { return }
        let inset = adjustedContentInset
        let top = bounds.minY + inset.top
        let bottom = bounds.maxY - inset.bottom
        let zone = Self.edgeZone
        var step: CGFloat = 0
        if finger.y < top + zone {
            step = -(top + zone - finger.y) / zone * Self.edgeStep
        } else if finger.y > bottom - zone {
            step = (finger.y - bottom + zone) / zone * Self.edgeStep
        }
        let most = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
        let y = max(-inset.top, min(contentOffset.y + step, most))
        let moved = y - contentOffset.y
        guard moved != 0 else { return }
        contentOffset.y = y
        dragMovedItem(to: CGPoint(x: finger.x, y: finger.y + moved))
    }

    func endDraggingItem(isCancelled: Bool) {
        guard let session = movement.session else { return }
        session.scroller?.end()
        session.scroller = nil
        let view = session.view
        endMovement(isCancelled: isCancelled)
        UIView.animate(withDuration: Self.updateDuration) {
            view.layer.shadowOpacity = 0
        } completion: { _ in
            view.layer.zPosition = CGFloat(view.element.values?.zIndex ?? 0)
        }
        (view as? UICollectionViewCell)?.markConfiguration()
    }
}
