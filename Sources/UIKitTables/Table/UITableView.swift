// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCells
import UIKitControls

/// Rows below each other, in sections, made only as they are seen.
///
/// The class holds the interface; the work is in the extensions, and where everything lies in a
/// `TableGeometry`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1
    /// The title of the index that leads to the search bar: a magnifying glass.
    public static let indexSearch = "{search}"
    /// Posted after a person has selected or deselected a row.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification"
    )

    final var table: TableState
    final var shown = ShownViews()
    final var pools = ReusePools()
    final var selecting = SelectionState()
    final var updating = UpdateState()
    final var editing = TableEditing()

    // MARK: Life

    /// Makes a table of a style, which stays.
    public init(frame: CGRect, style: UITableView.Style) {
        table = TableState(style: style)
        super.init(frame: frame)
        setUpTable()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Reads an archived table.
    public required init?(coder: NSCoder) {
        table = TableState(style: UITableView.decodeStyle(from: coder))
        super.init(coder: coder)
        setUpTable()
        decodeTable(from: coder)
        decodeScrolling(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITableView.self)
    }

    /// Archives the table with its settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITableView>) {
        properties.keep(\.allowsFocus, "UIAllowsFocus")
        properties.keep(\.allowsFocusDuringEditing, "UIAllowsFocusDuringEditing")
        properties.keep(
            \.allowsMultipleSelectionDuringEditing,
            "UIAllowsMultipleSelectionDuringEditing"
        )
        properties.keep(\.allowsSelectionDuringEditing, "UIAllowsSelectionDuringEditing")
        properties.keep(
            \.cellLayoutMarginsFollowReadableWidth,
            "UICellLayoutMarginsFollowReadableWidth"
        )
        properties.keep(\.contentHuggingElements, "UIContentHuggingElements")
        properties.keep(\.dragInteractionEnabled, "UIDragInteractionEnabled")
        properties.keep(\.estimatedRowHeight, "UIEstimatedRowHeight")
        properties.keep(\.estimatedSectionFooterHeight, "UIEstimatedSectionFooterHeight")
        properties.keep(\.estimatedSectionHeaderHeight, "UIEstimatedSectionHeaderHeight")
        properties.keep(\.fillerRowHeight, "UIFillerRowHeight")
        properties.keep(\.insetsContentViewsToSafeArea, "UIInsetsContentViewsToSafeArea")
        properties.keep(\.isEditing, "UIEditing")
        properties.keep(\.isPrefetchingEnabled, "UIPrefetchingEnabled")
        properties.keep(\.isSpringLoaded, "UISpringLoaded")
        properties.keep(\.remembersLastFocusedIndexPath, "UIRemembersLastFocusedIndexPath")
        properties.keep(\.sectionHeaderTopPadding, "UISectionHeaderTopPadding")
        properties.keep(\.sectionIndexBackgroundColor, "UISectionIndexBackgroundColor")
        properties.keep(\.sectionIndexColor, "UISectionIndexColor")
        properties.keep(
            \.sectionIndexMinimumDisplayRowCount,
            "UISectionIndexMinimumDisplayRowCount"
        )
        properties.keep(
            \.sectionIndexTrackingBackgroundColor,
            "UISectionIndexTrackingBackgroundColor"
        )
        properties.keep(\.selectionFollowsFocus, "UISelectionFollowsFocus")
        properties.keep(\.selfSizingInvalidation, "UISelfSizingInvalidation")
        properties.keep(\.separatorColor, "UISeparatorColor")
        properties.keep(\.separatorEffect, "UISeparatorEffect")
        properties.keep(\.separatorInset, "UISeparatorInset")
        properties.keep(\.separatorInsetReference, "UISeparatorInsetReference")
    }

    /// How sections look.
    open var style: UITableView.Style { table.style }

    // MARK: Data

    /// Says what the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { table.dataSource }
        set {
            if let result: Void = replaced("setDataSource:", in: UITableView.self, [newValue]) {
                return result
            }
            guard newValue !== table.dataSource else { return }
            table.dataSource = newValue
            dataSourceDidChange()
        }
    }

    // Narrower than in the base class, which has its own for those that know no more of the view.
    /// Decides on heights, headers, selection and editing, and hears of them and of scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            replaced("setDelegate:", in: UITableView.self, [newValue])
                ?? setDelegate(newValue)
        }
    }

    /// Prepares the data of rows that may soon be seen.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { table.prefetchDataSource }
        set { announcing("prefetchDataSource") { table.prefetchDataSource = newValue } }
    }

    /// Whether rows are announced to the prefetching data source; true by default.
    open var isPrefetchingEnabled: Bool {
        get { table.prefetches }
        set {
            announcing("isPrefetchingEnabled", "prefetchingEnabled") { table.prefetches = newValue }
        }
    }

    /// Gives the items of rows that are dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { table.dragDelegate }
        set { announcing("dragDelegate") { setDragDelegate(newValue) } }
    }

    /// Takes items that are dropped.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { table.dropDelegate }
        set { announcing("dropDelegate") { setDropDelegate(newValue) } }
    }

    /// Throws away what is shown and asks for everything anew; the selection is lost.
    open func reloadData() { replaced("reloadData", in: UITableView.self) ?? reload() }

    /// How many sections there are; 1, without a row, where nobody has said so.
    open var numberOfSections: Int {
        loadIfNeeded()
        return table.dataSource == nil ? 1 : table.geometry.sections.count
    }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int { rowCount(section) }

    /// Whether there is something that the data source has not heard of: a placeholder, or a row
    /// that is being moved.
    open var hasUncommittedUpdates: Bool { hasPendingChanges }

    // MARK: Heights

    /// The height of rows that the delegate says nothing about; by default the cell's own choice.
    open var rowHeight: CGFloat {
        get { table.rowHeight }
        set {
            customizes(.rowHeight, \UITableView.rowHeight, newValue)
            announcing("rowHeight") { setHeight(newValue, \.rowHeight) }
        }
    }

    /// The height of headers that the delegate says nothing about; automatic by default.
    open var sectionHeaderHeight: CGFloat {
        get { table.sectionHeaderHeight }
        set {
            customizes(.sectionHeaderHeight, \UITableView.sectionHeaderHeight, newValue)
            announcing("sectionHeaderHeight") { setHeight(newValue, \.sectionHeaderHeight) }
        }
    }

    /// The height of footers that the delegate says nothing about; automatic by default.
    open var sectionFooterHeight: CGFloat {
        get { table.sectionFooterHeight }
        set { announcing("sectionFooterHeight") { setHeight(newValue, \.sectionFooterHeight) } }
    }

    /// About how high rows are that have not been seen; 0 to ask for every height at once.
    open var estimatedRowHeight: CGFloat {
        get { table.estimatedRowHeight }
        set {
            customizes(.estimatedRowHeight, \UITableView.estimatedRowHeight, newValue)
            announcing("estimatedRowHeight") { setHeight(newValue, \.estimatedRowHeight) }
        }
    }

    /// About how high headers are that have not been seen.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { table.estimatedSectionHeaderHeight }
        set {
            announcing("estimatedSectionHeaderHeight") {
                setHeight(newValue, \.estimatedSectionHeaderHeight)
            }
        }
    }

    /// About how high footers are that have not been seen.
    open var estimatedSectionFooterHeight: CGFloat {
        get { table.estimatedSectionFooterHeight }
        set {
            announcing("estimatedSectionFooterHeight") {
                setHeight(newValue, \.estimatedSectionFooterHeight)
            }
        }
    }

    /// The height of empty rows that fill a plain table; 0, the default, for none.
    open var fillerRowHeight: CGFloat {
        get { table.fillerRowHeight }
        set {
            announcing("fillerRowHeight") {
                table.fillerRowHeight = newValue
                setNeedsLayout()
            }
        }
    }

    /// The room above each header; automatic by default, which is 22 in plain tables.
    open var sectionHeaderTopPadding: CGFloat {
        get { table.sectionHeaderTopPadding }
        set {
            customizes(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding, newValue)
            announcing("sectionHeaderTopPadding") { setHeight(newValue, \.sectionHeaderTopPadding) }
        }
    }

    /// When cells that size themselves are measured anew.
    open var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { table.selfSizing }
        set { announcing("selfSizingInvalidation") { setSelfSizing(newValue) } }
    }

    /// Which parts keep to the width of their content; nothing by default.
    open var contentHuggingElements: UITableViewContentHuggingElements {
        get { table.huggingElements }
        set { announcing("contentHuggingElements") { table.huggingElements = newValue } }
    }

    // MARK: Looks

    /// The lines between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { table.separatorStyle }
        set {
            customizes(.separatorStyle, \UITableView.separatorStyle, newValue)
            announcing("separatorStyle") {
                table.separatorStyle = newValue
                restyleRows()
            }
        }
    }

    /// The colour of the lines.
    open var separatorColor: UIColor? {
        get { table.separatorColor }
        set {
            customizes(.separatorColor, \UITableView.separatorColor, newValue)
            announcing("separatorColor") {
                table.separatorColor = newValue
                restyleRows()
            }
        }
    }

    /// An effect that the lines' colour is shown through, such as vibrancy; nil for none.
    open var separatorEffect: UIVisualEffect? {
        get { table.separatorEffect }
        set {
            customizes(.separatorEffect, \UITableView.separatorEffect, newValue)
            announcing("separatorEffect") {
                table.separatorEffect = newValue
                restyleRows()
            }
        }
    }

    /// How far the lines stay away from the edges; only left and right count.
    open var separatorInset: UIEdgeInsets {
        get { table.separatorInset ?? usualSeparatorInset }
        set {
            customizes(.separatorInset, \UITableView.separatorInset, newValue)
            announcing("separatorInset") {
                table.separatorInset = newValue
                restyleRows()
            }
        }
    }

    /// From where `separatorInset` counts.
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { table.separatorReference }
        set {
            announcing("separatorInsetReference") {
                table.separatorReference = newValue
                restyleRows()
            }
        }
    }

    /// Whether the margins of cells keep lines of text from becoming too long.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { table.followsReadableWidth }
        set {
            announcing("cellLayoutMarginsFollowReadableWidth") {
                customizes(
                    .cellLayoutMarginsFollowReadableWidth,
                    \UITableView.cellLayoutMarginsFollowReadableWidth,
                    newValue
                )
                table.followsReadableWidth = newValue
                widthDidChange()
            }
        }
    }

    /// Whether contents stay within the safe area; true by default.
    open var insetsContentViewsToSafeArea: Bool {
        get { table.insetsToSafeArea }
        set {
            announcing("insetsContentViewsToSafeArea") {
                table.insetsToSafeArea = newValue
                widthDidChange()
            }
        }
    }

    /// A view behind the rows, as large as the table, that does not scroll.
    open var backgroundView: UIView? {
        get { table.backgroundView }
        set { announcing("backgroundView") { setBackgroundView(newValue) } }
    }

    /// A view above the sections; its height counts.
    open var tableHeaderView: UIView? {
        get { table.headerView }
        set { announcing("tableHeaderView") { setEndView(newValue, \.headerView) } }
    }

    /// A view below the sections; its height counts.
    open var tableFooterView: UIView? {
        get { table.footerView }
        set {
            customizes(.tableFooterView, \UITableView.tableFooterView, newValue)
            announcing("tableFooterView") { setEndView(newValue, \.footerView) }
        }
    }

    // MARK: The index at the side

    /// From how many rows on the index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { table.index.leastRows }
        set {
            announcing("sectionIndexMinimumDisplayRowCount") {
                table.index.leastRows = newValue
                reloadSectionIndexTitles()
            }
        }
    }

    /// The colour of the index's titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? {
        get { table.index.color }
        set {
            customizes(.sectionIndexColor, \UITableView.sectionIndexColor, newValue)
            announcing("sectionIndexColor") {
                table.index.color = newValue
                styleIndex()
            }
        }
    }

    /// The colour behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        get { table.index.background }
        set {
            announcing("sectionIndexBackgroundColor") {
                customizes(
                    .sectionIndexBackgroundColor,
                    \UITableView.sectionIndexBackgroundColor,
                    newValue
                )
                table.index.background = newValue
                styleIndex()
            }
        }
    }

    /// The colour behind the index while a finger is on it; nil for that of other times.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { table.index.trackingBackground }
        set {
            announcing("sectionIndexTrackingBackgroundColor") {
                customizes(
                    .sectionIndexTrackingBackgroundColor,
                    \UITableView.sectionIndexTrackingBackgroundColor,
                    newValue
                )
                table.index.trackingBackground = newValue
                styleIndex()
            }
        }
    }

    /// Asks for the titles of the index anew.
    open func reloadSectionIndexTitles() { reloadIndex() }

    // MARK: Places

    /// Where a section lies, its header and footer included, in the table's space.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    /// Where a header lies when it is not held at the top.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

    /// Where a footer lies when it is not held at the bottom.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

    /// Where a row lies; an empty rectangle for one that there is not.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The row at a point of the table's space; nil for none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

    /// The row of a cell that is shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

    /// The rows that a rectangle touches, in order.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    /// The cell of a row, if it is shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        let result: UITableViewCell?? = replaced(
            "cellForRowAt:",
            in: UITableView.self,
            [indexPath]
        )
        return result ?? shownCell(indexPath)
    }

    /// The cells that are seen, in order.
    open var visibleCells: [UITableViewCell] { shownCells }

    /// The rows that are seen, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }

    /// The header of a section, if it is shown and of the class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfStale()
        return shown.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section, if it is shown and of the class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfStale()
        return shown.footers[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls so that a row is seen.
    open func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: UITableView.ScrollPosition,
        animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls so that the selected row is seen that is nearest to what is seen.
    open func scrollToNearestSelectedRow(
        at scrollPosition: UITableView.ScrollPosition,
        animated: Bool
    ) {
        scrollToSelection(at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    /// Makes the changes of a block together, animated.
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        performUpdates(updates, completion)
    }

    /// Begins changes that are made together.
    open func beginUpdates() { replaced("beginUpdates", in: UITableView.self) ?? openUpdates() }

    /// Makes the changes since `beginUpdates()`, animated.
    open func endUpdates() { replaced("endUpdates", in: UITableView.self) ?? closeUpdates(nil) }

    /// Inserts sections, which the data source has by the end of the changes.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        replaced("insertSections:with:", in: UITableView.self, [sections, animation])
            ?? change { $0.insertSections(sections, animation) }
    }

    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        replaced("deleteSections:with:", in: UITableView.self, [sections, animation])
            ?? change { $0.deleteSections(sections, animation) }
    }

    /// Asks for the rows, header and footer of sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change { $0.reloadSections(sections, animation) }
    }

    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.moveSection(section, newSection) }
    }

    /// Inserts rows, which the data source has by the end of the changes.
    open func insertRows(
        at indexPaths: [IndexPath],
        with animation: UITableView.RowAnimation
    ) {
        replaced("insertRowsAt:with:", in: UITableView.self, [indexPaths, animation])
            ?? change { $0.insertRows(indexPaths, animation) }
    }

    /// Deletes rows; they are given as they were before all changes.
    open func deleteRows(
        at indexPaths: [IndexPath],
        with animation: UITableView.RowAnimation
    ) {
        replaced("deleteRowsAt:with:", in: UITableView.self, [indexPaths, animation])
            ?? change { $0.deleteRows(indexPaths, animation) }
    }

    /// Asks for the cells of rows anew.
    open func reloadRows(
        at indexPaths: [IndexPath],
        with animation: UITableView.RowAnimation
    ) {
        replaced("reloadRowsAt:with:", in: UITableView.self, [indexPaths, animation])
            ?? change { $0.reloadRows(indexPaths, animation) }
    }

    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moveRow(indexPath, newIndexPath) }
    }

    /// Lets the data source configure the cells of rows anew; the cells stay the same.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Selection

    /// Whether rows can be selected; true by default.
    open var allowsSelection: Bool {
        get { selecting.isAllowed }
        set {
            customizes(.allowsSelection, \UITableView.allowsSelection, newValue)
            announcing("allowsSelection") {
                selecting.isAllowed = newValue
                selectionRulesDidChange()
            }
        }
    }

    /// Whether rows can be selected while the table is edited; false by default.
    open var allowsSelectionDuringEditing: Bool {
        get { selecting.isAllowedInEditing }
        set {
            announcing("allowsSelectionDuringEditing") {
                selecting.isAllowedInEditing = newValue
                selectionRulesDidChange()
            }
        }
    }

    /// Whether several rows can be selected; false by default.
    open var allowsMultipleSelection: Bool {
        get { selecting.allowsSeveral }
        set {
            announcing("allowsMultipleSelection") {
                selecting.allowsSeveral = newValue
                selectionRulesDidChange()
            }
        }
    }

    /// Whether several rows can be selected while the table is edited, by circles before them.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selecting.allowsSeveralInEditing }
        set {
            announcing("allowsMultipleSelectionDuringEditing") {
                selecting.allowsSeveralInEditing = newValue
                selectionRulesDidChange()
                editabilityDidChange()
            }
        }
    }

    /// The selected row, or the first that was selected; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selecting.paths.first }

    /// The selected rows, in the order in which they were selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selecting.paths.isEmpty ? nil : selecting.paths
    }

    /// Selects a row without a word to the delegate; nil deselects all.
    open func selectRow(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UITableView.ScrollPosition
    ) {
        selectByProgram(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row without a word to the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, animated: animated)
    }

    // MARK: Focus

    /// Whether rows can have the focus; by default if they can be selected.
    open var allowsFocus: Bool {
        get { selecting.allowsFocus ?? true }
        set { selecting.allowsFocus = newValue }
    }

    /// Whether rows can have the focus while the table is edited; true by default.
    open var allowsFocusDuringEditing: Bool {
        get { selecting.allowsFocusInEditing ?? true }
        set { selecting.allowsFocusInEditing = newValue }
    }

    /// Whether a row is selected that gets the focus; false by default.
    open var selectionFollowsFocus: Bool {
        get { selecting.followsFocus }
        set { selecting.followsFocus = newValue }
    }

    /// Whether the row that had the focus last gets it first; false by default.
    open var remembersLastFocusedIndexPath: Bool {
        get { selecting.remembersFocus }
        set { selecting.remembersFocus = newValue }
    }

    // MARK: Reuse

    /// A cell that is not used any more, or a new one where one was registered; else nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// A cell that is not used any more, or a new one; traps if nothing is registered.
    open func dequeueReusableCell(
        withIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// A header or footer that is not used any more, or a new one where one was registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    /// Says which class cells of an identifier are of; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }

    /// Says which class headers and footers of an identifier are of; nil takes it back.
    open func register(
        _ aClass: AnyClass?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        registerHeader(aClass, identifier)
    }

    /// Says which nib cells of an identifier come from; nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registerCellNib(nib, identifier)
    }

    /// Says which nib headers and footers of an identifier come from; nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderNib(nib, identifier)
    }

    // MARK: Editing

    /// Whether the table is edited.
    open var isEditing: Bool {
        get { editing.isOn }
        set { announcing("isEditing", "editing") { setEditing(newValue, animated: false) } }
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    // MARK: Drag and drop

    /// Whether rows can be dragged; true by default.
    open var dragInteractionEnabled: Bool {
        get { table.dragging.isEnabled }
        set { announcing("dragInteractionEnabled") { setDragging(newValue) } }
    }

    /// Whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { table.dragging.hasDrag }

    /// Whether something is dragged over the table.
    open var hasActiveDrop: Bool { table.dragging.hasDrop }

    /// The interaction that shows the menus of rows; nil while the delegate has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { table.menus?.interaction }

    // MARK: UIScrollView and UIView

    /// The size of all rows and what is around them.
    open override var contentSize: CGSize {
        get {
            loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Makes the rows that are seen and places them.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UITableView.self) { return result }
        super.layoutSubviews()
        layOutTable()
    }

    /// Saves the selected rows and the topmost row that is seen, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(to: coder)
    }

    /// Restores the selected rows and the topmost row that was seen, too.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(from: coder)
    }

    /// Keeps contents within the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        widthDidChange()
    }

    /// Measures what sizes itself anew.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    /// Colours the index anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        styleIndex()
    }

    /// Highlights the row below a finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Highlights the row no longer once the finger leaves it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the row below the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Leaves the selection as it is.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchCancelled(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Lets a button of a row have touches, and takes them away once they scroll.
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }

    /// Leaves two fingers to the selection of rows, where the delegate wants that.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && !isForRange(gestureRecognizer)
    }

    /// Asks the delegate whether the focus may move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }

    /// Tells the delegate that the focus has moved.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context, coordinator)
    }

    /// The parts in the order in which they are read, unless set.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? partsInOrder }
        set { super.accessibilityElements = newValue }
    }

    /// The row that gets the focus first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        rowPreferredByFocus.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// Whether a drag that rests over a row selects it, where the delegate has nothing against it.
    open var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springs {
                removeInteraction(springs)
                return
            }
            addInteraction(
                RowSprings { [weak self] _, context in self?.open(context) }
            )
        }
    }
}
