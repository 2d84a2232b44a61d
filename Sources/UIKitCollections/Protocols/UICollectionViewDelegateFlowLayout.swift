// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Gives a flow layout the sizes of each item and section.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate,
    _UICollectionViewDelegateFlowLayoutProbes
{
    /// The size of an item; the layout's `itemSize` where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The space around the items of a section.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least space between lines of a section.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least space between items of a line.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The size of a section's header, of which the side along scrolling counts.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The size of a section's footer, of which the side along scrolling counts.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        _objcDefault(
            self,
            "collectionView(_:layout:sizeForItemAt:)",
            collectionView,
            collectionViewLayout,
            indexPath,
            else: .zero
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        _objcDefault(
            self,
            "collectionView(_:layout:insetForSectionAt:)",
            collectionView,
            collectionViewLayout,
            section,
            else: .zero
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        _objcDefault(
            self,
            "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            collectionView,
            collectionViewLayout,
            section
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        _objcDefault(
            self,
            "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            collectionView,
            collectionViewLayout,
            section
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        _objcDefault(
            self,
            "collectionView(_:layout:referenceSizeForHeaderInSection:)",
            collectionView,
            collectionViewLayout,
            section,
            else: .zero
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        _objcDefault(
            self,
            "collectionView(_:layout:referenceSizeForFooterInSection:)",
            collectionView,
            collectionViewLayout,
            section,
            else: .zero
        )
    }
}
