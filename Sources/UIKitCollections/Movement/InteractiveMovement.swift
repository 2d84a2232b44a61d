// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

/// An item that a finger moves.
@MainActor
final class InteractiveMovement {
    /// Where the item was in the data, and is on the screen.
    let start: IndexPath
    var path: IndexPath
    var place: CGPoint
    /// From the finger to the item's middle.
    var grip: CGPoint?
    /// Where the finger is that holds the item by its grip.
    var finger: CGPoint?
    var scroller: EdgeScroller?
    let view: UICollectionReusableView

    init(_ path: IndexPath, _ view: UICollectionReusableView, _ place: CGPoint) {
        start = path
        self.path = path
        self.view = view
        self.place = place
    }

    func holds(_ view: UICollectionReusableView) -> Bool { self.view === view }
}

// While a finger moves an item, the cells make room for it; the data follows at the end.
extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard movement.session == nil, hasItem(at: path), let source = sources.dataSource,
            let view = shown.views[ElementKey(cell: path)]
        else { return false }
        let may =
            _objcOptional(source, "collectionView(_:canMoveItemAt:)") {
                source.collectionView(self, canMoveItemAt: path)
            } ?? _objcImplements(source, "collectionView(_:moveItemAt:to:)")
        guard may else { return false }
        let session = InteractiveMovement(path, view, view.center)
        movement.session = session
        cancelHighlight(tells: true)
        let layout = content.layout
        invalidateMovement([path], view.center, [path], view.center)
        let held = layout.layoutAttributesForInteractivelyMovingItem(
            at: path,
            withTargetPosition: view.center
        )
        UIView.animate(withDuration: 0.2) { view.take(held) }
        return true
    }

    private func invalidateMovement(
        _ targets: [IndexPath],
        _ place: CGPoint,
        _ previous: [IndexPath],
        _ previousPlace: CGPoint
    ) {
        let layout = content.layout
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: targets,
            withTargetPosition: place,
            previousIndexPaths: previous,
            previousPosition: previousPlace
        )
        context.state.invalidatesEverything = false
        layout.invalidateLayout(with: context)
    }

    func moveItem(towards point: CGPoint) {
        guard let session = movement.session else { return }
        let last = session.place
        session.place = point
        let proposed = content.layout.targetIndexPath(
            forInteractivelyMovingItem: session.path,
            withPosition: point
        )
        let target = allowedTarget(session, proposed)
        if target != session.path, hasItem(at: target) {
            let previous = session.path
            session.path = target
            makeRoom(from: previous, to: target)
        }
        invalidateMovement([session.path], point, [session.start], last)
        hold(session)
    }

    private func allowedTarget(_ session: InteractiveMovement, _ proposed: IndexPath) -> IndexPath {
        guard proposed != session.path, let delegate = currentDelegate else { return proposed }
        return delegate.collectionView?(
            self,
            targetIndexPathForMoveOfItemFromOriginalIndexPath: session.start,
            atCurrentIndexPath: session.path,
            toProposedIndexPath: proposed
        )
            ?? delegate.collectionView?(
                self,
                targetIndexPathForMoveFromItemAt: session.path,
                toProposedIndexPath: proposed
            ) ?? proposed
    }

    /// Gives the cells between two places their new paths, and moves them there.
    private func makeRoom(from: IndexPath, to: IndexPath) {
        let update = BatchUpdate(oldCounts: counts)
        update.itemMoves = [(from, to)]
        var new = counts
        new[from.section] -= 1
        new[to.section] += 1
        update.seal(newCounts: new)
        content.counts = new
        picks.paths = Set(picks.paths.compactMap { update.target(of: $0) })
        content.layout.follow(update)
        var views: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shown.views {
            let target = update.target(of: key) ?? key
            view.element.key = target
            views[target] = view
        }
        shown.views = views
        let context = content.layout.makeContext()
        context.state.invalidatesEverything = true
        content.layout.invalidateLayout(with: context)
        content.counts = new
        UIView.animate(
            withDuration: Self.updateDuration,
            delay: 0,
            options: [.allowUserInteraction]
        ) {
            self.layOutElements()
        }
    }

    /// Keeps the item under the finger, whatever the layout says.
    private func hold(_ session: InteractiveMovement) {
        prepareLayout()
        let held = content.layout.layoutAttributesForInteractivelyMovingItem(
            at: session.path,
            withTargetPosition: session.place
        )
        UIView.performWithoutAnimation { session.view.take(held) }
    }

    func endMovement(isCancelled: Bool) {
        guard let session = movement.session else { return }
        let end = session.path
        if isCancelled, end != session.start {
            session.path = session.start
            makeRoom(from: end, to: session.start)
        }
        movement.session = nil
        let layout = content.layout
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [session.path],
            previousIndexPaths: [session.start],
            movementCancelled: isCancelled
        )
        context.state.invalidatesEverything = false
        layout.invalidateLayout(with: context)
        if !isCancelled, end != session.start {
            sources.dataSource?.collectionView?(self, moveItemAt: session.start, to: end)
        }
        UIView.animate(withDuration: Self.updateDuration) { self.layOutElements() }
    }
}

extension UICollectionViewCell {
    /// The collection view has begun or ended editing.
    func editingChanged(_ isEditing: Bool) {
        markConfiguration()
        setNeedsLayout()
    }

    /// The cell's branch was opened or closed.
    func outlineChanged() {
        markConfiguration()
        setNeedsLayout()
    }
}
