// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The environment of tests names no locale, or one without a country, as `C.UTF-8`.
@Suite("The locale of the settings")
struct LocaleDefaultsTests {
    /// The locale that `LC_ALL` or `LANG` names, if any.
    private static var named: String? {
        let environment = ProcessInfo.processInfo.environment
        let name = environment["LC_ALL"].flatMap { $0.isEmpty ? nil : $0 } ?? environment["LANG"]
        return name.flatMap { $0.contains("_") ? $0 : nil }
    }

    @Test(.enabled(if: named == nil))
    func pricesHaveDollarsWhereNothingNamesALocale() {
        #expect(Locale.current.identifier == "en_US")
        #expect(Locale.autoupdatingCurrent.identifier == "en_US")
        #expect(Locale.preferredLanguages == ["en-US"])
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        #expect(formatter.string(from: 599) == "$599.00")
        let dates = DateFormatter()
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateStyle = .short
        #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "1/1/70")
    }
}
