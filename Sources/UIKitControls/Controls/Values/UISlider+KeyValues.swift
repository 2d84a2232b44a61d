// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UISlider {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("value", of: UISlider.self, { $0.value }, { $0.value = $1 })
                return UISlider.self
            }
        }
}
