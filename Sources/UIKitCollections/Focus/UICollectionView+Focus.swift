// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension UICollectionView {
    func canFocus(_ path: IndexPath) -> Bool {
        guard picks.isEditing ? picks.allowsFocusInEditing : picks.allowsFocus else { return false }
        if let answer = currentDelegate?.collectionView?(self, canFocusItemAt: path) {
            return answer
        }
        return picks.isPossible
    }

    private func path(ofItem item: (any UIFocusItem)?) -> IndexPath? {
        var view = item as? UIView
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.element.host === self {
                return indexPath(for: cell)
            }
            view = current.superview
        }
        return nil
    }

    private func itemContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext
    {
        let made = UICollectionViewFocusUpdateContext(
            from: context.previouslyFocusedItem,
            to: context.nextFocusedItem,
            heading: context.focusHeading
        )
        made.paths = (
            path(ofItem: context.previouslyFocusedItem), path(ofItem: context.nextFocusedItem)
        )
        return made
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        currentDelegate?.collectionView?(self, shouldUpdateFocusIn: itemContext(context)) ?? true
    }

    func focusDidMove(
        _ context: UIFocusUpdateContext,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let items = itemContext(context)
        let (from, to) = items.paths
        if let to { picks.lastFocused = to }
        for path in [from, to] {
            if let path, let cell = cellForItem(at: path) { cell.markConfiguration() }
        }
        currentDelegate?.collectionView?(self, didUpdateFocusIn: items, with: coordinator)
        guard let to, to != from,
            currentDelegate?.collectionView?(self, selectionFollowsFocusForItemAt: to)
                ?? picks.followsFocus,
            picks.isPossible, !picks.paths.contains(to),
            currentDelegate?.collectionView?(self, shouldSelectItemAt: to) ?? true
        else { return }
        choose(to, tells: true)
    }

    /// The cell that gets the focus first: the delegate's, the last one, the selected one.
    var cellPreferredByFocus: UICollectionViewCell? {
        if let path = currentDelegate?.indexPathForPreferredFocusedView?(in: self) {
            return cellForItem(at: path)
        }
        if picks.remembersFocus, let path = picks.lastFocused { return cellForItem(at: path) }
        return nil
    }

    /// What is seen, in reading order: headers before the items of their section, footers after.
    var elementsInOrder: [Any] {
        func rank(_ key: ElementKey) -> Int {
            if key.category == .cell { return 1 }
            return key.kind == UICollectionView.elementKindSectionFooter ? 2 : 0
        }
        let found = shown.views.filter { key, view in
            key.category != .decorationView && !view.isHidden && view.alpha > 0
        }
        let sorted = found.sorted { first, second in
            let (a, b) = (first.key, second.key)
            let (section, other) = (a.indexPath.first ?? -1, b.indexPath.first ?? -1)
            if section != other { return section < other }
            if rank(a) != rank(b) { return rank(a) < rank(b) }
            if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
            return (a.kind ?? "") < (b.kind ?? "")
        }
        var parts: [UIView] = []
        if let control = refreshControl, control.superview === self { parts.append(control) }
        parts += sorted.map { $0.value as UIView }
        if let swipe = rows.swipe { parts.append(swipe.actions) }
        return parts
    }
}
