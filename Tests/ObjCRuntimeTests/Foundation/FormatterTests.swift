// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

struct FormatterTests {
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
