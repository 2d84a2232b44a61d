// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
package import UIKitCells
package import UIKitInteraction

extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        table.dragDelegate = delegate
        allowDrags(hasDelegate: delegate != nil)
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        table.dropDelegate = delegate
        allowDrops(hasDelegate: delegate != nil)
    }

    func setDragging(_ isEnabled: Bool) {
        allowDrags(hasDelegate: table.dragDelegate != nil, isEnabled: isEnabled)
    }
}

extension UITableView: DragDropList {
    package var dragDrop: DragDropState {
        get { table.dragging }
        set { table.dragging = newValue }
    }

    package func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    package func endPath(at point: CGPoint) -> IndexPath? {
        let geometry = table.geometry
        guard point.y >= geometry.height - geometry.bottom, let last = geometry.sections.last else {
            return nil
        }
        return IndexPath(row: last.rows.count, section: geometry.sections.count - 1)
    }

    package func dragCell(at path: IndexPath) -> (any DragDropCell)? { cellForRow(at: path) }

    package func dropLine(before path: IndexPath) -> CGRect? {
        let geometry = table.geometry
        let key = RowKey(path)
        let y =
            geometry.contains(key)
            ? geometry.row(key).start : geometry.height - geometry.bottom
        return CGRect(x: 0, y: y - 1, width: bounds.width, height: 2)
    }

    package func dropTouches() { cancelTouch() }

    package func dragItems(
        _ session: any UIDragSession,
        at path: IndexPath,
        addedAt point: CGPoint?
    ) -> [UIDragItem] {
        guard let point else {
            return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
        }
        return dragDelegate?.tableView?(self, itemsForAddingTo: session, at: path, point: point)
            ?? []
    }

    package func dragLooks(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView?(self, dragPreviewParametersForRowAt: path) ?? nil
    }

    package func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView?(self, dragSessionWillBegin: session)
    }

    package func dragAllowsMove(_ session: any UIDragSession) -> Bool? {
        dragDelegate?.tableView?(self, dragSessionAllowsMoveOperation: session)
    }

    package func dragIsRestricted(_ session: any UIDragSession) -> Bool? {
        dragDelegate?.tableView?(self, dragSessionIsRestrictedToDraggingApplication: session)
    }

    package func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView?(self, dragSessionDidEnd: session)
    }

    package func canDrop(_ session: any UIDropSession) -> Bool {
        guard let dropDelegate else { return false }
        return dropDelegate.tableView?(self, canHandle: session) ?? true
    }

    package func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.tableView?(self, dropSessionDidEnter: session)
    }

    package func dropProposal(
        _ session: any UIDropSession,
        _ path: IndexPath?
    ) -> UIDropProposal {
        dropDelegate?.tableView?(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
            ?? UITableViewDropProposal(
                operation: session.localDragSession == nil ? .copy : .move,
                intent: .unspecified
            )
    }

    package func dropMark(of proposal: UIDropProposal) -> DropMark? {
        switch (proposal as? UITableViewDropProposal)?.intent {
        case .insertAtDestinationIndexPath: .line
        case .insertIntoDestinationIndexPath: .cell
        default: nil
        }
    }

    package func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.tableView?(self, dropSessionDidExit: session)
    }

    package func perform(_ drop: ListDrop) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(self, drop))
    }

    package func dropLooks(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView?(self, dropPreviewParametersForRowAt: path) ?? nil
    }

    package func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.tableView?(self, dropSessionDidEnd: session)
    }
}

extension UITableViewCell: DragDropCell {
    package var drag: UICellConfigurationState.DragState {
        get { state.drag }
        set {
            state.drag = newValue
            if !state.isInteractiveWhileDragged {
                contentView.isUserInteractionEnabled = newValue != .dragging
            }
            setNeedsUpdateConfiguration()
            switch newValue {
            case .none: dragStateDidChange(.none)
            case .lifting: dragStateDidChange(.lifting)
            case .dragging: dragStateDidChange(.dragging)
            }
        }
    }

    package var drop: UICellConfigurationState.DropState {
        get { state.drop }
        set {
            state.drop = newValue
            setNeedsUpdateConfiguration()
        }
    }
}
