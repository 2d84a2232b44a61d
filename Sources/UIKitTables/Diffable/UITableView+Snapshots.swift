// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

extension UITableView {
    /// Passes the difference of two snapshots to the batch of updates.
    func tell(
        _ difference: SnapshotDifference,
        _ marks: SnapshotMarks,
        _ animation: UITableView.RowAnimation
    ) {
        if !difference.sectionDeletes.isEmpty {
            deleteSections(IndexSet(difference.sectionDeletes), with: animation)
        }
        if !difference.sectionInserts.isEmpty {
            insertSections(IndexSet(difference.sectionInserts), with: animation)
        }
        for move in difference.sectionMoves { moveSection(move.from, toSection: move.to) }
        if !marks.sections.isEmpty { reloadSections(IndexSet(marks.sections), with: animation) }
        // What is made again somewhere else goes and comes.
        let deletes = difference.itemDeletes + marks.remade.map(\.from)
        if !deletes.isEmpty { deleteRows(at: deletes, with: animation) }
        let inserts = difference.itemInserts + marks.remade.map(\.to)
        if !inserts.isEmpty { insertRows(at: inserts, with: animation) }
        for move in difference.itemMoves where !marks.isRemade(move.from) {
            moveRow(at: move.from, to: move.to)
        }
        if !marks.items.isEmpty { reloadRows(at: marks.items, with: animation) }
        if !marks.reconfigured.isEmpty { reconfigureRows(at: marks.reconfigured) }
    }
}
