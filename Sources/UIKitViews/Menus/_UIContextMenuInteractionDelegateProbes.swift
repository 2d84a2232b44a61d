// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UIContextMenuInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIContextMenuInteractionDelegateProbes: AnyObject {}

extension _UIContextMenuInteractionDelegateProbes {
    private var target: (any UIContextMenuInteractionDelegate)? {
        self as? any UIContextMenuInteractionDelegate
    }

    /// The methods called `contextMenuInteraction`.
    public var contextMenuInteraction: _UIContextMenuInteractionDelegateContextMenuInteraction? {
        target.map { _UIContextMenuInteractionDelegateContextMenuInteraction(target: $0) }
    }
}

/// The methods of `UIContextMenuInteractionDelegate` called `contextMenuInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIContextMenuInteractionDelegateContextMenuInteraction {
    let target: any UIContextMenuInteractionDelegate

    /// Calls `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
        ) {
            target.contextMenuInteraction(
                interaction,
                configuration: configuration,
                highlightPreviewForItemWithIdentifier: identifier
            )
        } ?? nil
    }

    /// Calls `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
        ) {
            target.contextMenuInteraction(
                interaction,
                configuration: configuration,
                dismissalPreviewForItemWithIdentifier: identifier
            )
        } ?? nil
    }

    /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)"
        ) {
            target.contextMenuInteraction(
                interaction,
                previewForHighlightingMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcOptional(
            target,
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)"
        ) {
            target.contextMenuInteraction(
                interaction,
                previewForDismissingMenuWithConfiguration: configuration
            )
        } ?? nil
    }

    /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) -> Void? {
        _objcOptional(
            target,
            "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
        ) {
            target.contextMenuInteraction(
                interaction,
                willPerformPreviewActionForMenuWith: configuration,
                animator: animator
            )
        }
    }

    /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
            target.contextMenuInteraction(
                interaction,
                willDisplayMenuFor: configuration,
                animator: animator
            )
        }
    }

    /// Calls `contextMenuInteraction(_:willEndFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) -> Void? {
        _objcOptional(target, "contextMenuInteraction(_:willEndFor:animator:)") {
            target.contextMenuInteraction(
                interaction,
                willEndFor: configuration,
                animator: animator
            )
        }
    }
}
