// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCore

/// Lets rows be dragged.
@MainActor
final class TableDragSource: NSObject, UIDragInteractionDelegate {
    private weak var table: UITableView?
    private var interaction: UIDragInteraction?
    private var paths: [ObjectIdentifier: IndexPath] = [:]

    init(_ table: UITableView) {
        self.table = table
        super.init()
        let interaction = UIDragInteraction(delegate: self)
        self.interaction = interaction
        table.addInteraction(interaction)
    }

    func setEnabled(_ isEnabled: Bool) { interaction?.isEnabled = isEnabled }

    /// The row that an item was.
    func path(of item: UIDragItem) -> IndexPath? { paths[ObjectIdentifier(item)] }

    private func cells() -> [UITableViewCell] {
        guard let table else { return [] }
        return Set(paths.values).compactMap { table.shown.rows[RowKey($0)] }
    }

    private func set(_ state: UICellConfigurationState.DragState) {
        let dragState: UITableViewCell.DragState =
            switch state {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        for cell in cells() where cell.state.drag != state {
            cell.state.drag = state
            cell.dragStateDidChange(dragState)
        }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let table, let path = table.indexPathForRow(at: session.location(in: table)) else {
            return []
        }
        let items = table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
        paths = [:]
        for item in items { paths[ObjectIdentifier(item)] = path }
        if !items.isEmpty { table.cancelTouch() }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let table, let path = table.indexPathForRow(at: point) else { return [] }
        let items = table.dragDelegate?.tableView?(
            table,
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
        guard let table, let path = path(of: item), let cell = table.cellForRow(at: path) else {
            return nil
        }
        let looks = table.dragDelegate?.tableView?(table, dragPreviewParametersForRowAt: path)
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
        guard let table else { return }
        table.table.dragging.hasDrag = true
        set(.dragging)
        table.dragDelegate?.tableView?(table, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let table else { return true }
        return table.dragDelegate?.tableView?(table, dragSessionAllowsMoveOperation: session)
            ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table else { return false }
        return table.dragDelegate?.tableView?(
            table,
            dragSessionIsRestrictedToDraggingApplication: session
        ) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        guard let table else { return }
        set(.none)
        table.table.dragging.hasDrag = false
        table.dragDelegate?.tableView?(table, dragSessionDidEnd: session)
        paths = [:]
    }
}
