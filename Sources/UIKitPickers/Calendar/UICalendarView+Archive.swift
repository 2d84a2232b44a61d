// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UICalendarView {
    /// Keeps the calendar, the language and the dates.
    func archiveDates(_ properties: PropertyArchive<UICalendarView>) {
        let settings = state.settings
        let calendar = settings.ownCalendar.map { ($0 as NSCalendar).calendarIdentifier.rawValue }
        properties.keep("UICalendar", calendar?.archived) {
            let name = String.unarchived($1).map { NSCalendar.Identifier(rawValue: $0) }
            guard let name, let calendar = NSCalendar(identifier: name) else { return }
            $0.calendar = calendar as Calendar
        }
        properties.keep("UILocale", settings.ownLocale?.identifier.archived) {
            guard let name = String.unarchived($1) else { return }
            $0.locale = Locale(identifier: name)
        }
        properties.keep("UITimeZone", settings.ownTimeZone?.identifier.archived) {
            $0.timeZone = String.unarchived($1).flatMap { TimeZone(identifier: $0) }
        }
        let range = availableDateRange
        let ends = [range.start, range.end].map(\.timeIntervalSinceReferenceDate)
        properties.keep("UIAvailableDateRange", ends.archived) {
            guard let ends = [Double].unarchived($1), ends.count == 2, ends[0] <= ends[1] else {
                return
            }
            $0.availableDateRange = DateInterval(
                start: Date(timeIntervalSinceReferenceDate: ends[0]),
                end: Date(timeIntervalSinceReferenceDate: ends[1])
            )
        }
        let month = state.table.month.timeIntervalSinceReferenceDate
        properties.keep("UIVisibleMonth", month.archived) {
            guard let month = Double.unarchived($1) else { return }
            $0.showMonth(of: Date(timeIntervalSinceReferenceDate: month), animated: false)
        }
    }
}
