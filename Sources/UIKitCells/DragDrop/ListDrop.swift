// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
package import UIKitViews

/// A drop onto a list, and what its delegate makes of it: the common part of the coordinators.
@MainActor
package final class ListDrop {
    /// Where an item comes to rest.
    enum Place {
        case item(IndexPath)
        case target(UIDragPreviewTarget)
    }

    /// Where an item comes to rest, and what goes along.
    struct Goal {
        let place: Place
        let animator: DropAnimator
        /// How the cell's picture looks.
        var looks: ((UIView) -> UIDragPreviewParameters?)?
    }

    private weak var list: (any DragDropList)?
    private var goals: [ObjectIdentifier: Goal] = [:]
    package let items: [DroppedItem]
    package let path: IndexPath?
    package let proposal: UIDropProposal?
    package let session: any UIDropSession

    init(
        _ list: any DragDropList,
        _ session: any UIDropSession,
        _ path: IndexPath?,
        _ proposal: UIDropProposal?
    ) {
        self.list = list
        self.session = session
        self.path = path
        self.proposal = proposal
        items = session.items.map { item in
            let path = list.dragDrop.source?.path(of: item)
            let size = path.flatMap { list.dragCell(at: $0)?.bounds.size }
            return DroppedItem(item, path, size ?? .zero)
        }
    }

    func goal(of item: UIDragItem) -> Goal? { goals[ObjectIdentifier(item)] }

    private func go(_ item: UIDragItem, _ place: Place) -> DropAnimator {
        let animator = DropAnimator()
        goals[ObjectIdentifier(item)] = Goal(place: place, animator: animator)
        return animator
    }

    /// Lets an item go where a placeholder stands, which may have found no place.
    package func drop(
        _ item: UIDragItem,
        to path: IndexPath?,
        _ context: DropPlaceholderContext,
        looks: @escaping (UIView) -> UIDragPreviewParameters?
    ) {
        goals[ObjectIdentifier(item)] = path.map {
            Goal(place: .item($0), animator: context.animator, looks: looks)
        }
    }

    /// Lets an item go to a path.
    package func drop(_ item: UIDragItem, at path: IndexPath) -> any UIDragAnimating {
        go(item, .item(path))
    }

    /// Lets an item shrink into a cell, at a rectangle of it.
    package func drop(
        _ item: UIDragItem,
        into path: IndexPath,
        _ rect: CGRect
    ) -> any UIDragAnimating {
        guard let cell = list?.dragCell(at: path) else { return go(item, .item(path)) }
        let target = UIDragPreviewTarget(
            container: cell,
            center: CGPoint(x: rect.midX, y: rect.midY),
            transform: CGAffineTransform(scaleX: 0.1, y: 0.1)
        )
        return go(item, .target(target))
    }

    /// Lets an item go to some other place.
    package func drop(
        _ item: UIDragItem,
        to target: UIDragPreviewTarget
    ) -> any UIDragAnimating {
        go(item, .target(target))
    }
}

/// An item that was dropped onto a list.
@MainActor
package final class DroppedItem: NSObject {
    package let dragItem: UIDragItem
    /// Where the list has it, if it comes from there.
    package let sourceIndexPath: IndexPath?
    package let previewSize: CGSize

    init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
        dragItem = item
        sourceIndexPath = path
        previewSize = size
        super.init()
    }
}

/// Keeps what is to go along with an animation that has not begun.
@MainActor
final class DropAnimator: NSObject, UIDragAnimating {
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
package final class DropPlaceholderContext: NSObject, UIDragAnimating {
    /// What a list does with one of its placeholders; false where it has it no more.
    package struct Actions {
        package init(
            commit: @escaping ((IndexPath) -> Void) -> Bool,
            delete: @escaping () -> Bool,
            fill: @escaping () -> Void
        ) {
            self.commit = commit
            self.delete = delete
            self.fill = fill
        }

        let commit: ((IndexPath) -> Void) -> Bool
        let delete: () -> Bool
        let fill: () -> Void
    }

    package let dragItem: UIDragItem
    private let actions: Actions?
    let animator = DropAnimator()

    package init(_ item: UIDragItem, _ actions: Actions?) {
        dragItem = item
        self.actions = actions
        super.init()
    }

    package func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        actions?.commit(dataSourceUpdates) ?? false
    }

    package func deletePlaceholder() -> Bool { actions?.delete() ?? false }

    package func setNeedsCellUpdate() { actions?.fill() }

    package func addAnimations(_ animations: @escaping () -> Void) {
        animator.addAnimations(animations)
    }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
