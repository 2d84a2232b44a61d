// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Platform
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

@MainActor
private final class Listener: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
{
    var log: [String] = []
    var decorated: Set<Int> = []
    var refused: Set<Int> = []

    func calendarView(
        _ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        guard let day = dateComponents.day, decorated.contains(day) else { return nil }
        return .default(color: .systemRed, size: .large)
    }

    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
        log.append("from \(previousDateComponents.month ?? 0)")
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?
    ) {
        log.append("select \(dateComponents?.day ?? 0)")
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool { !refused.contains(dateComponents?.day ?? 0) }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    ) {
        log.append("add \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    ) {
        log.append("remove \(dateComponents.day ?? 0)")
    }
}

/// Months as tables of days.
@MainActor
@Suite(.serialized)
struct CalendarViewTests {
    private let listener = Listener()

    private func start() throws -> (TestApp, UICalendarView) {
        let app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        app.show(controller)
        let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 393, height: 430))
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.delegate = listener
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        listener.log = []
        controller.view.addSubview(view)
        app.settle()
        return (app, view)
    }

    /// The parts that are days, in their order.
    private func days(_ view: UICalendarView) -> [UIControl] {
        view.subviews.flatMap(\.subviews).compactMap { $0 as? UIControl }.filter {
            !$0.isHidden && $0.accessibilityLabel?.contains("2024") == true && !($0 is UIButton)
        }
    }

    private func day(_ number: Int, _ view: UICalendarView) throws -> UIControl {
        let days = days(view)
        try #require(days.count >= number)
        return days[number - 1]
    }

    @Test func aMonthHasItsDaysInWeeks() throws {
        let (_, view) = try start()
        #expect(days(view).count == 29)
        // 1 February 2024 was a Thursday, the fifth day of a week that begins with Sunday.
        let first = try day(1, view)
        let second = try day(2, view)
        let eighth = try day(8, view)
        #expect(first.accessibilityLabel == "Thursday, February 1, 2024")
        #expect(first.frame.minX > view.bounds.midX)
        #expect(second.frame.minX > first.frame.minX)
        #expect(eighth.frame.minX == first.frame.minX && eighth.frame.minY > first.frame.minY)
        #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2024)
    }

    @Test func oneDayIsSelectedAndClearedByTaps() throws {
        let (app, view) = try start()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        listener.refused = [12]
        selection.updateSelectableDates()
        app.settle()
        app.tap(try day(10, view))
        app.settle()
        #expect(selection.selectedDate?.day == 10)
        #expect(try day(10, view).accessibilityTraits.contains(.selected))
        app.tap(try day(12, view))
        app.settle()
        #expect(selection.selectedDate?.day == 10)
        #expect(try day(12, view).isEnabled == false)
        app.tap(try day(10, view))
        app.settle()
        #expect(selection.selectedDate == nil)
        #expect(listener.log == ["select 10", "select 0"])
        selection.setSelected(DateComponents(year: 2024, month: 2, day: 3), animated: false)
        #expect(try day(3, view).isSelected)
        #expect(listener.log.count == 2)
    }

    @Test func manyDaysAreSelected() throws {
        let (app, view) = try start()
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        for number in [5, 6, 5] {
            app.tap(try day(number, view))
            app.settle()
        }
        #expect(selection.selectedDates.map(\.day) == [6])
        #expect(listener.log == ["add 5", "add 6", "remove 5"])
    }

    @Test func aWeekIsSelectedByAnyOfItsDays() throws {
        let (app, view) = try start()
        let selection = UICalendarSelectionWeekOfYear(delegate: nil)
        view.selectionBehavior = selection
        app.tap(try day(7, view))
        app.settle()
        let chosen = try (1...29).filter { try day($0, view).isSelected }
        #expect(chosen == [4, 5, 6, 7, 8, 9, 10])
        #expect(selection.selectedWeekOfYear?.weekOfYear == 6)
    }

    @Test func monthsTurnWithinTheRange() throws {
        let (app, view) = try start()
        let start = try #require(
            view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 5))
        )
        let end = try #require(
            view.calendar.date(from: DateComponents(year: 2024, month: 3, day: 20))
        )
        view.availableDateRange = DateInterval(start: start, end: end)
        app.settle()
        let buttons = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
        let back = try #require(buttons.first { $0.accessibilityLabel == "Previous Month" })
        let forth = try #require(buttons.first { $0.accessibilityLabel == "Next Month" })
        #expect(!back.isEnabled && forth.isEnabled)
        #expect(try day(4, view).isEnabled == false)
        app.tap(forth)
        app.settle()
        #expect(view.visibleDateComponents.month == 3)
        #expect(listener.log == ["from 2"])
        #expect(!forth.isEnabled)
        app.drag(
            from: CGPoint(x: 80, y: 300),
            to: CGPoint(x: 330, y: 300),
            duration: 0.15
        )
        app.settle()
        #expect(view.visibleDateComponents.month == 2)
    }

    @Test func decorationsStandBelowTheirDays() throws {
        let (app, view) = try start()
        listener.decorated = [9]
        view.reloadDecorations(
            forDateComponents: [DateComponents(year: 2024, month: 2, day: 9)],
            animated: false
        )
        app.settle()
        let ninth = try day(9, view)
        let dots = ninth.subviews.filter { $0.backgroundColor == .systemRed }
        #expect(dots.count == 1)
        #expect(dots.first?.frame.size == CGSize(width: 8, height: 8))
        #expect(abs((dots.first?.center.x ?? 0) - ninth.bounds.midX) < 0.01)
        #expect(try day(8, view).subviews.count == ninth.subviews.count - 1)
        view.wantsDateDecorations = false
        app.settle()
        #expect(ninth.subviews.allSatisfy { $0.backgroundColor != .systemRed })
    }

    @Test func aViewIsArchived() throws {
        let view = UICalendarView(frame: .zero)
        view.wantsDateDecorations = false
        view.fontDesign = .rounded
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        let copy = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UICalendarView
        )
        #expect(!copy.wantsDateDecorations && copy.fontDesign == .rounded)
    }

    @Test func anArchiveKeepsTheCalendarAndTheDates() throws {
        let view = UICalendarView(frame: .zero)
        view.calendar = Calendar(identifier: .buddhist)
        view.locale = Locale(identifier: "fr_FR")
        view.timeZone = TimeZone(identifier: "Asia/Tokyo")
        view.availableDateRange = DateInterval(
            start: Date(timeIntervalSince1970: 1_700_000_000),
            duration: 90 * 86_400
        )
        view.setVisibleDateComponents(
            view.calendar.dateComponents(
                [.era, .year, .month],
                from: Date(timeIntervalSince1970: 1_704_500_000)
            ),
            animated: false
        )
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: view,
            requiringSecureCoding: false
        )
        let copy = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UICalendarView
        )
        #expect(copy.calendar.identifier == .buddhist)
        #expect(copy.locale.identifier == "fr_FR" && copy.timeZone == view.timeZone)
        #expect(copy.availableDateRange == view.availableDateRange)
        #expect(copy.visibleDateComponents.month == view.visibleDateComponents.month)
        #expect(copy.visibleDateComponents.month == 1)
    }

    @Test func todayGoesByTheInjectedClock() throws {
        WallClock.set { Date(timeIntervalSince1970: 1_707_480_000) }
        defer { WallClock.set(nil) }
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 393, height: 430))
        view.timeZone = TimeZone(identifier: "UTC")
        #expect(view.visibleDateComponents.year == 2024)
        #expect(view.visibleDateComponents.month == 2)
        let today = view.state.days.filter(\.isToday)
        #expect(today.map(\.text) == ["9"])
        #expect(UIDatePicker().date == WallClock.now)
    }
}
