// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

extension UICollectionView {
    /// What takes part in drags.
    @MainActor
    struct DragState {
        var source: ItemDragSource?
        var target: ItemDropTarget?
        var isEnabled = true
        /// Whether items of this view are being dragged.
        var hasDrag = false
        /// Whether something is being dragged over this view.
        var hasDrop = false
        /// Items that stand for data that is still to come.
        var placeholders: [PlaceholderItem] = []
    }

    func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
        sources.dragging = delegate
        if delegate != nil, drags.source == nil { drags.source = ItemDragSource(self) }
        drags.source?.setEnabled(delegate != nil && drags.isEnabled)
    }

    func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
        sources.dropping = delegate
        if delegate != nil, drags.target == nil { drags.target = ItemDropTarget(self) }
    }

    func setDragging(_ isEnabled: Bool) {
        drags.isEnabled = isEnabled
        drags.source?.setEnabled(isEnabled && sources.dragging != nil)
    }
}

// MARK: Springs

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests over an item selects it, where the delegate has nothing against
    /// it.
    public var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springs {
                removeInteraction(springs)
                return
            }
            addInteraction(ItemSprings { [weak self] _, context in self?.open(context) })
        }
    }

    private var springs: ItemSprings? {
        for case let springs as ItemSprings in interactions { return springs }
        return nil
    }

    private func open(_ context: any UISpringLoadedInteractionContext) {
        guard let path = itemPath(at: context.location(in: self)),
            currentDelegate?.collectionView?(self, shouldSpringLoadItemAt: path, with: context)
                ?? true
        else { return }
        tap(path)
    }
}

/// What `isSpringLoaded` adds, told from what the program adds itself.
private final class ItemSprings: UISpringLoadedInteraction {}
