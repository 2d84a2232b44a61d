// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that has the selection of a layout manager's document.
package protocol TextSelectionHost: AnyObject {
    /// The selection in units.
    var selectedUnits: Range<Int> { get set }
    /// Whether an insertion point stands at the end of a line, not at the start of the next.
    var isSelectionUpstream: Bool { get }
}

extension NSTextLayoutManager {
    var currentSelections: [NSTextSelection] {
        guard let selectionHost else { return ownSelections }
        let range = range(of: selectionHost.selectedUnits)
        // What a program has set is kept with its granularity and attributes.
        if let only = ownSelections.first, ownSelections.count == 1, only.textRanges == [range] {
            return ownSelections
        }
        return [
            NSTextSelection(
                range: range,
                affinity: selectionHost.isSelectionUpstream ? .upstream : .downstream,
                granularity: .character
            )
        ]
    }

    func select(_ selections: [NSTextSelection]) {
        ownSelections = selections
        guard let selectionHost, let range = selections.first?.textRanges.first,
            let units = units(of: range)
        else { return }
        selectionHost.selectedUnits = units
    }
}
