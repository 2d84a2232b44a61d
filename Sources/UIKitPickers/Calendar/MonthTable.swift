// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform
import UIKitControls

/// Decides on the days of a month table, and hears what is done with them.
@MainActor
protocol MonthTableOwner: AnyObject {
    /// Shows what the owner knows of a day: whether it is selected, enabled, decorated.
    func monthTable(_ table: MonthTable, prepare day: CalendarDay, on date: Date)
    /// A day was touched.
    func monthTable(_ table: MonthTable, didChoose date: Date)
    /// Whether a month may be shown.
    func monthTable(_ table: MonthTable, allows month: DateInterval) -> Bool
    /// Another month is to be shown, by a button, a swipe or the wheels.
    func monthTable(_ table: MonthTable, turnTo month: Date, animated: Bool)
    /// What the wheels choose a month from.
    func monthSettings(of table: MonthTable) -> DateSettings
}

/// A month as a title with buttons, the names of the weekdays and a table of days; or wheels of
/// months in place of the days.
final class MonthTable: UIView, ViewPart {
    /// The sizes in points; our choice.
    enum Metrics {
        static let header: CGFloat = 44
        static let weekday: CGFloat = 22
        static let day: CGFloat = 44
        static let decoration: CGFloat = 16
        static let margin: CGFloat = 16
    }

    weak var owner: (any MonthTableOwner)?
    private(set) var settings: DateSettings
    /// The first moment of the month that is shown.
    private(set) var month: Date
    private(set) var days: [CalendarDay] = []
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var wheels: DateWheels?

    init(_ settings: DateSettings, month date: Date) {
        self.settings = settings
        month = MonthTable.month(of: date, settings.calendar)
        super.init(frame: .zero)
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    static func month(of date: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    /// Shows the month of a date by the settings.
    func show(_ settings: DateSettings, month date: Date, animated: Bool) {
        self.settings = settings
        month = MonthTable.month(of: date, settings.calendar)
        if let wheels, let owner {
            wheels.show(owner.monthSettings(of: self), animated: window != nil)
        }
        refresh(animated: animated)
    }

    // MARK: Parts

    private func setUp() {
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.setImage(chevron("chevron.right", size: 13), for: .normal)
        title.imageEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
        title.semanticContentAttribute = .forceRightToLeft
        title.contentHorizontalAlignment = .right
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        back.setImage(chevron("chevron.left", size: 17), for: .normal)
        back.accessibilityLabel = "Previous Month"
        back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
        forth.setImage(chevron("chevron.right", size: 17), for: .normal)
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
                UIAction { [weak self, weak day] _ in
                    guard let self, let date = day?.date else { return }
                    self.owner?.monthTable(self, didChoose: date)
                },
                for: .touchUpInside
            )
            days.append(day)
            addSubview(day)
        }
    }

    private func chevron(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        )
    }

    // MARK: Days

    /// Shows the days as they are now.
    func refresh(animated: Bool = false) {
        guard animated, window != nil else { return refreshDays() }
        UIView.transition(
            with: self,
            duration: 0.2,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { self.refreshDays() }
    }

    private func refreshDays() {
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
        let now = WallClock.now
        for (index, day) in days.enumerated() {
            let number = index - lead
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                day.date = nil
                day.show(nil)
                continue
            }
            day.date = date
            day.text = numbers.string(from: date)
            day.accessibilityLabel = spoken.string(from: date)
            day.isToday = calendar.isDate(date, inSameDayAs: now)
            owner?.monthTable(self, prepare: day, on: date)
        }
        back.isEnabled = neighbour(-1) != nil
        forth.isEnabled = neighbour(1) != nil
        setNeedsLayout()
    }

    // MARK: Months

    /// The month before or after, where it may be shown.
    private func neighbour(_ step: Int) -> Date? {
        let calendar = settings.calendar
        guard let next = calendar.date(byAdding: .month, value: step, to: month),
            let interval = calendar.dateInterval(of: .month, for: next),
            owner?.monthTable(self, allows: interval) ?? true
        else { return nil }
        return next
    }

    /// Shows the month before or after.
    func turn(_ step: Int) {
        guard wheels == nil, let next = neighbour(step) else { return }
        owner?.monthTable(self, turnTo: next, animated: true)
    }

    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else if let owner {
            let wheels = DateWheels(owner.monthSettings(of: self))
            wheels.onChange = { [weak self] chosen in
                guard let self else { return }
                self.owner?.monthTable(self, turnTo: chosen.date, animated: false)
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
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: isBackwards ? bounds.width - x - width : x,
                y: y,
                width: width,
                height: height
            )
        }
        let titleWidth = min(title.sizeThatFits(bounds.size).width, bounds.width - 120)
        title.frame = place(Metrics.margin, 0, max(titleWidth, 0) + 6, Metrics.header)
        back.frame = place(bounds.width - 100, 0, 44, Metrics.header)
        forth.frame = place(bounds.width - 50, 0, 44, Metrics.header)
        let column = max(bounds.width - Metrics.margin, 0) / 7
        let hasWheels = wheels != nil
        for (index, label) in weekdays.enumerated() {
            let x = Metrics.margin / 2 + CGFloat(index) * column
            label.frame = place(x, Metrics.header, column, Metrics.weekday)
            label.isHidden = hasWheels
        }
        let top = Metrics.header + Metrics.weekday
        let table = max(0, bounds.height - top)
        for (index, day) in days.enumerated() {
            let x = Metrics.margin / 2 + CGFloat(index % 7) * column
            day.frame = place(x, top + CGFloat(index / 7) * table / 6, column, table / 6)
            day.isHidden = hasWheels || day.date == nil
        }
        wheels?.frame = CGRect(
            x: 0,
            y: Metrics.header,
            width: bounds.width,
            height: table + Metrics.weekday
        )
        back.isHidden = hasWheels
        forth.isHidden = hasWheels
    }
}
