// SPDX-License-Identifier: Apache-2.0

public import Foundation
import LocaleDefaults

// Sendable is unchecked because `Formatter` is: it is set up once, and then only read.
/// Writes spans of time, in English: "1 hour, 5 minutes", "1:05:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        /// 1:10:00
        case positional = 0
        /// 1h 10m
        case abbreviated = 1
        /// 1 hr, 10 min
        case short = 2
        /// 1 hour, 10 minutes
        case full = 3
        /// One hour, ten minutes
        case spellOut = 4
        /// 1hr 10min
        case brief = 5
    }

    /// How units that are zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// A bit for each behaviour.
        public let rawValue: UInt

        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones go; where numbers stand in places, those in between stay.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first that is not zero go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those in between go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those at the end go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All go.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// Numbers in places have two digits, the first one too.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How long the words are; numbers in places unless set.
    open var unitsStyle = UnitsStyle.positional
    /// Which units are written; all from years to seconds unless set.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units that are zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts; the current one unless set.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// When a span begins of which only the length is known.
    open var referenceDate: Date?
    /// Whether the last unit may have a fraction; kept.
    open var allowsFractionalUnits = false
    /// How many units are written at most; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether a single small count of the largest unit is written in the next one.
    open var collapsesLargestUnit = false
    /// Whether "about" stands before.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands; it begins with a capital where a sentence begins.
    open var formattingContext = Formatter.Context.unknown

    private struct Unit {
        let flag: NSCalendar.Unit
        let component: Calendar.Component
        let seconds: Double
        let name: String
        let short: String
        let brief: String
        let letter: String
    }

    private static let units: [Unit] = [
        Unit(
            flag: .year,
            component: .year,
            seconds: 31_536_000,
            name: "year",
            short: "yr",
            brief: "yr",
            letter: "y"
        ),
        Unit(
            flag: .month,
            component: .month,
            seconds: 2_592_000,
            name: "month",
            short: "mth",
            brief: "mth",
            letter: "mo"
        ),
        Unit(
            flag: .weekOfMonth,
            component: .weekOfMonth,
            seconds: 604_800,
            name: "week",
            short: "wk",
            brief: "wk",
            letter: "w"
        ),
        Unit(
            flag: .day,
            component: .day,
            seconds: 86400,
            name: "day",
            short: "day",
            brief: "day",
            letter: "d"
        ),
        Unit(
            flag: .hour,
            component: .hour,
            seconds: 3600,
            name: "hour",
            short: "hr",
            brief: "hr",
            letter: "h"
        ),
        Unit(
            flag: .minute,
            component: .minute,
            seconds: 60,
            name: "minute",
            short: "min",
            brief: "min",
            letter: "m"
        ),
        Unit(
            flag: .second,
            component: .second,
            seconds: 1,
            name: "second",
            short: "sec",
            brief: "sec",
            letter: "s"
        ),
    ]

    /// Makes a formatter for numbers in places.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { nil }

    // MARK: Writing

    /// The text of a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = shownUnits
        var calendar = calendar ?? .current
        if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current }
        let isNegative = endDate < startDate
        let (from, to) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let parts = calendar.dateComponents(Set(units.map(\.component)), from: from, to: to)
        return text(units.map { (parts.value(for: $0.component) ?? 0, $0) }, isNegative)
    }

    /// The text of components, as they are where their units are written.
    open func string(from components: DateComponents) -> String? {
        // Counted as spans of usual length, so that 90 minutes become an hour and a half.
        var seconds = Self.units.reduce(0.0) { sum, unit in
            sum + Double(components.value(for: unit.component) ?? 0) * unit.seconds
        }
        seconds += Double(components.weekOfYear ?? 0) * 604_800
        return string(from: seconds)
    }

    /// The text of an object: components, or a number of seconds.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as Double: string(from: seconds)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// The text of components in a style.
    open class func localizedString(
        from components: DateComponents,
        unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var shownUnits: [Unit] {
        let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        var allowed = allowedUnits.isEmpty ? usual : allowedUnits
        if allowed.contains(.weekOfYear) { allowed.insert(.weekOfMonth) }
        return Self.units.filter { allowed.contains($0.flag) }
    }

    private func text(_ values: [(Int, Unit)], _ isNegative: Bool) -> String? {
        var values = values
        if collapsesLargestUnit, values.count > 1,
            let first = values.firstIndex(where: { $0.0 != 0 }), first + 1 < values.count,
            values[first].0 == 1
        {
            let ratio = values[first].1.seconds / values[first + 1].1.seconds
            values[first + 1].0 += Int(ratio)
            values[first].0 = 0
        }
        values = withoutZeros(values)
        if maximumUnitCount > 0, values.count > maximumUnitCount {
            values = Array(values.prefix(maximumUnitCount))
        }
        guard !values.isEmpty else { return nil }
        var text = unitsStyle == .positional ? inPlaces(values) : inWords(values)
        if isNegative, values.contains(where: { $0.0 != 0 }) { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        if formattingContext == .beginningOfSentence {
            text = FormatterContext.capitalized(text, calendar?.locale)
        }
        return text
    }

    private func withoutZeros(_ values: [(Int, Unit)]) -> [(Int, Unit)] {
        let behavior = zeroFormattingBehavior
        let isDefault = behavior.contains(.default)
        let isPositional = unitsStyle == .positional
        let padded = behavior.contains(.pad)
        let leading = (isDefault && !padded) || behavior.contains(.dropLeading)
        let middle = (isDefault && !isPositional) || behavior.contains(.dropMiddle)
        let trailing = (isDefault && !isPositional) || behavior.contains(.dropTrailing)
        let first = values.firstIndex { $0.0 != 0 }
        let last = values.lastIndex { $0.0 != 0 }
        guard let first, let last else {
            // Nothing but zeros: the smallest unit stays.
            if !leading, !trailing { return values }
            return Array(values.suffix(1))
        }
        return values.indices.filter { index in
            if index < first { return !leading }
            if index > last { return !trailing }
            return values[index].0 != 0 || !middle
        }.map { values[$0] }
    }

    private func inPlaces(_ values: [(Int, Unit)]) -> String {
        var text = ""
        for (index, (value, unit)) in values.enumerated() {
            if unit.seconds >= 86400 {
                text += "\(value)\(unit.letter)" + (index < values.count - 1 ? " " : "")
                continue
            }
            let isFirst = index == 0 || values[index - 1].1.seconds >= 86400
            let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
            text += (isFirst ? "" : ":") + (isPadded && value < 10 ? "0" : "") + "\(value)"
        }
        return text
    }

    private func inWords(_ values: [(Int, Unit)]) -> String {
        let words = values.map { value, unit -> String in
            let ending = value == 1 ? "" : "s"
            switch unitsStyle {
            case .abbreviated, .positional: return "\(value)\(unit.letter)"
            case .brief: return "\(value)\(unit.brief)" + (unit.seconds >= 86400 ? ending : "")
            case .short:
                return "\(value) \(unit.short)" + (unit.seconds >= 86400 ? ending : "")
            case .full: return "\(value) \(unit.name)\(ending)"
            case .spellOut:
                let number = NumberFormatter()
                number.numberStyle = .spellOut
                number.locale = Locale(identifier: "en_US")
                let spelt = number.string(from: NSNumber(value: value)) ?? "\(value)"
                return "\(spelt) \(unit.name)\(ending)"
            }
        }
        let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
        return words.joined(separator: isTight ? " " : ", ")
    }
}
