// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
package import UIKitCells
public import UIKitControls

extension UICollectionView {
    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        sources.dragging = delegate
        allowDrags(hasDelegate: delegate != nil)
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        sources.dropping = delegate
        allowDrops(hasDelegate: delegate != nil)
    }

    func setDragging(_ isEnabled: Bool) {
        allowDrags(hasDelegate: sources.dragging != nil, isEnabled: isEnabled)
    }
}

extension UICollectionView: DragDropList {
    package func dragPath(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    package func endPath(at point: CGPoint) -> IndexPath? {
        let counts = counts
        guard let last = counts.indices.last else { return nil }
        let end = IndexPath(item: max(0, counts[last] - 1), section: last)
        guard counts[last] > 0, let attributes = laidOutAttributes(of: ElementKey(cell: end)) else {
            return IndexPath(item: 0, section: last)
        }
        let isBehind =
            point.y >= attributes.frame.maxY
            || (point.y >= attributes.frame.minY && point.x >= attributes.frame.maxX)
        return isBehind ? IndexPath(item: counts[last], section: last) : nil
    }

    package func dragCell(at path: IndexPath) -> (any DragDropCell)? { cellForItem(at: path) }

    /// A line before an item: above it in a list, beside it in a grid.
    package func dropLine(before path: IndexPath) -> CGRect? {
        let exists = hasItem(at: path)
        guard exists || path.item > 0,
            let attributes = laidOutAttributes(
                of: ElementKey(
                    cell: exists ? path : IndexPath(item: path.item - 1, section: path.section)
                )
            )
        else { return nil }
        let frame = attributes.frame
        if frame.width > bounds.width * 0.6 {
            let y = exists ? frame.minY : frame.maxY
            return CGRect(x: frame.minX, y: y - 1, width: frame.width, height: 2)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = exists != isRightToLeft ? frame.minX : frame.maxX
        return CGRect(x: x - 1, y: frame.minY, width: 2, height: frame.height)
    }

    package func dropTouches() { dropPress() }

    package func dragItems(
        _ session: any UIDragSession,
        at path: IndexPath,
        addedAt point: CGPoint?
    ) -> [UIDragItem] {
        guard let point else {
            return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
        }
        return dragDelegate?.collectionView?(
            self,
            itemsForAddingTo: session,
            at: path,
            point: point
        )
            ?? []
    }

    package func dragLooks(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView?(self, dragPreviewParametersForItemAt: path) ?? nil
    }

    package func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView?(self, dragSessionWillBegin: session)
    }

    package func dragAllowsMove(_ session: any UIDragSession) -> Bool? {
        dragDelegate?.collectionView?(self, dragSessionAllowsMoveOperation: session)
    }

    package func dragIsRestricted(_ session: any UIDragSession) -> Bool? {
        dragDelegate?.collectionView?(self, dragSessionIsRestrictedToDraggingApplication: session)
    }

    package func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView?(self, dragSessionDidEnd: session)
    }

    package func canDrop(_ session: any UIDropSession) -> Bool {
        guard let dropDelegate else { return false }
        return dropDelegate.collectionView?(self, canHandle: session) ?? true
    }

    package func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView?(self, dropSessionDidEnter: session)
    }

    package func dropProposal(
        _ session: any UIDropSession,
        _ path: IndexPath?
    ) -> UIDropProposal {
        dropDelegate?.collectionView?(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
            ?? UICollectionViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move,
                intent: .unspecified
            )
    }

    package func dropMark(of proposal: UIDropProposal) -> DropMark? {
        switch (proposal as? UICollectionViewDropProposal)?.intent {
        case .insertAtDestinationIndexPath: .line
        case .insertIntoDestinationIndexPath: .cell
        default: nil
        }
    }

    package func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView?(self, dropSessionDidExit: session)
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.collectionView(self, performDropWith: ItemDropCoordinator(self, drop))
    }

    package func dropLooks(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView?(self, dropPreviewParametersForItemAt: path) ?? nil
    }

    package func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView?(self, dropSessionDidEnd: session)
    }
}

extension UICollectionViewCell: DragDropCell {
    package var drag: UICellConfigurationState.DragState {
        get { cell.drag }
        set {
            cell.drag = newValue
            setNeedsUpdateConfiguration()
            switch newValue {
            case .none: dragStateDidChange(.none)
            case .lifting: dragStateDidChange(.lifting)
            case .dragging: dragStateDidChange(.dragging)
            }
        }
    }

    package var drop: UICellConfigurationState.DropState {
        get { cell.drop }
        set {
            cell.drop = newValue
            setNeedsUpdateConfiguration()
        }
    }
}

// MARK: Springs

extension UICollectionView: UISpringLoadedInteractionSupporting {
    var springs: ItemSprings? {
        for case let springs as ItemSprings in interactions { return springs }
        return nil
    }

    func open(_ context: any UISpringLoadedInteractionContext) {
        guard let path = itemPath(at: context.location(in: self)),
            currentDelegate?.collectionView?(self, shouldSpringLoadItemAt: path, with: context)
                ?? true
        else { return }
        tap(path)
    }
}

/// What `isSpringLoaded` adds, told from what the program adds itself.
final class ItemSprings: UISpringLoadedInteraction {}
