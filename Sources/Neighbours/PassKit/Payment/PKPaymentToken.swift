// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A payment as its processor needs it.
open class PKPaymentToken: NSObject, Valued, @unchecked Sendable {
    /// The card.
    open internal(set) var paymentMethod: PKPaymentMethod = PKPaymentMethod()

    /// The identifier of the transaction.
    open internal(set) var transactionIdentifier: String = ""

    /// The encrypted payment in JSON; empty at first.
    open internal(set) var paymentData: Data = Data()

    /// An object without values.
    public override init() { super.init() }

    /// Lists the values for key-value coding: tests make payments with it.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("paymentMethod", at: \PKPaymentToken.paymentMethod)
        members.property("transactionIdentifier", at: \PKPaymentToken.transactionIdentifier)
        members.property("paymentData", at: \PKPaymentToken.paymentData)
    }

    var values: [(name: String, value: Any?)] {
        [
            ("paymentMethod", paymentMethod),
            ("transactionIdentifier", transactionIdentifier),
            ("paymentData", paymentData),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// The card's name.
    @available(*, deprecated, message: "Use paymentMethod instead.")
    open var paymentInstrumentName: String { paymentMethod.displayName ?? "" }

    /// The card's network.
    @available(*, deprecated, message: "Use paymentMethod instead.")
    open var paymentNetwork: String { paymentMethod.network?.rawValue ?? "" }
}
