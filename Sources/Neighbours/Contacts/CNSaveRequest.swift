// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Changes of contacts and groups, which a store makes together.
open class CNSaveRequest: NSObject {
    enum Change {
        case add(CNMutableContact)
        case update(CNMutableContact)
        case delete(CNMutableContact)
        case addGroup(CNMutableGroup)
        case updateGroup(CNMutableGroup)
        case deleteGroup(CNMutableGroup)
        case addMember(CNContact, CNGroup)
        case removeMember(CNContact, CNGroup)
    }

    private(set) var changes: [Change] = []

    /// A request without changes.
    public override init() { super.init() }

    /// Who makes the changes; nothing records it.
    open var transactionAuthor: String?

    /// Whether the contacts get what the store has changed of them; they always have it.
    open var shouldRefetchContacts = false

    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append(.add(contact))
    }

    /// Changes a contact.
    open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }

    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }

    /// Adds a group.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append(.addGroup(group))
    }

    /// Changes a group.
    open func update(_ group: CNMutableGroup) { changes.append(.updateGroup(group)) }

    /// Deletes a group.
    open func delete(_ group: CNMutableGroup) { changes.append(.deleteGroup(group)) }

    /// Puts a contact into a group.
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append(.addMember(contact, group))
    }

    /// Takes a contact out of a group.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append(.removeMember(contact, group))
    }
}
