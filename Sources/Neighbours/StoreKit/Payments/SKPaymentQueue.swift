// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because a mutex guards the state, whose objects change on the main queue.
/// The payments of the program: each fails, since nothing here can pay.
///
/// Observers hear on the main queue, first that a payment is being made and then that it failed.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()

    // Sendable is unchecked because the queue's mutex guards it.
    private struct State: @unchecked Sendable {
        var transactions: [SKPaymentTransaction] = []
        let observers = NSHashTable<AnyObject>.weakObjects()
        weak var delegate: (any SKPaymentQueueDelegate)?
    }

    private let state = Mutex(State())

    /// A queue.
    public override init() { super.init() }

    /// The program's queue.
    open class func `default`() -> Self { unsafeDowncast(only, to: self) }

    /// Whether the user may pay: no.
    open class func canMakePayments() -> Bool { false }

    /// Decides about payments; never asked.
    open weak var delegate: (any SKPaymentQueueDelegate)? {
        get { state.withLock { UncheckedTransfer($0.delegate) }.value }
        set {
            let new = UncheckedTransfer(newValue)
            state.withLock { $0.delegate = new.value }
        }
    }

    /// The store of the user: none.
    open var storefront: SKStorefront? { nil }

    /// The payments that were not finished.
    open var transactions: [SKPaymentTransaction] {
        state.withLock { UncheckedTransfer($0.transactions) }.value
    }

    /// Who hears of payments.
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        let all = state.withLock { UncheckedTransfer($0.observers.allObjects) }.value
        return all.compactMap { $0 as? any SKPaymentTransactionObserver }
    }

    /// Tells an observer of payments from now on; it is not kept alive.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let observer = UncheckedTransfer(observer)
        state.withLock { $0.observers.add(observer.value) }
    }

    /// Tells an observer of payments no longer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        let observer = UncheckedTransfer(observer)
        state.withLock { $0.observers.remove(observer.value) }
    }

    /// Adds a payment, which fails.
    open func add(_ payment: SKPayment) {
        guard let kept = payment.copy() as? SKPayment else { return }
        let transaction = SKPaymentTransaction(kept)
        state.withLock { $0.transactions.append(transaction) }
        DispatchQueue.main.async {
            self.tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            transaction.state = .failed
            transaction.failure = SKError(.paymentNotAllowed)
            self.tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    /// Ends a payment; traps over one that is still being made, as on iOS.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing else {
            Diagnostics.trap(
                .invalidArgumentException,
                "SKPaymentQueue.finishTransaction(_:): the transaction is still purchasing"
            )
        }
        state.withLock { $0.transactions.removeAll { $0 === transaction } }
        DispatchQueue.main.async {
            self.tell { $0.paymentQueue?(self, removedTransactions: [transaction]) }
        }
    }

    /// Restores payments: there are none.
    open func restoreCompletedTransactions() {
        DispatchQueue.main.async {
            self.tell { $0.paymentQueueRestoreCompletedTransactionsFinished?(self) }
        }
    }

    /// Restores the payments of a user of the program: there are none.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }

    /// Shows the page where codes are redeemed; there is none.
    open func presentCodeRedemptionSheet() {
        Unbuilt.report("SKPaymentQueue.presentCodeRedemptionSheet()")
    }

    /// Asks about a higher price; none is asked.
    open func showPriceConsentIfNeeded() {}

    /// Starts downloads; there are none.
    open func start(_ downloads: [SKDownload]) {}

    /// Pauses downloads; there are none.
    open func pause(_ downloads: [SKDownload]) {}

    /// Goes on with downloads; there are none.
    open func resume(_ downloads: [SKDownload]) {}

    /// Ends downloads; there are none.
    open func cancel(_ downloads: [SKDownload]) {}

    private func tell(_ body: (any SKPaymentTransactionObserver) -> Void) {
        for observer in transactionObservers { body(observer) }
    }
}
