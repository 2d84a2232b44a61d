// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// What libraries ask classes for by name, listed before the program starts: extensions of
// applications may not name `UIApplication.shared`.

extension UIApplication {
    @section(".init_array") @used private nonisolated static let classMethods:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.classMethod("sharedApplication") { _ in UIApplication.shared }
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
