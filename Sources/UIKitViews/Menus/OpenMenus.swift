// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// Something open that keys go to first: a menu.
@MainActor
package protocol OpenMenu: AnyObject {
    /// Handles a key that went down; answers whether it did.
    func take(_ sample: KeySample) -> Bool
    /// Whether it is visible: its window may be gone.
    var isOnScreen: Bool { get }
    /// Closes without a choice.
    func dismiss(animated: Bool)
}

/// The menus that are open, the last one in front.
@MainActor
package enum OpenMenus {
    private static var open: [any OpenMenu] = []

    static var current: (any OpenMenu)? { open.last }

    package static func add(_ menu: any OpenMenu) { open.append(menu) }

    package static func remove(_ menu: any OpenMenu) { open.removeAll { $0 === menu } }

    /// Closes all open menus, as when another one opens.
    package static func dismissAll(animated: Bool) {
        for menu in open.reversed() { menu.dismiss(animated: animated) }
    }

    /// Offers a key to the frontmost menu.
    static func take(_ sample: KeySample) -> Bool {
        open.removeAll { !$0.isOnScreen }
        return current?.take(sample) ?? false
    }
}
