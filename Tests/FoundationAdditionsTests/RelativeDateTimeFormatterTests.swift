// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        return formatter
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"),
        (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
    ])
    func theStyleSaysHowLongTheWordsAre(
        style: RelativeDateTimeFormatter.UnitsStyle,
        text: String
    ) {
        let formatter = formatter()
        formatter.unitsStyle = style
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }

    @Test func nearDaysHaveNames() {
        let formatter = formatter()
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    }

    @Test func onlyTheLargestUnitCounts() {
        let formatter = formatter()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = formatter.localizedString(
            for: start.addingTimeInterval(86400 * 2 - 3600),
            relativeTo: start
        )
        #expect(text == "in 1 day")
        #expect(
            formatter.localizedString(for: start, relativeTo: start.addingTimeInterval(86400 * 15))
                == "2 weeks ago"
        )
    }

    @Test(arguments: [
        ("de_DE", "vor 2 Stunden", "gestern"), ("fr_FR", "il y a 2 heures", "hier"),
        ("ja_JP", "2 時間前", "昨日"),
    ])
    func languagesHaveTheirOwnWords(locale: String, hours: String, day: String) {
        let formatter = formatter(locale)
        #expect(formatter.localizedString(fromTimeInterval: -7200) == hours)
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == day)
    }

    @Test func whatIsNoDateHasNoText() { #expect(formatter().string(for: "today") == nil) }
}
