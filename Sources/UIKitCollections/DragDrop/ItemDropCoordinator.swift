// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCells
import UIKitControls

/// What a collection view's drop delegate is given when something was dropped.
@MainActor
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private weak var view: UICollectionView?
    private let base: ListDrop

    init(_ view: UICollectionView, _ drop: ListDrop) {
        self.view = view
        base = drop
        super.init()
    }

    var items: [any UICollectionViewDropItem] { base.items }
    var destinationIndexPath: IndexPath? { base.path }
    var session: any UIDropSession { base.session }

    var proposal: UICollectionViewDropProposal {
        base.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    }

    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let shown = view?.insertPlaceholder(placeholder)
        let context = DropPlaceholderContext(
            dragItem,
            shown.map { shown in
                DropPlaceholderContext.Actions(
                    commit: { [weak view] in view?.commit(shown, $0) ?? false },
                    delete: { [weak view] in view?.delete(shown) ?? false },
                    fill: { [weak view] in view?.fillPlaceholder(shown) }
                )
            }
        )
        base.drop(dragItem, to: shown?.path, context) { cell in
            (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
        return context
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        base.drop(dragItem, at: indexPath)
    }

    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating {
        base.drop(dragItem, into: indexPath, rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        base.drop(dragItem, to: target)
    }
}

extension DroppedItem: UICollectionViewDropItem {}
extension DropPlaceholderContext: UICollectionViewDropPlaceholderContext {}
