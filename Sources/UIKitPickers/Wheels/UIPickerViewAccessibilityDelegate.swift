// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Says what assistive technology calls a picker's wheels.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate,
    _UIPickerViewAccessibilityDelegateProbes
{
    // @optional

    /// What a wheel is called.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityLabelForComponent component: Int
    ) -> String?

    /// What turning a wheel does.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityHintForComponent component: Int
    ) -> String?

    /// What people may call a wheel when they speak to the device.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityUserInputLabelsForComponent component: Int
    ) -> [String]

    /// What a wheel is called, with attributes.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// What turning a wheel does, with attributes.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// What people may call a wheel when they speak to the device, with attributes.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}
