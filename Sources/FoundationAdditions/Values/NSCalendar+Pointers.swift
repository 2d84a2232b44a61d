// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Methods of calendars that hand out several values, which Foundation on Linux leaves out for those with one.

extension NSCalendar {
    /// Finds the span of a unit of time around a date; false where there is none.
    public func range(
        of unit: NSCalendar.Unit,
        start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        hand(range(of: unit, for: date), to: datep, tip)
    }

    /// Finds the weekend that a date is in; false where it is in none.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        hand(range(ofWeekendContaining: date), to: datep, tip)
    }

    /// Finds the next weekend, or the one before; false where the calendar has none.
    public func nextWeekendStart(
        _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [],
        after date: Date
    ) -> Bool {
        hand(nextWeekendAfter(date, options: options), to: datep, tip)
    }

    private func hand(
        _ interval: DateInterval?,
        to start: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let interval else { return false }
        start?.pointee = interval.start as NSDate
        length?.pointee = interval.duration
        return true
    }
}
