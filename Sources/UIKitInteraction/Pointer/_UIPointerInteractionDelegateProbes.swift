// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIPointerInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIPointerInteractionDelegateProbes: AnyObject {}

extension _UIPointerInteractionDelegateProbes {
    private var target: (any UIPointerInteractionDelegate)? {
        self as? any UIPointerInteractionDelegate
    }

    /// The methods called `pointerInteraction`.
    public var pointerInteraction: _UIPointerInteractionDelegatePointerInteraction? {
        target.map { _UIPointerInteractionDelegatePointerInteraction(target: $0) }
    }
}

/// The methods of `UIPointerInteractionDelegate` called `pointerInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIPointerInteractionDelegatePointerInteraction {
    let target: any UIPointerInteractionDelegate

    /// Calls `pointerInteraction(_:regionFor:defaultRegion:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        _objcOptional(target, "pointerInteraction(_:regionFor:defaultRegion:)") {
            target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
        } ?? nil
    }

    /// Calls `pointerInteraction(_:styleFor:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        _objcOptional(target, "pointerInteraction(_:styleFor:)") {
            target.pointerInteraction(interaction, styleFor: region)
        } ?? nil
    }

    /// Calls `pointerInteraction(_:willEnter:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "pointerInteraction(_:willEnter:animator:)") {
            target.pointerInteraction(interaction, willEnter: region, animator: animator)
        }
    }

    /// Calls `pointerInteraction(_:willExit:animator:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) -> Void? {
        _objcOptional(target, "pointerInteraction(_:willExit:animator:)") {
            target.pointerInteraction(interaction, willExit: region, animator: animator)
        }
    }
}
