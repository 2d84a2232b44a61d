// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// An order that Wallet tracks.
open class PKPaymentOrderDetails: NSObject, Valued, @unchecked Sendable {
    /// The kind of the order.
    open var orderTypeIdentifier: String

    /// The identifier of the order.
    open var orderIdentifier: String

    /// The server that knows the order.
    open var webServiceURL: URL

    /// What the server asks for.
    open var authenticationToken: String

    /// An order.
    public init(
        orderTypeIdentifier: String,
        orderIdentifier: String,
        webServiceURL: URL,
        authenticationToken: String
    ) {
        self.orderTypeIdentifier = orderTypeIdentifier
        self.orderIdentifier = orderIdentifier
        self.webServiceURL = webServiceURL
        self.authenticationToken = authenticationToken
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("orderTypeIdentifier", orderTypeIdentifier),
            ("orderIdentifier", orderIdentifier),
            ("webServiceURL", webServiceURL),
            ("authenticationToken", authenticationToken),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another object of the class has equal values.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the values.
    open override var hash: Int { valueHash }
}
