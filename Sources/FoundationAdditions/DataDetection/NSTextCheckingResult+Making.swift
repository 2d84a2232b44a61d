// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Makers of results, which Foundation on Linux declares and forbids.
extension NSTextCheckingResult {
    /// Makes the result of a link.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(DetectedKind.link, range, link: url)
    }

    /// Makes the result of a telephone number.
    public class func phoneNumberCheckingResult(
        range: NSRange,
        phoneNumber: String
    ) -> NSTextCheckingResult {
        DetectedData(DetectedKind.phoneNumber, range, telephone: phoneNumber)
    }

    /// Makes the result of a date.
    public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
        let day = DataFinder.Day(date: date, isAllDay: false, zone: nil)
        return DetectedData(DetectedKind.date, range, day: day)
    }

    /// Makes the result of a postal address.
    public class func addressCheckingResult(
        range: NSRange,
        components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(DetectedKind.address, range, parts: components)
    }

    /// Makes the result of what is known of a flight.
    public class func transitInformationCheckingResult(
        range: NSRange,
        components: [NSTextCheckingKey: String]
    ) -> NSTextCheckingResult {
        DetectedData(DetectedKind.transitInformation, range, parts: components)
    }
}
