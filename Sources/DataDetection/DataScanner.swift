// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what can be recognized in text, in its order.
///
/// Written numbers follow no grammar, so that is a matter of what people mostly write: rather too
/// little is found than too much.
package struct DataScanner {
    /// The longest text that is looked at, in characters.
    package static let longestText = 10_000

    private let text: String

    /// Takes the first ``longestText`` characters of a text.
    package init(_ text: String) { self.text = String(text.prefix(Self.longestText)) }

    // MARK: The web and mail

    /// Addresses with a scheme, and hosts that begin with `www` or end in a usual domain.
    package var links: [DDMatchLink] {
        let pattern =
            #/(?i)\b(?:https?:\/\/|www\.)[^\s<>"']+|\b(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|io|dev|app|info|eu|de|uk|fr|ch|at|nl|it|es|jp|cn)\b(?:\/[^\s<>"']*)?/#
        return text.matches(of: pattern).compactMap { match in
            guard !isInMail(match.range) else { return nil }
            var found = String(match.output)
            while let last = found.last, ".,;:!?)]}".contains(last) { found.removeLast() }
            let address = found.lowercased().hasPrefix("http") ? found : "http://" + found
            guard let url = URL(string: address), url.host?.contains(".") == true else {
                return nil
            }
            return DDMatchLink(found, url: url)
        }
    }

    private func isInMail(_ range: Range<String.Index>) -> Bool {
        if range.lowerBound > text.startIndex, text[text.index(before: range.lowerBound)] == "@" {
            return true
        }
        return range.upperBound < text.endIndex && text[range.upperBound] == "@"
    }

    /// Addresses of mail.
    package var emailAddresses: [DDMatchEmailAddress] {
        let pattern =
            #/(?i)\b[a-z0-9._%+\-]{1,64}@(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+[a-z]{2,24}\b/#
        return text.matches(of: pattern).map { match in
            let found = String(match.output)
            return DDMatchEmailAddress(
                found,
                emailAddress: found,
                label: label(before: match.range.lowerBound)
            )
        }
    }

    // MARK: Numbers

    /// Telephone numbers: seven to fifteen digits with a sign of being one.
    package var phoneNumbers: [DDMatchPhoneNumber] {
        let pattern =
            #/(?:\+\d{1,3}[ .\-]?)?(?:\(\d{1,5}\)[ .\-]?)?\d{2,5}(?:[ .\-]\d{2,5}){1,4}|\+\d{7,15}/#
        return text.matches(of: pattern).compactMap { match in
            let found = String(match.output)
            let digits = found.filter(\.isNumber).count
            guard (7...15).contains(digits), !touchesWord(match.range), !looksLikeDate(found) else {
                return nil
            }
            let label = label(before: match.range.lowerBound)
            return DDMatchPhoneNumber(found, phoneNumber: found, label: label)
        }
    }

    private func looksLikeDate(_ found: String) -> Bool {
        found.wholeMatch(of: #/\d{4}[.\-]\d{1,2}[.\-]\d{1,2}|\d{1,2}[.\-]\d{1,2}[.\-]\d{2,4}/#)
            != nil
    }

    /// Whether letters or digits adjoin.
    private func touchesWord(_ range: Range<String.Index>) -> Bool {
        func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "@/".contains(character)
        }
        if range.lowerBound > text.startIndex,
            isWord(text[text.index(before: range.lowerBound)])
        {
            return true
        }
        return range.upperBound < text.endIndex && isWord(text[range.upperBound])
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
        text.matches(of: #/\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/#).compactMap { match in
            guard let airline = Self.airlines[String(match.output.1)] else { return nil }
            return DDMatchFlightNumber(
                String(match.output.0),
                airline: airline,
                flightNumber: String(match.output.2)
            )
        }
    }

    private static let airlines = [
        "AA": "American Airlines", "AC": "Air Canada", "AF": "Air France", "AY": "Finnair",
        "AZ": "ITA Airways", "BA": "British Airways", "B6": "JetBlue", "CX": "Cathay Pacific",
        "DL": "Delta Air Lines", "EK": "Emirates", "EW": "Eurowings", "FR": "Ryanair",
        "IB": "Iberia", "JL": "Japan Airlines", "KL": "KLM", "LH": "Lufthansa", "LX": "SWISS",
        "NH": "All Nippon Airways", "OS": "Austrian Airlines", "QF": "Qantas",
        "QR": "Qatar Airways",
        "SK": "SAS", "SQ": "Singapore Airlines", "TK": "Turkish Airlines", "U2": "easyJet",
        "UA": "United Airlines", "WN": "Southwest Airlines",
    ]

    // MARK: Places and times

    /// Addresses as in the United States: number and street, town, state and code.
    package var postalAddresses: [DDMatchPostalAddress] {
        let pattern =
            #/(\d{1,5} [A-Z][\p{L}0-9.' ]{2,40}?)[,\n]\s*([A-Z][\p{L}.' ]{1,30}),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)/#
        return text.matches(of: pattern).map { match in
            DDMatchPostalAddress(
                String(match.output.0),
                street: String(match.output.1),
                city: String(match.output.2),
                state: String(match.output.3),
                postalCode: String(match.output.4)
            )
        }
    }

    /// Days as in ISO 8601, with a time of day or without.
    package var calendarEvents: [DDMatchCalendarEvent] {
        let pattern =
            #/\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+\-]\d{2}:?\d{2})?)?/#
        return text.matches(of: pattern).compactMap { match in
            let zone = match.output.7.flatMap { Self.zone(String($0)) }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone ?? .current
            var parts = DateComponents()
            parts.year = Int(match.output.1)
            parts.month = Int(match.output.2)
            parts.day = Int(match.output.3)
            parts.hour = match.output.4.flatMap { Int($0) }
            parts.minute = match.output.5.flatMap { Int($0) }
            parts.second = match.output.6.flatMap { Int($0) }
            guard parts.isValidDate(in: calendar), let start = calendar.date(from: parts) else {
                return nil
            }
            return DDMatchCalendarEvent(
                String(match.output.0),
                isAllDay: parts.hour == nil,
                startDate: start,
                startTimeZone: zone
            )
        }
    }

    private static func zone(_ text: String) -> TimeZone? {
        if text == "Z" { return TimeZone(secondsFromGMT: 0) }
        let digits = text.filter(\.isNumber)
        guard digits.count == 4, let number = Int(digits) else { return nil }
        let seconds = number / 100 * 3600 + number % 100 * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }
}
