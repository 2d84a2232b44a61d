// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore

/// Hears of the items that are chosen.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol, _UITabBarDelegateProbes {
    // @optional

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
