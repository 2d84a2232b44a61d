// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUICalendarView() {
        add("UICalendarView.availableDateRange", \UICalendarView.availableDateRange)
        add("UICalendarView.calendar", \UICalendarView.calendar)
        add("UICalendarView.delegate", \UICalendarView.delegate)
        add("UICalendarView.fontDesign", \UICalendarView.fontDesign)
        add("UICalendarView.locale", \UICalendarView.locale)
        add("UICalendarView.selectionBehavior", \UICalendarView.selectionBehavior)
        add("UICalendarView.timeZone", \UICalendarView.timeZone)
        add("UICalendarView.visibleDateComponents", \UICalendarView.visibleDateComponents)
        add("UICalendarView.wantsDateDecorations", \UICalendarView.wantsDateDecorations)
    }

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
