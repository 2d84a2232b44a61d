// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// One of several merchants that a payment is for.
open class PKPaymentTokenContext: NSObject, Valued, @unchecked Sendable {
    /// The merchant's identifier with Apple.
    open var merchantIdentifier: String

    /// The program's own name of the merchant.
    open var externalIdentifier: String

    /// The name for people.
    open var merchantName: String

    /// The merchant's web site.
    open var merchantDomain: String?

    /// The merchant's part of the amount.
    open var amount: NSDecimalNumber

    /// A part of a payment for a merchant.
    public init(
        merchantIdentifier: String,
        externalIdentifier: String,
        merchantName: String,
        merchantDomain: String?,
        amount: NSDecimalNumber
    ) {
        self.merchantIdentifier = merchantIdentifier
        self.externalIdentifier = externalIdentifier
        self.merchantName = merchantName
        self.merchantDomain = merchantDomain
        self.amount = amount
        super.init()
    }

    var values: [(name: String, value: Any?)] {
        [
            ("merchantIdentifier", merchantIdentifier),
            ("externalIdentifier", externalIdentifier),
            ("merchantName", merchantName),
            ("merchantDomain", merchantDomain),
            ("amount", amount.decimalValue),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another object of the class has equal values.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the values.
    open override var hash: Int { valueHash }
}
