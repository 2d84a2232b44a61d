// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// Takes in what people drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol, _UICollectionViewDropDelegateProbes
{
    /// Something was dropped; the data is to take it in.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    // @optional

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

    // placeholder: UICollectionViewDropProposal(operation: .cancel)
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
