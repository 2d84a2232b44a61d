// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol, _SKPaymentTransactionObserverProbes
{
    /// Payments have got farther.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        updatedTransactions transactions: [SKPaymentTransaction]
    )

    // @optional

    /// Payments were finished.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        removedTransactions transactions: [SKPaymentTransaction]
    )

    /// Payments could not be restored.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    )

    /// All payments were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)

    /// Downloads have got farther; there are none.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])

    /// The store's page asks to buy a product; it never does.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool

    /// The store has changed; it never does.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)

    /// The user's purchases were taken back; they never are.
    func paymentQueue(
        _ queue: SKPaymentQueue,
        didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    )
}

/// Decides about payments in the queue; never asked.
public protocol SKPaymentQueueDelegate: NSObjectProtocol, _SKPaymentQueueDelegateProbes {
    // @optional

    /// Whether a payment goes on in another store.
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue,
        shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool

    /// Whether the user is asked about a higher price.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
