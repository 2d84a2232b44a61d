// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import UIKitControls

/// Fills a picker's rows, and hears what a person chooses.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done. A row
/// shows the view, else the attributed title, else the title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol, _UIPickerViewDelegateProbes {
    // @optional

    /// The width of a wheel in points; an equal share of the picker's unless implemented.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// The height of each of a wheel's rows in points; 32 unless implemented.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// The text of a row.
    func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String?

    /// The text of a row, with attributes.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?

    // placeholder: UIView(frame: .zero)
    /// A view of its own for a row; the one handed in has left the wheel and may serve again.
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView

    /// A wheel that a person turned has come to rest at another row.
    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    )
}
