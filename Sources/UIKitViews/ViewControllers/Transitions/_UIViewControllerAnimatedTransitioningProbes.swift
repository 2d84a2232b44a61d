// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIViewControllerAnimatedTransitioning`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIViewControllerAnimatedTransitioningProbes: AnyObject {}

extension _UIViewControllerAnimatedTransitioningProbes {
    private var target: (any UIViewControllerAnimatedTransitioning)? {
        self as? any UIViewControllerAnimatedTransitioning
    }

    /// `interruptibleAnimator(using:)`, if it is implemented.
    public var interruptibleAnimator: _UIViewControllerAnimatedTransitioningAnimator? {
        target.map { _UIViewControllerAnimatedTransitioningAnimator(target: $0) }
    }

    /// `animationEnded(_:)`, if it is implemented.
    public var animationEnded: ((Bool) -> Void)? {
        guard let target, _objcImplements(target, "animationEnded(_:)") else { return nil }
        return { completed in
            _ = _objcOptional(target, "animationEnded(_:)") { target.animationEnded(completed) }
        }
    }
}

/// `interruptibleAnimator(using:)` as a value.
@preconcurrency @MainActor
public struct _UIViewControllerAnimatedTransitioningAnimator {
    let target: any UIViewControllerAnimatedTransitioning

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        _objcOptional(target, "interruptibleAnimator(using:)") {
            target.interruptibleAnimator(using: transitionContext)
        }
    }
}
