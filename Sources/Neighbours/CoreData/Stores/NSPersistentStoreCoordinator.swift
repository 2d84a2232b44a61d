// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Puts the stores of a model's objects together for contexts.
// Sendable is unchecked because a lock guards the stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    private let model: NSManagedObjectModel
    private var list: [NSPersistentStore] = []
    private let lock = NSRecursiveLock()
    final var contexts: [WeakContext] = []

    /// Makes a coordinator of an empty model.
    public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }

    /// Makes a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        self.model = model
        super.init()
        LoadedModels.add(model)
    }

    /// The model of the objects.
    open var managedObjectModel: NSManagedObjectModel { model }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { lock.withLock { list } }

    /// A name for debugging.
    open var name: String?

    /// The kinds of stores that there are.
    open class var registeredStoreTypes: [String: NSValue] { [:] }

    final func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(WeakContext(context: context))
        }
    }

    // MARK: Stores

    /// Opens a store, and makes it if it is not there.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String,
        configurationName configuration: String?,
        at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if let configuration, model.entities(forConfigurationName: configuration) == nil {
            modelTrap(
                "Unsupported configuration: the model has none that is named '\(configuration)'"
            )
        }
        let kind: RowStore.Type
        switch storeType {
        case NSInMemoryStoreType: kind = MemoryStore.self
        case NSSQLiteStoreType: kind = SQLiteStore.self
        case NSBinaryStoreType:
            Unbuilt.report("NSBinaryStoreType")
            throw cocoaError(
                .persistentStoreInvalidType,
                "Casement has no binary stores; use NSSQLiteStoreType or NSInMemoryStoreType"
            )
        default:
            throw cocoaError(
                .persistentStoreInvalidType,
                "The persistent store type '\(storeType)' is unknown."
            )
        }
        let place = storeURL ?? URL(fileURLWithPath: "/dev/null")
        let store = kind.init(
            persistentStoreCoordinator: self,
            configurationName: configuration,
            at: place,
            options: options
        )
        try lock.withLock {
            if storeType == NSSQLiteStoreType, place.path != "/dev/null",
                list.contains(where: { $0.url?.standardizedFileURL == place.standardizedFileURL })
            {
                throw cocoaError(.persistentStoreOpen, "Can't add the same store twice")
            }
            try store.open()
            list.append(store)
        }
        store.didAdd(to: self)
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange,
            object: self,
            userInfo: [NSAddedPersistentStoresKey: [store]]
        )
        return store
    }

    /// Opens a store, and makes it if it is not there.
    @discardableResult
    public final func addPersistentStore(
        type: NSPersistentStore.StoreType,
        configuration: String? = nil,
        at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue,
            configurationName: configuration,
            at: storeURL,
            options: options
        )
    }

    /// Opens a store as a description says.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        guard storeDescription.shouldAddStoreAsynchronously else {
            return addStore(storeDescription, block)
        }
        let work = UncheckedTransfer { self.addStore(storeDescription, block) }
        DispatchQueue.global().async { work.value() }
    }

    private func addStore(
        _ description: NSPersistentStoreDescription,
        _ block: (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: description.type,
                configurationName: description.configuration,
                at: description.url,
                options: description.options
            )
            block(description, nil)
        } catch {
            block(description, error)
        }
    }

    /// Lets a store go.
    open func remove(_ store: NSPersistentStore) throws {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorWillRemoveStore,
            object: store
        )
        store.willRemove(from: self)
        lock.withLock {
            list.removeAll { $0 === store }
            (store as? RowStore)?.close()
        }
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange,
            object: self,
            userInfo: [NSRemovedPersistentStoresKey: [store]]
        )
    }

    /// The store at a place.
    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
    }

    /// Where a store is.
    open func url(for store: NSPersistentStore) -> URL {
        store.url ?? URL(fileURLWithPath: "/dev/null")
    }

    /// Says where a store is.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// What a store says about itself.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

    /// Sets what a store says about itself; it is saved with the next changes.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = (store.metadata ?? [:]).merging(metadata ?? [:]) { $1 }
        try? lock.withLock { try (store as? RowStore)?.saveMetadata() }
    }

    /// What the store at a place says about itself.
    open class func metadataForPersistentStore(
        ofType storeType: String,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard storeType == NSSQLiteStoreType else { return [:] }
        return try SQLiteStore.metadata(at: url)
    }

    /// What the store at a place says about itself.
    public class final func metadataForPersistentStore(
        type: NSPersistentStore.StoreType,
        at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
    }

    /// Deletes the store at a place.
    open func destroyPersistentStore(
        at url: URL,
        ofType storeType: String,
        options: [AnyHashable: Any]? = nil
    ) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        guard storeType == NSSQLiteStoreType else { return }
        try SQLiteFiles.remove(at: url)
    }

    /// Deletes the store at a place.
    public final func destroyPersistentStore(
        at url: URL,
        type: NSPersistentStore.StoreType,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Puts the store at a place in the place of another.
    open func replacePersistentStore(
        at destinationURL: URL,
        destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {
        guard storeType == NSSQLiteStoreType else { return }
        try SQLiteFiles.copy(from: sourceURL, to: destinationURL)
    }

    /// Copies the objects of a store to a place, and uses them from there.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore,
        to storeURL: URL,
        options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        guard let source = store as? RowStore else {
            throw cocoaError(.persistentStoreOperation, "the store can't be read")
        }
        let made = try addPersistentStore(
            ofType: storeType,
            configurationName: source.configurationName == "PF_DEFAULT_CONFIGURATION_NAME"
                ? nil : source.configurationName,
            at: storeURL,
            options: options
        )
        if let target = made as? RowStore {
            try lock.withLock { try StoreCopy.copy(source, to: target) }
        }
        try remove(store)
        return made
    }

    /// Store classes of the program's own are not built.
    open class func registerStoreClass(_ storeClass: AnyClass?, forStoreType storeType: String) {
        Unbuilt.report("NSPersistentStoreCoordinator.registerStoreClass(_:forStoreType:)")
    }

    // MARK: Objects

    /// The identifier that an address stands for; nil where no store here has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let host = url.host else { return nil }
        let parts = url.pathComponents.filter { $0 != "/" }
        guard parts.count == 2, parts[1].hasPrefix("p"),
            let number = Int64(parts[1].dropFirst()), let entity = model.entitiesByName[parts[0]]
        else { return nil }
        let store = persistentStores.first {
            $0.identifier?.caseInsensitiveCompare(host) == .orderedSame
        }
        return store.map { NSManagedObjectID(number, of: entity, in: $0) }
    }

    /// Carries a request out for a context.
    open func execute(
        _ request: NSPersistentStoreRequest,
        with context: NSManagedObjectContext
    ) throws -> Any {
        try context.execute(request)
    }

    /// Runs a block behind the coordinator's lock, later.
    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedTransfer { self.lock.withLock { block() } }
        DispatchQueue.global().async { work.value() }
    }

    /// Runs a block behind the coordinator's lock.
    open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

    /// The token of the history's end; there is no history.
    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken?
    {
        nil
    }

    final func locked<T>(_ body: () throws -> T) rethrows -> T { try lock.withLock(body) }

    final var rowStores: [RowStore] { list.compactMap { $0 as? RowStore } }
}

/// A place in the history of a store.
// Sendable is unchecked because a token has no state.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
    /// The token itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
