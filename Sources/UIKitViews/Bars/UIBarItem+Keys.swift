// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Keys of bar items that programs read by name, above all the view that shows an item.

extension UIBarItem {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("title", of: UIBarItem.self, { $0.title }, { $0.title = $1 })
                m.property("image", of: UIBarItem.self, { $0.image }, { $0.image = $1 })
                m.property("tag", of: UIBarItem.self, { $0.tag }, { $0.tag = $1 })
                m.property("isEnabled", of: UIBarItem.self, { $0.isEnabled }) {
                    $0.isEnabled = $1
                }
                m.property("view", of: UIBarItem.self, { $0.viewInBar })
                return UIBarItem.self
            }
        }

    /// The view that shows the item in its bar; nil while none does.
    private final var viewInBar: UIView? {
        if let item = self as? UIBarButtonItem { return item.customView ?? item.shownView }
        return (self as? UITabBarItem)?.shownView
    }
}
