// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// The probes of `UIAlertViewDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIAlertViewDelegateProbes: AnyObject {}

extension _UIAlertViewDelegateProbes {
    private var target: (any UIAlertViewDelegate)? { self as? any UIAlertViewDelegate }

    /// The methods called `alertView`, as a value.
    public var alertView: _UIAlertViewDelegateMethods? {
        target.map { _UIAlertViewDelegateMethods(target: $0) }
    }

    /// `alertViewCancel(_:)`, if it is implemented.
    public var alertViewCancel: ((UIAlertView) -> Void)? {
        let name = "alertViewCancel(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.alertViewCancel(value) }
        }
    }

    /// `alertViewShouldEnableFirstOtherButton(_:)`, if it is implemented.
    public var alertViewShouldEnableFirstOtherButton: _ObjCOptional<UIAlertView, Bool>? {
        let name = "alertViewShouldEnableFirstOtherButton(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return _ObjCOptional { value in
            _objcOptional(target, name) { target.alertViewShouldEnableFirstOtherButton(value) }
        }
    }

    /// `didPresent(_:)`, if it is implemented.
    public var didPresent: ((UIAlertView) -> Void)? {
        let name = "didPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.didPresent(value) }
        }
    }

    /// `willPresent(_:)`, if it is implemented.
    public var willPresent: ((UIAlertView) -> Void)? {
        let name = "willPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.willPresent(value) }
        }
    }
}

/// `alertView` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIAlertViewDelegateMethods {
    let target: any UIAlertViewDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ alertView: UIAlertView,
        clickedButtonAt buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "alertView(_:clickedButtonAt:)") {
            target.alertView(alertView, clickedButtonAt: buttonIndex)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ alertView: UIAlertView,
        didDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "alertView(_:didDismissWithButtonIndex:)") {
            target.alertView(alertView, didDismissWithButtonIndex: buttonIndex)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ alertView: UIAlertView,
        willDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "alertView(_:willDismissWithButtonIndex:)") {
            target.alertView(alertView, willDismissWithButtonIndex: buttonIndex)
        }
    }
}
