// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCells
public import UIKitViews

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, ConfigurationUpdating {
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final var state: CellState
    final var parts = CellParts()

    // MARK: Life

    /// Makes a cell; cells with the same reuse identifier are interchangeable.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        state = CellState(style: style, reuseIdentifier: reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    /// Makes a cell of the default style without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if !frame.isEmpty { self.frame = frame }
    }

    /// Reads an archived cell.
    public required init?(coder: NSCoder) {
        state = CellState(style: .default, reuseIdentifier: nil)
        super.init(coder: coder)
        setUpCell()
        decodeCell(from: coder)
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITableViewCell.self)
    }

    /// Archives the cell with its settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITableViewCell>) {
        properties.keep(
            \.automaticallyUpdatesBackgroundConfiguration,
            "UIAutomaticallyUpdatesBackgroundConfiguration"
        )
        properties.keep(
            \.automaticallyUpdatesContentConfiguration,
            "UIAutomaticallyUpdatesContentConfiguration"
        )
        properties.keep(\.focusStyle, "UIFocusStyle")
        properties.keep(\.isEditing, "UIEditing")
        properties.keep(\.isHighlighted, "UIHighlighted")
        properties.keep(\.isSelected, "UISelected")
        properties.keep(\.multipleSelectionBackgroundView, "UIMultipleSelectionBackgroundView")
        properties.keep(\.separatorInset, "UISeparatorInset")
        properties.keep(\.shouldIndentWhileEditing, "UIShouldIndentWhileEditing")
        properties.keep(\.showsReorderControl, "UIShowsReorderControl")
        properties.keep(
            \.userInteractionEnabledWhileDragging,
            "UIUserInteractionEnabledWhileDragging"
        )
    }

    /// Identifies interchangeable cells.
    open var reuseIdentifier: String? { state.reuseIdentifier }

    /// Called before the cell is used for another row; overrides call the base class.
    open func prepareForReuse() {
        replaced("prepareForReuse", in: UITableViewCell.self) ?? resetForReuse()
    }

    // MARK: Content

    /// The view for custom subviews; replaced when a content configuration is set.
    open var contentView: UIView { parts.content }

    /// The main label; nil with a content configuration.
    open var textLabel: UILabel? { legacyTextLabel }

    /// The secondary label; nil in the default style and with a content configuration.
    open var detailTextLabel: UILabel? { legacyDetailLabel }

    /// The image view; nil in the style `value2` and with a content configuration.
    open var imageView: UIImageView? { legacyImageView }

    /// The configuration of the content; setting it replaces the content view and the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { state.contentConfiguration }
        set { setContentConfiguration(newValue) }
    }

    /// The default content configuration of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch state.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Whether the content configuration follows the state of the cell; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { state.updatesContent }
        set {
            announcing("automaticallyUpdatesContentConfiguration") {
                state.updatesContent = newValue
            }
        }
    }

    // MARK: Background

    /// The configuration of the background; setting it replaces both background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { state.backgroundConfiguration }
        set { announcing("backgroundConfiguration") { setBackgroundConfiguration(newValue) } }
    }

    /// The background configuration of cells in the table around this one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        state.isInGroup ? .listGroupedCell() : .listPlainCell()
    }

    /// Whether the background configuration follows the state of the cell; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { state.updatesBackground }
        set {
            announcing("automaticallyUpdatesBackgroundConfiguration") {
                state.updatesBackground = newValue
            }
        }
    }

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        get { parts.background }
        set {
            customizes(.backgroundView, \UITableViewCell.backgroundView, newValue)
            announcing("backgroundView") { setBackgroundView(newValue) }
        }
    }

    /// A view behind the content of a cell that is highlighted or selected; grey by default.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set {
            customizes(.selectedBackgroundView, \UITableViewCell.selectedBackgroundView, newValue)
            announcing("selectedBackgroundView") { setSelectedBackgroundView(newValue) }
        }
    }

    /// The background of a selected cell in tables with multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set {
            announcing("multipleSelectionBackgroundView") {
                customizes(
                    .multipleSelectionBackgroundView,
                    \UITableViewCell.multipleSelectionBackgroundView,
                    newValue
                )
                guard newValue !== parts.multipleSelectionBackground else { return }
                parts.multipleSelectionBackground?.removeFromSuperview()
                parts.multipleSelectionBackground = newValue
                showSelection(animated: false)
            }
        }
    }

    // MARK: State

    /// The configuration state.
    open var configurationState: UICellConfigurationState { presentState }

    /// Requests a call of `updateConfiguration(using:)` before the next frame.
    open func setNeedsUpdateConfiguration() { markNeedsConfiguration() }

    /// Fits the configurations to a state; overrides call the base class.
    open func updateConfiguration(using state: UICellConfigurationState) {
        applyConfigurations(for: state)
    }

    /// Fits the configurations to a state in place of an override.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { state.updateHandler }
        set {
            state.updateHandler = newValue
            if newValue != nil { setNeedsUpdateConfiguration() }
        }
    }

    /// How the cell looks when it is selected.
    open var selectionStyle: UITableViewCell.SelectionStyle {
        get { state.selectionStyle }
        set {
            customizes(.selectionStyle, \UITableViewCell.selectionStyle, newValue)
            announcing("selectionStyle") {
                state.selectionStyle = newValue
                showSelection(animated: false)
            }
        }
    }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { state.isSelected }
        set { announcing("isSelected", "selected") { setSelected(newValue, animated: false) } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set {
            announcing("isHighlighted", "highlighted") { setHighlighted(newValue, animated: false) }
        }
    }

    /// Selects or deselects the cell, without changing the table's selection.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if let result: Void = replaced(
            "setSelected:animated:",
            in: UITableViewCell.self,
            [selected, animated]
        ) {
            return result
        }
        guard selected != state.isSelected else { return }
        state.isSelected = selected
        selectionDidChange(animated: animated)
    }

    /// Highlights the cell or does the opposite.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if let result: Void = replaced(
            "setHighlighted:animated:",
            in: UITableViewCell.self,
            [highlighted, animated]
        ) {
            return result
        }
        guard highlighted != state.isHighlighted else { return }
        state.isHighlighted = highlighted
        selectionDidChange(animated: animated)
    }

    /// How the cell looks when it has the focus.
    open var focusStyle: UITableViewCell.FocusStyle {
        get { state.focusStyle }
        set {
            customizes(.focusStyle, \UITableViewCell.focusStyle, newValue)
            state.focusStyle = newValue
        }
    }

    /// What shows that the cell has the focus; nothing where the cell shows that in its own way.
    open override var focusEffect: UIFocusEffect? {
        get { state.focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }

    // MARK: Accessories

    /// The type of the accessory.
    open var accessoryType: UITableViewCell.AccessoryType {
        get { state.accessory.type }
        set {
            announcing("accessoryType") {
                customizes(.accessoryType, \UITableViewCell.accessoryType, newValue)
                guard newValue != state.accessory.type else { return }
                state.accessory.type = newValue
                accessoriesDidChange()
            }
        }
    }

    /// A view at the end of the cell, in place of `accessoryType`.
    open var accessoryView: UIView? {
        get { state.accessory.view }
        set {
            announcing("accessoryView") {
                guard newValue !== state.accessory.view else { return }
                state.accessory.view?.removeFromSuperview()
                state.accessory.view = newValue
                accessoriesDidChange()
            }
        }
    }

    /// The type of the accessory while editing.
    open var editingAccessoryType: UITableViewCell.AccessoryType {
        get { state.editingAccessory.type }
        set {
            announcing("editingAccessoryType") {
                customizes(.editingAccessoryType, \UITableViewCell.editingAccessoryType, newValue)
                guard newValue != state.editingAccessory.type else { return }
                state.editingAccessory.type = newValue
                accessoriesDidChange()
            }
        }
    }

    /// A view at the end of the cell while the table is edited.
    open var editingAccessoryView: UIView? {
        get { state.editingAccessory.view }
        set {
            announcing("editingAccessoryView") {
                guard newValue !== state.editingAccessory.view else { return }
                state.editingAccessory.view?.removeFromSuperview()
                state.editingAccessory.view = newValue
                accessoriesDidChange()
            }
        }
    }

    /// How deep the content is indented.
    open var indentationLevel: Int {
        get { state.indentationLevel }
        set {
            announcing("indentationLevel") {
                state.indentationLevel = newValue
                setNeedsLayout()
            }
        }
    }

    /// The width of an indentation level in points; 10 by default.
    open var indentationWidth: CGFloat {
        get { state.indentationWidth }
        set {
            announcing("indentationWidth") {
                state.indentationWidth = newValue
                setNeedsLayout()
            }
        }
    }

    /// The insets of the separator; only left and right count.
    open var separatorInset: UIEdgeInsets {
        get { state.separatorInset ?? shownSeparatorInset }
        set {
            customizes(.separatorInset, \UITableViewCell.separatorInset, newValue)
            announcing("separatorInset") {
                state.separatorInset = newValue
                setNeedsLayout()
            }
        }
    }

    // MARK: Editing

    /// Whether the cell shows editing controls.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        announcing("isEditing", "editing") { changeEditing(editing, animated: animated) }
    }

    /// The control that editing shows before the cell; the table's delegate decides.
    open var editingStyle: UITableViewCell.EditingStyle { state.editingStyle }

    /// Whether the button is shown that deletes the row.
    open var showingDeleteConfirmation: Bool { state.isSwiped }

    /// Whether editing shows a control by which the row is moved; the table shows it for each row
    /// that can be moved.
    open var showsReorderControl: Bool {
        get { state.showsReorderControl }
        set {
            announcing("showsReorderControl") {
                state.showsReorderControl = newValue
                setNeedsLayout()
            }
        }
    }

    /// Whether the content of an editable row moves aside even without a control before it; true by
    /// default.
    open var shouldIndentWhileEditing: Bool {
        get { state.indentsWhileEditing }
        set {
            announcing("shouldIndentWhileEditing") {
                state.indentsWhileEditing = newValue
                setNeedsLayout()
            }
        }
    }

    /// Called before what editing shows comes or goes; overrides call the base class.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called after what editing shows has come or gone; overrides call the base class.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Dragging

    /// Whether touches reach the cell while it is dragged.
    open var userInteractionEnabledWhileDragging: Bool {
        get { state.isInteractiveWhileDragged }
        set {
            announcing("userInteractionEnabledWhileDragging") {
                state.isInteractiveWhileDragged = newValue
            }
        }
    }

    /// Called when the cell takes part in a drag in another way; overrides call the base class.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        setNeedsUpdateConfiguration()
    }

    // MARK: UIView

    /// Places the content, the backgrounds, the accessory and the controls.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UITableViewCell.self) { return result }
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    /// The height that the content needs in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingCellSize(size) }

    /// The height that the content needs in a width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingCellSize(targetSize)
    }

    /// Requests a new height from the table, if cells size themselves.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }

    /// Fits the configurations to the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange()
    }

    /// Colours again what is shown in the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintDidChange()
    }

    /// The colour behind the content; that of the table's style unless set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            state.hasOwnColor = true
            super.backgroundColor = newValue
        }
    }

    /// Whether the cell receives touches; false if it is disabled.
    open override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set {
            super.isUserInteractionEnabled = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the row can be focused: if it can be selected.
    open override var canBecomeFocused: Bool { mayHaveFocus }

    /// Fits the configurations to having or not having the focus.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        setNeedsUpdateConfiguration()
    }

    /// Return and Space use the row that has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressBegan(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Return and Space use the row that has the focus.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressEnded(presses) { super.pressesEnded(presses, with: event) }
    }

    /// Releases a key without selecting the row.
    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !pressCancelled(presses) { super.pressesCancelled(presses, with: event) }
    }

    // MARK: Accessibility

    /// Whether the row is one accessibility element: if it shows texts and no controls.
    open override var isAccessibilityElement: Bool {
        get { state.isElement ?? isOneElement }
        set { state.isElement = newValue }
    }

    /// The texts of the row, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTexts }
        set { super.accessibilityLabel = newValue }
    }

    /// A button that may be selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { cellTraits(super.accessibilityTraits) }
        set { super.accessibilityTraits = newValue }
    }

    /// Uses the row as a tap does.
    open override func accessibilityActivate() -> Bool {
        table?.activate(self) ?? super.accessibilityActivate()
    }

    /// The swipe actions, if no custom actions are set.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? table?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }
}
