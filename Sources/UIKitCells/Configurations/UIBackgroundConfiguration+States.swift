// SPDX-License-Identifier: Apache-2.0

public import UIKitInteraction

extension UIBackgroundConfiguration {
    /// The background as it is in a state; a colour that was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.automaticColor = automaticColor(Marks(state))
        return updated
    }

    private func automaticColor(_ marks: Marks) -> UIColor? {
        switch kind {
        case .clear: .clear
        case .plainCell:
            marks.isMarked ? .systemGray4 : .systemBackground
        case .plainHeaderFooter: marks.isPinned ? .secondarySystemBackground : .systemBackground
        case .groupedCell:
            marks.isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .groupedHeaderFooter, .sidebarHeader: .clear
        case .sidebarCell, .accompaniedSidebarCell:
            if marks.isSelected {
                kind == .sidebarCell ? .tintColor : .systemGray4
            } else {
                marks.isMarked ? .systemGray5 : .clear
            }
        }
    }

    /// What of a state is seen in backgrounds.
    private struct Marks {
        var isHighlighted = false
        var isSelected = false
        var isPinned = false

        init(_ state: any UIConfigurationState) {
            if let cell = state as? UICellConfigurationState {
                isHighlighted = cell.isHighlighted || cell.cellDropState == .targeted
                // While a list is edited the mark before the row says that it is selected.
                isSelected = cell.isSelected
                isPinned = cell.isPinned
            } else if let view = state as? UIViewConfigurationState {
                isHighlighted = view.isHighlighted
                isSelected = view.isSelected
                isPinned = view.isPinned
            }
        }

        var isMarked: Bool { isHighlighted || isSelected }
    }
}
