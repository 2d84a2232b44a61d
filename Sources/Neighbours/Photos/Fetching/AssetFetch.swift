// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Fetches assets and collections, and applies the options to them.
enum AssetFetch {
    /// A result that can be fetched again.
    static func result(
        _ options: PHFetchOptions?,
        _ find: @escaping @Sendable (PhotoStore.Catalog) -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
        let options = options?.same()
        return PHFetchResult(isIncremental: options?.wantsIncrementalChangeDetails ?? true) {
            let found = find(PhotoStore.shared.readable)
            let showsHidden = options?.includeHiddenAssets ?? false
            let sources = options?.includeAssetSourceTypes ?? []
            let shown = found.filter { asset in
                (showsHidden || !asset.isHidden)
                    && (sources.isEmpty || !sources.isDisjoint(with: asset.sourceType))
            }
            return apply(options, to: shown)
        }
    }

    /// A result of collections that can be fetched again.
    static func collections<Collection: PHCollection>(
        _ options: PHFetchOptions?,
        _ find: @escaping @Sendable (PhotoStore.Catalog) -> [Collection]
    ) -> PHFetchResult<Collection> {
        let options = options?.same()
        return PHFetchResult(isIncremental: options?.wantsIncrementalChangeDetails ?? true) {
            apply(options, to: find(PhotoStore.shared.readable))
        }
    }

    private static func apply<Object: PHObject>(
        _ options: PHFetchOptions?,
        to objects: [Object]
    ) -> [Object] {
        guard let options else { return objects }
        var objects = objects
        if let predicate = options.predicate {
            objects = objects.filter { predicate.evaluate(with: $0) }
        }
        if let descriptors = options.sortDescriptors, !descriptors.isEmpty {
            // Sorting an array of Foundation's keeps the order of what is equal.
            let order = objects.enumerated().sorted { left, right in
                for descriptor in descriptors {
                    switch descriptor.compare(left.element, to: right.element) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return left.offset < right.offset
            }
            objects = order.map(\.element)
        }
        if options.fetchLimit > 0 { objects = Array(objects.prefix(options.fetchLimit)) }
        return objects
    }

    /// The assets of a collection, hidden ones, too.
    static func members(of identifier: String, in catalog: PhotoStore.Catalog) -> [PHAsset] {
        if let album = SmartAlbum(identifier: identifier) { return album.assets(in: catalog) }
        return catalog.albums.first { $0.path == identifier }?.assets ?? []
    }
}
