// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitPickers

/// Dates: what is chosen, what may be, and who hears of it.
@MainActor
@Suite("Date picker", .serialized)
struct DatePickerTests {
    private let app: TestApp
    private let picker = UIDatePicker()
    private let calendar: Calendar
    private let log = Log()

    @MainActor
    private final class Log {
        var events: [String] = []
    }

    init() throws {
        app = try TestApp(device: "iPhone 14")
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        self.calendar = calendar
        picker.calendar = calendar
        picker.timeZone = calendar.timeZone
        picker.locale = Locale(identifier: "en_US")
        picker.frame.origin = CGPoint(x: 35, y: 100)
        let log = log
        for (event, name) in [
            (UIControl.Event.valueChanged, "changed"), (.editingDidBegin, "begin"),
            (.editingDidEnd, "end"),
        ] {
            picker.addAction(UIAction { _ in log.events.append(name) }, for: event)
        }
    }

    private func date(
        _ year: Int,
        _ month: Int,
        _ day: Int,
        _ hour: Int = 0,
        _ minute: Int = 0
    )
        -> Date
    {
        let parts = DateComponents(
            year: year,
            month: month,
            day: day,
            hour: hour,
            minute: minute
        )
        return calendar.date(from: parts) ?? .distantPast
    }

    /// The place of a day in the month that is shown.
    private func day(_ text: String) -> CalendarDay? {
        app.find(MonthTable.self)?.subviews.lazy.compactMap { $0 as? CalendarDay }
            .first { $0.text == text && $0.date != nil }
    }

    private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: Date) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        picker.frame.size = picker.intrinsicContentSize
        app.show(picker)
        app.update()
    }

    /// Turns the wheel of a part to a value, as a person would.
    private func choose(_ value: Int, _ part: DateColumn.Part) throws {
        let wheels = try #require(app.find(UIPickerView.self))
        let columns = DateColumn.columns(for: picker.settings)
        let index = try #require(columns.firstIndex { $0.part == part })
        let row = columns[index].row(of: value, near: wheels.selectedRow(inComponent: index))
        wheels.selectRow(row, inComponent: index, animated: false)
        wheels.delegate?.pickerView?(wheels, didSelectRow: row, inComponent: index)
        app.settle()
    }

    @Test(arguments: [
        ("en_US", [DateColumn.Part.month, .day, .year], [DateColumn.Part.hour, .minute, .period]),
        ("de_DE", [.day, .month, .year], [.hour, .minute]),
        ("ja_JP", [.year, .month, .day], [.hour, .minute]),
    ])
    func wheelsStandInTheOrderOfTheLanguage(
        locale: String,
        date: [DateColumn.Part],
        time: [DateColumn.Part]
    ) {
        var settings = DateSettings()
        settings.ownCalendar = calendar
        settings.ownLocale = Locale(identifier: locale)
        settings.mode = .date
        #expect(DateColumn.columns(for: settings).map(\.part) == date)
        settings.mode = .time
        #expect(DateColumn.columns(for: settings).map(\.part) == time)
        settings.mode = .dateAndTime
        #expect(DateColumn.columns(for: settings).map(\.part) == [.date] + time)
    }

    @Test func stylesAreWhatTheModeComesIn() {
        #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline && picker.preferredDatePickerStyle == .inline)
        picker.datePickerMode = .yearAndMonth
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test func aPartThatAPersonTurnsLeavesTheOthers() throws {
        show(.date, .wheels, date(2024, 5, 17, 13, 45))
        try choose(8, .month)
        #expect(picker.date == date(2024, 8, 17, 13, 45))
        try choose(2031, .year)
        #expect(picker.date == date(2031, 8, 17, 13, 45))
        #expect(log.events == ["changed", "changed"])
    }

    @Test func aDayThatTheMonthLacksBecomesItsLast() throws {
        show(.date, .wheels, date(2024, 1, 31))
        try choose(2, .month)
        #expect(picker.date == date(2024, 2, 29))
        try choose(2023, .year)
        #expect(picker.date == date(2023, 2, 28))
        try choose(30, .day)
        #expect(picker.date == date(2023, 2, 28))
        let wheels = try #require(app.find(UIPickerView.self))
        let columns = DateColumn.columns(for: picker.settings)
        #expect(columns[1].value(ofRow: wheels.selectedRow(inComponent: 1)) == 28)
    }

    @Test func theHalfOfTheDayTurnsWithTheHours() throws {
        show(.time, .wheels, date(2024, 5, 17, 11, 20))
        try choose(12, .hour)
        #expect(picker.date == date(2024, 5, 17, 12, 20))
        try choose(0, .period)
        #expect(picker.date == date(2024, 5, 17, 0, 20))
        try choose(1, .period)
        #expect(picker.date == date(2024, 5, 17, 12, 20))
    }

    @Test func daysOfAnyMonthAreOnOneWheel() throws {
        show(.dateAndTime, .wheels, date(2024, 12, 31, 8, 0))
        try choose(1, .date)
        #expect(picker.date == date(2025, 1, 1, 8, 0))
        try choose(59, .minute)
        #expect(picker.date == date(2025, 1, 1, 8, 59))
    }

    @Test func whatLiesBeyondTheLimitsIsBroughtBack() throws {
        show(.date, .wheels, date(2024, 5, 17))
        picker.minimumDate = date(2024, 3, 10)
        picker.maximumDate = date(2024, 9, 5)
        try choose(11, .month)
        #expect(picker.date == date(2024, 9, 5))
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2024, 3, 10))
        picker.maximumDate = date(2023, 1, 1)
        picker.date = date(2030, 6, 6)
        #expect(picker.date == date(2030, 6, 6))
    }

    @Test func minutesGoByTheInterval() throws {
        show(.time, .wheels, date(2024, 5, 17, 9, 7))
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15 && picker.date == date(2024, 5, 17, 9, 0))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 5, 17, 9, 7))
        picker.roundsToMinuteInterval = true
        try choose(45, .minute)
        #expect(picker.date == date(2024, 5, 17, 9, 45))
        for wrong in [0, -5, 7, 31, 60] {
            picker.minuteInterval = wrong
            #expect(picker.minuteInterval == 1)
        }
    }

    @Test func aCountDownHasHoursAndMinutes() throws {
        show(.countDownTimer, .wheels, date(2024, 5, 17))
        picker.countDownDuration = 3 * 3600 + 25 * 60 + 59
        #expect(picker.countDownDuration == 3 * 3600 + 25 * 60)
        try choose(0, .hours)
        #expect(picker.countDownDuration == 25 * 60)
        try choose(0, .minutes)
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 23 * 3600 + 59 * 60)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 23 * 3600 + 59 * 60)
        #expect(log.events == ["changed", "changed"])
    }

    @Test func aDayOfTheCalendarIsTapped() throws {
        show(.dateAndTime, .inline, date(2024, 5, 17, 13, 45))
        app.tap(try #require(day("23")))
        app.settle()
        #expect(picker.date == date(2024, 5, 23, 13, 45))
        let next = try #require(
            app.find(MonthTable.self)?.subviews.first { $0.accessibilityLabel == "Next Month" }
        )
        app.tap(next)
        app.settle()
        #expect(app.find(UIButton.self, "June 2024") != nil && log.events == ["changed"])
        app.tap(try #require(day("30")))
        app.settle()
        #expect(picker.date == date(2024, 6, 30, 13, 45))
    }

    @Test func daysBeyondTheLimitsDoNotAnswer() throws {
        show(.date, .inline, date(2024, 5, 17))
        picker.minimumDate = date(2024, 5, 10, 18, 0)
        app.update()
        app.tap(try #require(day("9")))
        #expect(picker.date == date(2024, 5, 17))
        app.tap(try #require(day("10")))
        #expect(picker.date == date(2024, 5, 10, 18, 0))
        let back = try #require(
            app.find(MonthTable.self)?.subviews.first {
                $0.accessibilityLabel == "Previous Month"
            }
        )
        #expect((back as? UIButton)?.isEnabled == false)
    }

    @Test func aFieldOpensACalendarBesideIt() throws {
        show(.dateAndTime, .compact, date(2024, 5, 17, 13, 45))
        let fields = try #require(app.find(DateFields.self)).subviews
        try #require(fields.count == 2)
        #expect(fields[0].accessibilityLabel == "May 17, 2024")
        app.tap(fields[0])
        app.settle()
        #expect(log.events == ["begin"])
        app.tap(try #require(day("3")))
        app.settle()
        #expect(picker.date == date(2024, 5, 3, 13, 45))
        #expect(fields[0].accessibilityLabel == "May 3, 2024")
        app.tap(at: CGPoint(x: 20, y: 820))
        app.settle()
        #expect(log.events == ["begin", "changed", "end"])
        #expect(app.find(CalendarDay.self) == nil)
    }

    @Test func keysOpenAFieldAndCloseIt() throws {
        show(.date, .compact, date(2024, 5, 17))
        let field = try #require(app.find(DateField.self))
        for _ in 0..<5 where !field.isFocused { app.press(.keyboardTab) }
        #expect(field.isFocused)
        app.press(.keyboardReturnOrEnter)
        app.settle()
        #expect(app.find(CalendarDay.self) != nil && log.events == ["begin"])
        app.press(.keyboardTab)
        app.press(.keyboardEscape)
        app.settle()
        #expect(app.find(CalendarDay.self) == nil && log.events == ["begin", "end"])
    }

    @Test func anArchiveKeepsTheSettings() throws {
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.minuteInterval = 5
        picker.minimumDate = date(2020, 1, 1)
        picker.date = date(2024, 5, 17)
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: picker,
            requiringSecureCoding: false
        )
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(
            unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIDatePicker
        )
        #expect(read.datePickerMode == .date && read.datePickerStyle == .wheels)
        #expect(read.minuteInterval == 5 && read.minimumDate == date(2020, 1, 1))
        #expect(read.date == date(2024, 5, 17))
    }
}
