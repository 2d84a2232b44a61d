// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UICollectionViewDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDelegateProbes: AnyObject {}

extension _UICollectionViewDelegateProbes {
    private var target: (any UICollectionViewDelegate)? { self as? any UICollectionViewDelegate }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDelegateCollectionView? {
        target.map { _UICollectionViewDelegateCollectionView(target: $0) }
    }

    /// The methods called `indexPathForPreferredFocusedView`.
    public var indexPathForPreferredFocusedView:
        _UICollectionViewDelegateIndexPathForPreferredFocusedView?
    {
        target.map { _UICollectionViewDelegateIndexPathForPreferredFocusedView(target: $0) }
    }

    /// `collectionViewDidEndMultipleSelectionInteraction(_:)`, if it is implemented.
    public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
        guard let target,
            _objcImplements(target, "collectionViewDidEndMultipleSelectionInteraction(_:)")
        else { return nil }
        return { collectionView in
            _ = _objcOptional(target, "collectionViewDidEndMultipleSelectionInteraction(_:)") {
                target.collectionViewDidEndMultipleSelectionInteraction(collectionView)
            }
        }
    }
}

/// The methods of `UICollectionViewDelegate` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDelegateCollectionView {
    let target: any UICollectionViewDelegate

    /// Calls `collectionView(_:shouldHighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldHighlightItemAt:)") {
            target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didHighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didHighlightItemAt:)") {
            target.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didUnhighlightItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didUnhighlightItemAt:)") {
            target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldSelectItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldSelectItemAt:)") {
            target.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldDeselectItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldDeselectItemAt:)") {
            target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didSelectItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didSelectItemAt:)") {
            target.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didDeselectItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didDeselectItemAt:)") {
            target.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canPerformPrimaryActionForItemAt:)") {
            target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:performPrimaryActionForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:performPrimaryActionForItemAt:)") {
            target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplay:forItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:willDisplay:forItemAt:)") {
            target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
            target.collectionView(
                collectionView,
                willDisplaySupplementaryView: view,
                forElementKind: elementKind,
                at: indexPath
            )
        }
    }

    /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didEndDisplaying:forItemAt:)") {
            target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) -> Void? {
        _objcOptional(
            target,
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
        ) {
            target.collectionView(
                collectionView,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: elementKind,
                at: indexPath
            )
        }
    }

    /// Calls `collectionView(_:shouldShowMenuForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldShowMenuForItemAt:)") {
            target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canPerformAction:forItemAt:withSender:)") {
            target.collectionView(
                collectionView,
                canPerformAction: action,
                forItemAt: indexPath,
                withSender: sender
            )
        }
    }

    /// Calls `collectionView(_:performAction:forItemAt:withSender:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        _objcOptional(target, "collectionView(_:performAction:forItemAt:withSender:)") {
            target.collectionView(
                collectionView,
                performAction: action,
                forItemAt: indexPath,
                withSender: sender
            )
        }
    }

    /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        _objcOptional(target, "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
            target.collectionView(
                collectionView,
                transitionLayoutForOldLayout: fromLayout,
                newLayout: toLayout
            )
        }
    }

    /// Calls `collectionView(_:canFocusItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canFocusItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canFocusItemAt:)") {
            target.collectionView(collectionView, canFocusItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldUpdateFocusIn:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldUpdateFocusIn:)") {
            target.collectionView(collectionView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls `collectionView(_:didUpdateFocusIn:with:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didUpdateFocusIn:with:)") {
            target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:selectionFollowsFocusForItemAt:)") {
            target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        _objcOptional(
            target,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
        ) {
            target.collectionView(
                collectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath,
                toProposedIndexPath: proposedIndexPath
            )
        }
    }

    /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        _objcOptional(
            target,
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
        ) {
            target.collectionView(
                collectionView,
                targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath
            )
        }
    }

    /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        _objcOptional(target, "collectionView(_:targetContentOffsetForProposedContentOffset:)") {
            target.collectionView(
                collectionView,
                targetContentOffsetForProposedContentOffset: proposedContentOffset
            )
        }
    }

    /// Calls `collectionView(_:canEditItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canEditItemAt:)") {
            target.collectionView(collectionView, canEditItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldSpringLoadItemAt:with:)") {
            target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }
    }

    /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            target.collectionView(
                collectionView,
                shouldBeginMultipleSelectionInteractionAt: indexPath
            )
        }
    }

    /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
            target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcOptional(target, "collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
            target.collectionView(
                collectionView,
                contextMenuConfigurationForItemsAt: indexPaths,
                point: point
            )
        } ?? nil
    }

    /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcOptional(target, "collectionView(_:contextMenuConfigurationForItemAt:point:)") {
            target.collectionView(
                collectionView,
                contextMenuConfigurationForItemAt: indexPath,
                point: point
            )
        } ?? nil
    }

    /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)"
        ) {
            target.collectionView(
                collectionView,
                contextMenuConfiguration: configuration,
                highlightPreviewForItemAt: indexPath
            )
        } ?? nil
    }

    /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)"
        ) {
            target.collectionView(
                collectionView,
                contextMenuConfiguration: configuration,
                dismissalPreviewForItemAt: indexPath
            )
        } ?? nil
    }

    /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)"
        ) {
            target.collectionView(
                collectionView,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(target, "collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
        {
            target.collectionView(
                collectionView,
                previewForDismissingContextMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        _objcOptional(target, "collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
            target.collectionView(
                collectionView,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
        }
    }

    /// Calls `collectionView(_:willDisplayContextMenu:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "collectionView(_:willDisplayContextMenu:animator:)") {
            target.collectionView(
                collectionView,
                willDisplayContextMenu: configuration,
                animator: animator
            )
        }
    }

    /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "collectionView(_:willEndContextMenuInteraction:animator:)") {
            target.collectionView(
                collectionView,
                willEndContextMenuInteraction: configuration,
                animator: animator
            )
        }
    }
}

/// The methods of `UICollectionViewDelegate` called `indexPathForPreferredFocusedView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDelegateIndexPathForPreferredFocusedView {
    let target: any UICollectionViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        _objcOptional(target, "indexPathForPreferredFocusedView(in:)") {
            target.indexPathForPreferredFocusedView(in: collectionView)
        } ?? nil
    }
}
