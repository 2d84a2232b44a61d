// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

// The keys of pickers.

extension UIDatePicker {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("datePickerMode", of: UIDatePicker.self, { $0.datePickerMode }) {
                    $0.datePickerMode = $1
                }
                m.property("date", of: UIDatePicker.self, { $0.date }, { $0.date = $1 })
                m.property("countDownDuration", of: UIDatePicker.self, { $0.countDownDuration }) {
                    $0.countDownDuration = $1
                }
                m.property("minimumDate", of: UIDatePicker.self, { $0.minimumDate }) {
                    $0.minimumDate = $1
                }
                m.property("maximumDate", of: UIDatePicker.self, { $0.maximumDate }) {
                    $0.maximumDate = $1
                }
                m.property("minuteInterval", of: UIDatePicker.self, { $0.minuteInterval }) {
                    $0.minuteInterval = $1
                }
                m.property("roundsToMinuteInterval", of: UIDatePicker.self) {
                    $0.roundsToMinuteInterval
                } _: {
                    $0.roundsToMinuteInterval = $1
                }
                m.property("calendar", of: UIDatePicker.self, { $0.calendar as Calendar? }) {
                    $0.calendar = $1
                }
                m.property("locale", of: UIDatePicker.self, { $0.locale }, { $0.locale = $1 })
                m.property("timeZone", of: UIDatePicker.self, { $0.timeZone }, { $0.timeZone = $1 })
                m.property("preferredDatePickerStyle", of: UIDatePicker.self) {
                    $0.preferredDatePickerStyle
                } _: {
                    $0.preferredDatePickerStyle = $1
                }
                m.property("datePickerStyle", of: UIDatePicker.self, { $0.datePickerStyle })
                return UIDatePicker.self
            }
        }
}

extension UIPickerView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("dataSource", of: UIPickerView.self) {
                    $0.dataSource as (any UIPickerViewDataSource)?
                } _: {
                    $0.dataSource = $1
                }
                m.property("delegate", of: UIPickerView.self) {
                    $0.delegate as (any UIPickerViewDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("numberOfComponents", of: UIPickerView.self, { $0.numberOfComponents })
                m.property("showsSelectionIndicator", of: UIPickerView.self) {
                    $0.showsSelectionIndicator
                } _: {
                    $0.showsSelectionIndicator = $1
                }
                return UIPickerView.self
            }
        }
}
