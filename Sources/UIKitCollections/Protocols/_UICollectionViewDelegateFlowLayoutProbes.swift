// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UICollectionViewDelegateFlowLayout`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDelegateFlowLayoutProbes: AnyObject {}

extension _UICollectionViewDelegateFlowLayoutProbes {
    private var target: (any UICollectionViewDelegateFlowLayout)? {
        self as? any UICollectionViewDelegateFlowLayout
    }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDelegateFlowLayoutCollectionView? {
        target.map { _UICollectionViewDelegateFlowLayoutCollectionView(target: $0) }
    }
}

/// The methods of `UICollectionViewDelegateFlowLayout` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDelegateFlowLayoutCollectionView {
    let target: any UICollectionViewDelegateFlowLayout

    /// Calls `collectionView(_:layout:sizeForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        _objcOptional(target, "collectionView(_:layout:sizeForItemAt:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                sizeForItemAt: indexPath
            )
        }
    }

    /// Calls `collectionView(_:layout:insetForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        _objcOptional(target, "collectionView(_:layout:insetForSectionAt:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                insetForSectionAt: section
            )
        }
    }

    /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        _objcOptional(target, "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                minimumLineSpacingForSectionAt: section
            )
        }
    }

    /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        _objcOptional(target, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                minimumInteritemSpacingForSectionAt: section
            )
        }
    }

    /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        _objcOptional(target, "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                referenceSizeForHeaderInSection: section
            )
        }
    }

    /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        _objcOptional(target, "collectionView(_:layout:referenceSizeForFooterInSection:)") {
            target.collectionView(
                collectionView,
                layout: collectionViewLayout,
                referenceSizeForFooterInSection: section
            )
        }
    }
}
