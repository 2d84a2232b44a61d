// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux sorts a dictionary's keys by themselves instead of by their values, and does not find a
// number in an array or a set that holds it in another type. `CRedefinedFunctions` puts these functions into the
// classes' tables of methods.

extension NSDictionary {
    /// `NSDictionary.keysSortedByValue(options:usingComparator:)`.
    @_silgen_name("casement_keys_by_value_with_options")
    public final func _keysSortedByValue(
        options: NSSortOptions,
        usingComparator compare: (Any, Any) -> ComparisonResult
    ) -> [Any] { _keysSortedByValue(comparator: compare) }

    /// `NSDictionary.keysSortedByValue(comparator:)`.
    @_silgen_name("casement_keys_by_value")
    public final func _keysSortedByValue(
        comparator compare: (Any, Any) -> ComparisonResult
    ) -> [Any] {
        let pairs = allKeys.map { ($0, object(forKey: $0) ?? NSNull()) }
        return pairs.sorted { compare($0.1, $1.1) == .orderedAscending }.map(\.0)
    }
}

extension NSSet {
    /// `NSSet.isSubset(of:)`.
    @_silgen_name("casement_set_is_subset")
    public final func _isSubset(of other: Set<AnyHashable>) -> Bool {
        let other = NSSet(array: other.map(\.base))
        return allObjects.allSatisfy(other.contains)
    }

    /// `NSSet.intersects(_:)`.
    @_silgen_name("casement_set_intersects")
    public final func _intersects(_ other: Set<AnyHashable>) -> Bool {
        other.contains { contains($0.base) }
    }

    /// `NSSet.isEqual(to:)`.
    @_silgen_name("casement_set_is_equal")
    public final func _isEqual(to other: Set<AnyHashable>) -> Bool {
        count == other.count && other.allSatisfy { contains($0.base) }
    }
}

extension NSArray {
    /// `NSArray.index(of:)`, which compares objects.
    @_silgen_name("casement_index_of_object")
    public final func _index(of object: Any) -> Int {
        let object = object as AnyObject
        return (0..<count).first { index in
            let other = self.object(at: index) as AnyObject
            return other === object || (other as? NSObject)?.isEqual(object) == true
        } ?? NSNotFound
    }
}
