// SPDX-License-Identifier: Apache-2.0

/// What a text view makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses; kept, and not looked for.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times; kept, and not looked for.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels; kept, and not looked for.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights; kept, and not looked for.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words to be looked up; kept, and not looked for.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money; kept, and not looked for.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Lengths, weights and the like; kept, and not looked for.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
