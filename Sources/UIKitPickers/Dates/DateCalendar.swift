// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A month as a table of days, with a field for the time of day where one is chosen, too.
final class DateCalendar: UIView, DatePickerFace, ViewPart {
    var onChange: ((DateSettings) -> Void)?

    private var settings: DateSettings
    /// The first moment of the month that is shown.
    private var month: Date
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [CalendarDay] = []
    private var wheels: DateWheels?
    private let timeLabel = UILabel(frame: .zero)
    private var timeField: DateField?

    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 22
    private static let dayHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 48
    private static let margin: CGFloat = 16

    init(_ settings: DateSettings) {
        self.settings = settings
        month = DateCalendar.month(of: settings.date, settings.calendar)
        super.init(frame: .zero)
        clipsToBounds = true
        setUp()
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    var wantedSize: CGSize {
        let time = settings.mode == .dateAndTime ? DateCalendar.timeHeight : 0
        let table = 6 * DateCalendar.dayHeight
        return CGSize(
            width: 320,
            height: DateCalendar.headerHeight + DateCalendar.weekdayHeight + table + time
        )
    }

    func show(_ settings: DateSettings, animated: Bool) {
        let isOther = settings.date != self.settings.date
        self.settings = settings
        if isOther { month = DateCalendar.month(of: settings.date, settings.calendar) }
        wheels?.show(monthSettings, animated: animated)
        refresh()
    }

    private static func month(of date: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    // MARK: Parts

    private func setUp() {
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.setImage(DateCalendar.chevron("chevron.right", size: 13), for: .normal)
        title.imageEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
        title.semanticContentAttribute = .forceRightToLeft
        title.contentHorizontalAlignment = .right
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        back.setImage(DateCalendar.chevron("chevron.left"), for: .normal)
        back.accessibilityLabel = "Previous Month"
        back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
        forth.setImage(DateCalendar.chevron("chevron.right"), for: .normal)
        forth.accessibilityLabel = "Next Month"
        forth.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
        for part in [title, back, forth] { addSubview(part) }
        for _ in 0..<7 {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        for _ in 0..<42 {
            let day = CalendarDay(frame: .zero)
            day.addAction(
                UIAction { [weak self, weak day] _ in day?.date.map { self?.choose($0) } },
                for: .touchUpInside
            )
            days.append(day)
            addSubview(day)
        }
        guard settings.mode == .dateAndTime else { return }
        timeLabel.text = "Time"
        timeLabel.font = .systemFont(ofSize: 17)
        addSubview(timeLabel)
        let field = DateField(.time, settings)
        field.onChange = { [weak self] in self?.onChange?($0) }
        timeField = field
        addSubview(field)
    }

    private static func chevron(_ name: String, size: CGFloat = 17) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        )
    }

    private func refresh() {
        let calendar = settings.calendar
        title.setTitle(settings.formatter(template: "yMMMM").string(from: month), for: .normal)
        let names = settings.formatter(template: "d").shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() {
            let name = (calendar.firstWeekday - 1 + index) % 7
            label.text = names.indices.contains(name) ? names[name].uppercased() : nil
        }
        let numbers = settings.formatter(template: "d")
        numbers.dateFormat = "d"
        let spoken = settings.formatter(template: "yMMMMEEEEd")
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let now = Date()
        for (index, day) in days.enumerated() {
            let number = index - lead
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                day.date = nil
                continue
            }
            day.date = date
            day.text = numbers.string(from: date)
            day.accessibilityLabel = spoken.string(from: date)
            day.isToday = calendar.isDate(date, inSameDayAs: now)
            day.isSelected = calendar.isDate(date, inSameDayAs: settings.date)
            let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
            day.isEnabled = settings.allows(date..<max(end, date))
        }
        back.isEnabled = canTurn(-1)
        forth.isEnabled = canTurn(1)
        timeField?.show(settings)
        setNeedsLayout()
    }

    // MARK: Choosing

    /// Takes the day, and keeps the time of day.
    private func choose(_ day: Date) {
        let calendar = settings.calendar
        var parts = calendar.dateComponents(
            [.hour, .minute, .second, .nanosecond],
            from: settings.date
        )
        let days = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) =
            (days.era, days.year, days.month, days.day)
        var chosen = settings
        chosen.date = calendar.date(from: parts) ?? day
        onChange?(chosen)
    }

    private func neighbour(_ step: Int) -> Date? {
        settings.calendar.date(byAdding: .month, value: step, to: month)
    }

    private func canTurn(_ step: Int) -> Bool {
        guard let next = neighbour(step),
            let interval = settings.calendar.dateInterval(of: .month, for: next)
        else { return false }
        return settings.allows(interval.start..<interval.end)
    }

    private func turn(_ step: Int) {
        guard canTurn(step), let next = neighbour(step) else { return }
        month = next
        UIView.transition(
            with: self,
            duration: 0.2,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { self.refresh() }
    }

    /// The month that is shown, as something to be chosen on wheels.
    private var monthSettings: DateSettings {
        var months = settings
        months.mode = .yearAndMonth
        months.date = settings.bounded(month)
        return months
    }

    /// Shows wheels of months in place of the days, or the days again.
    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            let wheels = DateWheels(monthSettings)
            wheels.onChange = { [weak self, weak wheels] chosen in
                guard let self else { return }
                self.month = DateCalendar.month(of: chosen.date, chosen.calendar)
                self.refresh()
                wheels?.show(self.monthSettings, animated: true)
            }
            self.wheels = wheels
            addSubview(wheels)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBackwards = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = DateCalendar.margin
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: isBackwards ? bounds.width - x - width : x,
                y: y,
                width: width,
                height: height
            )
        }
        let header = DateCalendar.headerHeight
        let titleWidth = min(title.sizeThatFits(bounds.size).width, bounds.width - 120)
        title.frame = place(margin, 0, max(titleWidth, 0) + 6, header)
        back.frame = place(bounds.width - 100, 0, 44, header)
        forth.frame = place(bounds.width - 50, 0, 44, header)
        let column = max(bounds.width - margin, 0) / 7
        let hasWheels = wheels != nil
        for (index, label) in weekdays.enumerated() {
            let x = margin / 2 + CGFloat(index) * column
            label.frame = place(x, header, column, DateCalendar.weekdayHeight)
            label.isHidden = hasWheels
        }
        let top = header + DateCalendar.weekdayHeight
        let table = max(wantedSize.height, bounds.height) - top
        let time = settings.mode == .dateAndTime ? DateCalendar.timeHeight : 0
        let row = (table - time) / 6
        for (index, day) in days.enumerated() {
            let x = margin / 2 + CGFloat(index % 7) * column
            day.frame = place(x, top + CGFloat(index / 7) * row, column, row)
            day.isHidden = hasWheels || day.date == nil
        }
        wheels?.frame = CGRect(x: 0, y: header, width: bounds.width, height: table - time)
        back.isHidden = hasWheels
        forth.isHidden = hasWheels
        guard let timeField else { return }
        let y = top + table - time
        timeLabel.frame = place(margin, y, 100, time)
        timeLabel.textAlignment = isBackwards ? .right : .left
        let size = timeField.wantedSize
        timeField.frame = place(
            bounds.width - margin - size.width,
            y + (time - size.height) / 2,
            size.width,
            size.height
        )
    }
}
