// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIControl {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("isEnabled", of: UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 })
                m.property("isSelected", of: UIControl.self, { $0.isSelected }) {
                    $0.isSelected = $1
                }
                m.property("isHighlighted", of: UIControl.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                return UIControl.self
            }
        }
}
