// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import Synchronization

// Sendable is unchecked because the store and the batch have locks, and the delegate is set first.
/// The items of the program that can be found, in a file of its support folder.
///
/// Changes are made one after the other on a queue of the index, where handlers are called, too.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let only = CSSearchableIndex(name: "default")
    private static let queue = DispatchQueue(label: "CoreSpotlight")

    private let store: SpotlightStore
    private let batch = Mutex<[SpotlightChange]?>(nil)
    private let protection: FileProtectionType?

    /// The state of a batch has this many bytes at most, as on iOS.
    private static let largestState = 250

    /// Whether there is an index; true.
    open class func isIndexingAvailable() -> Bool { true }

    /// The index that most programs use.
    open class func `default`() -> CSSearchableIndex { only }

    /// The index of a name.
    public convenience init(name: String) { self.init(name: name, protectionClass: nil) }

    /// The index of a name; files are protected by the desktop's own means only.
    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(name: name, folder: SpotlightStore.usualFolder, protection: protectionClass)
    }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    package init(name: String, folder: URL, protection: FileProtectionType? = nil) {
        store = SpotlightStore.named(name, in: folder)
        self.protection = protection
        super.init()
    }

    /// Indexes items again when the index has lost them, as when its file is damaged.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)? {
        didSet {
            guard let indexDelegate, store.wasDamaged else { return }
            let told = UncheckedTransfer(indexDelegate)
            Self.queue.async { [self] in
                told.value.searchableIndex(
                    self,
                    reindexAllSearchableItemsWithAcknowledgementHandler: {}
                )
            }
        }
    }

    // MARK: Changes

    /// Adds items, in the place of those with the same identifiers.
    @preconcurrency
    open func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        carryOut(Self.addition(of: items), completionHandler)
    }

    /// Adds items, in the place of those with the same identifiers.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await carryOut(Self.addition(of: items))
    }

    /// Removes items, and those that belong to them.
    @preconcurrency
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        carryOut(.deleteItems(Set(identifiers)), completionHandler)
    }

    /// Removes items, and those that belong to them.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await carryOut(.deleteItems(Set(identifiers)))
    }

    /// Removes the items of groups and of groups in them.
    @preconcurrency
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        carryOut(.deleteDomains(domainIdentifiers), completionHandler)
    }

    /// Removes the items of groups and of groups in them.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String]
    ) async throws {
        try await carryOut(.deleteDomains(domainIdentifiers))
    }

    /// Removes all items.
    @preconcurrency
    open func deleteAllSearchableItems(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        carryOut(.deleteAll, completionHandler)
    }

    /// Removes all items.
    open func deleteAllSearchableItems() async throws { try await carryOut(.deleteAll) }

    private static func addition(of items: [CSSearchableItem]) -> SpotlightChange {
        .add(
            items.map { item in
                SpotlightRecord(
                    identifier: item.uniqueIdentifier,
                    domain: item.domainIdentifier ?? item.attributeSet.domainIdentifier,
                    expiration: item.expirationDate ?? .distantFuture,
                    values: item.attributeSet.values
                )
            },
            updates: Set(items.filter { $0.isUpdate }.map { $0.uniqueIdentifier })
        )
    }

    private func carryOut(
        _ change: SpotlightChange,
        _ handler: (@Sendable ((any Error)?) -> Void)?
    ) {
        let waits = batch.withLock { batch in
            batch?.append(change)
            return batch != nil
        }
        Self.queue.async { [store] in
            do {
                if !waits { try store.carryOut([change], now: Date()) }
                handler?(nil)
            } catch { handler?(error) }
        }
    }

    private func carryOut(_ change: SpotlightChange) async throws {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            carryOut(change) { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }

    // MARK: Batches

    /// Lets the next changes wait for the end of the batch.
    open func beginBatch() { batch.withLock { $0 = $0 ?? [] } }

    /// Makes the changes of the batch at once, and keeps a state with them.
    @preconcurrency
    open func endBatch(
        withClientState clientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let changes = batch.withLock { batch in
            defer { batch = nil }
            return batch ?? []
        }
        Self.queue.async { [store] in
            do {
                guard clientState.count <= Self.largestState else {
                    throw CSIndexError(.invalidClientStateError)
                }
                try store.carryOut(changes, state: clientState, now: Date())
                completionHandler?(nil)
            } catch { completionHandler?(error) }
        }
    }

    /// Makes the changes of the batch at once, and keeps a state with them.
    open func endBatch(withClientState clientState: Data) async throws {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            endBatch(withClientState: clientState) { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }

    /// The state of the last batch; nil before the first.
    @preconcurrency
    open func fetchLastClientState(
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        Self.queue.async { [store] in completionHandler(store.state, nil) }
    }

    /// The state of the last batch; nil before the first.
    open func fetchLastClientState() async throws -> Data? {
        await withCheckedContinuation { continuation in
            fetchLastClientState { state, _ in continuation.resume(returning: state) }
        }
    }

    /// The class, with the protection that was asked for.
    open override var description: String {
        "<CSSearchableIndex: \(protection?.rawValue ?? "no protection")>"
    }
}
