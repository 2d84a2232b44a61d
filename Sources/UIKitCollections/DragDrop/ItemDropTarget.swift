// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCore

/// Lets items be dropped onto a collection view.
@MainActor
final class ItemDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var view: UICollectionView?
    private var path: IndexPath?
    private var proposal: UICollectionViewDropProposal?
    private var drops: [ObjectIdentifier: ItemDropCoordinator.Goal] = [:]
    private weak var marked: UICollectionViewCell?
    private let line = UIView(frame: .zero)

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        line.backgroundColor = .tintColor
        line.isUserInteractionEnabled = false
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    /// The item at the place of a drag; the end of the data for what is behind it.
    private func destination(_ session: any UIDropSession) -> IndexPath? {
        guard let view else { return nil }
        let place = session.location(in: view)
        if let path = view.itemPath(at: place) { return path }
        let counts = view.counts
        guard let last = counts.indices.last else { return nil }
        let end = IndexPath(item: max(0, counts[last] - 1), section: last)
        guard counts[last] > 0, let attributes = view.laidOutAttributes(of: ElementKey(cell: end))
        else { return IndexPath(item: 0, section: last) }
        let isBehind =
            place.y >= attributes.frame.maxY
            || (place.y >= attributes.frame.minY && place.x >= attributes.frame.maxX)
        return isBehind ? IndexPath(item: counts[last], section: last) : nil
    }

    /// Shows where the items would go.
    private func mark(_ proposal: UICollectionViewDropProposal?, _ path: IndexPath?) {
        let goesInto = proposal?.intent == .insertIntoDestinationIndexPath
        let cell = goesInto ? path.flatMap { view?.cellForItem(at: $0) } : nil
        if cell !== marked {
            marked?.cell.drop = .none
            marked?.markConfiguration()
            cell?.cell.drop = .targeted
            cell?.markConfiguration()
            marked = cell
        }
        guard let view, let path, proposal?.intent == .insertAtDestinationIndexPath,
            let frame = gap(before: path, in: view)
        else { return line.removeFromSuperview() }
        line.frame = frame
        line.layer.zPosition = CGFloat(Int32.max)
        view.addSubview(line)
    }

    /// A line before an item: above it in a list, beside it in a grid.
    private func gap(before path: IndexPath, in view: UICollectionView) -> CGRect? {
        let exists = view.hasItem(at: path)
        guard exists || path.item > 0,
            let attributes = view.laidOutAttributes(
                of: ElementKey(
                    cell: exists ? path : IndexPath(item: path.item - 1, section: path.section)
                )
            )
        else { return nil }
        let frame = attributes.frame
        if frame.width > view.bounds.width * 0.6 {
            let y = exists ? frame.minY : frame.maxY
            return CGRect(x: frame.minX, y: y - 1, width: frame.width, height: 2)
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = exists != isRightToLeft ? frame.minX : frame.maxX
        return CGRect(x: x - 1, y: frame.minY, width: 2, height: frame.height)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        guard let view, let delegate = view.dropDelegate else { return false }
        return delegate.collectionView?(view, canHandle: session) ?? true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        guard let view else { return }
        view.drags.hasDrop = true
        view.dropDelegate?.collectionView?(view, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view else { return UIDropProposal(operation: .cancel) }
        path = destination(session)
        let answer = view.dropDelegate?.collectionView?(
            view,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
        let proposal =
            answer
            ?? UICollectionViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move,
                intent: .unspecified
            )
        self.proposal = proposal
        mark(proposal, path)
        return proposal
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) {
        guard let view else { return }
        mark(nil, nil)
        view.drags.hasDrop = false
        view.dropDelegate?.collectionView?(view, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        guard let view else { return }
        mark(nil, nil)
        let coordinator = ItemDropCoordinator(
            view,
            session,
            path,
            proposal ?? UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
        )
        view.dropDelegate?.collectionView(view, performDropWith: coordinator)
        drops = coordinator.goals
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let view, let goal = drops[ObjectIdentifier(item)] else { return defaultPreview }
        switch goal.place {
        case .item(let path):
            guard let cell = view.cellForItem(at: path) else { return nil }
            return UITargetedDragPreview(
                view: cell,
                parameters: view.dropDelegate?.collectionView?(
                    view,
                    dropPreviewParametersForItemAt: path
                ) ?? UIDragPreviewParameters()
            )
        case .target(let target): return defaultPreview.retargetedPreview(with: target)
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {
        drops[ObjectIdentifier(item)]?.animator.run(with: animator)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) {
        guard let view else { return }
        mark(nil, nil)
        view.drags.hasDrop = false
        view.dropDelegate?.collectionView?(view, dropSessionDidEnd: session)
        drops = [:]
    }
}
