// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A model, its stores, and a context for what is on the screen.
// Sendable is unchecked because nothing but the descriptions changes after `init`, and they only before the
// stores are opened.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    private let title: String
    private let coordinator: NSPersistentStoreCoordinator
    private let context: NSManagedObjectContext

    /// Makes a container of the model with that name in the main bundle.
    public convenience init(name: String) {
        let bundles = Bundle(for: Self.self)
        let own = bundles.url(forResource: name, withExtension: "momd")
            .flatMap { NSManagedObjectModel(contentsOf: $0) }
        let model = own ?? ModelFiles.model(named: name)
        if model == nil {
            Diagnostics.warn("CoreData: Failed to load model named \(name)")
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Makes a container of an empty model.
    public override convenience init() {
        self.init(name: "", managedObjectModel: NSManagedObjectModel())
    }

    /// Makes a container of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        title = name
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        super.init()
        context.persistentStoreCoordinator = coordinator
        let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    }

    /// Where containers keep their stores: the program's folder for its own files.
    open class func defaultDirectoryURL() -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let own = folder.appendingPathComponent(name)
        try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        return own
    }

    /// The container's name.
    open var name: String { title }

    /// The context for the main thread.
    open var viewContext: NSManagedObjectContext { context }

    /// The model of the objects.
    open var managedObjectModel: NSManagedObjectModel { coordinator.managedObjectModel }

    /// The coordinator of the stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator { coordinator }

    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []

    /// Opens the stores.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if let url = description.url, url.isFileURL, description.type == NSSQLiteStoreType {
                try? FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
            }
            coordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let made = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        made.persistentStoreCoordinator = coordinator
        return made
    }

    /// Runs a block with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let made = newBackgroundContext()
        made.perform { block(made) }
    }

    /// Runs a block with a new context, on its queue, and gives the result.
    public final func performBackgroundTask<T, E: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(E) -> T
    ) async throws(E) -> T {
        let made = newBackgroundContext()
        let result: Result<T, E> = await made.result { () -> Result<T, E> in
            do throws(E) {
                return .success(try block(made))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}

/// How a store is synchronized with the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
    private let identifier: String

    /// Makes options for a container in the cloud.
    public init(containerIdentifier: String) {
        identifier = containerIdentifier
        super.init()
    }

    /// The container in the cloud.
    open var containerIdentifier: String { identifier }
}

/// What is done with the schema in the cloud.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is sent.
    public static let dryRun = Self(rawValue: 2)
    /// The schema is printed.
    public static let printSchema = Self(rawValue: 4)
}

/// A container whose stores are synchronized with the cloud on iOS; here they are local.
// Sendable is unchecked as the superclass's is.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Opens the stores, and says that they are local.
    open override func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        Unbuilt.report("NSPersistentCloudKitContainer: synchronization with iCloud")
        super.loadPersistentStores(completionHandler: block)
    }

    /// Sends the model to the cloud; nothing is sent.
    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws {
        Unbuilt.report("NSPersistentCloudKitContainer: synchronization with iCloud")
    }

    /// Whether an object may be changed; there are only local ones.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

    /// Whether an object may be deleted; there are only local ones.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
