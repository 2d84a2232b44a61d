// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKit

/// The probes of `SFSafariViewControllerDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _SFSafariViewControllerDelegateProbes: AnyObject {}

extension _SFSafariViewControllerDelegateProbes {
    private var target: (any SFSafariViewControllerDelegate)? {
        self as? any SFSafariViewControllerDelegate
    }

    /// The methods called `safariViewController`, as a value.
    public var safariViewController: _SFSafariViewControllerDelegateMethods? {
        target.map { _SFSafariViewControllerDelegateMethods(target: $0) }
    }

    /// `safariViewControllerDidFinish(_:)`, if it is implemented.
    public var safariViewControllerDidFinish: ((SFSafariViewController) -> Void)? {
        let name = "safariViewControllerDidFinish(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.safariViewControllerDidFinish(value) }
        }
    }

    /// `safariViewControllerWillOpenInBrowser(_:)`, if it is implemented.
    public var safariViewControllerWillOpenInBrowser: ((SFSafariViewController) -> Void)? {
        let name = "safariViewControllerWillOpenInBrowser(_:)"
        guard let target, _objcImplements(target, name) else { return nil }
        return { value in
            _ = _objcOptional(target, name) { target.safariViewControllerWillOpenInBrowser(value) }
        }
    }
}

/// `safariViewController` with its labels, as a value.
@preconcurrency @MainActor
public struct _SFSafariViewControllerDelegateMethods {
    let target: any SFSafariViewControllerDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: SFSafariViewController,
        activityItemsFor url: URL,
        title: String?
    ) -> [UIActivity]? {
        _objcOptional(target, "safariViewController(_:activityItemsFor:title:)") {
            target.safariViewController(controller, activityItemsFor: url, title: title)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: SFSafariViewController,
        excludedActivityTypesFor url: URL,
        title: String?
    ) -> [UIActivity.ActivityType]? {
        _objcOptional(target, "safariViewController(_:excludedActivityTypesFor:title:)") {
            target.safariViewController(controller, excludedActivityTypesFor: url, title: title)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
    ) -> Void? {
        _objcOptional(target, "safariViewController(_:didCompleteInitialLoad:)") {
            target.safariViewController(controller, didCompleteInitialLoad: didLoadSuccessfully)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ controller: SFSafariViewController,
        initialLoadDidRedirectTo url: URL
    ) -> Void? {
        _objcOptional(target, "safariViewController(_:initialLoadDidRedirectTo:)") {
            target.safariViewController(controller, initialLoadDidRedirectTo: url)
        }
    }
}
