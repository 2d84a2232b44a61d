// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
import ObjCRuntime

/// What a batch deletion gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was carried out.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// How many objects there were.
    case resultTypeCount = 2
}

/// What a batch change gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was carried out.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// How many objects there were.
    case updatedObjectsCountResultType = 2
}

/// What a batch insertion gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was carried out.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// How many objects there were.
    case count = 2
}

/// Deletes objects in the store, without the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    private let request: NSFetchRequest<any NSFetchRequestResult>

    /// Deletes the objects that a request finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        request = fetch
        super.init()
    }

    /// Deletes objects.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let fetch = NSFetchRequest<any NSFetchRequestResult>()
        fetch.entity = objects.first?.entity.root
        fetch.predicate = FormatPredicates.NSPredicate(
            format: "SELF IN %@",
            argumentArray: [objects]
        )
        self.init(fetchRequest: fetch)
    }

    /// What the objects are found by.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult> { request }

    /// What the request gives.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// A deletion.
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// What a batch deletion came to.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    private let value: Any
    private let type: NSBatchDeleteRequestResultType

    init(_ value: Any, _ type: NSBatchDeleteRequestResultType) {
        self.value = value
        self.type = type
        super.init()
    }

    /// Yes, the identifiers or a number.
    open var result: Any? { value }

    /// What it is.
    open var resultType: NSBatchDeleteRequestResultType { type }
}

/// Changes objects in the store, without the contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let name: String
    private let reference: NSEntityDescription?

    /// Changes the objects of an entity.
    public init(entityName: String) {
        name = entityName
        reference = nil
        super.init()
    }

    /// Changes the objects of an entity.
    public init(entity: NSEntityDescription) {
        name = entity.name ?? ""
        reference = entity
        super.init()
    }

    /// The name of the entity.
    open var entityName: String { name }

    /// The entity.
    open var entity: NSEntityDescription {
        guard let reference else {
            modelTrap("NSBatchUpdateRequest.entity: the request was made with a name only")
        }
        return reference
    }

    /// The test that the objects pass.
    open var predicate: FormatPredicates.NSPredicate?

    /// Whether objects of entities that inherit from the entity are changed, too.
    open var includesSubentities = true

    /// The new values by names or descriptions of properties; expressions are computed.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// What the request gives.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// A change.
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// What a batch change came to.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    private let value: Any
    private let type: NSBatchUpdateRequestResultType

    init(_ value: Any, _ type: NSBatchUpdateRequestResultType) {
        self.value = value
        self.type = type
        super.init()
    }

    /// Yes, the identifiers or a number.
    open var result: Any? { value }

    /// What it is.
    open var resultType: NSBatchUpdateRequestResultType { type }
}

/// Inserts objects into the store, without the contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    private let name: String
    private let reference: NSEntityDescription?

    private init(_ name: String, _ entity: NSEntityDescription?) {
        self.name = name
        reference = entity
        super.init()
    }

    /// Inserts objects of an entity with the values of dictionaries.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }

    /// Inserts objects of an entity with the values of dictionaries.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }

    /// Inserts objects whose values a function sets, until it says that it is done.
    public convenience init(
        entity: NSEntityDescription,
        dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        dictionaryHandler = handler
    }

    /// Inserts objects whose values a function sets, until it says that it is done.
    public convenience init(
        entityName: String,
        dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName, nil)
        dictionaryHandler = handler
    }

    /// Inserts objects whose values a function sets, until it says that it is done.
    public convenience init(
        entity: NSEntityDescription,
        managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entity.name ?? "", entity)
        managedObjectHandler = handler
    }

    /// Inserts objects whose values a function sets, until it says that it is done.
    public convenience init(
        entityName: String,
        managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName, nil)
        managedObjectHandler = handler
    }

    /// The name of the entity.
    open var entityName: String { name }

    /// The entity.
    open var entity: NSEntityDescription? { reference }

    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?

    /// Sets the values of the next object; says whether there is none any more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?

    /// Sets the values of the next object; says whether there is none any more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    /// What the request gives.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// An insertion.
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

/// What a batch insertion came to.
open class NSBatchInsertResult: NSPersistentStoreResult {
    private let value: Any
    private let type: NSBatchInsertRequestResultType

    init(_ value: Any, _ type: NSBatchInsertRequestResultType) {
        self.value = value
        self.type = type
        super.init()
    }

    /// Yes, the identifiers or a number.
    open var result: Any? { value }

    /// What it is.
    open var resultType: NSBatchInsertRequestResultType { type }
}
