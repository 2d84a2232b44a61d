// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCells
public import UIKitViews

/// The probes of `UITableViewDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITableViewDelegateProbes: AnyObject {}

extension _UITableViewDelegateProbes {
    private var target: (any UITableViewDelegate)? { self as? any UITableViewDelegate }

    /// The methods called `tableView`.
    public var tableView: _UITableViewDelegateTableView? {
        target.map { _UITableViewDelegateTableView(target: $0) }
    }

    /// The methods called `indexPathForPreferredFocusedView`.
    public var indexPathForPreferredFocusedView:
        _UITableViewDelegateIndexPathForPreferredFocusedView?
    {
        target.map { _UITableViewDelegateIndexPathForPreferredFocusedView(target: $0) }
    }

    /// `tableViewDidEndMultipleSelectionInteraction(_:)`, if it is implemented.
    public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
        guard let target, _objcImplements(target, "tableViewDidEndMultipleSelectionInteraction(_:)")
        else { return nil }
        return { tableView in
            _ = _objcOptional(target, "tableViewDidEndMultipleSelectionInteraction(_:)") {
                target.tableViewDidEndMultipleSelectionInteraction(tableView)
            }
        }
    }
}

/// The methods of `UITableViewDelegate` called `tableView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDelegateTableView {
    let target: any UITableViewDelegate

    /// Calls `tableView(_:willDisplay:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:willDisplay:forRowAt:)") {
            target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) -> Void? {
        _objcOptional(target, "tableView(_:willDisplayHeaderView:forSection:)") {
            target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) -> Void? {
        _objcOptional(target, "tableView(_:willDisplayFooterView:forSection:)") {
            target.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didEndDisplaying:forRowAt:)") {
            target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) -> Void? {
        _objcOptional(target, "tableView(_:didEndDisplayingHeaderView:forSection:)") {
            target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) -> Void? {
        _objcOptional(target, "tableView(_:didEndDisplayingFooterView:forSection:)") {
            target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Calls `tableView(_:heightForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        heightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:heightForRowAt:)") {
            target.tableView(tableView, heightForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:heightForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:heightForHeaderInSection:)") {
            target.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:heightForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        heightForFooterInSection section: Int
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:heightForFooterInSection:)") {
            target.tableView(tableView, heightForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:estimatedHeightForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:estimatedHeightForRowAt:)") {
            target.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:estimatedHeightForHeaderInSection:)") {
            target.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    /// Calls `tableView(_:estimatedHeightForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat? {
        _objcOptional(target, "tableView(_:estimatedHeightForFooterInSection:)") {
            target.tableView(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    /// Calls `tableView(_:viewForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        viewForHeaderInSection section: Int
    ) -> UIView? {
        _objcOptional(target, "tableView(_:viewForHeaderInSection:)") {
            target.tableView(tableView, viewForHeaderInSection: section)
        } ?? nil
    }

    /// Calls `tableView(_:viewForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        viewForFooterInSection section: Int
    ) -> UIView? {
        _objcOptional(target, "tableView(_:viewForFooterInSection:)") {
            target.tableView(tableView, viewForFooterInSection: section)
        } ?? nil
    }

    /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:accessoryButtonTappedForRowWith:)") {
            target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    /// Calls `tableView(_:shouldHighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldHighlightRowAt:)") {
            target.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didHighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didHighlightRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didHighlightRowAt:)") {
            target.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didUnhighlightRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didUnhighlightRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didUnhighlightRowAt:)") {
            target.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        _objcOptional(target, "tableView(_:willSelectRowAt:)") {
            target.tableView(tableView, willSelectRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:willDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        _objcOptional(target, "tableView(_:willDeselectRowAt:)") {
            target.tableView(tableView, willDeselectRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:didSelectRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didSelectRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didSelectRowAt:)") {
            target.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didDeselectRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didDeselectRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didDeselectRowAt:)") {
            target.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:canPerformPrimaryActionForRowAt:)") {
            target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        performPrimaryActionForRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:performPrimaryActionForRowAt:)") {
            target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:editingStyleForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle? {
        _objcOptional(target, "tableView(_:editingStyleForRowAt:)") {
            target.tableView(tableView, editingStyleForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        _objcOptional(target, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
            target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:editActionsForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        _objcOptional(target, "tableView(_:editActionsForRowAt:)") {
            target.tableView(tableView, editActionsForRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _objcOptional(target, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
            target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _objcOptional(target, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
            target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }

    /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldIndentWhileEditingRowAt:)") {
            target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:willBeginEditingRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willBeginEditingRowAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:willBeginEditingRowAt:)") {
            target.tableView(tableView, willBeginEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:didEndEditingRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didEndEditingRowAt indexPath: IndexPath?
    ) -> Void? {
        _objcOptional(target, "tableView(_:didEndEditingRowAt:)") {
            target.tableView(tableView, didEndEditingRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        _objcOptional(target, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
            target.tableView(
                tableView,
                targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath
            )
        }
    }

    /// Calls `tableView(_:indentationLevelForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int? {
        _objcOptional(target, "tableView(_:indentationLevelForRowAt:)") {
            target.tableView(tableView, indentationLevelForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldShowMenuForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldShowMenuForRowAt:)") {
            target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        _objcOptional(target, "tableView(_:canPerformAction:forRowAt:withSender:)") {
            target.tableView(
                tableView,
                canPerformAction: action,
                forRowAt: indexPath,
                withSender: sender
            )
        }
    }

    /// Calls `tableView(_:performAction:forRowAt:withSender:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Void? {
        _objcOptional(target, "tableView(_:performAction:forRowAt:withSender:)") {
            target.tableView(
                tableView,
                performAction: action,
                forRowAt: indexPath,
                withSender: sender
            )
        }
    }

    /// Calls `tableView(_:canFocusRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        canFocusRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:canFocusRowAt:)") {
            target.tableView(tableView, canFocusRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldUpdateFocusIn:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldUpdateFocusIn:)") {
            target.tableView(tableView, shouldUpdateFocusIn: context)
        }
    }

    /// Calls `tableView(_:didUpdateFocusIn:with:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        _objcOptional(target, "tableView(_:didUpdateFocusIn:with:)") {
            target.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:selectionFollowsFocusForRowAt:)") {
            target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldSpringLoadRowAt:with:)") {
            target.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }

    /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "tableView(_:shouldBeginMultipleSelectionInteractionAt:)") {
            target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "tableView(_:didBeginMultipleSelectionInteractionAt:)") {
            target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcOptional(target, "tableView(_:contextMenuConfigurationForRowAt:point:)") {
            target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        } ?? nil
    }

    /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(target, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)") {
            target.tableView(
                tableView,
                previewForHighlightingContextMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(target, "tableView(_:previewForDismissingContextMenuWithConfiguration:)") {
            target.tableView(
                tableView,
                previewForDismissingContextMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        _objcOptional(target, "tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
            target.tableView(
                tableView,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
        }
    }

    /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "tableView(_:willDisplayContextMenu:animator:)") {
            target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "tableView(_:willEndContextMenuInteraction:animator:)") {
            target.tableView(
                tableView,
                willEndContextMenuInteraction: configuration,
                animator: animator
            )
        }
    }
}

/// The methods of `UITableViewDelegate` called `indexPathForPreferredFocusedView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITableViewDelegateIndexPathForPreferredFocusedView {
    let target: any UITableViewDelegate

    /// Calls `indexPathForPreferredFocusedView(in:)`.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> IndexPath? {
        _objcOptional(target, "indexPathForPreferredFocusedView(in:)") {
            target.indexPathForPreferredFocusedView(in: tableView)
        } ?? nil
    }
}
