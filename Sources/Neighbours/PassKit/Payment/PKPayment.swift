// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A payment that the user has authorized.
///
/// Nothing here authorizes one: programs see those that they make themselves.
open class PKPayment: NSObject, Valued, @unchecked Sendable {
    /// What the payment's processor needs.
    open internal(set) var token: PKPaymentToken = PKPaymentToken()

    /// The payer.
    open internal(set) var billingContact: PKContact?

    /// The receiver.
    open internal(set) var shippingContact: PKContact?

    /// How goods are sent.
    open internal(set) var shippingMethod: PKShippingMethod?

    /// An object without values.
    public override init() { super.init() }

    /// Lists the values for key-value coding: tests make payments with it.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("token", at: \PKPayment.token)
        members.property("billingContact", at: \PKPayment.billingContact)
        members.property("shippingContact", at: \PKPayment.shippingContact)
        members.property("shippingMethod", at: \PKPayment.shippingMethod)
    }

    var values: [(name: String, value: Any?)] {
        [
            ("token", token),
            ("billingContact", billingContact),
            ("shippingContact", shippingContact),
            ("shippingMethod", shippingMethod),
        ]
    }

    /// The values.
    open override var description: String { summary }
}
