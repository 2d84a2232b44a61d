// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// The stored properties of a cell, and its state in the table.
@MainActor
struct CellState {
    let style: UITableViewCell.CellStyle
    var reuseIdentifier: String?

    // Set by programs.
    var contentConfiguration: (any UIContentConfiguration)?
    var updatesContent = true
    var backgroundConfiguration: UIBackgroundConfiguration?
    var updatesBackground = true
    var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var focusStyle = UITableViewCell.FocusStyle.default
    var accessory = Accessory()
    var editingAccessory = Accessory()
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var separatorInset: UIEdgeInsets?
    var showsReorderControl = false
    var indentsWhileEditing = true
    var isInteractiveWhileDragged = false
    var hasOwnColor = false
    var isElement: Bool?
    var nibSelection: (() -> Void)?
    var nibAccessoryAction: (() -> Void)?
    var nibInstance: AnyObject?

    // The configuration state.
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
    var needsConfiguration = false
    var isPressed = false
    /// Whether the delegate was notified of its display.
    var isShown = false
    /// Whether it is clipped only while it is inserted or deleted.
    var isClippedForMotion = false

    // Set by the table.
    /// The height that its constraints last wanted, which the table was asked for.
    var wantedHeight: CGFloat?
    /// Whether it has looked at the cell.
    var isStyled = false
    /// The margin that the table gives the cell.
    var tableMargin: CGFloat = 16
    /// Whether the table's sections are set apart.
    var isInGroup = false
    /// The corners of a section that are this cell's.
    var corners = Corners.none
    var separators = Separators()
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the row can be edited, with a control or without.
    var isEditable = false
    /// Whether editing shows a selection circle.
    var marksSelection = false
    var canMove = false
    /// The safe area's insets in the cell.
    var safeInsets = UIEdgeInsets.zero

    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
    }

    /// The accessory: a type or a view.
    struct Accessory {
        var type = UITableViewCell.AccessoryType.none
        var view: UIView?
    }

    /// Which corners of a section are a cell's.
    enum Corners {
        case none
        case top
        case bottom
        case all
    }

    /// The lines of a cell.
    struct Separators: Equatable {
        var color: UIColor?
        /// What the colour is shown through; nil for nothing.
        var effect: UIVisualEffect?
        /// Whether there is an inset separator below the cell.
        var hasBottom = false
        /// Whether there is a full-width separator at the section's beginning or end.
        var hasTopEdge = false
        var hasBottomEdge = false
        /// The table's inset; nil for that of the content.
        var inset: UIEdgeInsets?
        /// Whether the table's inset counts from the content's.
        var countsFromContent = false
    }
}

/// The views of a cell.
@MainActor
struct CellParts {
    var content: UIView = CellContentView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    /// The view of a background configuration.
    var configured: BackgroundView?
    /// The default selection background, a grey.
    var plainSelection: UIView?
    var separator: UIView?
    var topEdge: UIView?
    var accessory: AccessoryPart?
    var editControl: EditControl?
    var reorderControl: ReorderControl?
    /// The leading edge of the content at its last layout, for the separator.
    var contentStart: CGFloat = 0
}

/// The default content view of a cell.
final class CellContentView: UIView, ViewPart {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        heightYieldsToConstraints = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        heightYieldsToConstraints = true
    }
}
