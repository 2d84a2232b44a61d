// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FoundationAdditions

struct DataDetectorTests {
    private typealias Kind = NSTextCheckingResult.CheckingType

    private let letter =
        "Phone: (555) 555-5555 Address: 1455 Market St URL: https://block.xyz Date: 12/1/12"

    private func found(_ text: String, _ kinds: Kind) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: kinds.rawValue)
        return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }

    private func words(_ text: String, _ kinds: Kind) throws -> [String] {
        try found(text, kinds).map { (text as NSString).substring(with: $0.range) }
    }

    @Test func eachKindIsFoundInTheTextsOrder() throws {
        let kinds: Kind = [
            DetectedKind.link, DetectedKind.address, DetectedKind.phoneNumber, DetectedKind.date,
        ]
        #expect(
            try words(letter, kinds)
                == ["(555) 555-5555", "1455 Market St", "https://block.xyz", "12/1/12"]
        )
        let results = try found(letter, kinds)
        #expect(
            results.map(\.resultType) == [
                DetectedKind.phoneNumber, DetectedKind.address, DetectedKind.link,
                DetectedKind.date,
            ]
        )
        #expect(results[0].phoneNumber == "(555) 555-5555")
        #expect(results[1].addressComponents == [.street: "1455 Market St"])
        #expect(results[2].url == URL(string: "https://block.xyz"))
        let day = try #require(results[3].date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: day)
        #expect(parts == DateComponents(year: 2012, month: 12, day: 1, hour: 12))
    }

    @Test func flightsAreFoundByTheirAirlines() throws {
        let flights = try found("UA450 and ZZ1, then LH 7", DetectedKind.transitInformation)
        #expect(
            flights.map(\.components) == [
                [.airline: "United Airlines", .flight: "450"],
                [.airline: "Lufthansa", .flight: "7"],
            ]
        )
        #expect(flights.first?.addressComponents == nil)
    }

    @Test func daysStandBetweenHyphensAndStreetsInSmallLetters() throws {
        #expect(try words("Date: 08-27-2018", DetectedKind.date) == ["08-27-2018"])
        #expect(try words("08-27/2018", DetectedKind.date).isEmpty)
        #expect(try words("123 Main st. Other text", DetectedKind.address) == ["123 Main st"])
    }

    @Test func kindsHaveTheValuesOfFoundationsNames() {
        // Foundation's names are deprecated here, so they are asked through what they are called.
        let values = [
            (DetectedKind.date, 16), (DetectedKind.address, 32), (DetectedKind.link, 64),
            (DetectedKind.phoneNumber, 2048), (DetectedKind.transitInformation, 4096),
        ]
        for (kind, value) in values { #expect(kind.rawValue == UInt64(value)) }
        #expect(Kind.regularExpression.rawValue == 1024)
    }

    @Test func linksAreFoundAtTheEndOfText() throws {
        #expect(
            try words("Test https://developer.apple.com", DetectedKind.link)
                == ["https://developer.apple.com"]
        )
        let bare = try found("test cocoapods.org", DetectedKind.link)
        #expect(bare.map(\.url) == [URL(string: "http://cocoapods.org")])
    }

    @Test func onlyWhatIsAskedForIsFound() throws {
        #expect(try words(letter, DetectedKind.link) == ["https://block.xyz"])
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 1) }
    }

    @Test func mailIsALinkAndEmojiDoNotShiftPlaces() throws {
        let text = "👩‍👩‍👧 ann@example.com"
        #expect(try words(text, DetectedKind.link) == ["ann@example.com"])
        #expect(
            try found(text, DetectedKind.link).first?.url == URL(string: "mailto:ann@example.com")
        )
    }

    @Test(arguments: [
        ("on March 4, 2026.", "March 4, 2026", 12),
        ("4 Mar 2026 at 5:30 pm", "4 Mar 2026 at 5:30 pm", 17),
        ("3/4/2026 17:30", "3/4/2026 17:30", 17), ("2026-03-04", "2026-03-04", 12),
    ])
    func daysAreReadWithTheirTimes(_ text: String, _ expected: String, _ hour: Int) throws {
        #expect(try words(text, DetectedKind.date) == [expected])
        let date = try #require(try found(text, DetectedKind.date).first?.date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
        #expect(parts == DateComponents(year: 2026, month: 3, day: 4, hour: hour))
    }

    @Test func aDayWithoutAYearIsTheNextOne() throws {
        let calendar = Calendar(identifier: .gregorian)
        let now = try #require(calendar.date(from: DateComponents(year: 2026, month: 5, day: 6)))
        let days = DataFinder("May 6 and May 5, not May 32 or Maybe 3").writtenDays(from: now)
        #expect(days.map { calendar.component(.year, from: $0.value.date) } == [2026, 2027])
    }

    @Test func aBlockCanStop() throws {
        let detector = try NSDataDetector(types: DetectedKind.link.rawValue)
        let text = "a.com b.com c.com"
        var count = 0
        let range = NSRange(location: 0, length: text.utf16.count)
        detector.enumerateMatches(in: text, range: range) { _, _, stop in
            count += 1
            stop.pointee = ObjCBool(count == 2)
        }
        #expect(count == 2)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 6, length: 5)) == 1)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange()).location == NSNotFound)
    }

    @Test("Results of text checks are made with what they hold")
    func textChecks() throws {
        let range = NSRange(location: 2, length: 3)
        let url = try #require(URL(string: "https://example.org"))
        let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
        #expect(link.url == url && link.range == range && link.numberOfRanges == 1)
        let call = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "110")
        #expect(call.phoneNumber == "110" && call.url == nil)
        let date = Date(timeIntervalSince1970: 86_400)
        #expect(NSTextCheckingResult.dateCheckingResult(range: range, date: date).date == date)
    }
}
