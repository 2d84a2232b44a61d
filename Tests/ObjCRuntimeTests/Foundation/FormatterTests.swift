// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct FormatterTests {
    private typealias Formatter = ObjCRuntime.DateComponentsFormatter

    @Test(arguments: [
        (Formatter.UnitsStyle.positional, "1:05:00"), (.abbreviated, "1h 5m"),
        (.short, "1 hr, 5 min"), (.full, "1 hour, 5 minutes"), (.brief, "1hr 5min"),
    ])
    func spansAreWritten(_ style: ObjCRuntime.DateComponentsFormatter.UnitsStyle, _ text: String) {
        let formatter = Formatter()
        formatter.unitsStyle = style
        #expect(formatter.string(from: 3900) == text)
    }

    @Test(arguments: ["345.67", "0.56", "18092345.67", "-12.56", "123456789.01", "1e-7"])
    func decimalNumbersAreTheNearestDoubles(text: String) throws {
        let number = NSDecimalNumber(string: text, locale: Locale(identifier: "en_US"))
        #expect(number.doubleValue == Double(text))
        #expect(NSDecimalNumber.notANumber.doubleValue.isNaN)
    }

    @Test(arguments: [
        ("8s", nil), ("8 ", nil), ("8", 8.0), ("8.5", 8.5), ("-3.25", -3.25), ("x8", nil),
        ("", nil),
    ])
    func aTextIsANumberOnlyAsAWhole(text: String, number: Double?) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        for style in [NumberFormatter.Style.none, .decimal] {
            formatter.numberStyle = style
            #expect(formatter.number(from: text)?.doubleValue == number)
        }
    }

    @Test func aSuffixBelongsToTheNumber() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.positiveSuffix = " kg"
        #expect(formatter.number(from: "5 kg") == 5)
    }

    @Test func decimalNumbersThatAreRoundedDownKeepTheirDigits() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.roundingMode = .down
        formatter.maximumFractionDigits = 2
        #expect(formatter.string(from: NSDecimalNumber(string: "12345.12")) == "12,345.12")
        #expect(formatter.string(from: NSDecimalNumber(string: "345.679")) == "345.67")
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

    @Test func objectsAreReadThroughPointers() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        let number = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { number.deallocate() }
        let place = UnsafeMutablePointer<AnyObject?>(number)
        #expect(formatter.getObjectValue(place, for: "3.5", errorDescription: nil))
        #expect((place.pointee as? NSNumber)?.doubleValue == 3.5)
        place.pointee = nil
        #expect(!formatter.getObjectValue(place, for: "abc", errorDescription: nil))
        #expect(throws: (any Error).self) {
            try formatter.getObjectValue(place, for: "abc", range: nil)
        }
    }
}
