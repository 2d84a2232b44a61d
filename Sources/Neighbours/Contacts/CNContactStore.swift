// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a store keeps.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether the program may use contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
    /// It may use some; never the case here.
    case limited = 4
}

// Sendable is unchecked because the database behind it has a lock.
/// The contacts of the program.
///
/// All stores have the same ones, in memory; answers come on the main queue.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// A store.
    public override init() { super.init() }

    private var database: ContactDatabase { ContactDatabase.shared }

    // MARK: Access

    /// Whether the program may use contacts.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        ContactDatabase.shared.status
    }

    /// Asks for contacts.
    @preconcurrency
    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let answer = database.ask()
        let error = answer ? nil : CNError(.authorizationDenied)
        DispatchQueue.main.async { completionHandler(answer, error) }
    }

    /// Asks for contacts; throws where the program may not.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try database.check()
        return true
    }

    // MARK: Contacts

    private func find(
        _ predicate: Foundation.NSPredicate?,
        _ descriptors: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        try database.check()
        let keys = ContactKeys.names(descriptors)
        return database.all.filter { values in
            predicate?.evaluate(with: CNContact(values, keys: nil)) ?? true
        }.map { CNContact($0, keys: keys) }
    }

    /// The contacts that a predicate asks for.
    open func unifiedContacts(
        matching predicate: Foundation.NSPredicate,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { try find(predicate, keys) }

    /// The contact of an identifier; throws for one that is not there.
    open func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        let found = try find(CNContact.predicateForContacts(withIdentifiers: [identifier]), keys)
        guard let contact = found.first else { throw CNError(.recordDoesNotExist) }
        return contact
    }

    /// The user's own contact; none is known.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        try database.check()
        throw CNError(.recordDoesNotExist)
    }

    /// Calls a block with the contacts that a request asks for, until the block says to stop.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var found = try find(fetchRequest.predicate, fetchRequest.keysToFetch)
        if fetchRequest.sortOrder != .none {
            found.sort {
                ContactOrder.compare($0, $1, fetchRequest.sortOrder) == .orderedAscending
            }
        }
        var stop = ObjCBool(false)
        for contact in found where !stop.boolValue {
            let given = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact : contact
            if let given { block(given, &stop) }
        }
    }

    // MARK: Groups and containers

    /// The groups that a predicate asks for.
    open func groups(matching predicate: Foundation.NSPredicate?) throws -> [CNGroup] {
        try database.check()
        return database.allGroups.filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// The containers that a predicate asks for.
    open func containers(matching predicate: Foundation.NSPredicate?) throws -> [CNContainer] {
        try database.check()
        return [CNContainer()].filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// The container that new contacts belong into.
    open func defaultContainerIdentifier() -> String { ContactDatabase.containerIdentifier }

    /// Where a list of changes could begin; there is none.
    open var currentHistoryToken: Data? { nil }

    // MARK: Changes

    /// Makes the changes of a request, all of them or none.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try database.check()
        try database.carryOut(saveRequest.changes)
        DispatchQueue.main.async {
            NotificationCenter.default.post(name: .CNContactStoreDidChange, object: self)
        }
    }
}
