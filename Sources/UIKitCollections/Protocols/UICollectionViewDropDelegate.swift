// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// Takes in what people drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol, _UICollectionViewDropDelegateProbes
{
    /// Something was dropped; the data is to take it in.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    /// Whether a drag is of interest; true where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        canHandle session: any UIDropSession
    ) -> Bool

    /// A drag has come over the collection view.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnter session: any UIDropSession
    )

    /// What a drop here would do.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// A drag has left the collection view.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidExit session: any UIDropSession
    )

    /// A drag that was over the collection view is over.
    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnd session: any UIDropSession
    )

    /// How the cell looks that is dropped.
    func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        canHandle session: any UIDropSession
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canHandle:)", collectionView, session)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnter session: any UIDropSession
    ) {
        _objcDefault(self, "collectionView(_:dropSessionDidEnter:)", collectionView, session)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        _objcDefault(
            self,
            "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
            collectionView,
            session,
            destinationIndexPath,
            else: UICollectionViewDropProposal(operation: .cancel)
        )
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidExit session: any UIDropSession
    ) {
        _objcDefault(self, "collectionView(_:dropSessionDidExit:)", collectionView, session)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidEnd session: any UIDropSession
    ) {
        _objcDefault(self, "collectionView(_:dropSessionDidEnd:)", collectionView, session)
    }

    /// Says that there is no such method.
    public func collectionView(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        _objcDefault(
            self,
            "collectionView(_:dropPreviewParametersForItemAt:)",
            collectionView,
            indexPath
        )
    }
}
