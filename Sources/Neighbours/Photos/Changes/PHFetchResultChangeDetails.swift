// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// What has changed between two results of one fetch.
///
/// Indexes of removed objects belong to the result before, the others to the result after. An object
/// that has moved among the others is told by `enumerateMoves`.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    private let before: PHFetchResult<ObjectType>
    private let after: PHFetchResult<ObjectType>
    private let changed: [ObjectType]
    private let removals: IndexSet
    private let insertions: IndexSet
    private let moves: [(Int, Int)]

    /// No change of an empty result.
    public override init() {
        before = PHFetchResult()
        after = before
        changed = []
        removals = IndexSet()
        insertions = IndexSet()
        moves = []
        super.init()
    }

    /// Compares two results.
    public convenience init(
        from fromResult: PHFetchResult<ObjectType>,
        to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) { self.init(before: fromResult, after: toResult, changed: changedObjects) }

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(
        before: PHFetchResult<ObjectType>,
        after: PHFetchResult<ObjectType>,
        changed: [ObjectType]? = nil
    ) {
        self.before = before
        self.after = after
        var places: [String: Int] = [:]
        for (index, object) in before.all.enumerated() { places[object.localIdentifier] = index }
        let left = Set(after.all.map(\.localIdentifier))
        var removals = IndexSet()
        for (index, object) in before.all.enumerated()
        where !left.contains(object.localIdentifier) {
            removals.insert(index)
        }
        var insertions = IndexSet()
        for (index, object) in after.all.enumerated() where places[object.localIdentifier] == nil {
            insertions.insert(index)
        }
        self.removals = removals
        self.insertions = insertions
        self.changed =
            changed
            ?? after.all.filter { object in
                places[object.localIdentifier].map { object.differs(from: before.all[$0]) }
                    ?? false
            }
        moves = Self.moves(before, after, removals, insertions, places)
        super.init()
    }

    /// The moves that give the order after, once removals and insertions are made.
    private static func moves(
        _ before: PHFetchResult<ObjectType>,
        _ after: PHFetchResult<ObjectType>,
        _ removals: IndexSet,
        _ insertions: IndexSet,
        _ places: [String: Int]
    ) -> [(Int, Int)] {
        let kept = before.all.enumerated().filter { !removals.contains($0.offset) }
            .map(\.element.localIdentifier)
        let order = after.all.enumerated().filter { !insertions.contains($0.offset) }
        var row = kept
        var found: [(Int, Int)] = []
        for (place, entry) in order.enumerated() {
            let name = entry.element.localIdentifier
            guard place < row.count, row[place] != name, let from = row.firstIndex(of: name) else {
                continue
            }
            row.remove(at: from)
            row.insert(name, at: place)
            found.append((places[name] ?? from, entry.offset))
        }
        return found
    }

    var isEmpty: Bool {
        removals.isEmpty && insertions.isEmpty && moves.isEmpty && changed.isEmpty
    }

    /// The result before.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { before }

    /// The result after.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { after }

    /// Whether the indexes tell what has changed; otherwise the whole result is to be shown anew.
    open var hasIncrementalChanges: Bool { before.isIncremental }

    /// Where objects were that are gone.
    open var removedIndexes: IndexSet? { hasIncrementalChanges ? removals : nil }

    /// The objects that are gone.
    open var removedObjects: [ObjectType] { before.objects(at: removals) }

    /// Where new objects are.
    open var insertedIndexes: IndexSet? { hasIncrementalChanges ? insertions : nil }

    /// The new objects.
    open var insertedObjects: [ObjectType] { after.objects(at: insertions) }

    /// Where changed objects are.
    open var changedIndexes: IndexSet? {
        guard hasIncrementalChanges else { return nil }
        let names = Set(changed.map(\.localIdentifier))
        return IndexSet(
            after.all.indices.filter { names.contains(after.all[$0].localIdentifier) }
        )
    }

    /// The changed objects, as they are now.
    open var changedObjects: [ObjectType] { changed }

    /// Whether objects have moved.
    open var hasMoves: Bool { hasIncrementalChanges && !moves.isEmpty }

    /// Calls a block with the indexes of each move, before and after.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
        guard hasIncrementalChanges else { return }
        for (from, to) in moves { handler(from, to) }
    }
}
