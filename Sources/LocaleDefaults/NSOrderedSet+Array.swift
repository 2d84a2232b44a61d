// SPDX-License-Identifier: Apache-2.0

public import Foundation

// An ordered set that Foundation on Linux makes of an array counts equal objects once and lists each of them.
// `CRedefinedFunctions` puts this function in place of the library's.

extension NSOrderedSet {
    /// `NSOrderedSet.init(array:)`, and what takes its objects one by one, which come as an array, too.
    @_silgen_name("casement_ordered_set")
    public static func _orderedSet(array: __owned [Any]) -> NSOrderedSet {
        let set = NSMutableOrderedSet()
        set.addObjects(from: array)
        return self == NSMutableOrderedSet.self ? set : NSOrderedSet(orderedSet: set)
    }
}
