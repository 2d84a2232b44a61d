// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What all stores of the program keep, until it ends.
// Sendable is unchecked because a lock guards the state.
package final class ContactDatabase: @unchecked Sendable {
    static let containerIdentifier = "casement-local"

    private static let current = Mutex(
        ContactDatabase(information: Bundle.main.infoDictionary ?? [:])
    )

    /// The database of this program.
    package static var shared: ContactDatabase {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    private let lock = NSRecursiveLock()
    private let isGranted: Bool
    private var isAsked = false
    private var contacts: [ContactValues] = []
    private var groups: [(identifier: String, name: String, members: Set<String>)] = []

    /// An empty database, to which an Info.plist's usage description gives access.
    package init(information: [String: Any]) {
        isGranted = information["NSContactsUsageDescription"] != nil
    }

    private func locked<R>(_ body: () throws -> R) rethrows -> R {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Access

    var status: CNAuthorizationStatus {
        locked { isAsked ? isGranted ? .authorized : .denied : .notDetermined }
    }

    func ask() -> Bool {
        locked {
            isAsked = true
            return isGranted
        }
    }

    /// Throws where the program may not; one that has not asked asks by this.
    func check() throws { guard ask() else { throw CNError(.authorizationDenied) } }

    // MARK: Reading

    var all: [ContactValues] { locked { contacts } }

    var allGroups: [CNGroup] { locked { groups.map { CNGroup($0.identifier, $0.name) } } }

    func isMember(_ contact: String, of group: String) -> Bool {
        locked { groups.contains { $0.identifier == group && $0.members.contains(contact) } }
    }

    // MARK: Changing

    /// Makes all changes of a request, or none.
    func carryOut(_ changes: [CNSaveRequest.Change]) throws {
        try locked {
            let before = (contacts, groups)
            do {
                for change in changes { try carryOut(change) }
            } catch {
                (contacts, groups) = before
                throw error
            }
        }
    }

    private func contactIndex(_ identifier: String) throws -> Int {
        guard let index = contacts.firstIndex(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return index
    }

    private func groupIndex(_ identifier: String) throws -> Int {
        guard let index = groups.firstIndex(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist)
        }
        return index
    }

    private func carryOut(_ change: CNSaveRequest.Change) throws {
        switch change {
        case .add(let contact):
            guard !contacts.contains(where: { $0.identifier == contact.identifier }) else {
                throw CNError(.insertedRecordAlreadyExists)
            }
            contacts.append(contact.values)
        case .update(let contact):
            contacts[try contactIndex(contact.identifier)] = contact.values
        case .delete(let contact):
            contacts.remove(at: try contactIndex(contact.identifier))
            for index in groups.indices { groups[index].members.remove(contact.identifier) }
        case .addGroup(let group): groups.append((group.identifier, group.name, []))
        case .updateGroup(let group): groups[try groupIndex(group.identifier)].name = group.name
        case .deleteGroup(let group): groups.remove(at: try groupIndex(group.identifier))
        case .addMember(let contact, let group):
            _ = try contactIndex(contact.identifier)
            groups[try groupIndex(group.identifier)].members.insert(contact.identifier)
        case .removeMember(let contact, let group):
            groups[try groupIndex(group.identifier)].members.remove(contact.identifier)
        }
    }
}
