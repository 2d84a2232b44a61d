// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A request that is carried out later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetching {
    private let request: NSFetchRequest<ResultType>
    private let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// Makes a request that calls a function with the results.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        self.request = request
        block = blk
        super.init()
    }

    /// What is asked for.
    open var fetchRequest: NSFetchRequest<ResultType> { request }

    /// Called with the results.
    open var completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? { block }

    /// How many results are expected.
    open var estimatedResultCount = 0

    final func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, context)
        context.perform { [self] in
            do {
                result.finish(try context.fetch(request), nil)
            } catch {
                result.finish(nil, error)
            }
            block?(result)
        }
        return result
    }
}

/// A request that is carried out later, whatever the type of its results.
protocol AsynchronousFetching {
    func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

/// What a store answers later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    private let context: NSManagedObjectContext

    init(_ context: NSManagedObjectContext) {
        self.context = context
        super.init()
    }

    /// The context of the request.
    open var managedObjectContext: NSManagedObjectContext { context }

    /// Why there is no result.
    public fileprivate(set) final var operationError: (any Error)?

    /// How far it is; not told.
    open var progress: Progress? { nil }

    /// Gives the request up; it is too late for that.
    open func cancel() {}
}

/// The results of a request that is carried out later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    private let request: NSAsynchronousFetchRequest<ResultType>
    private var results: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
        self.request = request
        super.init(context)
    }

    final func finish(_ results: [ResultType]?, _ error: (any Error)?) {
        self.results = results
        operationError = error
    }

    /// The request.
    open var fetchRequest: NSAsynchronousFetchRequest<ResultType> { request }

    /// The results; nil before they are there.
    open var finalResult: [ResultType]? { results }
}
