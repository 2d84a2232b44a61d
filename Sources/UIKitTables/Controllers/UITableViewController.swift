// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCells
public import UIKitViews

/// A controller whose view is a table, with the controller as data source and delegate.
///
/// It declares the methods of both protocols to be overridden; those that are not count as not
/// implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    final var list = TableControllerState()

    // MARK: Life

    /// Makes a controller with a table of a style.
    public init(style: UITableView.Style) {
        list.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with the view of a nib, or a plain table without one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UITableViewStyle") {
            let style = coder.decodeInteger(forKey: "UITableViewStyle")
            list.style = UITableView.Style(rawValue: style) ?? .plain
        }
        if let table = viewIfLoaded as? UITableView { adoptTable(table) }
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UITableViewController.self)
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(list.style.rawValue, forKey: "UITableViewStyle")
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UITableViewController>) {
        properties.keep(\.clearsSelectionOnViewWillAppear, "UIClearsSelectionOnViewWillAppear")
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The table, which is the view.
    open var tableView: UITableView! {
        get { loadedTable }
        set { announcing("tableView") { setTable(newValue) } }
    }

    /// Whether the selection is cleared when the view appears; true by default.
    open var clearsSelectionOnViewWillAppear: Bool {
        get { list.clearsSelection }
        set { announcing("clearsSelectionOnViewWillAppear") { list.clearsSelection = newValue } }
    }

    /// Shown when the table is pulled down from its top.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { announcing("refreshControl") { tableView.refreshControl = newValue } }
    }

    // MARK: UIViewController

    /// Makes the table, unless a nib has one.
    open override func loadView() { makeTable { super.loadView() } }

    /// Clears the selection.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableWillAppear(animated)
    }

    /// Flashes the scroll indicators.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
    }

    /// Begins or ends editing of the table, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView.setEditing(editing, animated: animated) }
    }

    // MARK: Fixed content from nibs

    /// The number of rows in a section; 0 unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticContent.map { $0.sections[section].cells.count } ?? 0
    }

    /// The cell of a row; must be overridden if there are rows.
    open func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        cell(at: indexPath)
    }

    /// How many sections there are; 1 where it is not implemented.
    open func numberOfSections(in tableView: UITableView) -> Int {
        if let fixed = staticContent { return fixed.sections.count }
        return _objcDefault(self, "numberOfSections(in:)", tableView, direct: 1)
    }

    /// The text above a section; nil for none.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        if let fixed = staticContent { return fixed.sections[section].header }
        let name = "tableView(_:titleForHeaderInSection:)"
        return _objcDefault(self, name, tableView, section, direct: nil)
    }

    /// The text below a section; nil for none.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        if let fixed = staticContent { return fixed.sections[section].footer }
        let name = "tableView(_:titleForFooterInSection:)"
        return _objcDefault(self, name, tableView, section, direct: nil)
    }

    /// Whether a row can be deleted, inserted or swiped; true where it is not implemented.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        if staticContent != nil { return false }
        let name = "tableView(_:canEditRowAt:)"
        return _objcDefault(self, name, tableView, indexPath, direct: true)
    }

    /// The height of a row in points; `automaticDimension` lets the cell decide.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let fixed = staticContent { return fixed.height(at: indexPath) ?? tableView.rowHeight }
        let name = "tableView(_:heightForRowAt:)"
        return _objcDefault(self, name, tableView, indexPath, direct: tableView.rowHeight)
    }

    // MARK: Delegate methods that count as not implemented unless they are overridden

    // Scripts/generate-delegates writes what follows, up to @end.
    // @stubs UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate

    /// Whether a row can be moved; by default if `moveRowAt` is implemented.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        _objcDefault(self, "tableView(_:canMoveRowAt:)", tableView, indexPath)
    }

    /// The titles of the index at the side; nil for none.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        _objcDefault(self, "sectionIndexTitles(for:)", tableView)
    }

    /// The section that a title of the index leads to.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        _objcDefault(self, "tableView(_:sectionForSectionIndexTitle:at:)", tableView, title, index)
    }

    /// The user has deleted or inserted a row: update the data and the table.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        _objcDefault(self, "tableView(_:commit:forRowAt:)", tableView, editingStyle, indexPath)
    }

    /// The user has moved a row: update the data; the table is up to date.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "tableView(_:moveRowAt:to:)",
            tableView,
            sourceIndexPath,
            destinationIndexPath
        )
    }

    /// A cell is about to be shown.
    open func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        _objcDefault(self, "tableView(_:willDisplay:forRowAt:)", tableView, cell, indexPath)
    }

    /// A header is about to be shown.
    open func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
    ) {
        _objcDefault(
            self,
            "tableView(_:willDisplayHeaderView:forSection:)",
            tableView,
            view,
            section
        )
    }

    /// A footer is about to be shown.
    open func tableView(
        _ tableView: UITableView,
        willDisplayFooterView view: UIView,
        forSection section: Int
    ) {
        _objcDefault(
            self,
            "tableView(_:willDisplayFooterView:forSection:)",
            tableView,
            view,
            section
        )
    }

    /// A cell was taken away.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        _objcDefault(self, "tableView(_:didEndDisplaying:forRowAt:)", tableView, cell, indexPath)
    }

    /// A header was taken away.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) {
        _objcDefault(
            self,
            "tableView(_:didEndDisplayingHeaderView:forSection:)",
            tableView,
            view,
            section
        )
    }

    /// A footer was taken away.
    open func tableView(
        _ tableView: UITableView,
        didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) {
        _objcDefault(
            self,
            "tableView(_:didEndDisplayingFooterView:forSection:)",
            tableView,
            view,
            section
        )
    }

    /// The height of a header in points.
    open func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
    ) -> CGFloat {
        _objcDefault(self, "tableView(_:heightForHeaderInSection:)", tableView, section)
    }

    /// The height of a footer in points.
    open func tableView(
        _ tableView: UITableView,
        heightForFooterInSection section: Int
    ) -> CGFloat {
        _objcDefault(self, "tableView(_:heightForFooterInSection:)", tableView, section)
    }

    /// About how high a row is that has not been seen.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        _objcDefault(self, "tableView(_:estimatedHeightForRowAt:)", tableView, indexPath)
    }

    /// About how high a header is that has not been seen.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        _objcDefault(self, "tableView(_:estimatedHeightForHeaderInSection:)", tableView, section)
    }

    /// About how high a footer is that has not been seen.
    open func tableView(
        _ tableView: UITableView,
        estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        _objcDefault(self, "tableView(_:estimatedHeightForFooterInSection:)", tableView, section)
    }

    /// A view above a section; nil for the title, if there is one.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        _objcDefault(self, "tableView(_:viewForHeaderInSection:)", tableView, section)
    }

    /// A view below a section; nil for the title, if there is one.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        _objcDefault(self, "tableView(_:viewForFooterInSection:)", tableView, section)
    }

    /// The button at the end of a row was tapped.
    open func tableView(
        _ tableView: UITableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        _objcDefault(self, "tableView(_:accessoryButtonTappedForRowWith:)", tableView, indexPath)
    }

    /// Whether a row lights up, and can be selected, when it is touched.
    open func tableView(
        _ tableView: UITableView,
        shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "tableView(_:shouldHighlightRowAt:)", tableView, indexPath)
    }

    /// A row has lit up.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        _objcDefault(self, "tableView(_:didHighlightRowAt:)", tableView, indexPath)
    }

    /// A row lights up no longer.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        _objcDefault(self, "tableView(_:didUnhighlightRowAt:)", tableView, indexPath)
    }

    /// The row that is selected instead; nil for none.
    open func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        _objcDefault(self, "tableView(_:willSelectRowAt:)", tableView, indexPath)
    }

    /// The row that is deselected instead; nil for none.
    open func tableView(
        _ tableView: UITableView,
        willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        _objcDefault(self, "tableView(_:willDeselectRowAt:)", tableView, indexPath)
    }

    /// A person has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        _objcDefault(self, "tableView(_:didSelectRowAt:)", tableView, indexPath)
    }

    /// A row is selected no longer.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        _objcDefault(self, "tableView(_:didDeselectRowAt:)", tableView, indexPath)
    }

    /// Whether a tap on a row is its action.
    open func tableView(
        _ tableView: UITableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "tableView(_:canPerformPrimaryActionForRowAt:)", tableView, indexPath)
    }

    /// Performs the primary action of a row, beside selecting it.
    open func tableView(
        _ tableView: UITableView,
        performPrimaryActionForRowAt indexPath: IndexPath
    ) {
        _objcDefault(self, "tableView(_:performPrimaryActionForRowAt:)", tableView, indexPath)
    }

    /// The control that editing shows before a row; `.delete` where it is not implemented.
    open func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        _objcDefault(self, "tableView(_:editingStyleForRowAt:)", tableView, indexPath)
    }

    /// The title of the button that deletes a row.
    open func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        _objcDefault(
            self,
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
            tableView,
            indexPath
        )
    }

    /// The buttons behind a row, from the end; the older way.
    open func tableView(
        _ tableView: UITableView,
        editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        _objcDefault(self, "tableView(_:editActionsForRowAt:)", tableView, indexPath)
    }

    /// The actions that a swipe from the leading edge shows.
    open func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _objcDefault(
            self,
            "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
            tableView,
            indexPath
        )
    }

    /// The actions that a swipe from the trailing edge shows; nil for the usual one.
    open func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        _objcDefault(
            self,
            "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
            tableView,
            indexPath
        )
    }

    /// Whether the background of a row moves aside for the control.
    open func tableView(
        _ tableView: UITableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "tableView(_:shouldIndentWhileEditingRowAt:)", tableView, indexPath)
    }

    /// A person has swiped a row.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        _objcDefault(self, "tableView(_:willBeginEditingRowAt:)", tableView, indexPath)
    }

    /// A swiped row has closed again.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        _objcDefault(self, "tableView(_:didEndEditingRowAt:)", tableView, indexPath)
    }

    /// The destination of a row that the user drags.
    open func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        _objcDefault(
            self,
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            tableView,
            sourceIndexPath,
            proposedDestinationIndexPath,
            else: IndexPath()
        )
    }

    /// The indentation level of a row.
    open func tableView(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
        _objcDefault(self, "tableView(_:indentationLevelForRowAt:)", tableView, indexPath)
    }

    /// Whether a long press shows the menu of edit commands; the older way.
    open func tableView(
        _ tableView: UITableView,
        shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "tableView(_:shouldShowMenuForRowAt:)", tableView, indexPath)
    }

    /// Whether the menu of a row has a command; the older way.
    open func tableView(
        _ tableView: UITableView,
        canPerformAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _objcDefault(
            self,
            "tableView(_:canPerformAction:forRowAt:withSender:)",
            tableView,
            action,
            indexPath,
            sender
        )
    }

    /// Carries a command of a row's menu out; the older way.
    open func tableView(
        _ tableView: UITableView,
        performAction action: Selector,
        forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        _objcDefault(
            self,
            "tableView(_:performAction:forRowAt:withSender:)",
            tableView,
            action,
            indexPath,
            sender
        )
    }

    /// Whether a row can have the focus.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        _objcDefault(self, "tableView(_:canFocusRowAt:)", tableView, indexPath)
    }

    /// Whether the focus may move.
    open func tableView(
        _ tableView: UITableView,
        shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
        _objcDefault(self, "tableView(_:shouldUpdateFocusIn:)", tableView, context)
    }

    /// The focus has moved.
    open func tableView(
        _ tableView: UITableView,
        didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        _objcDefault(self, "tableView(_:didUpdateFocusIn:with:)", tableView, context, coordinator)
    }

    /// The row that gets the focus first.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        _objcDefault(self, "indexPathForPreferredFocusedView(in:)", tableView)
    }

    /// Whether a row is selected that gets the focus.
    open func tableView(
        _ tableView: UITableView,
        selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "tableView(_:selectionFollowsFocusForRowAt:)", tableView, indexPath)
    }

    /// Whether a drag that hovers over a row opens it.
    open func tableView(
        _ tableView: UITableView,
        shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _objcDefault(
            self,
            "tableView(_:shouldSpringLoadRowAt:with:)",
            tableView,
            indexPath,
            context
        )
    }

    /// Whether two fingers may select rows one after the other.
    open func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            tableView,
            indexPath
        )
    }

    /// Two fingers have begun to select rows: begin editing.
    open func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "tableView(_:didBeginMultipleSelectionInteractionAt:)",
            tableView,
            indexPath
        )
    }

    /// The two fingers are gone.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        _objcDefault(self, "tableViewDidEndMultipleSelectionInteraction(_:)", tableView)
    }

    /// The menu of a row; nil for none.
    open func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcDefault(
            self,
            "tableView(_:contextMenuConfigurationForRowAt:point:)",
            tableView,
            indexPath,
            point
        )
    }

    /// The preview that is lifted when a menu opens; nil for the row.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
            tableView,
            configuration
        )
    }

    /// The preview that the menu dismisses to; nil for the row.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
            tableView,
            configuration
        )
    }

    /// The preview was tapped.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _objcDefault(
            self,
            "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
            tableView,
            configuration,
            animator
        )
    }

    /// A menu is about to open.
    open func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "tableView(_:willDisplayContextMenu:animator:)",
            tableView,
            configuration,
            animator
        )
    }

    /// A menu is about to close.
    open func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "tableView(_:willEndContextMenuInteraction:animator:)",
            tableView,
            configuration,
            animator
        )
    }

    /// The content offset has changed, for whatever reason.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidScroll(_:)", scrollView)
    }

    /// The zoom scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidZoom(_:)", scrollView)
    }

    /// A finger, a wheel or a trackpad begins to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewWillBeginDragging(_:)", scrollView)
    }

    /// The finger is lifted; the target offset may be changed.
    ///
    /// The velocity is in points a millisecond.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        _objcDefault(
            self,
            "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            scrollView,
            velocity,
            targetContentOffset
        )
    }

    /// The finger was lifted; tells whether the content decelerates.
    open func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
    ) {
        _objcDefault(self, "scrollViewDidEndDragging(_:willDecelerate:)", scrollView, decelerate)
    }

    /// The content begins to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewWillBeginDecelerating(_:)", scrollView)
    }

    /// The content has stopped decelerating.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidEndDecelerating(_:)", scrollView)
    }

    /// An animated scroll of the program's is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidEndScrollingAnimation(_:)", scrollView)
    }

    /// The view that is scaled; nil for none, so that nothing zooms.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        _objcDefault(self, "viewForZooming(in:)", scrollView)
    }

    /// The view is about to be zoomed.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        _objcDefault(self, "scrollViewWillBeginZooming(_:with:)", scrollView, view)
    }

    /// Zooming is over, and the scale back within its limits.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {
        _objcDefault(self, "scrollViewDidEndZooming(_:with:atScale:)", scrollView, view, scale)
    }

    /// Whether a tap on the status bar scrolls to the top; true by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        _objcDefault(self, "scrollViewShouldScrollToTop(_:)", scrollView)
    }

    /// The scroll to the top is over.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidScrollToTop(_:)", scrollView)
    }

    /// The insets together with the safe area have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        _objcDefault(self, "scrollViewDidChangeAdjustedContentInset(_:)", scrollView)
    }

    // @end
}
