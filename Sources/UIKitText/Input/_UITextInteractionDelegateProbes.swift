// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime

/// The probes of `UITextInteractionDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UITextInteractionDelegateProbes: AnyObject {}

extension _UITextInteractionDelegateProbes {
    private var target: (any UITextInteractionDelegate)? { self as? any UITextInteractionDelegate }

    /// The methods called `interactionShouldBegin`.
    public var interactionShouldBegin: _UITextInteractionDelegateInteractionShouldBegin? {
        target.map { _UITextInteractionDelegateInteractionShouldBegin(target: $0) }
    }

    /// `interactionWillBegin(_:)`, if it is implemented.
    public var interactionWillBegin: ((UITextInteraction) -> Void)? {
        guard let target, _objcImplements(target, "interactionWillBegin(_:)") else { return nil }
        return { interaction in
            _ = _objcOptional(target, "interactionWillBegin(_:)") {
                target.interactionWillBegin(interaction)
            }
        }
    }

    /// `interactionDidEnd(_:)`, if it is implemented.
    public var interactionDidEnd: ((UITextInteraction) -> Void)? {
        guard let target, _objcImplements(target, "interactionDidEnd(_:)") else { return nil }
        return { interaction in
            _ = _objcOptional(target, "interactionDidEnd(_:)") {
                target.interactionDidEnd(interaction)
            }
        }
    }
}

/// The methods of `UITextInteractionDelegate` called `interactionShouldBegin`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UITextInteractionDelegateInteractionShouldBegin {
    let target: any UITextInteractionDelegate

    /// Calls `interactionShouldBegin(_:at:)`.
    @discardableResult
    public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool? {
        _objcOptional(target, "interactionShouldBegin(_:at:)") {
            target.interactionShouldBegin(interaction, at: point)
        }
    }
}
