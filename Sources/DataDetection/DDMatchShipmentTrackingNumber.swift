// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// The number of a parcel.
public final class DDMatchShipmentTrackingNumber: DDMatch, @unchecked Sendable {
    /// Who carries it.
    public let carrier: String
    /// The number.
    public let trackingNumber: String

    package init(_ matched: String, carrier: String, trackingNumber: String) {
        self.carrier = carrier
        self.trackingNumber = trackingNumber
        super.init(matchedString: matched)
    }
}
