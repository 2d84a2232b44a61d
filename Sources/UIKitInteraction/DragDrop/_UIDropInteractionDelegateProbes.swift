// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIDropInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIDropInteractionDelegateProbes: AnyObject {}

extension _UIDropInteractionDelegateProbes {
    private var target: (any UIDropInteractionDelegate)? { self as? any UIDropInteractionDelegate }

    /// The methods called `dropInteraction`.
    public var dropInteraction: _UIDropInteractionDelegateDropInteraction? {
        target.map { _UIDropInteractionDelegateDropInteraction(target: $0) }
    }
}

/// The methods of `UIDropInteractionDelegate` called `dropInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIDropInteractionDelegateDropInteraction {
    let target: any UIDropInteractionDelegate

    /// Calls `dropInteraction(_:canHandle:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool? {
        _objcOptional(target, "dropInteraction(_:canHandle:)") {
            target.dropInteraction(interaction, canHandle: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidEnter:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        sessionDidEnter session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:sessionDidEnter:)") {
            target.dropInteraction(interaction, sessionDidEnter: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidUpdate:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal? {
        _objcOptional(target, "dropInteraction(_:sessionDidUpdate:)") {
            target.dropInteraction(interaction, sessionDidUpdate: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidExit:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        sessionDidExit session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:sessionDidExit:)") {
            target.dropInteraction(interaction, sessionDidExit: session)
        }
    }

    /// Calls `dropInteraction(_:performDrop:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:performDrop:)") {
            target.dropInteraction(interaction, performDrop: session)
        }
    }

    /// Calls `dropInteraction(_:concludeDrop:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        concludeDrop session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:concludeDrop:)") {
            target.dropInteraction(interaction, concludeDrop: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        sessionDidEnd session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:sessionDidEnd:)") {
            target.dropInteraction(interaction, sessionDidEnd: session)
        }
    }

    /// Calls `dropInteraction(_:previewForDropping:withDefault:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        _objcOptional(target, "dropInteraction(_:previewForDropping:withDefault:)") {
            target.dropInteraction(
                interaction,
                previewForDropping: item,
                withDefault: defaultPreview
            )
        } ?? nil
    }

    /// Calls `dropInteraction(_:item:willAnimateDropWith:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) -> Void? {
        _objcOptional(target, "dropInteraction(_:item:willAnimateDropWith:)") {
            target.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
        }
    }
}
