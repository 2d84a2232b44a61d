// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of the items that are chosen.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol, _UITabBarDelegateProbes {
    /// Told when an item is chosen by hand.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// Told before people choose which items the bar has.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// Told when people can choose which items the bar has.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// Told before that ends.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// Told when that has ended.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Says that there is no such method.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        _objcDefault(self, "tabBar(_:didSelect:)", tabBar, item)
    }

    /// Says that there is no such method.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        _objcDefault(self, "tabBar(_:willBeginCustomizing:)", tabBar, items)
    }

    /// Says that there is no such method.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        _objcDefault(self, "tabBar(_:didBeginCustomizing:)", tabBar, items)
    }

    /// Says that there is no such method.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    {
        _objcDefault(self, "tabBar(_:willEndCustomizing:changed:)", tabBar, items, changed)
    }

    /// Says that there is no such method.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        _objcDefault(self, "tabBar(_:didEndCustomizing:changed:)", tabBar, items, changed)
    }
}

/// The probes of `UITabBarDelegate`: its optional methods by name.
@preconcurrency @MainActor
public protocol _UITabBarDelegateProbes: AnyObject {}

extension _UITabBarDelegateProbes {
    private var target: (any UITabBarDelegate)? { self as? any UITabBarDelegate }

    /// The methods of this name.
    public var tabBar: _UITabBarDelegateMethods? {
        target.map { _UITabBarDelegateMethods(target: $0) }
    }
}

/// The methods called `tabBar` as a value.
@preconcurrency @MainActor
public struct _UITabBarDelegateMethods {
    let target: any UITabBarDelegate

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
        _objcOptional(target, "tabBar(_:didSelect:)") { target.tabBar(tabBar, didSelect: item) }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBar: UITabBar,
        willBeginCustomizing items: [UITabBarItem]
    ) -> Void? {
        _objcOptional(target, "tabBar(_:willBeginCustomizing:)") {
            target.tabBar(tabBar, willBeginCustomizing: items)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBar: UITabBar,
        didBeginCustomizing items: [UITabBarItem]
    ) -> Void? {
        _objcOptional(target, "tabBar(_:didBeginCustomizing:)") {
            target.tabBar(tabBar, didBeginCustomizing: items)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBar: UITabBar,
        willEndCustomizing items: [UITabBarItem],
        changed: Bool
    ) -> Void? {
        _objcOptional(target, "tabBar(_:willEndCustomizing:changed:)") {
            target.tabBar(tabBar, willEndCustomizing: items, changed: changed)
        }
    }

    /// Calls it; nil if it is not implemented.
    @discardableResult
    public func callAsFunction(
        _ tabBar: UITabBar,
        didEndCustomizing items: [UITabBarItem],
        changed: Bool
    ) -> Void? {
        _objcOptional(target, "tabBar(_:didEndCustomizing:changed:)") {
            target.tabBar(tabBar, didEndCustomizing: items, changed: changed)
        }
    }
}
