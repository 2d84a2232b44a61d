// SPDX-License-Identifier: Apache-2.0

public import UIKitInteraction

/// What a cell is in: selected, edited, dragged, and the like.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection

    /// Whether the cell cannot be used.
    public var isDisabled = false

    /// Whether a finger is on the cell.
    public var isHighlighted = false

    /// Whether the cell is selected.
    public var isSelected = false

    /// Whether the cell has the focus.
    public var isFocused = false

    /// Whether the cell is held at an edge while its list scrolls.
    public var isPinned = false

    /// Whether the list is edited.
    public var isEditing = false

    /// Whether what lies below the cell in a hierarchy is shown.
    public var isExpanded = false

    /// Whether a swipe shows the cell's actions.
    public var isSwiped = false

    /// Whether the cell is being moved to another place.
    public var isReordering = false

    /// How the cell takes part in a drag.
    public var cellDragState = DragState.none

    /// How the cell takes part in a drop.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// How a cell takes part in a drag.
    public enum DragState: Hashable, Sendable {
        /// It is not dragged.
        case none
        /// It is being lifted.
        case lifting
        /// It is dragged.
        case dragging
    }

    /// How a cell takes part in a drop.
    public enum DropState: Hashable, Sendable {
        /// Nothing would be dropped.
        case none
        /// Something would be dropped elsewhere.
        case notTargeted
        /// Something would be dropped into this cell.
        case targeted
    }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    private var parts: [(String, Bool)] {
        [
            ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected),
            ("Focused", isFocused), ("Pinned", isPinned), ("Editing", isEditing),
            ("Expanded", isExpanded), ("Swiped", isSwiped), ("Reordering", isReordering),
        ]
    }

    /// What is the case.
    public var description: String {
        let names = parts.filter(\.1).map(\.0)
        return
            "<UICellConfigurationState: \(names.isEmpty ? "Normal" : names.joined(separator: ", "))>"
    }

    /// As `description`.
    public var debugDescription: String { description }

    /// What is and what is not the case.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [("traitCollection", traitCollection as Any)]
                + parts.map { ("is\($0.0)", $0.1 as Any) }
                + [("cellDragState", cellDragState), ("cellDropState", cellDropState)]
        )
    }
}
