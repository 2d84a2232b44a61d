// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import UIKitCollections
import UIKitTables
import UIKitViews

/// The rows of a table or collection view, counted through all sections.
@MainActor
struct ElementList {
    let id: AccessibleID
    private let view: UIView
    /// The number of rows before each section.
    private let starts: [Int]
    let count: Int

    /// Nil for a view that is no list.
    init?(_ view: UIView, _ id: AccessibleID) {
        let counts: [Int]
        switch view {
        case let table as UITableView:
            counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        case let collection as UICollectionView:
            counts = (0..<collection.numberOfSections)
                .map { collection.numberOfItems(inSection: $0) }
        default: return nil
        }
        var starts: [Int] = []
        var total = 0
        for count in counts {
            starts.append(total)
            total += count
        }
        self.view = view
        self.id = id
        self.starts = starts
        count = total
    }

    /// The row of a cell; nil where it shows none now.
    func row(of cell: AnyObject) -> Int? {
        let path: IndexPath?
        switch (view, cell) {
        case (let table as UITableView, let cell as UITableViewCell):
            path = table.indexPath(for: cell)
        case (let collection as UICollectionView, let cell as UICollectionViewCell):
            path = collection.indexPath(for: cell)
        default: path = nil
        }
        guard let path, path.count == 2, starts.indices.contains(path[0]) else { return nil }
        return starts[path[0]] + path[1]
    }
}
