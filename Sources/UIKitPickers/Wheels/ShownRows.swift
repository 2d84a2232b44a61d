// SPDX-License-Identifier: Apache-2.0

import UIKitControls

/// The rows of a wheel that can be seen, and views of rows that have gone.
@MainActor
struct ShownRows {
    /// A row's view.
    struct Row {
        var view: UIView
        /// Whether the view is the delegate's, not a label of the wheel's.
        var isOwn: Bool
    }

    var shown: [Int: Row] = [:]
    /// The row in front when the wheel was last laid out.
    var foremost = -1
    private var spare: [Row] = []

    /// Takes the rows outside a range off the wheel.
    mutating func keep(_ range: ClosedRange<Int>) {
        for (index, row) in shown where !range.contains(index) { retire(index, row) }
    }

    /// Takes all rows off the wheel; none of them serves again, since what they show may differ.
    mutating func removeAll() {
        for row in shown.values { row.view.removeFromSuperview() }
        shown = [:]
        spare = []
    }

    /// A view that has left the wheel.
    mutating func takeSpare(isOwn: Bool) -> UIView? {
        guard let index = spare.lastIndex(where: { $0.isOwn == isOwn }) else { return nil }
        return spare.remove(at: index).view
    }

    private mutating func retire(_ index: Int, _ row: Row) {
        row.view.removeFromSuperview()
        shown[index] = nil
        if spare.count < 16 { spare.append(row) }
    }
}
