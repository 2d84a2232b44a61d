// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A product of the store; there are none, so that no value of it exists.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kinds of products.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A kind of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Used up.
        public static let consumable = Self(rawValue: "Consumable")
        /// Bought once.
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        /// A subscription that ends.
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        /// A subscription that goes on.
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }

    /// Why a product can't be bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        /// The number is wrong.
        case invalidQuantity
        /// The product is not there.
        case productUnavailable
        /// The user may not.
        case purchaseNotAllowed
        /// The user may not have the offer.
        case ineligibleForOffer
        /// The offer is not known.
        case invalidOfferIdentifier
        /// The price of the offer is wrong.
        case invalidOfferPrice
        /// The signature of the offer is wrong.
        case invalidOfferSignature
        /// Parameters of the offer are missing.
        case missingOfferParameters
    }

    /// What buying came to.
    public enum PurchaseResult: Sendable {
        /// It was bought.
        case success(VerificationResult<Transaction>)
        /// The user cancelled.
        case userCancelled
        /// Somebody else has to agree.
        case pending
    }

    /// How a product is bought.
    public struct PurchaseOption: Hashable, Sendable {
        private let text: String

        private init(_ text: String) { self.text = text }

        /// For an account in the program.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption("account \(token)")
        }

        /// So many of it.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption("quantity \(quantity)")
        }

        /// Somebody else is asked, in tests.
        public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
            PurchaseOption("asks \(simulates)")
        }
    }

    private init?() { return nil }

    /// The identifier.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// What it is, in words.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price in words.
    public let displayPrice: String
    /// Whether a family shares it.
    public let isFamilyShareable: Bool

    /// The products with some identifiers: the store knows none of them.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// Buys it; throws.
    public func purchase(
        options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

    /// The last purchase of it: none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

    /// The purchase that gives a right to it: none.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
