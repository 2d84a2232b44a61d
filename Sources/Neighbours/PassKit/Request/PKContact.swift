// SPDX-License-Identifier: Apache-2.0

public import Contacts
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because an object is filled in before it is handed on.
/// The contact information of a payment.
open class PKContact: NSObject, Valued, @unchecked Sendable {
    /// The name.
    open var name: PersonNameComponents?

    /// The postal address.
    open var postalAddress: CNPostalAddress?

    /// The telephone number.
    open var phoneNumber: CNPhoneNumber?

    /// The mail address.
    open var emailAddress: String?

    /// The part of the town, beside the postal address.
    open var supplementarySubLocality: String?

    /// An object without values.
    public override init() { super.init() }

    var values: [(name: String, value: Any?)] {
        [
            ("name", name),
            ("postalAddress", postalAddress),
            ("phoneNumber", phoneNumber),
            ("emailAddress", emailAddress),
            ("supplementarySubLocality", supplementarySubLocality),
        ]
    }

    /// The values.
    open override var description: String { summary }

    /// Whether another object of the class has equal values.
    open override func isEqual(_ object: Any?) -> Bool { equals(object) }

    /// A hash of the values.
    open override var hash: Int { valueHash }
}
