// SPDX-License-Identifier: Apache-2.0

/// What becomes a link in texts.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The bits, which are those of `UIDataDetectorTypes`.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = Self(rawValue: 1 << 0)
    /// Addresses of pages.
    public static let link = Self(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = Self(rawValue: 1 << 2)
    /// Days and times.
    public static let calendarEvent = Self(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let trackingNumber = Self(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = Self(rawValue: 1 << 5)
    /// What the system can look up.
    public static let lookupSuggestion = Self(rawValue: 1 << 6)
    /// What the system can look up, by its old name.
    public static let spotlightSuggestion = lookupSuggestion
    /// Everything.
    public static let all = Self(rawValue: .max)
}
