// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// The probes of `UICollectionViewDataSource`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDataSourceProbes: AnyObject {}

extension _UICollectionViewDataSourceProbes {
    private var target: (any UICollectionViewDataSource)? {
        self as? any UICollectionViewDataSource
    }

    /// The methods called `numberOfSections`.
    public var numberOfSections: _UICollectionViewDataSourceNumberOfSections? {
        target.map { _UICollectionViewDataSourceNumberOfSections(target: $0) }
    }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDataSourceCollectionView? {
        target.map { _UICollectionViewDataSourceCollectionView(target: $0) }
    }

    /// The methods called `indexTitles`.
    public var indexTitles: _UICollectionViewDataSourceIndexTitles? {
        target.map { _UICollectionViewDataSourceIndexTitles(target: $0) }
    }
}

/// The methods of `UICollectionViewDataSource` called `numberOfSections`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceNumberOfSections {
    let target: any UICollectionViewDataSource

    /// Calls `numberOfSections(in:)`.
    @discardableResult
    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        _objcOptional(target, "numberOfSections(in:)") {
            target.numberOfSections(in: collectionView)
        }
    }
}

/// The methods of `UICollectionViewDataSource` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceCollectionView {
    let target: any UICollectionViewDataSource

    /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        _objcOptional(target, "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
            target.collectionView(
                collectionView,
                viewForSupplementaryElementOfKind: kind,
                at: indexPath
            )
        }
    }

    /// Calls `collectionView(_:canMoveItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canMoveItemAt:)") {
            target.collectionView(collectionView, canMoveItemAt: indexPath)
        }
    }

    /// Calls `collectionView(_:moveItemAt:to:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        _objcOptional(target, "collectionView(_:moveItemAt:to:)") {
            target.collectionView(
                collectionView,
                moveItemAt: sourceIndexPath,
                to: destinationIndexPath
            )
        }
    }

    /// Calls `collectionView(_:indexPathForIndexTitle:at:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath? {
        _objcOptional(target, "collectionView(_:indexPathForIndexTitle:at:)") {
            target.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }
}

/// The methods of `UICollectionViewDataSource` called `indexTitles`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDataSourceIndexTitles {
    let target: any UICollectionViewDataSource

    /// Calls `indexTitles(for:)`.
    @discardableResult
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        _objcOptional(target, "indexTitles(for:)") {
            target.indexTitles(for: collectionView)
        } ?? nil
    }
}
