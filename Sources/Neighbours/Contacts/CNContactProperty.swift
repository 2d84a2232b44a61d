// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// One property of a contact, as a person chose it: a single value where the contact has several.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    /// The contact.
    open private(set) var contact: CNContact
    /// The key of the property.
    open private(set) var key: String
    /// The value; nil if the property has none.
    open private(set) var value: Any?
    /// The identifier of a labelled value; nil for other properties.
    open private(set) var identifier: String?
    /// The label of a labelled value; nil for other properties.
    open private(set) var label: String?

    /// A property without a key, of a contact without values.
    public override init() {
        contact = CNContact()
        key = ""
        super.init()
    }

    /// A property of a contact.
    package init(
        contact: CNContact,
        key: String,
        value: Any?,
        identifier: String? = nil,
        label: String? = nil
    ) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
        super.init()
    }

    /// The property itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The property itself.
    open override func copy() -> Any { self }

    /// Whether another property is the same value of the same contact.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContactProperty else { return false }
        return contact.isEqual(other.contact) && key == other.key && identifier == other.identifier
    }

    /// A hash of the contact, the key and the identifier.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(contact.identifier)
        hasher.combine(key)
        hasher.combine(identifier)
        return hasher.finalize()
    }
}
