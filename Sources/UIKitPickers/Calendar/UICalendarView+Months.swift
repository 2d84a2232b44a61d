// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// What a calendar view knows, and its parts.
@MainActor
struct CalendarState {
    var settings = DateSettings()
    var design = UIFontDescriptor.SystemDesign.default
    var range = DateInterval(start: .distantPast, end: .distantFuture)
    var wantsDecorations = true
    var selection: UICalendarSelection?
    /// The first moment of the month that is shown.
    var month = Date()
    let title = UIButton(type: .system)
    let back = UIButton(type: .system)
    let forth = UIButton(type: .system)
    var weekdays: [UILabel] = []
    var days: [CalendarDay] = []
    var wheels: DateWheels?

    init() { settings.mode = .date }
}

/// The sizes of a calendar view in points; our choice, near those of date pickers.
private enum Metrics {
    static let header: CGFloat = 44
    static let weekday: CGFloat = 22
    static let day: CGFloat = 44
    static let decoration: CGFloat = 16
    static let margin: CGFloat = 16
}

extension UICalendarView {
    var calendarHeight: CGFloat {
        let day = Metrics.day + (state.wantsDecorations ? Metrics.decoration : 0)
        return Metrics.header + Metrics.weekday + 6 * day
    }

    // MARK: Parts

    func setUpCalendar() {
        clipsToBounds = true
        state.month = month(of: Date())
        let title = state.title
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.setTitleColor(.label, for: .normal)
        title.setImage(chevron("chevron.right", size: 13), for: .normal)
        title.imageEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
        title.semanticContentAttribute = .forceRightToLeft
        title.contentHorizontalAlignment = .right
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        state.back.setImage(chevron("chevron.left", size: 17), for: .normal)
        state.back.accessibilityLabel = "Previous Month"
        state.back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .touchUpInside)
        state.forth.setImage(chevron("chevron.right", size: 17), for: .normal)
        state.forth.accessibilityLabel = "Next Month"
        state.forth.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .touchUpInside)
        for part in [title, state.back, state.forth] { addPart(part) }
        for _ in 0..<7 {
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            state.weekdays.append(label)
            addPart(label)
        }
        for _ in 0..<42 {
            let day = CalendarDay(frame: .zero)
            day.addAction(
                UIAction { [weak self, weak day] _ in day?.date.map { self?.choose($0) } },
                for: .touchUpInside
            )
            state.days.append(day)
            addPart(day)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addHandler { [weak self] recognizer in
                guard let self, recognizer.state == .ended, self.state.wheels == nil else { return }
                let isForward = (direction == .left) != self.isRightToLeft
                self.turn(isForward ? 1 : -1)
            }
            addPart(swipe)
        }
        refreshDays()
    }

    private func chevron(_ name: String, size: CGFloat) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        )
    }

    func change(_ change: (inout DateSettings) -> Void) {
        change(&state.settings)
        state.month = month(of: state.month)
        refreshDays()
    }

    func setRange(_ range: DateInterval) {
        guard range != state.range else { return }
        state.range = range
        let shown = min(max(state.month, month(of: range.start)), month(of: range.end))
        showMonth(of: shown, animated: false)
        refreshDays()
    }

    func setSelection(_ selection: UICalendarSelection?) {
        guard selection !== state.selection else { return }
        state.selection?.view = nil
        state.selection = selection
        selection?.view = self
        refreshDays()
    }

    // MARK: Days

    func refreshDays(animated: Bool = false) {
        guard animated, window != nil else { return refresh() }
        UIView.transition(
            with: self,
            duration: 0.2,
            options: [.transitionCrossDissolve, .allowUserInteraction]
        ) { self.refresh() }
    }

    private func refresh() {
        let calendar = self.calendar
        let month = state.month
        let settings = state.settings
        state.title.setTitle(
            settings.formatter(template: "yMMMM").string(from: month),
            for: .normal
        )
        let names = settings.formatter(template: "d").shortStandaloneWeekdaySymbols
        for (index, label) in state.weekdays.enumerated() {
            let name = (calendar.firstWeekday - 1 + index) % 7
            label.text = names.indices.contains(name) ? names[name].uppercased() : nil
        }
        let numbers = settings.formatter(template: "d")
        numbers.dateFormat = "d"
        let spoken = settings.formatter(template: "yMMMMEEEEd")
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        for (index, view) in state.days.enumerated() {
            let number = index - lead
            guard (0..<count).contains(number),
                let date = calendar.date(byAdding: .day, value: number, to: month)
            else {
                view.date = nil
                view.show(nil)
                continue
            }
            view.date = date
            view.text = numbers.string(from: date)
            view.accessibilityLabel = spoken.string(from: date)
            show(CalendarDate(calendar: calendar, date: date), in: view)
        }
        state.back.isEnabled = canTurn(-1)
        state.forth.isEnabled = canTurn(1)
        setNeedsLayout()
    }

    private func show(_ day: CalendarDate, in view: CalendarDay) {
        let isThere = isAvailable(day)
        view.design = state.design
        view.isToday = day.calendar.isDate(day.date, inSameDayAs: Date())
        view.isSelected = state.selection?.contains(day) ?? false
        let canToggle = isThere && (state.selection?.canToggle(day) ?? false)
        view.isSelectable = canToggle
        view.isEnabled = isThere && (state.selection == nil || canToggle)
        view.decorationHeight = state.wantsDecorations ? Metrics.decoration : 0
        view.show(state.wantsDecorations && isThere ? decoration(of: day) : nil)
    }

    private func decoration(of day: CalendarDate) -> UICalendarView.Decoration? {
        delegate?.calendarView?(self, decorationFor: day.components) ?? nil
    }

    private func isAvailable(_ day: CalendarDate) -> Bool {
        let end = day.calendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
        return end > state.range.start && day.date <= state.range.end
    }

    func reloadDecorations(_ components: [DateComponents], _ animated: Bool) {
        guard state.wantsDecorations else { return }
        for view in state.days {
            guard let date = view.date else { continue }
            let day = CalendarDate(calendar: calendar, date: date)
            guard components.contains(where: { day.isNamed(by: $0) }), isAvailable(day) else {
                continue
            }
            let reload = { view.show(self.decoration(of: day)) }
            guard animated, window != nil else {
                reload()
                continue
            }
            UIView.transition(
                with: view,
                duration: 0.2,
                options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: reload
            )
        }
    }

    private func choose(_ date: Date) {
        state.selection?.toggle(CalendarDate(calendar: calendar, date: date))
    }

    // MARK: Months

    private func month(of date: Date) -> Date {
        calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    func date(of components: DateComponents) -> Date? {
        calendar.date(from: components.parts(.month))
    }

    var monthComponents: DateComponents {
        var components = calendar.dateComponents([.era, .year, .month], from: state.month)
        components.calendar = calendar
        components.timeZone = calendar.timeZone
        return components
    }

    func showMonth(of date: Date, animated: Bool) {
        let month = month(of: date)
        guard month != state.month else { return }
        let former = monthComponents
        state.month = month
        refreshDays(animated: animated)
        delegate?.calendarView?(self, didChangeVisibleDateComponentsFrom: former)
    }

    private func neighbour(_ step: Int) -> Date? {
        calendar.date(byAdding: .month, value: step, to: state.month)
    }

    private func canTurn(_ step: Int) -> Bool {
        guard let next = neighbour(step),
            let interval = calendar.dateInterval(of: .month, for: next)
        else { return false }
        return interval.end > state.range.start && interval.start <= state.range.end
    }

    private func turn(_ step: Int) {
        guard canTurn(step), let next = neighbour(step) else { return }
        showMonth(of: next, animated: true)
    }

    /// The month that is shown, as something to be chosen on wheels.
    private var monthSettings: DateSettings {
        var months = state.settings
        months.mode = .yearAndMonth
        if state.range.start > .distantPast { months.minimum = state.range.start }
        if state.range.end < .distantFuture { months.maximum = state.range.end }
        months.date = months.bounded(state.month)
        return months
    }

    /// Shows wheels of months in place of the days, or the days again.
    private func toggleWheels() {
        if let wheels = state.wheels {
            wheels.removeFromSuperview()
            state.wheels = nil
        } else {
            let wheels = DateWheels(monthSettings)
            wheels.onChange = { [weak self, weak wheels] chosen in
                guard let self else { return }
                self.showMonth(of: chosen.date, animated: false)
                wheels?.show(self.monthSettings, animated: true)
            }
            state.wheels = wheels
            addPart(wheels)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    func arrangeCalendar() {
        let isBackwards = isRightToLeft
        func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: isBackwards ? bounds.width - x - width : x,
                y: y,
                width: width,
                height: height
            )
        }
        let title = state.title
        let titleWidth = min(title.sizeThatFits(bounds.size).width, bounds.width - 120)
        title.frame = place(Metrics.margin, 0, max(titleWidth, 0) + 6, Metrics.header)
        state.back.frame = place(bounds.width - 100, 0, 44, Metrics.header)
        state.forth.frame = place(bounds.width - 50, 0, 44, Metrics.header)
        let column = max(bounds.width - Metrics.margin, 0) / 7
        let hasWheels = state.wheels != nil
        for (index, label) in state.weekdays.enumerated() {
            let x = Metrics.margin / 2 + CGFloat(index) * column
            label.frame = place(x, Metrics.header, column, Metrics.weekday)
            label.isHidden = hasWheels
        }
        let top = Metrics.header + Metrics.weekday
        let table = max(0, bounds.height - top)
        let row = table / 6
        for (index, day) in state.days.enumerated() {
            let x = Metrics.margin / 2 + CGFloat(index % 7) * column
            day.frame = place(x, top + CGFloat(index / 7) * row, column, row)
            day.isHidden = hasWheels || day.date == nil
        }
        state.wheels?.frame = CGRect(
            x: 0,
            y: Metrics.header,
            width: bounds.width,
            height: table + Metrics.weekday
        )
        state.back.isHidden = hasWheels
        state.forth.isHidden = hasWheels
    }
}
