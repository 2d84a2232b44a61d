// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// A day of the week, or the so-manieth of a month.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    /// The day.
    open private(set) var dayOfTheWeek: EKWeekday
    /// Which week of the month, from the end if negative; 0 for all.
    open private(set) var weekNumber: Int

    /// Sunday of every week.
    public override init() {
        dayOfTheWeek = .sunday
        weekNumber = 0
        super.init()
    }

    /// A day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }

    /// A day of a week of the month.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
        super.init()
    }

    /// A day of a week of the month.
    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    /// The day itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because nothing changes after `init`.
/// When a repetition ends.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// The last day; nil for a number of times.
    open private(set) var endDate: Date?
    /// How many times; 0 for a last day.
    open private(set) var occurrenceCount: Int

    /// Ends at no day and after no number of times.
    public override init() {
        occurrenceCount = 0
        super.init()
    }

    /// Ends at a day.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
        super.init()
    }

    /// Ends after so many times.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = max(1, occurrenceCount)
        super.init()
    }

    /// The end itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Sendable is unchecked because only its end changes, on the thread that owns it.
/// How something repeats.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    /// How often.
    open private(set) var frequency: EKRecurrenceFrequency
    /// Every how many days, weeks, months or years.
    open private(set) var interval: Int
    /// On which days of the week.
    open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// On which days of the month.
    open private(set) var daysOfTheMonth: [NSNumber]?
    /// In which months of the year.
    open private(set) var monthsOfTheYear: [NSNumber]?
    /// In which weeks of the year.
    open private(set) var weeksOfTheYear: [NSNumber]?
    /// On which days of the year.
    open private(set) var daysOfTheYear: [NSNumber]?
    /// Which of the days that match.
    open private(set) var setPositions: [NSNumber]?
    /// When it ends; never for nil.
    open var recurrenceEnd: EKRecurrenceEnd?

    /// Every day, without an end.
    public override init() {
        frequency = .daily
        interval = 1
        super.init()
    }

    /// A simple repetition.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency,
        interval: Int,
        end: EKRecurrenceEnd?
    ) {
        self.init(
            recurrenceWith: type,
            interval: interval,
            daysOfTheWeek: nil,
            daysOfTheMonth: nil,
            monthsOfTheYear: nil,
            weeksOfTheYear: nil,
            daysOfTheYear: nil,
            setPositions: nil,
            end: end
        )
    }

    /// A repetition on some days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency,
        interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?,
        monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?,
        daysOfTheYear: [NSNumber]?,
        setPositions: [NSNumber]?,
        end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = max(1, interval)
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        self.weeksOfTheYear = weeksOfTheYear
        self.daysOfTheYear = daysOfTheYear
        self.setPositions = setPositions
        recurrenceEnd = end
        super.init()
        if weeksOfTheYear != nil || daysOfTheYear != nil || setPositions != nil {
            Unbuilt.report("EKRecurrenceRule: weeks and days of the year, positions of a set")
        }
    }

    /// The calendar that it counts in.
    open var calendarIdentifier: String { "gregorian" }

    /// The first day of a week; 0 for that of the calendar.
    open var firstDayOfTheWeek: Int { 0 }

    /// A rule with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency,
            interval: interval,
            daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth,
            monthsOfTheYear: monthsOfTheYear,
            weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear,
            setPositions: setPositions,
            end: recurrenceEnd
        )
    }

    // MARK: Days

    /// How many days are looked at for a repetition, over a century; a rule that never matches ends.
    private static let mostDays = 40_000

    /// The starts of the repetition before a date, from the first on.
    func starts(from first: Date, before limit: Date, _ calendar: Calendar) -> [Date] {
        let last = min(limit, recurrenceEnd?.endDate?.addingTimeInterval(1) ?? limit)
        let count = recurrenceEnd?.occurrenceCount ?? 0
        var found: [Date] = []
        var day = 0
        while day < Self.mostDays, count == 0 || found.count < count {
            guard let date = calendar.date(byAdding: .day, value: day, to: first), date < last
            else { break }
            if matches(date, from: first, calendar) { found.append(date) }
            day += 1
        }
        return found
    }

    private func matches(_ date: Date, from first: Date, _ calendar: Calendar) -> Bool {
        let units: Set<Calendar.Component> = [.year, .month, .day, .weekday, .weekdayOrdinal]
        let own = calendar.dateComponents(units, from: date)
        let start = calendar.dateComponents(units, from: first)
        if let months = monthsOfTheYear,
            !months.contains(where: { $0.intValue == own.month })
        {
            return false
        }
        guard isInStep(date, first, own, start, calendar) else { return false }
        if let days = daysOfTheMonth {
            let length = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            return days.contains { number in
                let day = number.intValue
                return (day < 0 ? length + 1 + day : day) == own.day
            }
        }
        if let days = daysOfTheWeek { return days.contains { isDay($0, own, date, calendar) } }
        switch frequency {
        case .daily: return true
        case .weekly: return own.weekday == start.weekday
        case .monthly: return own.day == start.day
        case .yearly:
            return own.day == start.day && (monthsOfTheYear != nil || own.month == start.month)
        }
    }

    /// Whether a day's week, month or year is one of every so many.
    private func isInStep(
        _ date: Date,
        _ first: Date,
        _ own: DateComponents,
        _ start: DateComponents,
        _ calendar: Calendar
    ) -> Bool {
        let years = (own.year ?? 0) - (start.year ?? 0)
        switch frequency {
        case .daily:
            let from = calendar.startOfDay(for: first)
            let to = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: from, to: to).day ?? 0
            return days % interval == 0
        case .weekly:
            guard let from = calendar.dateInterval(of: .weekOfYear, for: first)?.start,
                let to = calendar.dateInterval(of: .weekOfYear, for: date)?.start
            else { return false }
            let days = calendar.dateComponents([.day], from: from, to: to).day ?? 0
            return days / 7 % interval == 0
        case .monthly:
            return (years * 12 + (own.month ?? 0) - (start.month ?? 0)) % interval == 0
        case .yearly: return years % interval == 0
        }
    }

    private func isDay(
        _ day: EKRecurrenceDayOfWeek,
        _ own: DateComponents,
        _ date: Date,
        _ calendar: Calendar
    ) -> Bool {
        guard day.dayOfTheWeek.rawValue == own.weekday else { return false }
        guard day.weekNumber != 0 else { return true }
        guard day.weekNumber < 0 else { return own.weekdayOrdinal == day.weekNumber }
        let length = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        return (length - (own.day ?? 0)) / 7 + 1 == -day.weekNumber
    }
}
