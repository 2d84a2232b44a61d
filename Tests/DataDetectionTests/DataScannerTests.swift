// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DataDetection

struct DataScannerTests {
    private let letter = DataScanner(
        """
        Dear Ann, see https://example.com/a?b=1, www.example.org. or docs.example.io/x.
        Mail: ann.b+x@mail.example.com, Fax: +1 (555) 123-4567, office 030 1234 5678.
        Flight LH 454 on 2026-03-04T10:30+01:00 costs $1,234.50 or 1.300,99 EUR, not XX 99.
        It leaves from 1 Apple Park Way, Cupertino, CA 95014 on 2026-02-30 or 2026-03-05.
        Parcel 1Z999AA10123456784.
        """
    )

    @Test func linksAreFoundWithoutTheStopAfterThemAndNotInMail() {
        #expect(
            letter.links.map(\.url.absoluteString) == [
                "https://example.com/a?b=1", "http://www.example.org",
                "http://docs.example.io/x",
            ]
        )
    }

    @Test func mailAndTelephonesHaveTheirLabels() {
        #expect(letter.emailAddresses.map(\.emailAddress) == ["ann.b+x@mail.example.com"])
        #expect(letter.emailAddresses.first?.label == "Mail")
        #expect(letter.phoneNumbers.map(\.phoneNumber) == ["+1 (555) 123-4567", "030 1234 5678"])
        #expect(letter.phoneNumbers.map(\.label) == ["Fax", nil])
    }

    @Test func amountsAreReadWithPointsAndCommas() {
        #expect(letter.moneyAmounts.map(\.amount) == [1234.5, 1300.99])
        #expect(letter.moneyAmounts.map(\.currency) == ["USD", "EUR"])
    }

    @Test func flightsAreThoseOfKnownAirlinesAndParcelsOfKnownForms() {
        #expect(letter.flightNumbers.map(\.flightNumber) == ["454"])
        #expect(letter.flightNumbers.first?.airline == "Lufthansa")
        #expect(letter.shipmentTrackingNumbers.map(\.carrier) == ["UPS"])
    }

    @Test func anAddressHasItsParts() throws {
        let address = try #require(letter.postalAddresses.first)
        #expect(address.street == "1 Apple Park Way" && address.city == "Cupertino")
        #expect(address.state == "CA" && address.postalCode == "95014")
    }

    @Test func aDayThatDoesNotExistIsNone() {
        #expect(letter.calendarEvents.map(\.isAllDay) == [false, true])
        #expect(
            letter.calendarEvents.first?.startDate == Date(timeIntervalSince1970: 1_772_616_600)
        )
        #expect(letter.calendarEvents.first?.startTimeZone?.secondsFromGMT() == 3600)
    }

    @Test(arguments: ["", " ", "\u{0}", "....", "@@@@", "+", "$", "1-2-3", "é@ü.ß"])
    func nothingIsFoundInNothing(text: String) {
        let scanner = DataScanner(text)
        #expect(scanner.links.isEmpty && scanner.emailAddresses.isEmpty)
        #expect(scanner.phoneNumbers.isEmpty && scanner.moneyAmounts.isEmpty)
        #expect(scanner.calendarEvents.isEmpty && scanner.flightNumbers.isEmpty)
    }

    @Test func aLongTextEnds() {
        let scanner = DataScanner(String(repeating: "a.b-1 (2) ", count: 5_000))
        #expect(scanner.links.isEmpty && scanner.emailAddresses.isEmpty)
        #expect(scanner.postalAddresses.isEmpty)
    }
}
