// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The states of cells notify observers by both names.
@MainActor
struct CellObservingTests {
    @Test func statesOfTableCellsAreObserved() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var told: [String] = []
        let tokens = [
            cell.observe(\.isSelected, _key: "isSelected") { _, _ in told.append("isSelected") },
            cell.observe(\.isSelected, _key: "selected") { _, _ in told.append("selected") },
            cell.observe(\.isHighlighted, _key: "isHighlighted") { _, _ in told.append("on") },
            cell.observe(\.isEditing, _key: "isEditing") { _, _ in told.append("isEditing") },
        ]
        cell.isSelected = true
        cell.isHighlighted = true
        cell.setEditing(true, animated: false)
        for token in tokens { token.invalidate() }
        #expect(told == ["selected", "isSelected", "on", "isEditing"])
    }

    @Test func statesOfCollectionCellsAreObserved() {
        let cell = UICollectionViewCell(frame: .zero)
        var told: [String] = []
        let tokens = [
            cell.observe(\.isSelected, _key: "isSelected") { _, _ in told.append("isSelected") },
            cell.observe(\.isHighlighted, _key: "highlighted") { _, _ in told.append("on") },
        ]
        cell.isSelected = true
        cell.isHighlighted = true
        for token in tokens { token.invalidate() }
        #expect(told == ["isSelected", "on"])
    }
}
