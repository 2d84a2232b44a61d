// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UIGestureRecognizerDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UIGestureRecognizerDelegateProbes: AnyObject {}

extension _UIGestureRecognizerDelegateProbes {
    private var target: (any UIGestureRecognizerDelegate)? {
        self as? any UIGestureRecognizerDelegate
    }

    /// `gestureRecognizerShouldBegin(_:)`, if it is implemented.
    public var gestureRecognizerShouldBegin: _ObjCOptional<UIGestureRecognizer, Bool>? {
        guard let target, _objcImplements(target, "gestureRecognizerShouldBegin(_:)") else {
            return nil
        }
        return _ObjCOptional { gestureRecognizer in
            _objcOptional(target, "gestureRecognizerShouldBegin(_:)") {
                target.gestureRecognizerShouldBegin(gestureRecognizer)
            }
        }
    }

    /// The methods called `gestureRecognizer`.
    public var gestureRecognizer: _UIGestureRecognizerDelegateGestureRecognizer? {
        target.map { _UIGestureRecognizerDelegateGestureRecognizer(target: $0) }
    }
}

/// The methods of `UIGestureRecognizerDelegate` called `gestureRecognizer`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UIGestureRecognizerDelegateGestureRecognizer {
    let target: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
            target.gestureRecognizer(
                gestureRecognizer,
                shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
            )
        }
    }

    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldRequireFailureOf:)") {
            target.gestureRecognizer(
                gestureRecognizer,
                shouldRequireFailureOf: otherGestureRecognizer
            )
        }
    }

    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
            target.gestureRecognizer(
                gestureRecognizer,
                shouldBeRequiredToFailBy: otherGestureRecognizer
            )
        }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldReceive:)") {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive press: UIPress
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldReceivePress:)") {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
        }
    }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult
    public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive event: UIEvent
    ) -> Bool? {
        _objcOptional(target, "gestureRecognizer(_:shouldReceiveEvent:)") {
            target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
        }
    }
}
