// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Kinds of results as bits.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult.CheckingType {
    /// All that is checked without being asked for.
    public static let allSystemTypes = Self(rawValue: 0xFFFF_FFFF)
    /// All that programs may define.
    public static let allCustomTypes = Self(rawValue: 0xFFFF_FFFF << 32)
    /// Everything.
    public static let allTypes = Self(rawValue: .max)
}

// Foundation keeps its own to itself.
extension NSTextCheckingKey {
    /// A person's name.
    public static let name = Self(rawValue: "Name")
    /// A person's job title.
    public static let jobTitle = Self(rawValue: "JobTitle")
    /// A firm.
    public static let organization = Self(rawValue: "Organization")
    /// Street and number.
    public static let street = Self(rawValue: "Street")
    /// The town.
    public static let city = Self(rawValue: "City")
    /// The part of the country.
    public static let state = Self(rawValue: "State")
    /// The postal code.
    public static let zip = Self(rawValue: "ZIP")
    /// The country.
    public static let country = Self(rawValue: "Country")
    /// A telephone number.
    public static let phone = Self(rawValue: "Phone")
    /// An airline.
    public static let airline = Self(rawValue: "Airline")
    /// A flight's number.
    public static let flight = Self(rawValue: "Flight")
}

extension NSTextCheckingResult {
    private var data: DetectedData? { self as? DetectedData }

    /// Where a link leads to.
    public var url: URL? { data?.link }

    /// A telephone number, as it is written.
    public var phoneNumber: String? { data?.telephone }

    /// When something is.
    public var date: Date? { data?.day?.date }

    /// The time zone given with a date.
    public var timeZone: TimeZone? { data?.day?.zone }

    /// How long something takes; nothing that is found says so.
    public var duration: TimeInterval { 0 }

    /// The parts of a postal address.
    public var addressComponents: [NSTextCheckingKey: String]? {
        resultType == DetectedKind.address ? data?.parts : nil
    }

    /// The parts of a postal address or of what is known of a flight.
    public var components: [NSTextCheckingKey: String]? { data?.parts }
}
