// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import Platform
import UIKitControls

/// What a calendar view knows, and its table.
@MainActor
struct CalendarState {
    var settings = DateSettings()
    var design = UIFontDescriptor.SystemDesign.default
    var range = DateInterval(start: .distantPast, end: .distantFuture)
    var wantsDecorations = true
    var selection: UICalendarSelection?
    let table: MonthTable
    var days: [CalendarDay] { table.days }

    init() {
        settings.mode = .date
        table = MonthTable(settings, month: WallClock.now)
    }
}

extension UICalendarView: MonthTableOwner {
    var calendarHeight: CGFloat {
        let day =
            MonthTable.Metrics.day
            + (state.wantsDecorations ? MonthTable.Metrics.decoration : 0)
        return MonthTable.Metrics.header + MonthTable.Metrics.weekday + 6 * day
    }

    func setUpCalendar() {
        clipsToBounds = true
        addPart(state.table)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addHandler { [weak self] recognizer in
                guard let self, recognizer.state == .ended else { return }
                let isForward = (direction == .left) != self.isRightToLeft
                self.state.table.turn(isForward ? 1 : -1)
            }
            addPart(swipe)
        }
        state.table.owner = self
        refreshDays()
    }

    func change(_ change: (inout DateSettings) -> Void) {
        change(&state.settings)
        state.table.show(state.settings, month: state.table.month, animated: false)
    }

    func setRange(_ range: DateInterval) {
        guard range != state.range else { return }
        state.range = range
        let calendar = self.calendar
        let first = MonthTable.month(of: range.start, calendar)
        let last = MonthTable.month(of: range.end, calendar)
        showMonth(of: min(max(state.table.month, first), last), animated: false)
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

    func refreshDays(animated: Bool = false) { state.table.refresh(animated: animated) }

    func monthTable(_ table: MonthTable, prepare day: CalendarDay, on date: Date) {
        let named = CalendarDate(calendar: calendar, date: date)
        let isThere = isAvailable(named)
        day.design = state.design
        day.isSelected = state.selection?.contains(named) ?? false
        let canToggle = isThere && (state.selection?.canToggle(named) ?? false)
        day.isSelectable = canToggle
        day.isEnabled = isThere && (state.selection == nil || canToggle)
        day.decorationHeight = state.wantsDecorations ? MonthTable.Metrics.decoration : 0
        day.show(state.wantsDecorations && isThere ? decoration(of: named) : nil)
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

    func monthTable(_ table: MonthTable, didChoose date: Date) {
        state.selection?.toggle(CalendarDate(calendar: calendar, date: date))
    }

    // MARK: Months

    func date(of components: DateComponents) -> Date? {
        calendar.date(from: components.parts(.month))
    }

    var monthComponents: DateComponents {
        var components = calendar.dateComponents([.era, .year, .month], from: state.table.month)
        components.calendar = calendar
        components.timeZone = calendar.timeZone
        return components
    }

    func showMonth(of date: Date, animated: Bool) {
        guard MonthTable.month(of: date, calendar) != state.table.month else { return }
        let former = monthComponents
        state.table.show(state.settings, month: date, animated: animated)
        delegate?.calendarView?(self, didChangeVisibleDateComponentsFrom: former)
    }

    func monthTable(_ table: MonthTable, allows month: DateInterval) -> Bool {
        month.end > state.range.start && month.start <= state.range.end
    }

    func monthTable(_ table: MonthTable, turnTo month: Date, animated: Bool) {
        showMonth(of: month, animated: animated)
    }

    func monthSettings(of table: MonthTable) -> DateSettings {
        var months = state.settings
        months.mode = .yearAndMonth
        if state.range.start > .distantPast { months.minimum = state.range.start }
        if state.range.end < .distantFuture { months.maximum = state.range.end }
        months.date = months.bounded(table.month)
        return months
    }
}
