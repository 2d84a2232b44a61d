// SPDX-License-Identifier: Apache-2.0

import DataDetection
package import Foundation

/// Finds tappable items in text: web and mail addresses, telephone numbers.
package enum TapTargets {
    /// The kinds that are looked for.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Addresses of the web and of mail.
        package static let links = Kinds(rawValue: 1)
        package static let phoneNumbers = Kinds(rawValue: 2)
    }

    /// The found ranges, in UTF-16 units, with the address that a tap opens.
    package static func find(_ kinds: Kinds, in text: String) -> [(range: NSRange, url: URL)] {
        let scanner = DataScanner(text)
        var found: [(String, URL)] = []
        if kinds.contains(.links) {
            found += scanner.links.map { ($0.matchedString, $0.url) }
            found += scanner.emailAddresses.compactMap { match in
                URL(string: "mailto:" + match.emailAddress).map { (match.matchedString, $0) }
            }
        }
        if kinds.contains(.phoneNumbers) {
            found += scanner.phoneNumbers.compactMap { match in
                let digits = match.matchedString.filter { $0.isNumber || $0 == "+" }
                return URL(string: "tel:" + digits).map { (match.matchedString, $0) }
            }
        }
        // The scanner answers texts without ranges: each is searched after the last equal one.
        var starts: [String: String.Index] = [:]
        return found.compactMap { name, url in
            let start = starts[name] ?? text.startIndex
            guard let range = text.range(of: name, range: start..<text.endIndex) else { return nil }
            starts[name] = range.upperBound
            return (NSRange(range, in: text), url)
        }
        .sorted { $0.0.location < $1.0.location }
    }
}
