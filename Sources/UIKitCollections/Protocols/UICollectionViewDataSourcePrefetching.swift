// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Hears early which items will be shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol,
    _UICollectionViewDataSourcePrefetchingProbes
{
    /// Items will soon be shown, the nearest first.
    func collectionView(
        _ collectionView: UICollectionView,
        prefetchItemsAt indexPaths: [IndexPath]
    )

    // @optional

    /// Items that were prefetched will not be shown after all.
    func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    )
}
