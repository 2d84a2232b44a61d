// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// The probes of `UIViewControllerTransitioningDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIViewControllerTransitioningDelegateProbes: AnyObject {}

extension _UIViewControllerTransitioningDelegateProbes {
    private var methods: _UIViewControllerTransitioningDelegateMethods? {
        (self as? any UIViewControllerTransitioningDelegate)
            .map { _UIViewControllerTransitioningDelegateMethods(target: $0) }
    }

    /// The methods of this name.
    public var animationController: _UIViewControllerTransitioningDelegateMethods? { methods }

    /// The methods of this name.
    public var interactionControllerForPresentation: _UIViewControllerTransitioningPresentation? {
        methods.map { _UIViewControllerTransitioningPresentation(target: $0.target) }
    }

    /// The methods of this name.
    public var interactionControllerForDismissal: _UIViewControllerTransitioningDismissal? {
        methods.map { _UIViewControllerTransitioningDismissal(target: $0.target) }
    }

    /// The methods of this name.
    public var presentationController: _UIViewControllerTransitioningController? {
        methods.map { _UIViewControllerTransitioningController(target: $0.target) }
    }
}

/// `animationController(…)` as a value.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateMethods {
    let target: any UIViewControllerTransitioningDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcOptional(target, "animationController(forPresented:presenting:source:)") {
            target.animationController(
                forPresented: presented,
                presenting: presenting,
                source: source
            )
        } ?? nil
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        _objcOptional(target, "animationController(forDismissed:)") {
            target.animationController(forDismissed: dismissed)
        } ?? nil
    }
}

/// `interactionControllerForPresentation(using:)` as a value.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningPresentation {
    let target: any UIViewControllerTransitioningDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcOptional(target, "interactionControllerForPresentation(using:)") {
            target.interactionControllerForPresentation(using: animator)
        } ?? nil
    }
}

/// `interactionControllerForDismissal(using:)` as a value.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDismissal {
    let target: any UIViewControllerTransitioningDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        _objcOptional(target, "interactionControllerForDismissal(using:)") {
            target.interactionControllerForDismissal(using: animator)
        } ?? nil
    }
}

/// `presentationController(forPresented:presenting:source:)` as a value.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningController {
    let target: any UIViewControllerTransitioningDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        _objcOptional(target, "presentationController(forPresented:presenting:source:)") {
            target.presentationController(
                forPresented: presented,
                presenting: presenting,
                source: source
            )
        } ?? nil
    }
}
