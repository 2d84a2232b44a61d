// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCore

/// Lets items be dragged.
@MainActor
final class ItemDragSource: NSObject, UIDragInteractionDelegate {
    private weak var view: UICollectionView?
    private var interaction: UIDragInteraction?
    private var paths: [ObjectIdentifier: IndexPath] = [:]

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        let interaction = UIDragInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    func setEnabled(_ isEnabled: Bool) { interaction?.isEnabled = isEnabled }

    /// The item of the collection view that a dragged item was.
    func path(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

    private func cells() -> [UICollectionViewCell] {
        guard let view else { return [] }
        return Set(paths.values).compactMap { view.cellForItem(at: $0) }
    }

    private func set(_ state: UICellConfigurationState.DragState) {
        let dragState: UICollectionViewCell.DragState =
            switch state {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        for cell in cells() where cell.cell.drag != state {
            cell.cell.drag = state
            cell.markConfiguration()
            cell.dragStateDidChange(dragState)
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view, let path = view.itemPath(at: session.location(in: view)) else {
            return []
        }
        let items = view.dragDelegate?.collectionView(
            view,
            itemsForBeginning: session,
            at: path
        )
        paths = [:]
        for item in items ?? [] { paths[ObjectIdentifier(item)] = path }
        if items?.isEmpty == false { view.dropPress() }
        return items ?? []
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let view, let path = view.itemPath(at: point) else { return [] }
        let items = view.dragDelegate?.collectionView?(
            view,
            itemsForAddingTo: session,
            at: path,
            point: point
        )
        for item in items ?? [] { paths[ObjectIdentifier(item)] = path }
        return items ?? []
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let path = path(of: item), let cell = view.cellForItem(at: path) else {
            return nil
        }
        let looks = view.dragDelegate?.collectionView?(view, dragPreviewParametersForItemAt: path)
        return UITargetedDragPreview(view: cell, parameters: looks ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        set(.lifting)
        animator.addCompletion { [weak self] end in
            if end != .end { self?.set(.none) }
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        guard let view else { return }
        view.drags.hasDrag = true
        set(.dragging)
        view.dragDelegate?.collectionView?(view, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let view else { return true }
        return view.dragDelegate?.collectionView?(view, dragSessionAllowsMoveOperation: session)
            ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let view else { return false }
        return view.dragDelegate?.collectionView?(
            view,
            dragSessionIsRestrictedToDraggingApplication: session
        ) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        guard let view else { return }
        set(.none)
        view.drags.hasDrag = false
        view.dragDelegate?.collectionView?(view, dragSessionDidEnd: session)
        paths = [:]
    }
}
