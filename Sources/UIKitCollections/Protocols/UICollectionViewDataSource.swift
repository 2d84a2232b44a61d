// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Has the items that a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol, _UICollectionViewDataSourceProbes {
    /// How many items a section has.
    func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int

    /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)` or a registration.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    // @optional

    /// How many sections there are; 1 where it is not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    // placeholder: UICollectionReusableView(frame: .zero)
    /// A supplementary view, such as a header, that the layout wants; dequeued as cells are.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether a finger may move an item; true where only the moving is implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool

    /// A finger has moved an item; the data is to follow.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )

    /// The titles of the index beside the content.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    // placeholder: IndexPath(item: 0, section: 0)
    /// The item that a title of the index leads to.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}
