// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells

/// How an item lies in an outline.
struct OutlineState: Equatable {
    /// How many items it is below.
    var level: Int
    var isExpanded: Bool
}

/// A data source that shows outlines.
@MainActor
protocol OutlineSource: AnyObject {
    /// How an item lies in its section's outline; nil if the section has none.
    func outlineState(at path: IndexPath) -> OutlineState?
    /// Opens or closes an item's branch, as a person asks for it.
    func toggleOutline(at path: IndexPath)
}

extension UICollectionView {
    var outlineSource: (any OutlineSource)? { sources.dataSource as? any OutlineSource }

    /// A cell shows whether its branch is open.
    func outlineChanged(at path: IndexPath?) {
        guard let path, let cell = cellForItem(at: path) else { return }
        cell.outlineChanged()
    }

    /// Adds the differences of two snapshots to the batch that is collected.
    func add(_ difference: SnapshotDifference, _ marks: SnapshotMarks) {
        addUpdate { update in
            update.sectionDeletes += difference.sectionDeletes
            update.sectionInserts += difference.sectionInserts
            update.sectionMoves += difference.sectionMoves
            update.sectionReloads += marks.sections
            update.itemDeletes += difference.itemDeletes + marks.remade.map(\.from)
            update.itemInserts += difference.itemInserts + marks.remade.map(\.to)
            update.itemMoves += difference.itemMoves.filter { !marks.isRemade($0.from) }
            update.itemReloads += marks.items
            update.reconfigured += marks.reconfigured
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Moves an item to a path, counted without the item itself.
    mutating func place(_ item: ItemIdentifierType, at path: IndexPath) {
        let section = sectionIdentifiers[path.section]
        deleteItems([item])
        let row = rows[path.section]
        if path.item < row.count {
            insertItems([item], beforeItem: row[path.item])
        } else {
            appendItems([item], toSection: section)
        }
    }
}
