// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import ObjCRuntime

/// Finds what can be recognized in text, in its order.
///
/// Written numbers follow no grammar, so that is a matter of what people mostly write: rather too
/// little is found than too much.
package struct DataScanner {
    /// The longest text that is looked at, in characters.
    package static let longestText = 10_000

    private let finder: DataFinder
    private var text: String { finder.text }

    /// Takes the first ``longestText`` characters of a text.
    package init(_ text: String) { finder = DataFinder(String(text.prefix(Self.longestText))) }

    // MARK: The web and mail

    /// Addresses with a scheme, and hosts that begin with `www` or end in a usual domain.
    package var links: [DDMatchLink] {
        finder.links.map { DDMatchLink(String(text[$0.range]), url: $0.value) }
    }

    /// Addresses of mail.
    package var emailAddresses: [DDMatchEmailAddress] {
        finder.mail.map {
            DDMatchEmailAddress(
                $0.value,
                emailAddress: $0.value,
                label: label(before: $0.range.lowerBound)
            )
        }
    }

    // MARK: Numbers

    /// Telephone numbers: seven to fifteen digits with a sign of being one.
    package var phoneNumbers: [DDMatchPhoneNumber] {
        finder.telephones.map {
            DDMatchPhoneNumber(
                $0.value,
                phoneNumber: $0.value,
                label: label(before: $0.range.lowerBound)
            )
        }
    }

    /// A word with a colon that stands before.
    private func label(before index: String.Index) -> String? {
        let line = text[..<index].suffix(30)
        guard let match = line.firstMatch(of: #/(\p{L}+)\s*:\s*$/#) else { return nil }
        return String(match.output.1)
    }

    /// Amounts with a currency's sign or code before or after.
    package var moneyAmounts: [DDMatchMoneyAmount] {
        let pattern =
            #/([$€£¥]|\b(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|CNY|INR)\b)\s?(\d[\d.,]*)|(\d[\d.,]*)\s?([€£¥]|\b(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|CNY|INR)\b)/#
        return text.matches(of: pattern).compactMap { match in
            let sign = match.output.1 ?? match.output.4
            guard let sign, let digits = match.output.2 ?? match.output.3,
                let amount = Self.number(String(digits))
            else { return nil }
            let codes = ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"]
            return DDMatchMoneyAmount(
                String(match.output.0).trimmingCharacters(in: .whitespaces),
                currency: codes[String(sign)] ?? String(sign),
                amount: amount
            )
        }
    }

    /// A number with points and commas: the last one is decimal if one or two digits follow.
    static func number(_ text: String) -> Double? {
        var digits = text
        while let last = digits.last, ".,".contains(last) { digits.removeLast() }
        guard let mark = digits.lastIndex(where: { ".,".contains($0) }) else {
            return Double(digits)
        }
        let tail = digits[digits.index(after: mark)...]
        let head = digits[..<mark].filter(\.isNumber)
        return Double(tail.count <= 2 ? "\(head).\(tail)" : "\(head)\(tail)")
    }

    /// Numbers of parcels in the forms of three carriers.
    package var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] {
        let forms: [(String, Regex<Substring>)] = [
            ("UPS", #/\b1Z[0-9A-Z]{16}\b/#),
            ("USPS", #/\b9[2-5]\d{20}\b/#),
            ("DHL", #/\bJJD\d{16,18}\b|\bJD\d{18}\b/#),
        ]
        return forms.flatMap { carrier, form in
            text.matches(of: form).map { match in
                let found = String(match.output)
                return DDMatchShipmentTrackingNumber(
                    found,
                    carrier: carrier,
                    trackingNumber: found
                )
            }
        }
    }

    /// Numbers of flights of the larger airlines.
    package var flightNumbers: [DDMatchFlightNumber] {
        finder.flights.map {
            DDMatchFlightNumber(
                String(text[$0.range]),
                airline: $0.value.airline,
                flightNumber: $0.value.number
            )
        }
    }

    // MARK: Places and times

    /// Addresses as in the United States: number and street, town, state and code.
    package var postalAddresses: [DDMatchPostalAddress] {
        finder.addresses.map {
            DDMatchPostalAddress(
                String(text[$0.range]),
                street: $0.value.street,
                city: $0.value.city,
                state: $0.value.state,
                postalCode: $0.value.code
            )
        }
    }

    /// Days as in ISO 8601, with a time of day or without.
    package var calendarEvents: [DDMatchCalendarEvent] {
        finder.standardDays.map { found in
            let day = found.value
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = day.zone ?? .current
            return DDMatchCalendarEvent(
                String(text[found.range]),
                isAllDay: day.isAllDay,
                startDate: day.isAllDay ? calendar.startOfDay(for: day.date) : day.date,
                startTimeZone: day.zone
            )
        }
    }
}
