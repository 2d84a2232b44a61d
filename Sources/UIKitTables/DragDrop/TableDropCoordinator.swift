// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

/// The coordinator passed to a table's drop delegate.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private weak var table: UITableView?
    private let base: ListDrop

    init(_ table: UITableView, _ drop: ListDrop) {
        self.table = table
        base = drop
        super.init()
    }

    var items: [any UITableViewDropItem] { base.items }
    var destinationIndexPath: IndexPath? { base.path }
    var session: any UIDropSession { base.session }

    var proposal: UITableViewDropProposal {
        base.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: .copy, intent: .unspecified)
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let row = table?.insertPlaceholder(placeholder)
        let context = DropPlaceholderContext(
            dragItem,
            row.map { row in
                DropPlaceholderContext.Actions(
                    commit: { [weak table] in table?.commit(row, $0) ?? false },
                    delete: { [weak table] in table?.delete(row) ?? false },
                    fill: {}
                )
            }
        )
        base.drop(dragItem, to: row?.key.path, context) { cell in
            (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
        return context
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        base.drop(dragItem, at: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        base.drop(dragItem, into: indexPath, rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        base.drop(dragItem, to: target)
    }
}

extension DroppedItem: UITableViewDropItem {}
extension DropPlaceholderContext: UITableViewDropPlaceholderContext {}
