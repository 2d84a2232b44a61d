// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct CalendarPointerTests {
    private let calendar: NSCalendar
    /// A Thursday.
    private let day: Date

    init() throws {
        calendar = try #require(NSCalendar(identifier: .gregorian))
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        day = try Date("2026-11-26T15:30:45Z", strategy: .iso8601)
    }

    @Test func theSpanOfAUnitIsHandedOut() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(calendar.range(of: .month, start: &start, interval: &length, for: day))
        #expect(start.map { "\($0)" } == "2026-11-01 00:00:00 +0000")
        #expect(length == 30 * 86_400)
        #expect(calendar.range(of: .hour, start: nil, interval: &length, for: day))
        #expect(length == 3600)
    }

    @Test func weekendsAreHandedOut() {
        var start: NSDate?
        var length: TimeInterval = 0
        #expect(!calendar.range(ofWeekendStart: &start, interval: &length, containing: day))
        #expect(start == nil)
        #expect(calendar.nextWeekendStart(&start, interval: &length, after: day))
        #expect(start.map { "\($0)" } == "2026-11-28 00:00:00 +0000")
        #expect(length == 2 * 86_400)
        #expect(calendar.range(ofWeekendStart: &start, interval: nil, containing: start! as Date))
    }
}
