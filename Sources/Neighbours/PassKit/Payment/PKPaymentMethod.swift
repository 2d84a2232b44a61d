// SPDX-License-Identifier: Apache-2.0

public import Contacts
import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// A card.
open class PKPaymentMethod: NSObject, Valued, @unchecked Sendable {
    /// The name for people, such as "Visa 1234".
    open internal(set) var displayName: String?

    /// The network.
    open internal(set) var network: PKPaymentNetwork?

    /// The kind of the card.
    open internal(set) var type: PKPaymentMethodType = .unknown

    /// The card's pass.
    open internal(set) var secureElementPass: PKSecureElementPass?

    /// The address of the card.
    open internal(set) var billingAddress: CNContact?

    /// An object without values.
    public override init() { super.init() }

    /// Lists the values for key-value coding: tests make payments with it.
    open override class func _objcListMembers(_ members: _ObjCMembers) {
        members.property("displayName", at: \PKPaymentMethod.displayName)
        members.property("secureElementPass", at: \PKPaymentMethod.secureElementPass)
        members.property("billingAddress", at: \PKPaymentMethod.billingAddress)
        members.property(
            "network",
            of: PKPaymentMethod.self,
            { $0.network?.rawValue },
            { $0.network = $1.map { PKPaymentNetwork($0) } }
        )
        members.property(
            "type",
            of: PKPaymentMethod.self,
            { $0.type.rawValue },
            { $0.type = PKPaymentMethodType(rawValue: $1) ?? .unknown }
        )
    }

    var values: [(name: String, value: Any?)] {
        [
            ("displayName", displayName),
            ("network", network),
            ("type", type),
            ("secureElementPass", secureElementPass),
            ("billingAddress", billingAddress),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// The card's pass, under its former name.
    open var paymentPass: PKPaymentPass? { secureElementPass as? PKPaymentPass }
}
