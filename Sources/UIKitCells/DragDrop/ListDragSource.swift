// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import UIKitInteraction

/// Lets a list's items be dragged.
@MainActor
package final class ListDragSource: NSObject, UIDragInteractionDelegate {
    private weak var list: (any DragDropList)?
    private var interaction: UIDragInteraction?
    private var paths: [ObjectIdentifier: IndexPath] = [:]

    init(_ list: any DragDropList) {
        self.list = list
        super.init()
        let interaction = UIDragInteraction(delegate: self)
        self.interaction = interaction
        list.addInteraction(interaction)
    }

    func setEnabled(_ isEnabled: Bool) { interaction?.isEnabled = isEnabled }

    /// The item of the list that a dragged item was.
    func path(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

    private func set(_ state: UICellConfigurationState.DragState) {
        guard let list else { return }
        for case let cell? in Set(paths.values).map(list.dragCell) where cell.drag != state {
            cell.drag = state
        }
    }

    private func items(
        _ session: any UIDragSession,
        _ path: IndexPath,
        addedAt point: CGPoint?
    ) -> [UIDragItem] {
        let items = list?.dragItems(session, at: path, addedAt: point) ?? []
        for item in items { paths[ObjectIdentifier(item)] = path }
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, let path = list.dragPath(at: session.location(in: list)) else { return [] }
        paths = [:]
        let items = items(session, path, addedAt: nil)
        if !items.isEmpty { list.dropTouches() }
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list?.dragPath(at: point) else { return [] }
        return items(session, path, addedAt: point)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = path(of: item), let cell = list.dragCell(at: path) else {
            return nil
        }
        return UITargetedDragPreview(
            view: cell,
            parameters: list.dragLooks(at: path) ?? UIDragPreviewParameters()
        )
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        set(.lifting)
        animator.addCompletion { [weak self] end in
            if end != .end { self?.set(.none) }
        }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) {
        list?.dragDrop.hasDrag = true
        set(.dragging)
        list?.dragWillBegin(session)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        list?.dragAllowsMove(session) ?? true
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        list?.dragIsRestricted(session) ?? false
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        set(.none)
        list?.dragDrop.hasDrag = false
        list?.dragDidEnd(session)
        paths = [:]
    }
}
