// SPDX-License-Identifier: Apache-2.0

import CFoundationICU
public import Foundation

// Sendable is unchecked because `Formatter` is: it is set up once, and then only read.
/// Writes when a date is, seen from another: "2 weeks ago", "tomorrow".
///
/// Only the largest unit that is not zero counts: a day and 23 hours are "in 1 day".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near days and their like have names.
    public enum DateTimeStyle: Int, Sendable {
        /// 1 day ago, in 0 seconds
        case numeric = 0
        /// Yesterday, now
        case named = 1
    }

    /// How long the words are.
    public enum UnitsStyle: Int, Sendable {
        /// 2 months ago
        case full = 0
        /// Two months ago
        case spellOut = 1
        /// 2 mo. ago
        case short = 2
        /// 2mo ago
        case abbreviated = 3
    }

    /// Whether near days and their like have names; numbers unless set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long the words are; full unless set.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text, which decides on its first letter.
    open var formattingContext = Formatter.Context.unknown
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar that counts units; the current one unless set.
    open var calendar: Calendar! = .autoupdatingCurrent
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent

    private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.quarter, UDAT_REL_UNIT_QUARTER),
        (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
        (.weekOfYear, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY),
        (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
        (.second, UDAT_REL_UNIT_SECOND),
    ]

    /// Makes a formatter for numbers and full words.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// The text of components, which count from now; those before are negative.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = Self.units.compactMap { row in
            dateComponents.value(for: row.component).map { ($0, row.unit) }
        }
        // Of nothing but zeros the smallest unit says it most exactly: "today" for no days.
        let (value, unit) =
            values.first { $0.0 != 0 } ?? values.last ?? (0, UDAT_REL_UNIT_SECOND)
        return text(Double(value), unit)
    }

    /// The text of a moment that many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The text of a date, seen from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [
            .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]
        let calendar: Calendar = self.calendar ?? .autoupdatingCurrent
        return localizedString(
            from: calendar.dateComponents(units, from: referenceDate, to: date)
        )
    }

    /// The text of a date, seen from now; nil for what is no date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
        let language = (locale ?? .autoupdatingCurrent).identifier
        var status = U_ZERO_ERROR
        // The formatter takes over the one for numbers; without one it makes its own.
        let numbers =
            unitsStyle == .spellOut
            ? icu_unum_open(UNUM_SPELLOUT, nil, 0, language, nil, &status) : nil
        let formatter = icu_ureldatefmt_open(
            language,
            numbers,
            width,
            ICUText.capitalization(formattingContext),
            &status
        )
        guard let formatter else { return "" }
        defer { icu_ureldatefmt_close(formatter) }
        let write =
            dateTimeStyle == .named ? icu_ureldatefmt_format : icu_ureldatefmt_formatNumeric
        return ICUText.text { write(formatter, value, unit, $0, $1, &$2) } ?? ""
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }
}
