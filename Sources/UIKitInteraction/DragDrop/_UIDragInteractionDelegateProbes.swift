// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UIDragInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIDragInteractionDelegateProbes: AnyObject {}

extension _UIDragInteractionDelegateProbes {
    private var target: (any UIDragInteractionDelegate)? { self as? any UIDragInteractionDelegate }

    /// The methods called `dragInteraction`.
    public var dragInteraction: _UIDragInteractionDelegateDragInteraction? {
        target.map { _UIDragInteractionDelegateDragInteraction(target: $0) }
    }
}

/// The methods of `UIDragInteractionDelegate` called `dragInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIDragInteractionDelegateDragInteraction {
    let target: any UIDragInteractionDelegate

    /// Calls `dragInteraction(_:previewForLifting:session:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        _objcOptional(target, "dragInteraction(_:previewForLifting:session:)") {
            target.dragInteraction(interaction, previewForLifting: item, session: session)
        } ?? nil
    }

    /// Calls `dragInteraction(_:willAnimateLiftWith:session:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:willAnimateLiftWith:session:)") {
            target.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        }
    }

    /// Calls `dragInteraction(_:sessionWillBegin:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionWillBegin session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:sessionWillBegin:)") {
            target.dragInteraction(interaction, sessionWillBegin: session)
        }
    }

    /// Calls `dragInteraction(_:sessionAllowsMoveOperation:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "dragInteraction(_:sessionAllowsMoveOperation:)") {
            target.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        }
    }

    /// Calls `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)") {
            target.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
        }
    }

    /// Calls `dragInteraction(_:prefersFullSizePreviewsFor:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "dragInteraction(_:prefersFullSizePreviewsFor:)") {
            target.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
        }
    }

    /// Calls `dragInteraction(_:sessionDidMove:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionDidMove session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:sessionDidMove:)") {
            target.dragInteraction(interaction, sessionDidMove: session)
        }
    }

    /// Calls `dragInteraction(_:session:willEndWith:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:session:willEndWith:)") {
            target.dragInteraction(interaction, session: session, willEndWith: operation)
        }
    }

    /// Calls `dragInteraction(_:session:didEndWith:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:session:didEndWith:)") {
            target.dragInteraction(interaction, session: session, didEndWith: operation)
        }
    }

    /// Calls `dragInteraction(_:sessionDidTransferItems:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionDidTransferItems session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:sessionDidTransferItems:)") {
            target.dragInteraction(interaction, sessionDidTransferItems: session)
        }
    }

    /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]? {
        _objcOptional(target, "dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
            target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        }
    }

    /// Calls `dragInteraction(_:sessionForAddingItems:withTouchAt:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        _objcOptional(target, "dragInteraction(_:sessionForAddingItems:withTouchAt:)") {
            target.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
        } ?? nil
    }

    /// Calls `dragInteraction(_:session:willAdd:for:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:session:willAdd:for:)") {
            target.dragInteraction(
                interaction,
                session: session,
                willAdd: items,
                for: addingInteraction
            )
        }
    }

    /// Calls `dragInteraction(_:previewForCancelling:withDefault:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        _objcOptional(target, "dragInteraction(_:previewForCancelling:withDefault:)") {
            target.dragInteraction(
                interaction,
                previewForCancelling: item,
                withDefault: defaultPreview
            )
        } ?? nil
    }

    /// Calls `dragInteraction(_:item:willAnimateCancelWith:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIDragInteraction,
        item: UIDragItem,
        willAnimateCancelWith animator: any UIDragAnimating
    ) -> Void? {
        _objcOptional(target, "dragInteraction(_:item:willAnimateCancelWith:)") {
            target.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        }
    }
}
