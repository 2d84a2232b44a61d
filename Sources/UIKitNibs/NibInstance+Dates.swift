// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitPickers

extension NibInstance {
    /// A picker of dates: its mode before its style, which must go with it.
    func configureDates(_ picker: UIDatePicker, _ element: NibElement) {
        func date(_ key: String) -> Date? {
            element.child(key: key)?.number("timeIntervalSinceReferenceDate")
                .map { Date(timeIntervalSinceReferenceDate: $0) }
        }
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        case "yearAndMonth": picker.datePickerMode = .yearAndMonth
        default: picker.datePickerMode = .dateAndTime
        }
        if picker.datePickerMode != .countDownTimer {
            switch element["style"] {
            case "wheels": picker.preferredDatePickerStyle = .wheels
            case "compact": picker.preferredDatePickerStyle = .compact
            case "inline": picker.preferredDatePickerStyle = .inline
            default: break
            }
        }
        if let interval = element.integer("minuteInterval") { picker.minuteInterval = interval }
        if let duration = element.number("countDownDuration") {
            picker.countDownDuration = duration
        }
        if let name = element.child(key: "locale")?["localeIdentifier"] {
            picker.locale = Locale(identifier: name)
        }
        picker.minimumDate = date("minimumDate")
        picker.maximumDate = date("maximumDate")
        if let date = date("date") { picker.date = date }
    }
}
