// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIDatePicker() {
        add("UIDatePicker.calendar", \UIDatePicker.calendar)
        add("UIDatePicker.countDownDuration", \UIDatePicker.countDownDuration)
        add("UIDatePicker.date", \UIDatePicker.date)
        add("UIDatePicker.datePickerMode", \UIDatePicker.datePickerMode)
        add("UIDatePicker.locale", \UIDatePicker.locale)
        add("UIDatePicker.maximumDate", \UIDatePicker.maximumDate)
        add("UIDatePicker.minimumDate", \UIDatePicker.minimumDate)
        add("UIDatePicker.minuteInterval", \UIDatePicker.minuteInterval)
        add("UIDatePicker.preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
        add("UIDatePicker.roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
        add("UIDatePicker.timeZone", \UIDatePicker.timeZone)
    }

    mutating func addUIPickerView() {
        add("UIPickerView.dataSource", \UIPickerView.dataSource)
        add("UIPickerView.delegate", \UIPickerView.delegate)
        add("UIPickerView.showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    }
}
