// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import UIKitViews

// Class methods that libraries call by name, registered before the program starts: app extensions
// may not name `UIApplication.shared`.

extension UIApplication {
    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("sharedApplication") { _ in UIApplication.launchedOrNil }
                return UIApplication.self
            }
        }
}

extension UIScreen {
    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("mainScreen") { _ in UIScreen.main }
                return UIScreen.self
            }
        }
}

extension UIDevice {
    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("currentDevice") { _ in UIDevice.current }
                return UIDevice.self
            }
        }
}
