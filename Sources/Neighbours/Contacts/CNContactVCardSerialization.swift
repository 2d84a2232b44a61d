// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// Contacts as vCards of version 3.
open class CNContactVCardSerialization: NSObject, @unchecked Sendable {
    /// The keys that cards need.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        ContactKeys(
            ContactKeys.texts.map(\.0) + [
                "contactType", "phoneNumbers", "emailAddresses", "postalAddresses", "urlAddresses",
                "birthday", "imageData",
            ]
        )
    }

    /// The cards of contacts.
    open class func data(with contacts: [CNContact]) throws -> Data { VCard.data(contacts) }

    /// The contacts of cards.
    open class func contacts(with data: Data) throws -> [CNContact] {
        try VCard.contacts(data).map { CNContact($0, keys: nil) }
    }
}
