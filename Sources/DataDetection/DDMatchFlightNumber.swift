// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// The number of a flight.
public final class DDMatchFlightNumber: DDMatch, @unchecked Sendable {
    /// The airline, or its code where that is not a known one.
    public let airline: String
    /// The number without the code.
    public let flightNumber: String

    package init(_ matched: String, airline: String, flightNumber: String) {
        self.airline = airline
        self.flightNumber = flightNumber
        super.init(matchedString: matched)
    }
}
