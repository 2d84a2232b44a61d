// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// How a container opens a store.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    private var extra: [String: Foundation.NSObject] = [:]

    /// Describes a database at a place.
    public init(url: URL) {
        super.init()
        self.url = url
    }

    /// Describes a database at no place yet.
    public override init() { super.init() }

    /// The name of the kind of store.
    open var type = NSSQLiteStoreType

    /// The configuration of the model whose objects the store has.
    open var configuration: String?

    /// Where the store is.
    open var url: URL?

    /// How long the store's answer may take.
    open var timeout: TimeInterval = 240

    /// Whether the store is opened for reading only.
    open var isReadOnly = false

    /// Whether the store is opened on another thread.
    open var shouldAddStoreAsynchronously = false

    /// Whether a store of another version of the model is migrated.
    open var shouldMigrateStoreAutomatically = true

    /// Whether the mapping between the versions is inferred.
    open var shouldInferMappingModelAutomatically = true

    /// How the store is synchronized with the cloud; nothing is.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// The options that the store is opened with.
    open var options: [String: Foundation.NSObject] {
        var all: [String: Foundation.NSObject] = extra
        all[NSReadOnlyPersistentStoreOption] = isReadOnly ? NSNumber(value: true) : nil
        all[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(
            value: shouldMigrateStoreAutomatically
        )
        all[NSInferMappingModelAutomaticallyOption] = NSNumber(
            value: shouldInferMappingModelAutomatically
        )
        return all
    }

    /// Sets an option that the store is opened with.
    open func setOption(_ option: Foundation.NSObject?, forKey key: String) {
        extra[key] = option
    }

    /// SQLite's settings.
    public private(set) final var sqlitePragmas: [String: Foundation.NSObject] = [:]

    /// Sets one of SQLite's settings.
    open func setValue(_ value: Foundation.NSObject?, forPragmaNamed name: String) {
        sqlitePragmas[name] = value
    }

    /// A description of the same store.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.timeout = timeout
        copy.isReadOnly = isReadOnly
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        copy.cloudKitContainerOptions = cloudKitContainerOptions
        copy.extra = extra
        copy.sqlitePragmas = sqlitePragmas
        return copy
    }

    /// The kind and the place.
    open override var description: String {
        "\(Diagnostics.name(of: self)) (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
    }
}
