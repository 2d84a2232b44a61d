// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitText

// The keys of text fields that programs read and set by name.

extension UITextField {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("text", of: UITextField.self, { $0.text }) { $0.text = $1 }
                m.property("attributedText", of: UITextField.self, { $0.attributedText }) {
                    $0.attributedText = $1
                }
                m.property("placeholder", of: UITextField.self, { $0.placeholder }) {
                    $0.placeholder = $1
                }
                m.property("font", of: UITextField.self, { $0.font }) { $0.font = $1 }
                m.property("textColor", of: UITextField.self, { $0.textColor }) {
                    $0.textColor = $1
                }
                return UITextField.self
            }
        }
}
