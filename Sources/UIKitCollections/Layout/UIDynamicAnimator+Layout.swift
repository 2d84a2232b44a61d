// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitDynamics

extension UIDynamicAnimator {
    /// Makes an animator whose items are attributes of a layout, which is invalidated as they move.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        follower = layout
    }

    /// The attributes of a cell that a behavior moves; nil if none does.
    public func layoutAttributesForCell(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: ElementKey(cell: indexPath))
    }

    /// The attributes of a supplementary view that a behavior moves; nil if none does.
    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(
            of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
        )
    }

    /// The attributes of a decoration view that a behavior moves; nil if none does.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(
            of: ElementKey(
                category: .decorationView,
                kind: decorationViewKind,
                indexPath: indexPath
            )
        )
    }

    private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        for case let item as UICollectionViewLayoutAttributes in allItems where item.element == key
        {
            return item
        }
        return nil
    }
}

extension UICollectionViewLayout: DynamicFollower {
    /// Invalidates the elements that an animator moves.
    package func animatorDidMoveItems(_ animator: UIDynamicAnimator) {
        let context = makeContext()
        for case let item as UICollectionViewLayoutAttributes in animator.allItems {
            let path = item.indexPath
            let kind = item.representedElementKind ?? ""
            switch item.representedElementCategory {
            case .cell: context.invalidateItems(at: [path])
            case .supplementaryView:
                context.invalidateSupplementaryElements(ofKind: kind, at: [path])
            case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
            }
        }
        invalidateLayout(with: context)
    }
}
