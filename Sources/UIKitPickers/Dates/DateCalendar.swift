// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A month as a table of days, with a field for the time of day where one is chosen, too.
final class DateCalendar: UIView, DatePickerFace, ViewPart, MonthTableOwner {
    var onChange: ((DateSettings) -> Void)?

    private var settings: DateSettings
    private let table: MonthTable
    private let timeLabel = UILabel(frame: .zero)
    private var timeField: DateField?

    private static let timeHeight: CGFloat = 48

    init(_ settings: DateSettings) {
        self.settings = settings
        table = MonthTable(settings, month: settings.date)
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(table)
        setUpTime()
        table.owner = self
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private var timeHeight: CGFloat {
        settings.mode == .dateAndTime ? DateCalendar.timeHeight : 0
    }

    var wantedSize: CGSize {
        let table =
            MonthTable.Metrics.header + MonthTable.Metrics.weekday
            + 6 * MonthTable.Metrics.day
        return CGSize(width: 320, height: table + timeHeight)
    }

    func show(_ settings: DateSettings, animated: Bool) {
        let isOther = settings.date != self.settings.date
        self.settings = settings
        table.show(settings, month: isOther ? settings.date : table.month, animated: false)
        timeField?.show(settings)
    }

    private func setUpTime() {
        guard settings.mode == .dateAndTime else { return }
        timeLabel.text = "Time"
        timeLabel.font = .systemFont(ofSize: 17)
        addSubview(timeLabel)
        let field = DateField(.time, settings)
        field.onChange = { [weak self] in self?.onChange?($0) }
        timeField = field
        addSubview(field)
    }

    private func refresh() {
        table.refresh()
        timeField?.show(settings)
        setNeedsLayout()
    }

    // MARK: MonthTableOwner

    func monthTable(_ table: MonthTable, prepare day: CalendarDay, on date: Date) {
        let calendar = settings.calendar
        day.isSelected = calendar.isDate(date, inSameDayAs: settings.date)
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        day.isEnabled = settings.allows(date..<max(end, date))
    }

    /// Takes the day, and keeps the time of day.
    func monthTable(_ table: MonthTable, didChoose date: Date) {
        let calendar = settings.calendar
        var parts = calendar.dateComponents(
            [.hour, .minute, .second, .nanosecond],
            from: settings.date
        )
        let days = calendar.dateComponents([.era, .year, .month, .day], from: date)
        (parts.era, parts.year, parts.month, parts.day) =
            (days.era, days.year, days.month, days.day)
        var chosen = settings
        chosen.date = calendar.date(from: parts) ?? date
        onChange?(chosen)
    }

    func monthTable(_ table: MonthTable, allows month: DateInterval) -> Bool {
        settings.allows(month.start..<month.end)
    }

    func monthTable(_ table: MonthTable, turnTo month: Date, animated: Bool) {
        table.show(settings, month: month, animated: animated)
    }

    func monthSettings(of table: MonthTable) -> DateSettings {
        var months = settings
        months.mode = .yearAndMonth
        months.date = settings.bounded(table.month)
        return months
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(wantedSize.height, bounds.height) - timeHeight
        table.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        guard let timeField else { return }
        let isBackwards = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = MonthTable.Metrics.margin
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: isBackwards ? bounds.width - x - width : x,
                y: y,
                width: width,
                height: height
            )
        }
        timeLabel.frame = place(margin, height, 100, timeHeight)
        timeLabel.textAlignment = isBackwards ? .right : .left
        let size = timeField.wantedSize
        timeField.frame = place(
            bounds.width - margin - size.width,
            height + (timeHeight - size.height) / 2,
            size.width,
            size.height
        )
    }
}
