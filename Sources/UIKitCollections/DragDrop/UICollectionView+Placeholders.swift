// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// An item that stands for data that is still to come.
@MainActor
final class PlaceholderItem {
    let source: UICollectionViewPlaceholder
    /// Where the item is among those that are shown.
    var path: IndexPath
    /// Whether the view has it already, so that changes move it.
    var isShown = false

    init(_ source: UICollectionViewPlaceholder) {
        self.source = source
        path = source.path
    }
}

// The data source does not know of placeholders: the view counts them beside its items.
extension UICollectionView {
    func insertPlaceholder(_ source: UICollectionViewPlaceholder) -> PlaceholderItem {
        _ = counts
        let item = PlaceholderItem(source)
        placeholders.append(item)
        updates.placeholders += 1
        addUpdate { $0.itemInserts.append(source.path) }
        item.isShown = true
        return item
    }

    /// Replaces a placeholder by the item whose data the block puts where it is told.
    func commit(_ item: PlaceholderItem, _ update: (IndexPath) -> Void) -> Bool {
        guard remove(item) else { return false }
        update(dataPath(item.path))
        addUpdate { $0.itemReloads.append(item.path) }
        return true
    }

    func delete(_ item: PlaceholderItem) -> Bool {
        guard remove(item) else { return false }
        addUpdate { $0.itemDeletes.append(item.path) }
        return true
    }

    private func remove(_ item: PlaceholderItem) -> Bool {
        guard let index = placeholders.firstIndex(where: { $0 === item }) else {
            return false
        }
        placeholders.remove(at: index)
        updates.placeholders -= 1
        return true
    }

    func fillPlaceholder(_ item: PlaceholderItem) {
        guard let cell = cellForItem(at: item.path) else { return }
        item.source.cellUpdateHandler?(cell)
    }

    func placeholder(at path: IndexPath) -> PlaceholderItem? {
        guard !placeholders.isEmpty else { return nil }
        return placeholders.first { $0.path == path }
    }

    /// How many placeholders stand in a section.
    func placeholderCount(in section: Int) -> Int {
        guard !placeholders.isEmpty else { return 0 }
        return placeholders.count { $0.path.section == section }
    }

    /// What the data source calls an item that is shown at a path.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard !placeholders.isEmpty, path.count == 2 else { return path }
        let before = placeholders.count {
            $0.path.section == path.section && $0.path.item < path.item
        }
        return before == 0 ? path : IndexPath(item: path.item - before, section: path.section)
    }

    /// Lets placeholders go along with changes.
    func movePlaceholders(_ update: BatchUpdate) {
        for item in placeholders where item.isShown {
            item.path = update.target(of: item.path) ?? item.path
        }
    }

    /// Nothing stands for data any more once all is asked for again.
    func forgetPlaceholders() {
        placeholders = []
        updates.placeholders = 0
    }
}
