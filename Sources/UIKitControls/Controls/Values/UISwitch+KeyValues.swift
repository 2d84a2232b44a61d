// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

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
