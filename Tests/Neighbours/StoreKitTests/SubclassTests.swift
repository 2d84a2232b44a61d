// SPDX-License-Identifier: Apache-2.0

import Foundation
import StoreKit
import Testing

/// Programs' tests answer for the store by subclasses.
@Suite("The store's answers made by subclasses")
struct SubclassTests {
    private final class Thing: SKProduct, @unchecked Sendable {
        private let name: String

        init(name: String) {
            self.name = name
            super.init()
        }

        override var productIdentifier: String { name }
    }

    private final class Answer: SKProductsResponse, @unchecked Sendable {
        private let found: [SKProduct]

        init(found: [SKProduct]) {
            self.found = found
            super.init()
        }

        override var products: [SKProduct] { found }
    }

    private final class Question: SKProductsRequest, @unchecked Sendable {
        override init() { super.init() }

        override func start() {
            let delegate = delegate as? any SKProductsRequestDelegate
            delegate?.productsRequest(self, didReceive: Answer(found: [Thing(name: "gem")]))
        }
    }

    private final class Offer: SKPaymentDiscount, @unchecked Sendable {
        override var identifier: String { "half" }
    }

    private final class Listener: NSObject, SKProductsRequestDelegate {
        var heard: [String] = []

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        {
            heard += response.products.map(\.productIdentifier)
        }
    }

    @Test func aRequestAnswersWithProductsOfTheTest() {
        let (listener, question) = (Listener(), Question())
        question.delegate = listener
        question.start()
        #expect(listener.heard == ["gem"])
    }

    @Test func valuesAreOverriddenAndEmptyOtherwise() {
        #expect(Offer().identifier == "half" && Offer().signature.isEmpty)
        #expect(SKPaymentDiscount().timestamp == 0)
        #expect(SKProductsResponse().invalidProductIdentifiers.isEmpty)
    }
}
