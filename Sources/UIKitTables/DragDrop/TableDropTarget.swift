// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCells
import UIKitCore

/// Lets items be dropped onto a table.
@MainActor
final class TableDropTarget: NSObject, UIDropInteractionDelegate {
    private weak var table: UITableView?
    private var path: IndexPath?
    private var proposal: UITableViewDropProposal?
    private var drops: [ObjectIdentifier: TableDropCoordinator.Goal] = [:]
    private weak var marked: UITableViewCell?
    private let line = UIView(frame: .zero)

    init(_ table: UITableView) {
        self.table = table
        super.init()
        line.backgroundColor = .tintColor
        line.isUserInteractionEnabled = false
        table.addInteraction(UIDropInteraction(delegate: self))
    }

    /// The row at the place of a drag; the end of the table for what is below it.
    private func destination(_ session: any UIDropSession) -> IndexPath? {
        guard let table else { return nil }
        let place = session.location(in: table)
        if let path = table.indexPathForRow(at: place) { return path }
        let geometry = table.table.geometry
        guard place.y >= geometry.height - geometry.bottom, !geometry.sections.isEmpty else {
            return nil
        }
        let last = geometry.sections.count - 1
        return IndexPath(row: geometry.sections[last].rows.count, section: last)
    }

    /// Shows where the items would go.
    private func mark(_ proposal: UITableViewDropProposal?, _ path: IndexPath?) {
        let goesInto = proposal?.intent == .insertIntoDestinationIndexPath
        let cell = goesInto ? path.flatMap { table?.cellForRow(at: $0) } : nil
        if cell !== marked {
            marked?.state.drop = .none
            marked?.setNeedsUpdateConfiguration()
            cell?.state.drop = .targeted
            cell?.setNeedsUpdateConfiguration()
            marked = cell
        }
        guard let table, let path, proposal?.intent == .insertAtDestinationIndexPath else {
            return line.removeFromSuperview()
        }
        let geometry = table.table.geometry
        let key = RowKey(path)
        let y =
            geometry.contains(key)
            ? geometry.row(key).start : geometry.height - geometry.bottom
        line.frame = CGRect(x: 0, y: y - 1, width: table.bounds.width, height: 2)
        table.addSubview(line)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        guard let table, let delegate = table.dropDelegate else { return false }
        return delegate.tableView?(table, canHandle: session) ?? true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) {
        guard let table else { return }
        table.table.dragging.hasDrop = true
        table.dropDelegate?.tableView?(table, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let table else { return UIDropProposal(operation: .cancel) }
        path = destination(session)
        let answer = table.dropDelegate?.tableView?(
            table,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
        let proposal =
            answer
            ?? UITableViewDropProposal(
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
        guard let table else { return }
        mark(nil, nil)
        table.table.dragging.hasDrop = false
        table.dropDelegate?.tableView?(table, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        guard let table else { return }
        mark(nil, nil)
        let coordinator = TableDropCoordinator(
            table,
            session,
            path,
            proposal ?? UITableViewDropProposal(operation: .copy, intent: .unspecified)
        )
        table.dropDelegate?.tableView(table, performDropWith: coordinator)
        drops = coordinator.goals
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let table, let goal = drops[ObjectIdentifier(item)] else { return defaultPreview }
        switch goal.place {
        case .row(let path):
            guard let cell = table.cellForRow(at: path) else { return nil }
            return UITargetedDragPreview(
                view: cell,
                parameters: table.dropDelegate?.tableView?(
                    table,
                    dropPreviewParametersForRowAt: path
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
        guard let table else { return }
        mark(nil, nil)
        table.table.dragging.hasDrop = false
        table.dropDelegate?.tableView?(table, dropSessionDidEnd: session)
        drops = [:]
    }
}
