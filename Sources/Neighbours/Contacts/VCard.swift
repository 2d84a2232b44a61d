// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads and writes vCards.
///
/// - Source: RFC 2426
enum VCard {
    // MARK: Writing

    static func data(_ contacts: [CNContact]) -> Data {
        Data(contacts.map { card($0.values) }.joined().utf8)
    }

    private static func card(_ values: ContactValues) -> String {
        let name = [
            values.familyName, values.givenName, values.middleName, values.namePrefix,
            values.nameSuffix,
        ].map(escaped).joined(separator: ";")
        let whole =
            CNContactFormatter.string(from: CNContact(values, keys: nil), style: .fullName) ?? ""
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:\(name)", "FN:\(escaped(whole))"]
        func add(_ key: String, _ text: String) {
            if !text.isEmpty { lines.append("\(key):\(escaped(text))") }
        }
        add("NICKNAME", values.nickname)
        if !(values.organizationName + values.departmentName).isEmpty {
            let parts = [values.organizationName, values.departmentName]
            lines.append("ORG:" + parts.map(escaped).joined(separator: ";"))
        }
        add("TITLE", values.jobTitle)
        add("NOTE", values.note)
        for number in values.phoneNumbers {
            lines.append("TEL" + type(number.label) + ":" + escaped(number.value.stringValue))
        }
        for address in values.emailAddresses {
            let text = escaped(String(describing: address.value))
            lines.append("EMAIL;type=INTERNET" + type(address.label) + ":" + text)
        }
        for address in values.postalAddresses {
            let own = address.value
            let parts = ["", "", own.street, own.city, own.state, own.postalCode, own.country]
            let text = parts.map(escaped).joined(separator: ";")
            lines.append("ADR" + type(address.label) + ":" + text)
        }
        for page in values.urlAddresses {
            lines.append("URL" + type(page.label) + ":" + escaped(String(describing: page.value)))
        }
        if let day = values.birthday, let month = day.month, let number = day.day {
            lines.append(String(format: "BDAY:%04d-%02d-%02d", day.year ?? 1604, month, number))
        }
        if let data = values.imageData {
            lines.append("PHOTO;ENCODING=b:" + data.base64EncodedString())
        }
        if values.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        lines.append("END:VCARD")
        return lines.map(folded).joined(separator: "\r\n") + "\r\n"
    }

    private static let types = [
        CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelPhoneNumberMobile: "CELL",
        CNLabelPhoneNumberMain: "MAIN", CNLabelPhoneNumberPager: "PAGER",
        CNLabelOther: "OTHER",
    ]

    private static func type(_ label: String?) -> String {
        label.flatMap { types[$0] }.map { ";type=" + $0 } ?? ""
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for letter in text {
            switch letter {
            case "\\": escaped += "\\\\"
            case ";": escaped += "\\;"
            case ",": escaped += "\\,"
            case "\n", "\r\n": escaped += "\\n"
            default: escaped.append(letter)
            }
        }
        return escaped
    }

    /// Lines have at most 75 bytes; those that go on begin with a space.
    private static func folded(_ line: String) -> String {
        var lines: [String] = []
        var own = ""
        for letter in line {
            if own.utf8.count + letter.utf8.count > 74 {
                lines.append(own)
                own = ""
            }
            own.append(letter)
        }
        return (lines + [own]).joined(separator: "\r\n ")
    }

    // MARK: Reading

    static func contacts(_ data: Data) throws -> [ContactValues] {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CNError(.vCardMalformed)
        }
        let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "")
        var found: [ContactValues] = []
        var own: ContactValues?
        for line in plain.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            var words = line[..<colon].uppercased().split(separator: ";").map(String.init)
            guard !words.isEmpty else { continue }
            // A group stands before the name: item1.TEL
            let key = words.removeFirst().split(separator: ".").last.map(String.init) ?? ""
            let value = String(line[line.index(after: colon)...])
            switch (key, value.uppercased()) {
            case ("BEGIN", "VCARD"): own = ContactValues()
            case ("END", "VCARD"):
                if let values = own { found.append(values) }
                own = nil
            default:
                guard var values = own else { continue }
                read(key, words, value, into: &values)
                own = values
            }
        }
        guard !found.isEmpty || plain.allSatisfy(\.isWhitespace) else {
            throw CNError(.vCardMalformed)
        }
        return found
    }

    private static func read(
        _ key: String,
        _ words: [String],
        _ value: String,
        into own: inout ContactValues
    ) {
        let parts = parts(value)
        func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
        let label = label(words)
        switch key {
        case "N":
            (own.familyName, own.givenName, own.middleName) = (part(0), part(1), part(2))
            (own.namePrefix, own.nameSuffix) = (part(3), part(4))
        case "NICKNAME": own.nickname = part(0)
        case "ORG": (own.organizationName, own.departmentName) = (part(0), part(1))
        case "TITLE": own.jobTitle = part(0)
        case "NOTE": own.note = part(0)
        case "TEL":
            let number = CNPhoneNumber(stringValue: part(0))
            own.phoneNumbers.append(CNLabeledValue(label: label, value: number))
        case "EMAIL":
            let text = NSString(string: part(0))
            own.emailAddresses.append(CNLabeledValue(label: label, value: text))
        case "URL":
            let text = NSString(string: part(0))
            own.urlAddresses.append(CNLabeledValue(label: label, value: text))
        case "ADR":
            var address = AddressParts()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            let whole = CNPostalAddress(address)
            own.postalAddresses.append(CNLabeledValue(label: label, value: whole))
        case "BDAY":
            let numbers = value.prefix(10).split(separator: "-").compactMap { Int($0) }
            guard numbers.count == 3 else { return }
            // A birthday without a year is written with one that has a leap day.
            let year = numbers[0] == 1604 ? nil : numbers[0]
            own.birthday = DateComponents(year: year, month: numbers[1], day: numbers[2])
        case "PHOTO": own.imageData = Data(base64Encoded: value)
        case "X-ABSHOWAS": if value == "COMPANY" { own.contactType = .organization }
        default: break
        }
    }

    private static func label(_ words: [String]) -> String? {
        let named = words.flatMap { word in
            word.split(separator: "=").last?.split(separator: ",").map(String.init) ?? []
        }
        return types.first { named.contains($0.value) }?.key
    }

    /// The parts between semicolons, without their escapes.
    private static func parts(_ value: String) -> [String] {
        var parts = [""]
        var letters = value.makeIterator()
        while let letter = letters.next() {
            switch letter {
            case "\\":
                guard let next = letters.next() else { break }
                parts[parts.count - 1].append(next == "n" || next == "N" ? "\n" : next)
            case ";": parts.append("")
            default: parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }
}
