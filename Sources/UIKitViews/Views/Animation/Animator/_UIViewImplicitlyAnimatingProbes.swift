// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import ObjCRuntime

/// The optional methods of ``UIViewImplicitlyAnimating`` as values.
@preconcurrency @MainActor
public protocol _UIViewImplicitlyAnimatingProbes: AnyObject {}

extension _UIViewImplicitlyAnimatingProbes {
    private var target: (any UIViewImplicitlyAnimating)? { self as? any UIViewImplicitlyAnimating }

    /// The methods that add a block, for `animator.addAnimations?(…)`.
    public var addAnimations: _UIViewImplicitlyAnimatingAdding? {
        target.map { _UIViewImplicitlyAnimatingAdding(target: $0) }
    }

    /// The method that adds a completion, for `animator.addCompletion?(…)`.
    public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
        guard let target, _objcImplements(target, "addCompletion(_:)") else { return nil }
        return { completion in
            _ = _objcOptional(target, "addCompletion(_:)") { target.addCompletion(completion) }
        }
    }

    /// The method that goes on, for `animator.continueAnimation?(…)`.
    public var continueAnimation: _UIViewImplicitlyAnimatingContinuing? {
        target.map { _UIViewImplicitlyAnimatingContinuing(target: $0) }
    }
}

/// `addAnimations` as a value.
@preconcurrency @MainActor
public struct _UIViewImplicitlyAnimatingAdding {
    let target: any UIViewImplicitlyAnimating

    /// Adds a block; nil where the object lacks the method.
    @discardableResult
    public func callAsFunction(_ animation: @escaping () -> Void) -> Void? {
        _objcOptional(target, "addAnimations(_:)") { target.addAnimations(animation) }
    }

    /// Adds a block; nil where the object lacks the method.
    @discardableResult
    public func callAsFunction(
        _ animation: @escaping () -> Void,
        delayFactor: CGFloat
    ) -> Void? {
        _objcOptional(target, "addAnimations(_:delayFactor:)") {
            target.addAnimations(animation, delayFactor: delayFactor)
        }
    }
}

/// `continueAnimation` as a value.
@preconcurrency @MainActor
public struct _UIViewImplicitlyAnimatingContinuing {
    let target: any UIViewImplicitlyAnimating

    /// Goes on; nil where the object lacks the method.
    @discardableResult
    public func callAsFunction(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) -> Void? {
        _objcOptional(target, "continueAnimation(withTimingParameters:durationFactor:)") {
            target.continueAnimation(
                withTimingParameters: parameters,
                durationFactor: durationFactor
            )
        }
    }
}
