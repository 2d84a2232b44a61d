// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

/// The identifier of an object.
///
/// An object gets a temporary one when it is inserted, and a permanent one when it is saved.
// Sendable is unchecked because nothing changes but `replacement`, which is behind a lock.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    private let kind: NSEntityDescription
    private weak var store: NSPersistentStore?
    private let storeIdentifier: String
    /// The number of the row, or of the inserted object; negative for temporary identifiers.
    final let number: Int64
    private let permanent = Mutex<NSManagedObjectID?>(nil)

    private static let lastTemporary = Atomic<Int64>(0)

    /// A temporary identifier.
    init(temporaryOf entity: NSEntityDescription) {
        kind = entity
        storeIdentifier = ""
        number = Self.lastTemporary.wrappingSubtract(1, ordering: .relaxed).newValue
        super.init()
    }

    /// The identifier of a row.
    init(_ number: Int64, of entity: NSEntityDescription, in store: NSPersistentStore) {
        kind = entity
        self.store = store
        storeIdentifier = store.identifier
        self.number = number
        super.init()
    }

    /// The entity of the object.
    open var entity: NSEntityDescription { kind }

    /// The store with the object; nil before it is saved.
    open var persistentStore: NSPersistentStore? { store }

    /// Whether the object has not been saved.
    open var isTemporaryID: Bool { number < 0 }

    /// The identifier as an address, which stays the same for saved objects.
    open func uriRepresentation() -> URL {
        let name = kind.name ?? ""
        let text =
            isTemporaryID
            ? "x-coredata:///\(name)/t\(-number)"
            : "x-coredata://\(storeIdentifier)/\(name)/p\(number)"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// The permanent identifier that a temporary one was replaced with, or itself.
    final var current: NSManagedObjectID { permanent.withLock { $0 } ?? self }

    final func replace(by id: NSManagedObjectID) { permanent.withLock { $0 = id } }

    /// The identifier itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are of one object.
    open override func isEqual(_ object: Any?) -> Bool {
        if let view = object as? RowView { return view.id === self || isSame(view.id) }
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self || isSame(other)
    }

    private func isSame(_ other: NSManagedObjectID) -> Bool {
        number == other.number && storeIdentifier == other.storeIdentifier
            && (isTemporaryID || kind.root.name == other.kind.root.name)
    }

    /// Alike for identifiers of one object.
    open override var hash: Int { Int(truncatingIfNeeded: number &* 2_654_435_761) }

    /// The address.
    open override var description: String { uriRepresentation().absoluteString }
}
