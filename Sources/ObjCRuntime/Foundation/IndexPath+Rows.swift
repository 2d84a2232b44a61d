// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
    /// Makes the path of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section: the first index.
    ///
    /// Traps when the path is empty.
    public var section: Int {
        get { self[checked: 0] }
        set { self[checked: 0] = newValue }
    }

    /// The row in its section: the second index.
    ///
    /// Traps when the path has none.
    public var row: Int {
        get { self[checked: 1] }
        set { self[checked: 1] = newValue }
    }

    /// The item in its section: the second index.
    ///
    /// Traps when the path has none.
    public var item: Int {
        get { self[checked: 1] }
        set { self[checked: 1] = newValue }
    }

    private subscript(checked position: Int) -> Int {
        get {
            check(position)
            return self[position]
        }
        set {
            check(position)
            self[position] = newValue
        }
    }

    private func check(_ position: Int) {
        guard position >= count else { return }
        Diagnostics.trap(
            .internalInconsistencyException,
            "Invalid index path \(Array(self)) for use with UITableView or UICollectionView: it "
                + "must contain exactly two indices specifying the section and the row or item."
        )
    }
}
