// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct DateComponentsFormatterTests {
    private typealias Formatter = FoundationAdditions.DateComponentsFormatter

    @Test(arguments: [
        (Formatter.UnitsStyle.positional, "1:05:00"), (.abbreviated, "1h 5m"),
        (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"), (.brief, "1hr 5min"),
    ])
    func spansAreWritten(
        _ style: FoundationAdditions.DateComponentsFormatter.UnitsStyle,
        _ text: String
    ) {
        let formatter = Formatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3900) == text)
    }

    @Test func zerosGoOrStay() {
        let formatter = Formatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        #expect(formatter.string(from: 59) == "59")
        #expect(formatter.string(from: 0) == "0")
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 59) == "00:00:59")
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: 3900) == "65:00")
        formatter.unitsStyle = .full
        formatter.zeroFormattingBehavior = .dropAll
        #expect(formatter.string(from: 3600) == "60 minutes")
        #expect(formatter.string(from: -60) == "-1 minute")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test func unitsAreLimited() {
        let formatter = Formatter()
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 90061) == "1 day")
        formatter.includesTimeRemainingPhrase = true
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 7200) == "About 2 hours remaining")
        let components = DateComponents(hour: 1, minute: 30)
        #expect(
            Formatter.localizedString(from: components, unitsStyle: .full)
                == "1 hour, 30 minutes"
        )
    }

    @Test func aSpelledNumberBeginsASentenceWithACapital() {
        let formatter = Formatter()
        formatter.unitsStyle = .spellOut
        #expect(formatter.string(from: 3600) == "one hour")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.string(from: 3600) == "One hour")
    }
}
