// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitInteraction

/// What a snapshot wants made or filled again, as paths of the one before it.
package struct SnapshotMarks {
    package private(set) var sections: [Int] = []
    package private(set) var items: [IndexPath] = []
    package private(set) var reconfigured: [IndexPath] = []
    /// Items that are made again and lie elsewhere: they go and come.
    package private(set) var remade: [(from: IndexPath, to: IndexPath)] = []
    private var remadeOrigins: Set<IndexPath> = []

    /// Finds what a snapshot marks, beside its difference from the one before.
    package init<Section: Hashable, Item: Hashable>(
        _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ difference: SnapshotDifference
    ) {
        guard
            !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty
                || !new.reloadedSectionIdentifiers.isEmpty
        else { return }
        let movedSections = Set(difference.sectionMoves.map(\.from))
        sections = Set(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
            .filter { !movedSections.contains($0) }.sorted()
        let reloaded = Set(sections)
        var moves: [IndexPath: IndexPath] = [:]
        for move in difference.itemMoves { moves[move.from] = move.to }
        for item in Set(new.reloadedItemIdentifiers) {
            guard let place = old.path(of: item) else { continue }
            let path = IndexPath(item: place.item, section: place.section)
            if let target = moves[path] {
                remade.append((path, target))
                remadeOrigins.insert(path)
            } else if !reloaded.contains(place.section) {
                items.append(path)
            }
        }
        items.sort()
        for item in new.reconfiguredItemIdentifiers {
            guard let place = old.path(of: item) else { continue }
            reconfigured.append(IndexPath(item: place.item, section: place.section))
        }
    }

    /// Whether the item at a path is made again elsewhere.
    package func isRemade(_ path: IndexPath) -> Bool { remadeOrigins.contains(path) }
}
