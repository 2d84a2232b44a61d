// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UISpringLoadedInteractionBehavior`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISpringLoadedInteractionBehaviorProbes: AnyObject {}

extension _UISpringLoadedInteractionBehaviorProbes {
    private var target: (any UISpringLoadedInteractionBehavior)? {
        self as? any UISpringLoadedInteractionBehavior
    }

    /// `interactionDidFinish(_:)`, if it is implemented.
    public var interactionDidFinish: ((UISpringLoadedInteraction) -> Void)? {
        guard let target, _objcImplements(target, "interactionDidFinish(_:)") else { return nil }
        return { interaction in
            _ = _objcOptional(target, "interactionDidFinish(_:)") {
                target.interactionDidFinish(interaction)
            }
        }
    }
}
