// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The probes of `UICollectionViewDataSourcePrefetching`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDataSourcePrefetchingProbes: AnyObject {}

extension _UICollectionViewDataSourcePrefetchingProbes {
    private var target: (any UICollectionViewDataSourcePrefetching)? {
        self as? any UICollectionViewDataSourcePrefetching
    }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDataSourcePrefetchingCollectionView? {
        target.map { _UICollectionViewDataSourcePrefetchingCollectionView(target: $0) }
    }
}

/// The methods of `UICollectionViewDataSourcePrefetching` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourcePrefetchingCollectionView {
    let target: any UICollectionViewDataSourcePrefetching

    /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
        _objcOptional(target, "collectionView(_:cancelPrefetchingForItemsAt:)") {
            target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
