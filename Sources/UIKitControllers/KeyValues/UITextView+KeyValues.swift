// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitText

// The keys of text views that programs read and set by name.

extension UITextView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("text", of: UITextView.self, { $0.text as String? }) { $0.text = $1 }
                m.property(
                    "attributedText",
                    of: UITextView.self,
                    { $0.attributedText as NSAttributedString? },
                    { $0.attributedText = $1 }
                )
                m.property("font", of: UITextView.self, { $0.font }) { $0.font = $1 }
                m.property("textColor", of: UITextView.self, { $0.textColor }) {
                    $0.textColor = $1
                }
                return UITextView.self
            }
        }
}
