// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// A placeholder for data that is still being loaded.
@MainActor
final class PlaceholderRow {
    let source: UITableViewPlaceholder
    /// The key of the row among those that are shown.
    var key: RowKey
    /// Whether the table has it already, so that changes move it.
    var isShown = false

    init(_ source: UITableViewPlaceholder) {
        self.source = source
        key = RowKey(source.path)
    }
}

// The data source does not know of placeholders: the table adds them to its rows.
extension UITableView {
    func insertPlaceholder(_ source: UITableViewPlaceholder) -> PlaceholderRow {
        loadIfNeeded()
        let row = PlaceholderRow(source)
        table.placeholders.append(row)
        change { $0.insertRows([source.path], .automatic) }
        row.isShown = true
        return row
    }

    /// Replaces a placeholder by a row, whose data the block inserts.
    func commit(_ row: PlaceholderRow, _ update: (IndexPath) -> Void) -> Bool {
        guard let index = table.placeholders.firstIndex(where: { $0 === row }) else { return false }
        let path = dataPath(row.key)
        table.placeholders.remove(at: index)
        update(path)
        change { $0.reloadRows([row.key.path], .none) }
        return true
    }

    func delete(_ row: PlaceholderRow) -> Bool {
        guard let index = table.placeholders.firstIndex(where: { $0 === row }) else { return false }
        table.placeholders.remove(at: index)
        change { $0.deleteRows([row.key.path], .automatic) }
        return true
    }

    func placeholder(at key: RowKey) -> UITableViewPlaceholder? {
        guard !table.placeholders.isEmpty else { return nil }
        return table.placeholders.first { $0.key == key }?.source
    }

    /// The number of placeholders in a section, or before a row of it.
    func placeholderCount(in section: Int, before row: Int = .max) -> Int {
        guard !table.placeholders.isEmpty else { return 0 }
        return table.placeholders.count { $0.key.section == section && $0.key.row < row }
    }

    /// Lets placeholders go along with changes.
    func movePlaceholders(_ plan: UpdatePlan) {
        for row in table.placeholders where row.isShown {
            row.key = plan.newPlace(row.key) ?? row.key
        }
    }
}
