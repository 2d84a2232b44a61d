// SPDX-License-Identifier: Apache-2.0

public import DataDetection

extension UIPasteboard {
    /// A pattern that the text of a pasteboard may follow.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a pattern from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text as a whole is a number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number"
        )
        /// The text is probably something to search for.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
        )
        /// The text is probably an address.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
        )
    }

    /// What was found in the text of a pasteboard.
    public struct DetectedValues {
        /// The patterns that were found.
        public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
        /// The address, empty where there is none.
        public internal(set) var probableWebURL = ""
        /// What to search for, empty where there is nothing.
        public internal(set) var probableWebSearch = ""
        /// The number that the text is.
        public internal(set) var number: Double?
        /// Addresses of the web in the text.
        public internal(set) var links: [DDMatchLink] = []
        /// Telephone numbers in the text.
        public internal(set) var phoneNumbers: [DDMatchPhoneNumber] = []
        /// Addresses of mail in the text.
        public internal(set) var emailAddresses: [DDMatchEmailAddress] = []
        /// Where people live, in the text.
        public internal(set) var postalAddresses: [DDMatchPostalAddress] = []
        /// Days and times in the text.
        public internal(set) var calendarEvents: [DDMatchCalendarEvent] = []
        /// Numbers of parcels in the text.
        public internal(set) var shipmentTrackingNumbers: [DDMatchShipmentTrackingNumber] = []
        /// Numbers of flights in the text.
        public internal(set) var flightNumbers: [DDMatchFlightNumber] = []
        /// Amounts of money in the text.
        public internal(set) var moneyAmounts: [DDMatchMoneyAmount] = []
    }
}
