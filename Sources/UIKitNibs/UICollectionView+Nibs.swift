// SPDX-License-Identifier: Apache-2.0

public import UIKitCollections
import UIKitCore

extension UICollectionView {
    /// Registers a nib with a cell under a name; nil takes it back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib: nib.map { .nib($0) }, kind: nil, identifier: identifier)
    }

    /// Registers a nib with a supplementary view of a kind under a name; nil takes it back.
    public func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        register(nib: nib.map { .nib($0) }, kind: kind, identifier: identifier)
    }
}

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
