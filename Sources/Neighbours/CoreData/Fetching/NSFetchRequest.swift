// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation
import ObjCRuntime

/// A request for objects of an entity.
// The type of the results has no constraint, since `any NSFetchRequestResult` meets none in Swift.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, FetchDescribing {
    private var name: String?
    final var entityReference: NSEntityDescription?

    /// Makes a request without an entity.
    public override init() { super.init() }

    /// Makes a request for the objects of an entity.
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    /// Requests are not read from archives.
    public required convenience init?(coder: NSCoder) { nil }

    final func setName(_ name: String?) { self.name = name }

    /// The entity of the objects.
    open var entity: NSEntityDescription? {
        get { entityReference }
        set {
            entityReference = newValue
            name = newValue?.name ?? name
        }
    }

    /// The name of the objects' entity.
    open var entityName: String? { name }

    /// The test that the objects pass.
    open var predicate: FormatPredicates.NSPredicate?

    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor]?

    /// The most results that are given; 0 for all.
    open var fetchLimit = 0

    /// How many results are left out at the beginning.
    open var fetchOffset = 0

    /// How many results are read at once.
    open var fetchBatchSize = 0

    /// The kind of the results.
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    /// Whether objects of entities that inherit from the entity are among the results.
    open var includesSubentities = true

    /// Whether values are read with the objects.
    open var includesPropertyValues = true

    /// Whether the results are faults.
    open var returnsObjectsAsFaults = true

    /// The relationships whose objects are read, too.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Whether changes that were not saved count.
    open var includesPendingChanges = true

    /// Whether each result is there once only.
    open var returnsDistinctResults = false

    /// What dictionaries hold: names or descriptions of properties.
    open var propertiesToFetch: [Any]?

    /// By what dictionaries are put together: names or descriptions of properties.
    open var propertiesToGroupBy: [Any]?

    /// The test that the dictionaries pass.
    open var havingPredicate: FormatPredicates.NSPredicate?

    /// Whether objects that the context knows already are read again.
    open var shouldRefreshRefetchedObjects = false

    /// A request for the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        fill(copy)
        return copy
    }

    final func fill<Other>(_ copy: NSFetchRequest<Other>) {
        copy.affectedStores = affectedStores
        copy.setName(name)
        copy.entityReference = entityReference
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.fetchLimit = fetchLimit
        copy.fetchOffset = fetchOffset
        copy.fetchBatchSize = fetchBatchSize
        copy.resultType = resultType
        copy.includesSubentities = includesSubentities
        copy.includesPropertyValues = includesPropertyValues
        copy.returnsObjectsAsFaults = returnsObjectsAsFaults
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        copy.includesPendingChanges = includesPendingChanges
        copy.returnsDistinctResults = returnsDistinctResults
        copy.propertiesToFetch = propertiesToFetch
        copy.propertiesToGroupBy = propertiesToGroupBy
        copy.havingPredicate = havingPredicate
        copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    }

    /// The results in the context whose block is running.
    open func execute() throws -> [ResultType] {
        guard let context = ContextQueue.runningContext else {
            modelTrap(
                "NSFetchRequest.execute(): no context runs a block on this thread; use "
                    + "NSManagedObjectContext.fetch(_:)"
            )
        }
        return try context.fetch(self)
    }

    /// The entity, the predicate, the order.
    open override var description: String {
        "<NSFetchRequest: \(Diagnostics.name(of: self))> (entity: \(name ?? "(null)"); predicate: "
            + "(\(predicate?.predicateFormat ?? "(null)")); sortDescriptors: "
            + "(\(sortDescriptors.map { "\($0.map { $0.key ?? "" })" } ?? "(null)")); "
            + "limit: \(fetchLimit); type: \(resultType.rawValue); )"
    }
}

/// A request for results of another type.
///
/// `request as! NSFetchRequest<NSFetchRequestResult>` is lowered to a cast of this: on iOS requests of all
/// types are of one class.
public func _objcRetyped<Result>(_ request: Any?, _ type: NSFetchRequest<Result>.Type) -> Any? {
    if request is NSFetchRequest<Result> { return request }
    guard let request = request as? any FetchDescribing else { return request }
    return request.retyped(Result.self)
}

/// A request, whatever the type of its results.
protocol FetchDescribing: NSPersistentStoreRequest {
    var entityName: String? { get }
    var entityReference: NSEntityDescription? { get }
    var predicate: FormatPredicates.NSPredicate? { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
    var fetchLimit: Int { get }
    var fetchOffset: Int { get }
    var resultType: NSFetchRequestResultType { get }
    var includesSubentities: Bool { get }
    var returnsObjectsAsFaults: Bool { get }
    var includesPendingChanges: Bool { get }
    var returnsDistinctResults: Bool { get }
    var propertiesToFetch: [Any]? { get }
    var propertiesToGroupBy: [Any]? { get }
    var havingPredicate: FormatPredicates.NSPredicate? { get }
    var shouldRefreshRefetchedObjects: Bool { get }
    func retyped<Other>(_ type: Other.Type) -> NSFetchRequest<Other>
}

extension NSFetchRequest {
    func retyped<Other>(_ type: Other.Type) -> NSFetchRequest<Other> {
        let copy = NSFetchRequest<Other>()
        fill(copy)
        return copy
    }
}
