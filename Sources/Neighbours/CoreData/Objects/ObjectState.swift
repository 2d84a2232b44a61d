// SPDX-License-Identifier: Apache-2.0

/// What an object holds: attributes' values, identifiers, and an `IDList` for each relationship to many.
///
/// A key without an entry has no value, or is a relationship that was not read yet.
struct ObjectState {
    /// The values as they are now.
    var values: [String: Any] = [:]
    /// The values as the store has them.
    var committed: [String: Any] = [:]
    /// The relationships to many that were read.
    var loaded: Set<String> = []
    /// The version of the row that the committed values are from.
    var version: Int64 = 0
    var isFault = false
    /// The row that a fault is filled from, if it came with a request.
    var row: StoredRow?
    var isInserted = false
    var isUpdated = false
    var isDeleted = false
    /// Whether a deletion was saved, or the object has left its context.
    var isGone = false
}

/// The row of an object in a store, or in the context above.
final class StoredRow {
    /// Attributes, and identifiers for relationships to one.
    let values: [String: Any]
    let version: Int64

    init(_ values: [String: Any], version: Int64) {
        self.values = values
        self.version = version
    }
}

/// Whether two values of a property are alike.
func areAlike(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?):
        if let one = one as? IDList, let other = other as? IDList { return one == other }
        if let one = one as? NSManagedObjectID, let other = other as? NSManagedObjectID {
            return one == other
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    default: return false
    }
}
