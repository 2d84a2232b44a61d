// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// The keys of a controller's containers.

extension UIViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("navigationController", of: UIViewController.self) {
                    $0.navigationController
                }
                m.property("splitViewController", of: UIViewController.self) {
                    $0.splitViewController
                }
                m.property("tabBarController", of: UIViewController.self, { $0.tabBarController })
                return UIViewController.self
            }
        }
}
