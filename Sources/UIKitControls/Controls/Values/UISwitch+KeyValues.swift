// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of switches.

extension UISwitch {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("on", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 })
                m.property("isOn", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 })
                m.property("onTintColor", of: UISwitch.self, { $0.onTintColor }) {
                    $0.onTintColor = $1
                }
                m.property("thumbTintColor", of: UISwitch.self, { $0.thumbTintColor }) {
                    $0.thumbTintColor = $1
                }
                m.property("onImage", of: UISwitch.self, { $0.onImage }, { $0.onImage = $1 })
                m.property("offImage", of: UISwitch.self, { $0.offImage }, { $0.offImage = $1 })
                m.property("style", of: UISwitch.self, { $0.style })
                m.property("preferredStyle", of: UISwitch.self, { $0.preferredStyle }) {
                    $0.preferredStyle = $1
                }
                m.property("title", of: UISwitch.self, { $0.title }, { $0.title = $1 })
                return UISwitch.self
            }
        }
}
