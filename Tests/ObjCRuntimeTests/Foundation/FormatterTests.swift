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
        (0, "0"), (3, "3"), (-0.5, "-0.5"), (0.1 + 0.2, "0.3"), (1e15, "1000000000000000"),
        (1e16, "1e+16"), (1.5e-7, "1.5e-07"),
        (-9_999_999_991_999_999_999_999_999.0, "-9.999999991999999e+24"),
        (.infinity, "inf"), (.nan, "nan"),
    ])
    func fractionsAreWrittenInSixteenDigits(value: Double, text: String) {
        let number = NSNumber(value: value)
        #expect(number.stringValue == text)
        #expect(number.description == text)
        #expect("\(number as Any)" == text)
        #expect(number.description(withLocale: nil) == text)
    }

    @Test(arguments: [1.66, 0.1, 3.133, -12_345_678.125, 1e-9, 0])
    func theDecimalOfAFractionIsThatOfItsWords(value: Double) {
        #expect(NSNumber(value: value).decimalValue == Decimal(string: "\(value)"))
        #expect(NSNumber(value: Float(1.66)).decimalValue == Decimal(string: "1.66"))
        #expect(NSNumber(value: Double.nan).decimalValue.isNaN)
        #expect(NSNumber(value: 7).decimalValue == 7)
        // Foundation's own numbers stay as they are.
        #expect(NSDecimalNumber(value: 1.66) != NSDecimalNumber(string: "1.66"))
    }

    @Test func otherNumbersAreWrittenByTheirTypes() {
        #expect(NSNumber(value: Float(0.1)).stringValue == "0.1")
        #expect(NSNumber(value: Float(16_777_216)).stringValue == "1.677722e+07")
        #expect(NSNumber(value: true).stringValue == "1")
        #expect(NSNumber(value: UInt64.max).stringValue == "18446744073709551615")
        #expect(NSNumber(value: -7).stringValue == "-7")
        #expect(NSDecimalNumber(string: "1.50").stringValue == "1.5")
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

    @Test func aFormatterLetsEachTextStandUnlessItSaysOtherwise() {
        let formatter = NumberFormatter()
        #expect(formatter.isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
        var text: NSString = "x"
        let isValid = formatter.isPartialStringValid(
            &text,
            proposedSelectedRange: nil,
            originalString: "",
            originalSelectedRange: NSRange(),
            errorDescription: nil
        )
        #expect(isValid && text == "x")
        #expect(formatter.attributedString(for: 1) == nil)
    }

    @Test func aFormatterOfOnesOwnHasTextsWithAttributes() {
        // As lowered: Foundation's class has no such method to override on Linux.
        final class Lengths: LengthFormatter {
            func attributedString(
                for obj: Any,
                withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
            ) -> NSAttributedString? {
                NSAttributedString(string: "\(obj) m", attributes: attrs)
            }

            func isPartialStringValid(
                _ partialString: String,
                newEditingString newString: UnsafeMutablePointer<NSString?>?,
                errorDescription error: UnsafeMutablePointer<NSString?>?
            ) -> Bool { partialString.isEmpty }
        }
        let lengths = Lengths()
        #expect(lengths.attributedString(for: 1 as NSNumber)?.string == "1 m")
        #expect(
            !lengths.isPartialStringValid("x", newEditingString: nil, errorDescription: nil)
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

    @Test func asManyDigitsAsMostAreWrittenWhereSomeAlwaysAre() {
        let number = NumberFormatter()
        number.locale = Locale(identifier: "en_US")
        number.numberStyle = .decimal
        number.minimumFractionDigits = 2
        number.maximumFractionDigits = 2
        #expect(number.string(from: 1234.5678) == "1,234.57")
        #expect(number.string(from: 3) == "3.00")
        number.maximumFractionDigits = 5
        #expect(number.string(from: 3.141_592_65) == "3.14159")
        // Reading makes the same formatter inside.
        number.maximumFractionDigits = 1
        #expect(number.number(from: "2.5") == 2.5)
        #expect(number.string(from: 3.14159) == "3.1")
        let plain = NumberFormatter()
        plain.minimumFractionDigits = 1
        plain.maximumFractionDigits = 3
        #expect(plain.string(from: 3.75) == "3.75")
        let price = NumberFormatter()
        price.locale = Locale(identifier: "en_US")
        price.numberStyle = .currency
        price.maximumFractionDigits = 4
        #expect(price.string(from: 3.14159) == "$3.1416")
        #expect(price.string(from: 3) == "$3.00")
        let yen = NumberFormatter()
        yen.locale = Locale(identifier: "ja_JP")
        yen.numberStyle = .currency
        #expect(yen.string(from: 1234.5) == "¥1,234")
    }

    @Test func anExponentThatIsTooLargeLosesItsUpperBits() {
        let number = NSDecimalNumber(mantissa: 1, exponent: 1000, isNegative: true)
        #expect(number == NSDecimalNumber(string: "-1e-24"))
        #expect(NSDecimalNumber(mantissa: 25, exponent: -1, isNegative: false) == 2.5)
    }
}
