// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import StoreKit
import Testing
import UIKit

/// Keeps what it hears.
private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate,
    @unchecked Sendable
{
    var heard: [String] = []
    var whenDone: (() -> Void)?

    func paymentQueue(
        _ queue: SKPaymentQueue,
        updatedTransactions transactions: [SKPaymentTransaction]
    ) {
        for transaction in transactions {
            heard.append("\(transaction.payment.productIdentifier) \(transaction.transactionState)")
            if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
        }
    }

    func paymentQueue(
        _ queue: SKPaymentQueue,
        removedTransactions transactions: [SKPaymentTransaction]
    ) {
        heard.append("removed \((transactions.first?.error as? SKError)?.code as Any)")
        whenDone?()
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        heard.append("\(response.products.count) \(response.invalidProductIdentifiers)")
    }

    func requestDidFinish(_ request: SKRequest) {
        heard.append("finished")
        whenDone?()
    }
}

@MainActor
@Suite("The store", .serialized)
struct StoreTests {
    private let observer = Observer()

    private func wait(_ start: () -> Void) async {
        await withCheckedContinuation { done in
            observer.whenDone = { done.resume() }
            start()
        }
    }

    @Test func paymentsFail() async {
        let queue = SKPaymentQueue.default()
        queue.add(observer)
        let payment = SKMutablePayment()
        payment.productIdentifier = "coins"
        await wait { queue.add(payment) }
        #expect(!SKPaymentQueue.canMakePayments())
        #expect(observer.heard.prefix(2) == ["coins purchasing", "coins failed"])
        #expect(observer.heard.last?.contains("paymentNotAllowed") == true)
        #expect(queue.transactions.isEmpty)
        queue.remove(observer)
        #expect(queue.transactionObservers.isEmpty)
    }

    @Test func noProductIsKnown() async {
        let request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = observer
        await wait { request.start() }
        #expect(observer.heard == ["0 [\"a\", \"b\"]", "finished"])
    }

    @Test func theNewerStoreKnowsNothingEither() async throws {
        #expect(!AppStore.canMakePayments)
        #expect(try await Product.products(for: ["a"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("There is no purchase.") }
        #expect(await Transaction.latest(for: "a") == nil)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test func updatesWaitUntilTheTaskEnds() async {
        let task = Task {
            for await _ in Transaction.updates { Issue.record("There is no purchase.") }
            return Task.isCancelled
        }
        task.cancel()
        #expect(await task.value)
    }

    /// As libraries name the queue's functions in a protocol, so that tests can take its place.
    @Test func theQueueMeetsAProtocolOfItsFunctions() {
        let queue: any Downloading = SKPaymentQueue()
        queue.start([])
        queue.pause([])
        queue.resume([])
        queue.cancel([])
        #expect(SKPaymentTransaction().transactionState == .purchasing)
        #expect(Purchase().transactionState == .purchased)
    }

    @Test func storesAndContentAreMadeForTests() {
        #expect(Country().countryCode == "DE")
        #expect(Content().contentIdentifier == "map")
    }

    private final class Country: SKStorefront, @unchecked Sendable {
        override var countryCode: String { "DE" }
    }

    private final class Content: SKDownload, @unchecked Sendable {
        override var contentIdentifier: String { "map" }
    }

    private final class Purchase: SKPaymentTransaction, @unchecked Sendable {
        override var transactionState: SKPaymentTransactionState { .purchased }
    }
}

private protocol Downloading: AnyObject {
    func start(_ downloads: [SKDownload])
    func pause(_ downloads: [SKDownload])
    func resume(_ downloads: [SKDownload])
    func cancel(_ downloads: [SKDownload])
}

extension SKPaymentQueue: Downloading {}
