// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// The lines of empty rows that fill the rest of a plain table.
final class FillerRows: UIView, ViewPart {
    private var lines: [UIView] = []

    /// Shows as many rows as fit into the height, with the lines of cells.
    func show(height: CGFloat, separators: CellState.Separators) {
        isUserInteractionEnabled = false
        clipsToBounds = true
        let count = height > 0 ? min(Int(bounds.height / height), 1_000) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView()
            addSubview(line)
            lines.append(line)
        }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let inset = separators.inset ?? .zero
        for (index, line) in lines.enumerated() {
            line.backgroundColor = separators.color
            line.frame = CGRect(
                x: inset.left,
                y: CGFloat(index + 1) * height - pixel,
                width: max(0, bounds.width - inset.left - inset.right),
                height: pixel
            )
        }
    }
}

extension UITableView {
    /// Fills what the rows leave of the table; a view below the rows takes that place.
    func placeFillers() {
        let end = table.geometry.height
        let wanted = table.fillerRowHeight
        let height = wanted < 0 ? max(table.rowHeight, 0) : wanted
        let room = bounds.maxY - end
        guard height > 0, room > 0, table.style == .plain, table.footerView == nil,
            table.separatorStyle != .none
        else {
            table.fillers?.removeFromSuperview()
            table.fillers = nil
            return
        }
        let view = table.fillers ?? FillerRows(frame: .zero)
        if view.superview !== self {
            table.fillers = view
            insertPart(view, at: 0)
        }
        view.frame = CGRect(x: 0, y: end, width: bounds.width, height: room)
        var separators = CellState.Separators()
        separators.color = table.separatorColor
        separators.inset = separatorInset
        view.show(height: height, separators: separators)
    }
}
