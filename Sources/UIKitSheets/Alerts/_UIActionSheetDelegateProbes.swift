// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The probes of `UIActionSheetDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UIActionSheetDelegateProbes: AnyObject {}

extension _UIActionSheetDelegateProbes {
    private var target: (any UIActionSheetDelegate)? { self as? any UIActionSheetDelegate }

    /// The methods called `actionSheet`, as a value.
    public var actionSheet: _UIActionSheetDelegateMethods? {
        target.map { _UIActionSheetDelegateMethods(target: $0) }
    }

    /// `actionSheetCancel(_:)`, if it is implemented.
    public var actionSheetCancel: ((UIActionSheet) -> Void)? {
        let name = "actionSheetCancel(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.actionSheetCancel(value) }
        }
    }

    /// `didPresent(_:)`, if it is implemented.
    public var didPresent: ((UIActionSheet) -> Void)? {
        let name = "didPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.didPresent(value) }
        }
    }

    /// `willPresent(_:)`, if it is implemented.
    public var willPresent: ((UIActionSheet) -> Void)? {
        let name = "willPresent(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.willPresent(value) }
        }
    }
}

/// `actionSheet` with its labels, as a value.
@preconcurrency @MainActor
public struct _UIActionSheetDelegateMethods {
    let target: any UIActionSheetDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ actionSheet: UIActionSheet,
        clickedButtonAt buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "actionSheet(_:clickedButtonAt:)") {
            target.actionSheet(actionSheet, clickedButtonAt: buttonIndex)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ actionSheet: UIActionSheet,
        didDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "actionSheet(_:didDismissWithButtonIndex:)") {
            target.actionSheet(actionSheet, didDismissWithButtonIndex: buttonIndex)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ actionSheet: UIActionSheet,
        willDismissWithButtonIndex buttonIndex: Int
    ) -> Void? {
        _objcOptional(target, "actionSheet(_:willDismissWithButtonIndex:)") {
            target.actionSheet(actionSheet, willDismissWithButtonIndex: buttonIndex)
        }
    }
}
