// SPDX-License-Identifier: Apache-2.0

public import Foundation
import UIKitControls

/// Says how many wheels a picker has, and how many rows is on each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels; asked once until the picker is told to reload.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
