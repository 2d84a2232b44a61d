// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A purchase; there are none, so that no value of it exists.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Purchases that come one after the other: none, and then the end.
    public struct Transactions: AsyncSequence, Sendable {
        /// A purchase that the store has signed.
        public typealias Element = VerificationResult<Transaction>

        /// Whether it waits for purchases to come.
        let waits: Bool

        /// Gives no purchase.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let waits: Bool

            /// Nil; where purchases could come it waits until the task is cancelled.
            public mutating func next() async -> VerificationResult<Transaction>? {
                guard waits else { return nil }
                let (stream, _) = AsyncStream<Void>.makeStream()
                for await _ in stream {}
                return nil
            }
        }

        /// Makes an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(waits: waits) }
    }

    private init?() { return nil }

    /// The number.
    public let id: UInt64
    /// The number of the first purchase.
    public let originalID: UInt64
    /// The product.
    public let productID: String
    /// The kind of product.
    public let productType: Product.ProductType
    /// When it was bought.
    public let purchaseDate: Date
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// When it ends.
    public let expirationDate: Date?
    /// When it was taken back.
    public let revocationDate: Date?
    /// How many were bought.
    public let purchasedQuantity: Int
    /// Whether a better subscription was bought.
    public let isUpgraded: Bool
    /// The account in the program.
    public let appAccountToken: UUID?

    /// All purchases: none.
    public static var all: Transactions { Transactions(waits: false) }
    /// The purchases that give rights: none.
    public static var currentEntitlements: Transactions { Transactions(waits: false) }
    /// The purchases that were not finished: none.
    public static var unfinished: Transactions { Transactions(waits: false) }
    /// The purchases that come while the program runs: none, for as long as it runs.
    public static var updates: Transactions { Transactions(waits: true) }

    /// The last purchase of a product: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        nil
    }

    /// The purchase that gives a right to a product: none.
    public static func currentEntitlement(
        for productID: String
    ) async -> VerificationResult<Transaction>? { nil }

    /// Ends it.
    public func finish() async {}
}
