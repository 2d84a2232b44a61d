// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// Where somebody lives.
public final class DDMatchPostalAddress: DDMatch, @unchecked Sendable {
    /// Street and number.
    public let street: String?
    /// The town.
    public let city: String?
    /// The part of the country.
    public let state: String?
    /// The postal code.
    public let postalCode: String?
    /// The country.
    public let country: String?

    package init(
        _ matched: String,
        street: String? = nil,
        city: String? = nil,
        state: String? = nil,
        postalCode: String? = nil,
        country: String? = nil
    ) {
        self.street = street
        self.city = city
        self.state = state
        self.postalCode = postalCode
        self.country = country
        super.init(matchedString: matched)
    }
}
