// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// What people observe of controls and pictures and set by name.

extension UIImageView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("image", of: UIImageView.self, { $0.image }, { $0.image = $1 })
                return UIImageView.self
            }
        }
}

extension UISlider {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("value", of: UISlider.self, { $0.value }, { $0.value = $1 })
                return UISlider.self
            }
        }
}

extension UISwitch {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("on", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 })
                m.property("isOn", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 })
                return UISwitch.self
            }
        }
}

extension UIProgressView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("progress", of: UIProgressView.self, { $0.progress }) {
                    $0.progress = $1
                }
                return UIProgressView.self
            }
        }
}
