// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// Something open that keys go to first: a menu.
@MainActor
package protocol OpenMenu: AnyObject {
    /// Takes a key that went down; answers whether it did.
    func take(_ sample: KeySample) -> Bool
    /// Whether anybody can see it: its window may have gone meanwhile.
    var isOnScreen: Bool { get }
    /// Goes, without anything having been chosen.
    func dismiss(animated: Bool)
}

/// The menus that are open, the last one in front.
@MainActor
package enum OpenMenus {
    private static var open: [any OpenMenu] = []

    static var current: (any OpenMenu)? { open.last }

    package static func add(_ menu: any OpenMenu) { open.append(menu) }

    package static func remove(_ menu: any OpenMenu) { open.removeAll { $0 === menu } }

    /// Closes what is open, as when another menu opens.
    package static func dismissAll(animated: Bool) {
        for menu in open.reversed() { menu.dismiss(animated: animated) }
    }

    /// Offers a key to the frontmost menu.
    static func take(_ sample: KeySample) -> Bool {
        open.removeAll { !$0.isOnScreen }
        return current?.take(sample) ?? false
    }
}
