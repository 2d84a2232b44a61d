// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

extension UIPickerViewAccessibilityDelegate {
    /// What the wheel is called, if the delegate says so.
    func label(of component: Int, in picker: UIPickerView?) -> String? {
        guard let picker else { return nil }
        return words(
            _objcOptional(self, "pickerView(_:accessibilityLabelForComponent:)") {
                self.pickerView(picker, accessibilityLabelForComponent: component)
            },
            else: _objcOptional(self, "pickerView(_:accessibilityAttributedLabelForComponent:)") {
                self.pickerView(picker, accessibilityAttributedLabelForComponent: component)
            }
        )
    }

    /// What turning the wheel does, if the delegate says so.
    func hint(of component: Int, in picker: UIPickerView?) -> String? {
        guard let picker else { return nil }
        return words(
            _objcOptional(self, "pickerView(_:accessibilityHintForComponent:)") {
                self.pickerView(picker, accessibilityHintForComponent: component)
            },
            else: _objcOptional(self, "pickerView(_:accessibilityAttributedHintForComponent:)") {
                self.pickerView(picker, accessibilityAttributedHintForComponent: component)
            }
        )
    }

    /// The plain answer, else the words of the one with attributes, which is asked only then.
    private func words(
        _ plain: String??,
        else rich: @autoclosure () -> NSAttributedString??
    ) -> String? {
        (plain ?? nil) ?? (rich() ?? nil)?.string
    }
}
