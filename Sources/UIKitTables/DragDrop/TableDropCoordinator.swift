// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// What a table's drop delegate is given when something was dropped.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    /// Where an item comes to rest.
    enum Place {
        case row(IndexPath)
        case target(UIDragPreviewTarget)
    }

    /// Where an item comes to rest, and what goes along.
    struct Goal {
        let place: Place
        let animator: TableDropAnimator
    }

    private weak var table: UITableView?
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private(set) var goals: [ObjectIdentifier: Goal] = [:]

    init(
        _ table: UITableView,
        _ session: any UIDropSession,
        _ path: IndexPath?,
        _ proposal: UITableViewDropProposal
    ) {
        self.table = table
        self.session = session
        destinationIndexPath = path
        self.proposal = proposal
        let source = table.table.dragging.source
        items = session.items.map { item in
            let path = source?.path(of: item)
            let size = path.flatMap { table.cellForRow(at: $0)?.bounds.size }
            return TableDropItem(item, path, size ?? .zero)
        }
        super.init()
    }

    private func go(_ item: UIDragItem, _ place: Place) -> TableDropAnimator {
        let animator = TableDropAnimator()
        goals[ObjectIdentifier(item)] = Goal(place: place, animator: animator)
        return animator
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let context = TablePlaceholderContext(table, dragItem, placeholder)
        goals[ObjectIdentifier(dragItem)] = context.goal
        return context
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        go(dragItem, .row(indexPath))
    }

    func drop(
        _ dragItem: UIDragItem,
        intoRowAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        guard let table, let cell = table.cellForRow(at: indexPath) else {
            return go(dragItem, .row(indexPath))
        }
        let target = UIDragPreviewTarget(
            container: cell,
            center: CGPoint(x: rect.midX, y: rect.midY),
            transform: CGAffineTransform(scaleX: 0.1, y: 0.1)
        )
        return go(dragItem, .target(target))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        go(dragItem, .target(target))
    }
}

/// An item that was dropped.
@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
        dragItem = item
        sourceIndexPath = path
        previewSize = size
        super.init()
    }
}

/// Keeps what is to go along with an animation that has not begun.
@MainActor
final class TableDropAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    func run(with animator: any UIDragAnimating) {
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
    }
}

/// A placeholder that waits for its data.
@MainActor
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    private weak var table: UITableView?
    let dragItem: UIDragItem
    private let row: PlaceholderRow?
    private let animator = TableDropAnimator()

    init(
        _ table: UITableView?,
        _ item: UIDragItem,
        _ placeholder: UITableViewDropPlaceholder
    ) {
        self.table = table
        dragItem = item
        row = table?.insertPlaceholder(placeholder)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let table, let row else { return false }
        return table.commit(row, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let table, let row else { return false }
        return table.delete(row)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    /// What goes along with the drop.
    var goal: TableDropCoordinator.Goal? {
        row.map { TableDropCoordinator.Goal(place: .row($0.key.path), animator: animator) }
    }
}
