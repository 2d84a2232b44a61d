// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// A row that a person drags to another place.
@MainActor
final class MovingRow {
    let cell: UITableViewCell
    /// The key of the row in the data source.
    let origin: RowKey
    /// The present key of the row.
    var key: RowKey
    /// From the finger to the middle of the cell.
    let grip: CGFloat
    var place: CGPoint
    var scroller: EdgeScroller?

    init(_ cell: UITableViewCell, _ key: RowKey, grip: CGFloat, place: CGPoint) {
        self.cell = cell
        origin = key
        self.key = key
        self.grip = grip
        self.place = place
    }

    /// The data source's name for the row at a place.
    func dataKey(of shown: RowKey) -> RowKey {
        if shown == key { return origin }
        var found = shown
        // Without the moved row, the rows below its place move up; with it, those below its origin
        // move down.
        if found.section == key.section, found.row > key.row { found.row -= 1 }
        if found.section == origin.section, found.row >= origin.row { found.row += 1 }
        return found
    }
}
