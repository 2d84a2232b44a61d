// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import Foundation
public import ObjCRuntime

/// How a context's blocks run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On the thread that the context was made on.
    case confinementConcurrencyType = 0
    /// On a queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// On the main queue.
    case mainQueueConcurrencyType = 2
}

/// A set of objects with their changes, which are saved together.
// Sendable is unchecked because, as on iOS, a context is used on its own queue only, which nothing checks.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// How a context's blocks run.
    public enum ConcurrencyType: Sendable {
        /// On a queue of the context's own.
        case privateQueue
        /// On the main queue.
        case mainQueue
    }

    /// When a block runs.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the caller is on the queue already.
        case immediate
        /// After those that wait already.
        case enqueued
    }

    final let executor: ContextQueue
    final var registry: [NSManagedObjectID: WeakObject] = [:]
    final var inserted = ObjectTable()
    final var updated = ObjectTable()
    final var deleted = ObjectTable()
    final var pendingDeletions: [NSManagedObject] = []
    final var event = EventRecord()
    final var isEventEndScheduled = false
    final var children: [WeakContext] = []
    final var undoLog = UndoLog()
    final var registryLimit = 256
    /// Whether nobody is told of what is saved.
    final var isSilent = false

    private var coordinator: NSPersistentStoreCoordinator?
    private var above: NSManagedObjectContext?

    /// Makes a context for the thread that it is made on.
    public convenience override init() {
        self.init(concurrencyType: .confinementConcurrencyType)
    }

    /// Makes a context.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        executor = ContextQueue(ct)
        super.init()
        executor.context.context = self
    }

    /// Makes a context.
    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue
                ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
        )
    }

    /// Contexts are not read from archives.
    public required convenience init?(coder: NSCoder) { nil }

    // MARK: Queues

    /// How the context's blocks run.
    open var concurrencyType: NSManagedObjectContextConcurrencyType { executor.type }

    /// Runs a block on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        let work = UncheckedTransfer((context: self, block: block))
        executor.async {
            work.value.block()
            work.value.context.processPendingChanges()
        }
    }

    /// Runs a block on the context's queue, and returns when it has run.
    ///
    /// Beside the one below so that it can be taken as a value that throws nothing, as on iOS.
    open func performAndWait(_ block: () -> Void) { executor.sync(block) }

    /// Runs a block on the context's queue, and gives its result.
    @discardableResult
    public final func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try executor.sync(block)
    }

    /// Runs a block on the context's queue, and gives its result.
    public final func perform<T, E: Error>(
        schedule: ScheduledTaskType = .immediate,
        _ block: @escaping () throws(E) -> T
    ) async throws(E) -> T {
        let result: Result<T, E> = await self.result { () -> Result<T, E> in
            do throws(E) {
                return .success(try block())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Runs a function on the context's queue, and gives its result.
    final func result<R>(of body: @escaping () -> R) async -> R {
        let work = UncheckedTransfer((context: self, body: body))
        let result: UncheckedTransfer<R> = await withCheckedContinuation { waiting in
            executor.async {
                let result = work.value.body()
                work.value.context.processPendingChanges()
                waiting.resume(returning: UncheckedTransfer(result))
            }
        }
        return result.value
    }

    // MARK: What it stands on

    /// The coordinator of the stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { above?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }

    /// The context that this one saves to.
    open var parent: NSManagedObjectContext? {
        get { above }
        set {
            above = newValue
            newValue?.children.append(WeakContext(context: self))
        }
    }

    final var source: (any RowSource)? { above ?? coordinator }

    final var model: NSManagedObjectModel? { source?.sourceModel }

    /// A name for debugging.
    open var name: String?

    /// Values of the program's own.
    public private(set) final lazy var userInfo = NSMutableDictionary()

    /// Takes changes back.
    open var undoManager: UndoManager?

    /// Who makes the changes.
    open var transactionAuthor: String?

    // MARK: Objects

    /// Whether there are changes that were not saved.
    open var hasChanges: Bool {
        propagateDeletions()
        return !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty
    }

    /// The objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> {
        Set(registry.values.compactMap(\.object))
    }

    /// The objects that will be inserted into the store.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }

    /// The objects with changes that will be saved.
    open var updatedObjects: Set<NSManagedObject> { updated.set }

    /// The objects that will be deleted from the store.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }

    /// The object of an identifier, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registry[objectID]?.object ?? registry[objectID.current]?.object
    }

    /// The object of an identifier; the store is not asked whether it is there.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = registeredObject(for: objectID) { return known }
        let made = NSManagedObject.makeFault(objectID.current, in: self)
        register(made)
        return made
    }

    /// The object of an identifier; throws where the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.isFault, let source {
            guard let row = try source.row(of: object.identity) else {
                forget(object)
                throw cocoaError(
                    .managedObjectReferentialIntegrity,
                    "the object \(objectID) is not in the store"
                )
            }
            object.state.row = row
            object.fireFault()
        }
        if object.isDeleted || object.state.isGone {
            throw cocoaError(
                .managedObjectReferentialIntegrity,
                "the object \(objectID) was deleted"
            )
        }
        return object
    }

    /// Inserts an object, which will be in the store after the next saving.
    open func insert(_ object: NSManagedObject) { take(inserted: object) }

    /// Deletes an object, which will leave the store at the next saving.
    open func delete(_ object: NSManagedObject) { take(deleted: object) }

    /// Reads an object again.
    ///
    /// `flag`: whether its changes are kept; else it becomes a fault.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        refreshed(object, mergeChanges: flag)
    }

    /// Reads all objects again, with their changes kept.
    open func refreshAllObjects() {
        for object in registeredObjects where !object.state.isInserted {
            refreshed(object, mergeChanges: object.hasChanges)
        }
    }

    /// Says which store an inserted object will be in.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { assigned[ObjectIdentifier(object)] = store }
    }

    final var assigned: [ObjectIdentifier: NSPersistentStore] = [:]

    /// Checks at the next saving whether others have changed an object.
    open func detectConflicts(for object: NSManagedObject) { checked.insert(object) }

    final var checked = ObjectTable()

    /// Gives objects that are not saved yet their permanent identifiers.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        let waiting = objects.filter { $0.identity.isTemporaryID }
        guard let source, !waiting.isEmpty else { return }
        let ids = try source.permanentIDs(for: waiting)
        for (object, id) in zip(waiting, ids) { adopt(id, for: object) }
        for object in inserted.objects + updated.objects { object.useCurrentIDs() }
    }

    /// Whether rules of deletion are followed at the end of an event, or at the time of saving.
    open var propagatesDeletesAtEndOfEvent = true

    /// Whether the context holds all objects that it knows.
    open var retainsRegisteredObjects = false

    /// Whether a fault that is not in the store becomes a deleted object; else reading it ends the program.
    open var shouldDeleteInaccessibleFaults = true

    /// Whether a fault that is not in the store becomes a deleted object.
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject,
        for oid: NSManagedObjectID,
        triggeredByProperty property: NSPropertyDescription?
    ) -> Bool {
        shouldDeleteInaccessibleFaults
    }

    /// How long values may be kept before they are read again; they are kept as long as nobody asks.
    open var stalenessInterval: TimeInterval = -1

    /// How conflicts are resolved.
    open var mergePolicy: Any = NSErrorMergePolicy

    // MARK: Changes

    /// Ends the event: follows the rules of deletion, and notifies the changes.
    open func processPendingChanges() { endEvent() }

    /// Takes the last changes back.
    open func undo() { undoManager?.undo() }

    /// Makes the changes again that were taken back.
    open func redo() { undoManager?.redo() }

    /// Forgets all objects.
    open func reset() { forgetAll() }

    /// Gives up all changes.
    open func rollback() { giveUpChanges() }

    /// Saves all changes, to the stores or to the parent.
    open func save() throws { try saveChanges() }

    // MARK: Requests

    /// The objects that a request asks for.
    public final func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request).map { result in
            guard let typed = result as? T else {
                modelTrap(
                    "NSManagedObjectContext.fetch(_:): a result is \(type(of: result)), and the request "
                        + "is for \(T.self)"
                )
            }
            return typed
        }
    }

    /// How many objects a request finds.
    public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try counted(request)
    }

    /// Carries a request out.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        try carriedOut(request)
    }

    // MARK: Other contexts

    /// Takes the changes that another context has saved.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        merge(SavedChanges(notification.userInfo ?? [:]))
    }

    /// Has contexts take the changes that were saved elsewhere.
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        let transfer = UncheckedTransfer(SavedChanges(changeNotificationData))
        for context in contexts {
            context.performAndWait { context.merge(transfer.value) }
        }
    }

    /// Whether the context takes the changes that others save to its parent.
    open var automaticallyMergesChangesFromParent = false

    /// The generation of the store that the context reads.
    public private(set) final var queryGenerationToken: NSQueryGenerationToken?

    /// Reads one generation of the store from now on; not built, the newest is read.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        Unbuilt.report("NSManagedObjectContext.setQueryGenerationFrom(_:)")
        queryGenerationToken = generation
    }
}

/// A generation of a store.
// Sendable is unchecked because a token has no state.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
    /// The newest generation at the time of reading.
    public static let current = NSQueryGenerationToken()

    /// The token itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object that is not held.
final class WeakObject {
    weak var object: NSManagedObject?
    /// The object, where the context holds all that it knows.
    var held: NSManagedObject?

    init(_ object: NSManagedObject, isHeld: Bool) {
        self.object = object
        held = isHeld ? object : nil
    }
}

/// A context that is not held.
struct WeakContext {
    weak var context: NSManagedObjectContext?
}
