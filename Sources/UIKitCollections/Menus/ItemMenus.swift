// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// Shows the menus that a collection view's delegate has for items.
@MainActor
final class ItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var view: UICollectionView?
    private(set) var interaction: UIContextMenuInteraction?
    /// The items whose menu is open, the pressed one first.
    private var paths: [IndexPath] = []

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    func remove() {
        if let interaction { view?.removeInteraction(interaction) }
        interaction = nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let delegate = view.currentDelegate else { return nil }
        let path = view.itemPath(at: location)
        let (all, found) = configuration(view, delegate, path, location)
        if found != nil {
            paths = all
            view.dropPress()
        }
        return found
    }

    /// The menu for the pressed item and those selected with it; for none beside items.
    private func configuration(
        _ view: UICollectionView,
        _ delegate: any UICollectionViewDelegate,
        _ path: IndexPath?,
        _ location: CGPoint
    ) -> ([IndexPath], UIContextMenuConfiguration?) {
        var all = path.map { [$0] } ?? []
        if let path, view.picks.paths.contains(path) {
            all += view.picks.paths.sorted().filter { $0 != path }
        }
        if _objcImplements(delegate, ItemMenus.several) {
            let found = delegate.collectionView?(
                view,
                contextMenuConfigurationForItemsAt: all,
                point: location
            )
            return (all, found)
        }
        guard let path else { return ([], nil) }
        let found = delegate.collectionView?(
            view,
            contextMenuConfigurationForItemAt: path,
            point: location
        )
        return ([path], found)
    }

    static let several = "collectionView(_:contextMenuConfigurationForItemsAt:point:)"
    static let single = "collectionView(_:contextMenuConfigurationForItemAt:point:)"

    private func itemPreview() -> UITargetedPreview? {
        guard let view, let path = paths.first, let cell = view.cellForItem(at: path) else {
            return nil
        }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view, let delegate = view.currentDelegate else { return nil }
        if let path = paths.first,
            let found = delegate.collectionView?(
                view,
                contextMenuConfiguration: configuration,
                highlightPreviewForItemAt: path
            )
        {
            return found
        }
        return delegate.collectionView?(
            view,
            previewForHighlightingContextMenuWithConfiguration: configuration
        ) ?? itemPreview()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view, let delegate = view.currentDelegate else { return nil }
        if let path = paths.first,
            let found = delegate.collectionView?(
                view,
                contextMenuConfiguration: configuration,
                dismissalPreviewForItemAt: path
            )
        {
            return found
        }
        return delegate.collectionView?(
            view,
            previewForDismissingContextMenuWithConfiguration: configuration
        ) ?? itemPreview()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view else { return }
        view.currentDelegate?.collectionView?(
            view,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        view.currentDelegate?.collectionView?(
            view,
            willDisplayContextMenu: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        view.currentDelegate?.collectionView?(
            view,
            willEndContextMenuInteraction: configuration,
            animator: animator
        )
        paths = []
    }
}

extension UICollectionView {
    /// Takes part in long presses where the delegate has menus for items.
    func menusMayHaveChanged() {
        let wants =
            currentDelegate.map {
                _objcImplements($0, ItemMenus.several) || _objcImplements($0, ItemMenus.single)
            } ?? false
        if wants, rows.menus == nil {
            rows.menus = ItemMenus(self)
        } else if !wants, let menus = rows.menus {
            menus.remove()
            rows.menus = nil
        }
    }
}
