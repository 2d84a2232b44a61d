// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Decides what a collection view allows, and hears what people do with it.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate, _UICollectionViewDelegateProbes {
    /// Whether an item that a finger came down on is highlighted, and so can be selected; true where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool

    /// An item has been highlighted.
    func collectionView(
        _ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath
    )

    /// An item is no longer highlighted.
    func collectionView(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    )

    /// Whether a tap selects an item; true where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool

    /// Whether a tap on a selected item of several deselects it; true where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool

    /// A person has selected an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// A person has deselected an item.
    func collectionView(
        _ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath
    )

    /// Whether a tap that changes no selection acts on an item; unless editing where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// A tap acts on an item.
    func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    )

    /// A cell is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// A supplementary view is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    )

    /// A cell is no longer shown; the item may be gone.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )

    /// A supplementary view is no longer shown.
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    )

    /// Whether a long press shows the menu of editing; false where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool

    /// Whether the menu of editing has a command.
    func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// A command of the menu of editing was chosen.
    func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    )

    /// What lies between two layouts while a person moves between them.
    func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    /// Whether the focus can be on an item.
    func collectionView(
        _ collectionView: UICollectionView,
        canFocusItemAt indexPath: IndexPath
    ) -> Bool

    /// Whether the focus may move.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// The focus has moved.
    func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// The item that the focus goes to first.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    /// Whether an item is selected when the focus comes to it.
    func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool

    /// Where an item that a finger moves goes, which began at one path and is at another.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Where an item that a finger moves goes.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Where the content lies after an animated update or change of the layout.
    func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// Whether an item takes part in editing; true where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath
    ) -> Bool

    /// Whether something dragged that waits over an item opens it.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Whether two fingers that pan select many items.
    func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Two fingers begin to select many items; the place to begin editing.
    func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )

    /// Two fingers have selected many items.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    /// The menu of items that a finger stays on; no paths where it stays on none.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The menu of an item that a finger stays on.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// What is lifted when an item's menu opens; nil for its cell.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    /// What is put back when an item's menu closes; nil for its cell.
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?

    /// What is lifted when a menu opens; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// What is put back when a menu closes; nil for the cell.
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview of a menu was tapped.
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )

    /// A menu opens.
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// A menu closes.
    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

extension UICollectionViewDelegate {
    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldHighlightItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didHighlightItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didUnhighlightItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldSelectItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldDeselectItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didSelectItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didDeselectItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:canPerformPrimaryActionForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:performPrimaryActionForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplay:forItemAt:)",
            collectionView,
            cell,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            collectionView,
            view,
            elementKind,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didEndDisplaying:forItemAt:)",
            collectionView,
            cell,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            collectionView,
            view,
            elementKind,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldShowMenuForItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:canPerformAction:forItemAt:withSender:)",
            collectionView,
            action,
            indexPath,
            sender
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        _objcDefault(
            self,
            "collectionView(_:performAction:forItemAt:withSender:)",
            collectionView,
            action,
            indexPath,
            sender
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        _objcDefault(
            self,
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            collectionView,
            fromLayout,
            toLayout,
            else: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        canFocusItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canFocusItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldUpdateFocusIn:)", collectionView, context)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        _objcDefault(
            self,
            "collectionView(_:didUpdateFocusIn:with:)",
            collectionView,
            context,
            coordinator
        )
    }

    /// Says that there is no such method.
    public func indexPathForPreferredFocusedView(
        in collectionView: UICollectionView
    ) -> IndexPath? {
        _objcDefault(self, "indexPathForPreferredFocusedView(in:)", collectionView)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:selectionFollowsFocusForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _objcDefault(
            self,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            collectionView,
            originalIndexPath,
            currentIndexPath,
            proposedIndexPath,
            else: proposedIndexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _objcDefault(
            self,
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            collectionView,
            currentIndexPath,
            proposedIndexPath,
            else: proposedIndexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        _objcDefault(
            self,
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            collectionView,
            proposedContentOffset,
            else: proposedContentOffset
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canEditItemAt:)", collectionView, indexPath)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:shouldSpringLoadItemAt:with:)",
            collectionView,
            indexPath,
            context
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            collectionView,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            collectionView,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionViewDidEndMultipleSelectionInteraction(
        _ collectionView: UICollectionView
    ) {
        _objcDefault(self, "collectionViewDidEndMultipleSelectionInteraction(_:)", collectionView)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            collectionView,
            indexPaths,
            point
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            collectionView,
            indexPath,
            point
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            collectionView,
            configuration,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            collectionView,
            configuration,
            indexPath
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            collectionView,
            configuration
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            collectionView,
            configuration
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _objcDefault(
            self,
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            collectionView,
            configuration,
            animator
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplayContextMenu:animator:)",
            collectionView,
            configuration,
            animator
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            collectionView,
            configuration,
            animator
        )
    }
}
