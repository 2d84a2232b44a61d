// SPDX-License-Identifier: Apache-2.0

// Sendable is unchecked because nothing changes after `init`.
/// An amount of money.
public final class DDMatchMoneyAmount: DDMatch, @unchecked Sendable {
    /// The currency's code, for example `EUR`.
    public let currency: String
    /// How much.
    public let amount: Double

    package init(_ matched: String, currency: String, amount: Double) {
        self.currency = currency
        self.amount = amount
        super.init(matchedString: matched)
    }
}
