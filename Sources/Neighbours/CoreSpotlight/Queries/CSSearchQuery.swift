// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because the state has a lock, and handlers are set before the start.
/// Finds items of the program's indices by a query string.
///
/// Handlers are called on a queue of the queries.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    private struct State {
        var isStarted = false
        var isCancelled = false
        var count = 0
    }

    private static let queue = DispatchQueue(label: "CSSearchQuery")

    private let queryString: String
    private let attributes: [String]?
    private let filters: [String]
    private let state = Mutex(State())
    /// Where the indices are.
    package final var folder = SpotlightStore.usualFolder

    /// A query; found items have some attributes, or all for nil.
    public init(queryString: String, attributes: [String]?) {
        self.queryString = queryString
        self.attributes = attributes
        filters = []
        super.init()
    }

    /// A query with a context.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.queryString = queryString
        let names = queryContext?.fetchAttributes ?? []
        attributes = names.isEmpty ? nil : names
        filters = queryContext?.filterQueries ?? []
        super.init()
    }

    /// Whether the query was cancelled.
    open var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// How many items have been found.
    open var foundItemCount: Int { state.withLock { $0.count } }

    /// Receives items as they are found.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?

    /// Receives the end: nil, or why the query did not find its items.
    open var completionHandler: (((any Error)?) -> Void)?

    /// The protection of the indices that are searched; all are, whatever their protection.
    open var protectionClasses: [FileProtectionType] = []

    /// Begins to search; a query searches once.
    open func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst else { return }
        Self.queue.async { [self] in
            do {
                let found = try search(now: Date())
                if isCancelled { throw CSSearchQueryError(.cancelled) }
                state.withLock { $0.count = found.count }
                if !found.isEmpty { foundItemsHandler?(found) }
                completionHandler?(nil)
            } catch { completionHandler?(error) }
        }
    }

    /// Ends the search; it completes with an error.
    open func cancel() { state.withLock { $0.isCancelled = true } }

    private func search(now: Date) throws -> [CSSearchableItem] {
        if isCancelled { throw CSSearchQueryError(.cancelled) }
        let expressions = try ([queryString] + filters).map { text in
            do { return try QueryParser.expression(of: text, now: now) } catch {
                throw CSSearchQueryError(.invalidQuery)
            }
        }
        let records = SpotlightStore.all(in: folder).flatMap { $0.records(now: now) }
        let found = records.filter { record in
            expressions.allSatisfy { $0.matches(record.values) }
        }
        return arranged(found).map { CSSearchableItem($0, attributes: attributes) }
    }

    /// The order and the number in which found items are given.
    func arranged(_ records: [SpotlightRecord]) -> [SpotlightRecord] { records }

    // MARK: Results

    /// A found item.
    public struct Item: Identifiable, Sendable {
        /// The item.
        public let item: CSSearchableItem
        /// The item's identifier.
        public var id: String { item.uniqueIdentifier }
    }

    /// The found items, one after the other; asking for the first starts the query.
    public struct Results: AsyncSequence, Sendable {
        let query: CSSearchQuery

        /// Gives the found items.
        public struct Iterator: AsyncIteratorProtocol {
            let query: CSSearchQuery
            private var items: [CSSearchableItem]?

            init(query: CSSearchQuery) { self.query = query }

            /// The next item; nil at the end.
            public mutating func next() async throws -> Item? {
                if items == nil { items = try await query.found().reversed() }
                return items?.popLast().map { Item(item: $0) }
            }
        }

        /// Begins with the first item.
        public func makeAsyncIterator() -> Iterator { Iterator(query: query) }
    }

    /// The found items; the query's handlers are not called then.
    open var results: Results { Results(query: self) }

    private func found() async throws -> [CSSearchableItem] {
        try await withCheckedThrowingContinuation { continuation in
            Self.queue.async { [self] in
                continuation.resume(
                    with: Result {
                        let found = try search(now: Date())
                        state.withLock { $0.count = found.count }
                        return found
                    }
                )
            }
        }
    }
}
