// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A date on wheels, one for each part.
final class DateWheels: UIView, DatePickerFace, UIPickerViewDataSource, UIPickerViewDelegate,
    ViewPart
{
    var onChange: ((DateSettings) -> Void)?
    let wantedSize = CGSize(width: 320, height: 216)

    private var settings: DateSettings
    private let columns: [DateColumn]
    private var texts: DateTexts
    private let picker = UIPickerView(frame: .zero)
    /// The day from which the column of days counts.
    private var origin: Date

    init(_ settings: DateSettings) {
        self.settings = settings
        columns = DateColumn.columns(for: settings)
        origin = settings.calendar.startOfDay(for: settings.date)
        texts = DateTexts(settings, origin: origin)
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        turn(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    func show(_ settings: DateSettings, animated: Bool) {
        self.settings = settings
        let isFar = abs(settings.date.timeIntervalSince(origin)) > 36_000 * 86_400
        if !animated || isFar {
            origin = settings.calendar.startOfDay(for: settings.date)
            texts = DateTexts(settings, origin: origin)
        }
        picker.reloadAllComponents()
        turn(animated: animated && !isFar)
    }

    /// Turns each wheel to what the settings say.
    private func turn(animated: Bool) {
        for (index, column) in columns.enumerated() {
            let value = value(of: column.part)
            let row = picker.selectedRow(inComponent: index)
            // A wheel that has come near its end goes round once more, unseen.
            let isNearEnd = row < column.count || row >= column.rowCount - column.count
            let target =
                animated && !(column.turns > 1 && isNearEnd)
                ? column.row(of: value, near: row) : column.middleRow(of: value)
            guard target != row else { continue }
            let isSame = column.value(ofRow: max(row, 0)) == value
            picker.selectRow(target, inComponent: index, animated: animated && !isSame)
        }
    }

    /// What the settings say of a part.
    private func value(of part: DateColumn.Part) -> Int {
        let calendar = settings.calendar
        let date = settings.chosenDate
        switch part {
        case .year: return calendar.component(.year, from: date)
        case .month: return calendar.component(.month, from: date)
        case .day: return calendar.component(.day, from: date)
        case .date:
            let day = calendar.startOfDay(for: date)
            return calendar.dateComponents([.day], from: origin, to: day).day ?? 0
        case .hour: return calendar.component(.hour, from: date)
        case .minute: return calendar.component(.minute, from: date)
        case .period: return calendar.component(.hour, from: date) < 12 ? 0 : 1
        case .hours: return Int(settings.countDown) / 3600
        case .minutes: return Int(settings.countDown) / 60 % 60
        }
    }

    /// The settings with a part changed; what the month does not have becomes its last day.
    private func changed(_ part: DateColumn.Part, to value: Int) -> DateSettings {
        var changed = settings
        let calendar = settings.calendar
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond],
            from: settings.chosenDate
        )
        switch part {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        case .date:
            let day = calendar.date(byAdding: .day, value: value, to: origin) ?? origin
            let days = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year) = (days.era, days.year)
            (parts.month, parts.day) = (days.month, days.day)
        case .hours:
            changed.setCountDown(Double(value * 3600 + Int(settings.countDown) % 3600))
            return changed
        case .minutes:
            changed.setCountDown(Double(Int(settings.countDown) / 3600 * 3600 + value * 60))
            return changed
        }
        if part == .year || part == .month || part == .day {
            var month = parts
            month.day = 1
            if let first = calendar.date(from: month),
                let days = calendar.range(of: .day, in: .month, for: first)
            {
                parts.day = min(parts.day ?? 1, days.upperBound - 1)
            }
        }
        changed.date = calendar.date(from: parts) ?? settings.date
        return changed
    }

    /// Whether a row can be chosen, the other wheels staying where they are.
    private func isAvailable(_ value: Int, _ part: DateColumn.Part) -> Bool {
        let unit: Calendar.Component
        switch part {
        case .hours, .minutes: return true
        case .year: unit = .year
        case .month: unit = .month
        case .day, .date: unit = .day
        case .hour, .period: unit = .hour
        case .minute: unit = .minute
        }
        let date = changed(part, to: value).date
        let calendar = settings.calendar
        if part == .day, calendar.component(.day, from: date) != value { return false }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return true }
        return settings.allows(interval.start..<interval.end)
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].rowCount
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        texts.width(of: columns[component].part)
    }

    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        let label = view as? UILabel ?? UILabel(frame: .zero)
        let column = columns[component]
        let value = column.value(ofRow: row)
        label.text = texts.text(of: column.part, value)
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = column.part == .date ? .right : .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textColor = isAvailable(value, column.part) ? .label : .tertiaryLabel
        return label
    }

    func pickerView(
        _ pickerView: UIPickerView,
        didSelectRow row: Int,
        inComponent component: Int
    ) {
        let column = columns[component]
        let chosen = changed(column.part, to: column.value(ofRow: row))
        if let onChange { onChange(chosen) } else { show(chosen, animated: true) }
    }
}
