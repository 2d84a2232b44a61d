// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UIEditMenuInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIEditMenuInteractionDelegateProbes: AnyObject {}

extension _UIEditMenuInteractionDelegateProbes {
    private var target: (any UIEditMenuInteractionDelegate)? {
        self as? any UIEditMenuInteractionDelegate
    }

    /// The methods called `editMenuInteraction`.
    public var editMenuInteraction: _UIEditMenuInteractionDelegateEditMenuInteraction? {
        target.map { _UIEditMenuInteractionDelegateEditMenuInteraction(target: $0) }
    }
}

/// The methods of `UIEditMenuInteractionDelegate` called `editMenuInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIEditMenuInteractionDelegateEditMenuInteraction {
    let target: any UIEditMenuInteractionDelegate

    /// Calls `editMenuInteraction(_:menuFor:suggestedActions:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        _objcOptional(target, "editMenuInteraction(_:menuFor:suggestedActions:)") {
            target.editMenuInteraction(
                interaction,
                menuFor: configuration,
                suggestedActions: suggestedActions
            )
        } ?? nil
    }

    /// Calls `editMenuInteraction(_:targetRectFor:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect? {
        _objcOptional(target, "editMenuInteraction(_:targetRectFor:)") {
            target.editMenuInteraction(interaction, targetRectFor: configuration)
        }
    }

    /// Calls `editMenuInteraction(_:willPresentMenuFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "editMenuInteraction(_:willPresentMenuFor:animator:)") {
            target.editMenuInteraction(
                interaction,
                willPresentMenuFor: configuration,
                animator: animator
            )
        }
    }

    /// Calls `editMenuInteraction(_:willDismissMenuFor:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "editMenuInteraction(_:willDismissMenuFor:animator:)") {
            target.editMenuInteraction(
                interaction,
                willDismissMenuFor: configuration,
                animator: animator
            )
        }
    }
}
