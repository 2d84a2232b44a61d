// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIFindInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIFindInteractionDelegateProbes: AnyObject {}

extension _UIFindInteractionDelegateProbes {
    private var target: (any UIFindInteractionDelegate)? {
        self as? any UIFindInteractionDelegate
    }

    /// The methods called `findInteraction`.
    public var findInteraction: _UIFindInteractionDelegateFindInteraction? {
        target.map { _UIFindInteractionDelegateFindInteraction(target: $0) }
    }
}

/// The methods of `UIFindInteractionDelegate` called `findInteraction`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIFindInteractionDelegateFindInteraction {
    let target: any UIFindInteractionDelegate

    /// Calls `findInteraction(_:didBegin:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIFindInteraction,
        didBegin session: UIFindSession
    ) -> Void? {
        _objcOptional(target, "findInteraction(_:didBegin:)") {
            target.findInteraction(interaction, didBegin: session)
        }
    }

    /// Calls `findInteraction(_:didEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ interaction: UIFindInteraction,
        didEnd session: UIFindSession
    ) -> Void? {
        _objcOptional(target, "findInteraction(_:didEnd:)") {
            target.findInteraction(interaction, didEnd: session)
        }
    }
}
