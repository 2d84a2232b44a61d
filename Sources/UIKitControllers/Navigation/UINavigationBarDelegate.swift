// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

/// Is asked before items of a navigation bar come and go.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate, _UINavigationBarDelegateProbes {
    /// Whether an item may come.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Told after an item has come.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether an item may go.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Told after an item has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Says that there is no such method.
    public func navigationBar(
        _ navigationBar: UINavigationBar,
        shouldPush item: UINavigationItem
    ) -> Bool {
        _objcDefault(self, "navigationBar(_:shouldPush:)", navigationBar, item)
    }

    /// Says that there is no such method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        _objcDefault(self, "navigationBar(_:didPush:)", navigationBar, item)
    }

    /// Says that there is no such method.
    public func navigationBar(
        _ navigationBar: UINavigationBar,
        shouldPop item: UINavigationItem
    ) -> Bool {
        _objcDefault(self, "navigationBar(_:shouldPop:)", navigationBar, item)
    }

    /// Says that there is no such method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        _objcDefault(self, "navigationBar(_:didPop:)", navigationBar, item)
    }
}

/// The probes of `UINavigationBarDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UINavigationBarDelegateProbes: AnyObject {}

extension _UINavigationBarDelegateProbes {
    /// The methods of this name.
    public var navigationBar: _UINavigationBarDelegateMethods? {
        (self as? any UINavigationBarDelegate).map { _UINavigationBarDelegateMethods(target: $0) }
    }
}

/// The methods called `navigationBar` as a value.
@preconcurrency @MainActor
public struct _UINavigationBarDelegateMethods {
    let target: any UINavigationBarDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationBar: UINavigationBar,
        shouldPush item: UINavigationItem
    ) -> Bool? {
        _objcOptional(target, "navigationBar(_:shouldPush:)") {
            target.navigationBar(navigationBar, shouldPush: item)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationBar: UINavigationBar,
        didPush item: UINavigationItem
    ) -> Void? {
        _objcOptional(target, "navigationBar(_:didPush:)") {
            target.navigationBar(navigationBar, didPush: item)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationBar: UINavigationBar,
        shouldPop item: UINavigationItem
    ) -> Bool? {
        _objcOptional(target, "navigationBar(_:shouldPop:)") {
            target.navigationBar(navigationBar, shouldPop: item)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ navigationBar: UINavigationBar,
        didPop item: UINavigationItem
    ) -> Void? {
        _objcOptional(target, "navigationBar(_:didPop:)") {
            target.navigationBar(navigationBar, didPop: item)
        }
    }
}
