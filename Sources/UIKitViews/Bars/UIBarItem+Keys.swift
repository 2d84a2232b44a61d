// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// What people ask items of bars for by name: above all the view that shows one.

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

    /// The view that stands for the item in its bar; nil while no bar shows it.
    private final var viewInBar: UIView? {
        if let item = self as? UIBarButtonItem { return item.customView ?? item.shownView }
        return (self as? UITabBarItem)?.shownView
    }
}
