// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

/// What a drop delegate is given when something was dropped.
@MainActor
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    /// Where an item comes to rest.
    enum Place {
        case item(IndexPath)
        case target(UIDragPreviewTarget)
    }

    /// Where an item comes to rest, and what goes along.
    struct Goal {
        let place: Place
        let animator: DropAnimator
    }

    private weak var view: UICollectionView?
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private(set) var goals: [ObjectIdentifier: Goal] = [:]

    init(
        _ view: UICollectionView,
        _ session: any UIDropSession,
        _ path: IndexPath?,
        _ proposal: UICollectionViewDropProposal
    ) {
        self.view = view
        self.session = session
        destinationIndexPath = path
        self.proposal = proposal
        let source = view.drags.source
        items = session.items.map { item in
            let path = source?.path(of: item)
            let size = path.flatMap { view.cellForItem(at: $0)?.bounds.size }
            return DroppedItem(item, path, size ?? .zero)
        }
        super.init()
    }

    private func go(_ item: UIDragItem, _ place: Place) -> DropAnimator {
        let animator = DropAnimator()
        goals[ObjectIdentifier(item)] = Goal(place: place, animator: animator)
        return animator
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = PlaceholderContext(view, dragItem, placeholder)
        goals[ObjectIdentifier(dragItem)] = context.goal
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        go(dragItem, .item(indexPath))
    }

    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        guard let view, let cell = view.cellForItem(at: indexPath) else {
            return go(dragItem, .item(indexPath))
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
final class DroppedItem: NSObject, UICollectionViewDropItem {
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
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    private weak var view: UICollectionView?
    let dragItem: UIDragItem
    private let shown: PlaceholderItem?
    private let animator = DropAnimator()

    init(
        _ view: UICollectionView?,
        _ item: UIDragItem,
        _ placeholder: UICollectionViewDropPlaceholder
    ) {
        self.view = view
        dragItem = item
        shown = view?.insertPlaceholder(placeholder)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let view, let shown else { return false }
        return view.commit(shown, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let view, let shown else { return false }
        return view.delete(shown)
    }

    func setNeedsCellUpdate() {
        guard let view, let shown else { return }
        view.fillPlaceholder(shown)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    /// What goes along with the drop.
    var goal: ItemDropCoordinator.Goal? {
        shown.map { ItemDropCoordinator.Goal(place: .item($0.path), animator: animator) }
    }
}
