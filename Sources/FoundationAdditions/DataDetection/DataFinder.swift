// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Finds links, addresses, numbers and days in text.
///
/// What people write follows no grammar, so these are patterns of what they mostly write: rather too
/// little is found than too much.
package struct DataFinder {
    /// Something found, and where.
    package struct Found<Value> {
        /// The range in the text.
        package let range: Range<String.Index>
        /// The kind and its value.
        package let value: Value
    }

    /// A day, perhaps with a time of day.
    package struct Day {
        /// When it is; noon where no time is said.
        package let date: Date
        /// Whether no time is said.
        package let isAllDay: Bool
        /// The time zone in the text; nil for the user's own.
        package let zone: TimeZone?
    }

    /// A flight by the airline's name and the number after its letters.
    package struct Flight {
        package let airline: String
        package let number: String
    }

    /// The parts of a postal address.
    package struct Address {
        /// Street and number.
        package let street: String
        /// The town.
        package var city: String?
        /// The part of the country, as two letters.
        package var state: String?
        /// The postal code.
        package var code: String?
    }

    /// The text that is looked at.
    package let text: String

    /// Looks at a text.
    package init(_ text: String) { self.text = text }

    // MARK: The web and mail

    /// Addresses with a scheme, and hosts that begin with `www` or end in a usual domain.
    package var links: [Found<URL>] {
        let pattern =
            #/(?i)\b(?:https?:\/\/|www\.)[^\s<>"']+|\b(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+(?:com|org|net|edu|gov|io|dev|app|info|eu|de|uk|fr|ch|at|nl|it|es|jp|cn)\b(?:\/[^\s<>"']*)?/#
        return text.matches(of: pattern).compactMap { match in
            guard !isInMail(match.range) else { return nil }
            var found = match.output
            while let last = found.last, ".,;:!?)]}".contains(last) { found.removeLast() }
            let address = (found.lowercased().hasPrefix("http") ? "" : "http://") + found
            guard let url = URL(string: address), url.host?.contains(".") == true else {
                return nil
            }
            return Found(range: found.startIndex..<found.endIndex, value: url)
        }
    }

    private func isInMail(_ range: Range<String.Index>) -> Bool {
        if range.lowerBound > text.startIndex, text[text.index(before: range.lowerBound)] == "@" {
            return true
        }
        return range.upperBound < text.endIndex && text[range.upperBound] == "@"
    }

    /// Addresses of mail.
    package var mail: [Found<String>] {
        let pattern =
            #/(?i)\b[a-z0-9._%+\-]{1,64}@(?:[a-z0-9](?:[a-z0-9\-]*[a-z0-9])?\.)+[a-z]{2,24}\b/#
        return text.matches(of: pattern).map {
            Found(range: $0.range, value: String($0.output))
        }
    }

    // MARK: Numbers

    /// Telephone numbers: seven to fifteen digits with a sign of being one.
    package var telephones: [Found<String>] {
        let pattern =
            #/(?:\+\d{1,3}[ .\-]?)?(?:\(\d{1,5}\)[ .\-]?)?\d{2,5}(?:[ .\-]\d{2,5}){1,4}|\+\d{7,15}/#
        return text.matches(of: pattern).compactMap { match in
            let found = String(match.output)
            let digits = found.filter(\.isNumber).count
            guard (7...15).contains(digits), !touchesWord(match.range), !looksLikeDay(found) else {
                return nil
            }
            return Found(range: match.range, value: found)
        }
    }

    private func looksLikeDay(_ found: String) -> Bool {
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

    // MARK: Places

    /// Addresses as in the United States with town, state and code.
    package var addresses: [Found<Address>] {
        let pattern =
            #/(\d{1,5} [A-Z][\p{L}0-9.' ]{2,40}?)[,\n]\s*([A-Z][\p{L}.' ]{1,30}),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)/#
        return text.matches(of: pattern).map { match in
            var address = Address(street: String(match.output.1))
            address.city = String(match.output.2)
            address.state = String(match.output.3)
            address.code = String(match.output.4)
            return Found(range: match.range, value: address)
        }
    }

    /// A number and the name of a street, with nothing after it.
    package var streets: [Found<Address>] {
        let pattern =
            #/\b\d{1,5} (?:[A-Z][\p{L}']* |\d{1,3}(?:st|nd|rd|th) ){1,4}(?i:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Square|Sq|Way|Parkway|Pkwy|Terrace|Highway|Hwy)\b/#
        return text.matches(of: pattern).map {
            Found(range: $0.range, value: Address(street: String($0.output)))
        }
    }

    // MARK: Flights

    /// Numbers of flights of the larger airlines.
    package var flights: [Found<Flight>] {
        text.matches(of: #/\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/#).compactMap { match in
            guard let airline = Self.airlines[String(match.output.1)] else { return nil }
            let flight = Flight(airline: airline, number: String(match.output.2))
            return Found(range: match.range, value: flight)
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

    // MARK: Days

    /// Days as in ISO 8601, with a time of day or without.
    package var standardDays: [Found<Day>] {
        let pattern =
            #/\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+\-]\d{2}:?\d{2})?)?/#
        return text.matches(of: pattern).compactMap { match in
            let parts = DateComponents(
                year: Int(match.output.1),
                month: Int(match.output.2),
                day: Int(match.output.3),
                hour: match.output.4.flatMap { Int($0) },
                minute: match.output.5.flatMap { Int($0) },
                second: match.output.6.flatMap { Int($0) }
            )
            let zone = match.output.7.flatMap { Self.zone(String($0)) }
            return day(parts, zone).map { Found(range: match.range, value: $0) }
        }
    }

    /// Days as people write them in English: `12/1/12`, `March 4, 2026`, `4 Mar 2026 at 5:30 pm`.
    ///
    /// Without a year the next such day is meant.
    package func writtenDays(from now: Date = Date()) -> [Found<Day>] {
        numberedDays + namedDays(from: now)
    }

    /// Month, day and year between strokes or hyphens.
    private var numberedDays: [Found<Day>] {
        text.matches(of: #/\b(\d{1,2})([\/\-])(\d{1,2})\2(\d{4}|\d{2})\b/#).compactMap { match in
            guard !touchesWord(match.range) else { return nil }
            let parts = DateComponents(
                year: Int(match.output.4).map(Self.year),
                month: Int(match.output.1),
                day: Int(match.output.3)
            )
            return found(parts, match.range)
        }
    }

    private func namedDays(from now: Date) -> [Found<Day>] {
        let american =
            #/\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/#
        let british =
            #/\b(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2,8})\.?(?:,? (\d{4}))?\b/#
        let calendar = Calendar(identifier: .gregorian)
        func whole(
            _ month: Substring,
            _ day: Substring,
            _ year: Substring?,
            _ range: Range<String.Index>
        ) -> Found<Day>? {
            guard let month = Self.month(String(month)) else { return nil }
            var parts = DateComponents(month: month, day: Int(day))
            parts.year = year.flatMap { Int($0) }
            guard parts.year == nil else { return found(parts, range) }
            parts.year = calendar.component(.year, from: now)
            guard let one = found(parts, range) else { return nil }
            guard one.value.date < calendar.startOfDay(for: now) else { return one }
            parts.year = parts.year.map { $0 + 1 }
            return found(parts, range)
        }
        let first = text.matches(of: american).compactMap {
            whole($0.output.1, $0.output.2, $0.output.3, $0.range)
        }
        let second = text.matches(of: british).compactMap {
            whole($0.output.2, $0.output.1, $0.output.3, $0.range)
        }
        return first + second
    }

    /// The day with the time that stands after it.
    private func found(_ parts: DateComponents, _ range: Range<String.Index>) -> Found<Day>? {
        var parts = parts
        var end = range.upperBound
        let time =
            #/,?(?: at)? (\d{1,2})(?::(\d{2}))? ?([AaPp])\.?[Mm]\b|,?(?: at)? (\d{1,2}):(\d{2})\b/#
        if let match = text[end...].prefixMatch(of: time) {
            let hour = (match.output.1 ?? match.output.4).flatMap { Int($0) } ?? 0
            let half = match.output.3.map { $0.lowercased() }
            parts.hour = half == nil ? hour : hour % 12 + (half == "p" ? 12 : 0)
            parts.minute = (match.output.2 ?? match.output.5).flatMap { Int($0) } ?? 0
            end = match.range.upperBound
        }
        return day(parts, nil).map { Found(range: range.lowerBound..<end, value: $0) }
    }

    private func day(_ parts: DateComponents, _ zone: TimeZone?) -> Day? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone ?? .current
        var whole = parts
        if parts.hour == nil { whole.hour = 12 }
        guard whole.isValidDate(in: calendar), let date = calendar.date(from: whole) else {
            return nil
        }
        return Day(date: date, isAllDay: parts.hour == nil, zone: zone)
    }

    /// Two digits stand for the year that is nearest to 2000.
    private static func year(_ number: Int) -> Int {
        number >= 100 ? number : number + (number < 50 ? 2000 : 1900)
    }

    private static func month(_ name: String) -> Int? {
        let names = [
            "january", "february", "march", "april", "may", "june", "july", "august",
            "september", "october", "november", "december",
        ]
        let word = name.lowercased()
        return names.firstIndex {
            $0 == word || $0.prefix(3) == word || word == "sept" && $0 == "september"
        }
        .map { $0 + 1 }
    }

    private static func zone(_ text: String) -> TimeZone? {
        if text == "Z" { return TimeZone(secondsFromGMT: 0) }
        let digits = text.filter(\.isNumber)
        guard digits.count == 4, let number = Int(digits) else { return nil }
        let seconds = number / 100 * 3600 + number % 100 * 60
        return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds)
    }
}
