// SPDX-License-Identifier: Apache-2.0

/// The ways of payment that a merchant can process.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The protocol 3-D Secure, which every merchant has to support.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
    /// The protocol EMV, for UnionPay.
    public static let emv = PKMerchantCapability(rawValue: 1 << 1)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 1 << 2)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 1 << 3)
    /// Transfers to cards that arrive at once.
    public static let instantFundsOut = PKMerchantCapability(rawValue: 1 << 7)

    /// `threeDSecure` under its former name.
    public static let capability3DS = threeDSecure
    /// `emv` under its former name.
    public static let capabilityEMV = emv
    /// `credit` under its former name.
    public static let capabilityCredit = credit
    /// `debit` under its former name.
    public static let capabilityDebit = debit
}
