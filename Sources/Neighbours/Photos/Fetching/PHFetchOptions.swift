// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because options belong to the thread that fetches by them.
/// Which objects a fetch finds, and in which order.
///
/// Predicates and sort descriptors know the keys that Apple's documentation lists.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Options for all objects, in the library's order.
    public override init() { super.init() }

    /// The objects to find; all for nil.
    open var predicate: Foundation.NSPredicate?

    /// The order; that of the library for nil.
    open var sortDescriptors: [NSSortDescriptor]?

    /// Whether hidden assets are found.
    open var includeHiddenAssets = false

    /// Whether all pictures of a burst are found; there are no bursts.
    open var includeAllBurstAssets = false

    /// Where assets may come from; anywhere for none.
    open var includeAssetSourceTypes: PHAssetSourceType = []

    /// How many objects are found at most; 0 for all.
    open var fetchLimit = 0

    /// Whether details of changes say what has changed, and not only the result after it.
    open var wantsIncrementalChangeDetails = true

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { same() }

    open override func copy() -> Any { same() }

    func same() -> PHFetchOptions {
        let copy = PHFetchOptions()
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.includeHiddenAssets = includeHiddenAssets
        copy.includeAllBurstAssets = includeAllBurstAssets
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.fetchLimit = fetchLimit
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }
}
