// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// What shows a date and lets a person change it.
@MainActor
protocol DatePickerFace: UIView {
    /// Told what a person has chosen; the duration in the mode of count-downs, else the date.
    var onChange: ((DateSettings) -> Void)? { get set }
    /// The size it needs, in points.
    var wantedSize: CGSize { get }
    /// Shows other settings of the same mode.
    func show(_ settings: DateSettings, animated: Bool)
}

extension UIDatePicker {
    var resolvedStyle: UIDatePickerStyle {
        let isWheelsOnly = settings.mode == .countDownTimer || settings.mode == .yearAndMonth
        switch wantedStyle {
        case .automatic: return isWheelsOnly ? .wheels : .compact
        case .inline where settings.mode == .time, .wheels: return .wheels
        case .compact, .inline: return isWheelsOnly ? .wheels : wantedStyle
        }
    }

    /// Makes what shows the date again.
    func makeFace() {
        face?.removeFromSuperview()
        let made: any DatePickerFace
        switch resolvedStyle {
        case .wheels: made = DateWheels(settings)
        case .inline: made = DateCalendar(settings)
        case .compact, .automatic: made = DateFields(settings)
        }
        made.onChange = { [weak self] in self?.personChose($0) }
        made.isUserInteractionEnabled = isEnabled
        made.frame = bounds
        addSubview(made)
        face = made
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func limitsDidChange() {
        settings.date = settings.bounded(settings.date)
        face?.show(settings, animated: false)
    }

    private func personChose(_ chosen: DateSettings) {
        let bounded = settings.bounded(chosen.date)
        let isNew = bounded != settings.date || chosen.countDown != settings.countDown
        settings.date = bounded
        settings.countDown = chosen.countDown
        face?.show(settings, animated: true)
        if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Archives

    func decodeSettings(from coder: NSCoder) {
        if coder.containsValue(forKey: "UIDatePickerMode") {
            settings.mode = Mode(rawValue: coder.decodeInteger(forKey: "UIDatePickerMode")) ?? .time
        }
        if coder.containsValue(forKey: "UIMinuteInterval") {
            settings.setInterval(coder.decodeInteger(forKey: "UIMinuteInterval"))
        }
        if coder.containsValue(forKey: "UICountDownDuration") {
            settings.setCountDown(coder.decodeDouble(forKey: "UICountDownDuration"))
        }
        if coder.containsValue(forKey: "UIPreferredDatePickerStyle") {
            let style = coder.decodeInteger(forKey: "UIPreferredDatePickerStyle")
            wantedStyle = UIDatePickerStyle(rawValue: style) ?? .automatic
        }
        settings.minimum = coder.decodeDate("UIMinimumDate")
        settings.maximum = coder.decodeDate("UIMaximumDate")
        if let date = coder.decodeDate("UIDate") { settings.date = date }
        settings.date = settings.bounded(settings.date)
    }

    func encodeSettings(to coder: NSCoder) {
        coder.encode(settings.mode.rawValue, forKey: "UIDatePickerMode")
        coder.encode(settings.interval, forKey: "UIMinuteInterval")
        coder.encode(settings.countDown, forKey: "UICountDownDuration")
        coder.encode(wantedStyle.rawValue, forKey: "UIPreferredDatePickerStyle")
        coder.encode(settings.date as NSDate, forKey: "UIDate")
        if let date = settings.minimum { coder.encode(date as NSDate, forKey: "UIMinimumDate") }
        if let date = settings.maximum { coder.encode(date as NSDate, forKey: "UIMaximumDate") }
    }
}

extension NSCoder {
    fileprivate func decodeDate(_ key: String) -> Date? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSDate.self, forKey: key) as Date?
    }
}
