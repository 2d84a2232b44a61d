// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// The keys of controllers that programs observe or read by name.

extension UIViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("parent", of: UIViewController.self, { $0.parent })
                m.property("title", of: UIViewController.self, { $0.title }, { $0.title = $1 })
                m.property("children", of: UIViewController.self, { $0.children })
                return UIViewController.self
            }
        }
}
