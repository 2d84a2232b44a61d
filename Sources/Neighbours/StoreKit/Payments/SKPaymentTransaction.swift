// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It is being made.
    case purchasing = 0
    /// It was made.
    case purchased = 1
    /// It failed.
    case failed = 2
    /// It was made before.
    case restored = 3
    /// Somebody else has to agree.
    case deferred = 4
}

// Sendable is unchecked because it changes on the main queue alone.
/// A payment in the queue.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let ownPayment: SKPayment
    private let date: Date
    var state = SKPaymentTransactionState.purchasing
    var failure: (any Error)?

    init(_ payment: SKPayment) {
        ownPayment = payment
        date = Date()
        super.init()
    }

    /// A transaction of no payment.
    public override init() {
        ownPayment = SKPayment()
        date = Date()
        super.init()
    }

    /// The payment.
    open var payment: SKPayment { ownPayment }
    /// How far it is.
    open var transactionState: SKPaymentTransactionState { state }
    /// Why it failed.
    open var error: (any Error)? { failure }
    /// The transaction that was restored: none.
    open var original: SKPaymentTransaction? { nil }
    /// What is downloaded for it: nothing.
    open var downloads: [SKDownload] { [] }
    /// When it was added.
    open var transactionDate: Date? { date }
    /// The number in the store: none.
    open var transactionIdentifier: String? { nil }
    /// The receipt: none.
    open var transactionReceipt: Data? { nil }
}

// Sendable is unchecked because it has no state.
/// Content that the store hosts; there is none.
open class SKDownload: NSObject, @unchecked Sendable {
    /// Content of nothing, for subclasses.
    public override init() { super.init() }

    /// The name.
    open var contentIdentifier: String { "" }
    /// The size in bytes.
    open var expectedContentLength: Int64 { 0 }
    /// Where it is.
    open var contentURL: URL? { nil }
    /// How much of it is there.
    open var progress: Float { 0 }
    /// Why it failed.
    open var error: (any Error)? { nil }
}
