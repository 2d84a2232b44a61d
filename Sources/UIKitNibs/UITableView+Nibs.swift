// SPDX-License-Identifier: Apache-2.0

import UIKitCore
public import UIKitTables

extension UINib: CellNib {
    /// Makes the objects of the nib; those at its top level are returned.
    package func makeTopLevelObjects() -> [Any] { instantiate(withOwner: nil, options: nil) }
}

extension UITableView {
    /// Says which nib cells of an identifier come from; nil takes it back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCellNib(nib, identifier)
    }

    /// Says which nib headers and footers of an identifier come from; nil takes it back.
    public func register(
        _ nib: UINib?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        registerHeaderNib(nib, identifier)
    }
}
