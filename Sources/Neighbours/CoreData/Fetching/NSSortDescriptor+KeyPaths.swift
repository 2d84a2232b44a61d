// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux sorts by values that have an order themselves; on iOS optional ones and numbers as objects
// do, too.
extension NSSortDescriptor {
    /// Sorts by a value that may be missing; objects without one go before all others.
    public convenience init<Root: NSManagedObject, Value: Comparable>(
        keyPath: KeyPath<Root, Value?>,
        ascending: Bool
    ) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            order(one as? Value, other as? Value) {
                $0 < $1 ? .orderedAscending : $0 > $1 ? .orderedDescending : .orderedSame
            }
        }
    }

    /// Sorts by a number that may be missing; objects without one go before all others.
    public convenience init<Root: NSManagedObject, Value: NSNumber>(
        keyPath: KeyPath<Root, Value?>,
        ascending: Bool
    ) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            order(one as? Value, other as? Value) { $0.compare($1) }
        }
    }

    /// Sorts no before yes.
    public convenience init<Root: NSManagedObject>(
        keyPath: KeyPath<Root, Bool>,
        ascending: Bool
    ) {
        self.init(keyPath: keyPath, ascending: ascending) { one, other in
            order(one as? Bool, other as? Bool) {
                $0 == $1 ? .orderedSame : $1 ? .orderedAscending : .orderedDescending
            }
        }
    }
}

private func order<Value>(
    _ one: Value?,
    _ other: Value?,
    _ compare: (Value, Value) -> ComparisonResult
) -> ComparisonResult {
    switch (one, other) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let one?, let other?): compare(one, other)
    }
}
