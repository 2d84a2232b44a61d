// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The results of a request in sections, kept up to date with the context's changes.
open class NSFetchedResultsController<ResultType>: NSObject {
    final let core: ResultsCore
    private let request: NSFetchRequest<ResultType>

    /// Makes a controller of a request, which needs an order.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            modelTrap(
                "An instance of NSFetchedResultsController requires a fetch request with sort "
                    + "descriptors"
            )
        }
        request = fetchRequest
        core = ResultsCore(fetchRequest, context, sectionNameKeyPath, name)
        super.init()
        core.attach(self)
    }

    /// Makes a controller of no request, as tests of delegates do: it has nothing and can fetch nothing.
    public override init() {
        request = NSFetchRequest()
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        core = ResultsCore(request, context, nil, nil)
        super.init()
        core.attach(self)
    }

    /// The same results for those that know controllers of results of any type.
    init(of core: ResultsCore, _ request: NSFetchRequest<ResultType>) {
        self.core = core
        self.request = request
        super.init()
    }

    /// The request.
    open var fetchRequest: NSFetchRequest<ResultType> { request }

    /// The context of the objects.
    open var managedObjectContext: NSManagedObjectContext { core.context }

    /// The keys of the sections' names.
    open var sectionNameKeyPath: String? { core.sectionNameKeyPath }

    /// The name under which sections would be kept; they are made anew each time.
    open var cacheName: String? { core.cacheName }

    /// Hears of changes.
    open var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Forgets what is kept under a name; nothing is.
    open class func deleteCache(withName name: String?) {}

    /// Carries the request out.
    open func performFetch() throws { try core.performFetch() }

    /// The results; nil before the request was carried out.
    open var fetchedObjects: [ResultType]? {
        core.isFetched ? core.objects.compactMap { $0 as? ResultType } : nil
    }

    /// The object at a place.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.object(at: indexPath) as? ResultType else {
            Diagnostics.trap(
                .invalidArgumentException,
                "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)"
            )
        }
        return object
    }

    /// The place of an object; nil for one that is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
    }

    /// The sections; nil before the request was carried out.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.sections : nil }

    /// The titles of the sections in an index.
    open var sectionIndexTitles: [String] {
        core.sections.map { sectionIndexTitle(forSectionName: $0.name) ?? "" }
    }

    /// The title of a section in an index: the first letter of its name.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        core.indexTitle(of: sectionName)
    }

    /// The section of a title in an index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        core.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title }
            ?? sectionIndex
    }

    /// Whether it is the same controller, whatever the type of its results.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ResultsControlling)?.core === core
    }

    /// Alike for the same controller.
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller, whatever the type of its results.
protocol ResultsControlling: AnyObject {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsControlling {}

/// A controller of results of another type.
///
/// `controller as! NSFetchedResultsController<Person>` is lowered to a cast of this: on iOS controllers of all
/// types are of one class.
public func _objcRetyped<Result>(
    _ controller: Any?,
    _ type: NSFetchedResultsController<Result>.Type
) -> Any? {
    if controller is NSFetchedResultsController<Result> { return controller }
    guard let other = controller as? any ResultsControlling else { return controller }
    if let owner = other.core.owner as? NSFetchedResultsController<Result> { return owner }
    let request = other.core.request.retyped(Result.self)
    return NSFetchedResultsController(of: other.core, request)
}
