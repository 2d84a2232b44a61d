// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// Asks for products: none of them is known.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    /// A question for some products.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    /// A question for no products.
    public override init() {
        identifiers = []
        super.init()
    }

    override func answer() {
        let response = SKProductsResponse(identifiers.sorted())
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
        super.answer()
    }
}

/// Hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// There is an answer.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

// Sendable is unchecked because nothing changes after `init`.
/// The answer to a question for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    private let unknown: [String]

    init(_ unknown: [String]) {
        self.unknown = unknown
        super.init()
    }

    /// An answer without products.
    public override init() {
        unknown = []
        super.init()
    }

    /// The products: none.
    open var products: [SKProduct] { [] }

    /// The identifiers that the store doesn't know: all.
    open var invalidProductIdentifiers: [String] { unknown }
}
