// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

extension UIPickerViewAccessibilityDelegate {
    /// What the wheel is called, if the delegate says so.
    func label(of component: Int, in picker: UIPickerView?) -> String? {
        guard let picker else { return nil }
        let plain = _objcOptional(self, "pickerView(_:accessibilityLabelForComponent:)") {
            self.pickerView(picker, accessibilityLabelForComponent: component)
        }
        if let plain = plain ?? nil { return plain }
        let rich = _objcOptional(self, "pickerView(_:accessibilityAttributedLabelForComponent:)") {
            self.pickerView(picker, accessibilityAttributedLabelForComponent: component)
        }
        return (rich ?? nil)?.string
    }

    /// What turning the wheel does, if the delegate says so.
    func hint(of component: Int, in picker: UIPickerView?) -> String? {
        guard let picker else { return nil }
        let plain = _objcOptional(self, "pickerView(_:accessibilityHintForComponent:)") {
            self.pickerView(picker, accessibilityHintForComponent: component)
        }
        if let plain = plain ?? nil { return plain }
        let rich = _objcOptional(self, "pickerView(_:accessibilityAttributedHintForComponent:)") {
            self.pickerView(picker, accessibilityAttributedHintForComponent: component)
        }
        return (rich ?? nil)?.string
    }
}
