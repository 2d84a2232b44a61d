// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import ObjCRuntime

/// A database in one file.
public let NSSQLiteStoreType = "SQLite"
/// A file that is read and written as a whole; not built.
public let NSBinaryStoreType = "Binary"
/// Memory.
public let NSInMemoryStoreType = "InMemory"

/// The type of a store in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The identifier of a store in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The hashes of the entities in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The names of the model's version in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The version of Core Data in a store's metadata.
public let NSPersistenceFrameworkVersionKey = "NSPersistenceFrameworkVersion"
/// Whether a store is opened for reading only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether a store of another version of the model is migrated.
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the mapping between two versions of the model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store of another version is opened all the same.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// SQLite's settings.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// Whether SQLite counts anew for better plans.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Whether SQLite gives back what the file doesn't need.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// How long a store's answer may take.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// Whether a history of changes is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether other processes' changes are notified.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// How a store's file is protected.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether a store's file is deleted although others use it.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The stores that came to a coordinator.
public let NSAddedPersistentStoresKey = "added"
/// The stores that left a coordinator.
public let NSRemovedPersistentStoresKey = "removed"
/// The stores whose identifiers changed.
public let NSUUIDChangedPersistentStoresKey = "changed"

/// Where objects are kept.
// Sendable is unchecked because a coordinator uses its stores behind its lock.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    private let configuration: String
    private final weak var owner: NSPersistentStoreCoordinator?
    private let givenOptions: [AnyHashable: Any]?

    /// The kinds of stores.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A database in one file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A file that is read and written as a whole; not built.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }

    /// Makes a store at a place.
    public required init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
        configurationName name: String?,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        owner = root
        configuration = name ?? "PF_DEFAULT_CONFIGURATION_NAME"
        givenOptions = options
        super.init()
        self.url = url
        isReadOnly = Self.isOn(options?[NSReadOnlyPersistentStoreOption])
    }

    static func isOn(_ value: Any?) -> Bool {
        (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
    }

    /// The coordinator that uses the store.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { owner }

    /// The configuration of the model whose objects the store has.
    open var configurationName: String { configuration }

    /// How the store was opened.
    open var options: [AnyHashable: Any]? { givenOptions }

    /// Where the store is.
    open var url: URL?

    /// The identifier of the store.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var identifier: String! = UUID().uuidString

    /// The name of the kind of store.
    open var type: String { "" }

    /// Whether the store is opened for reading only.
    open var isReadOnly = false

    /// What the store says about itself, and what the program adds.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var metadata: [String: Any]! = [:]

    /// Called when the store comes to a coordinator.
    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}

    /// Called before the store leaves its coordinator.
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

    /// The identifier and the place.
    open override var description: String {
        "\(Diagnostics.name(of: self)) (URL: \(url?.absoluteString ?? "(null)"))"
    }
}
