// SPDX-License-Identifier: Apache-2.0

public import UIKitCells
public import UIKitCollections
import UIKitCore

extension UICollectionView.CellRegistration {
    /// Cells are made from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(nib: cellNib, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Views are made from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(nib: supplementaryNib, elementKind: elementKind, handler: handler)
    }
}
