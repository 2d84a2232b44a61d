// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKitControls

/// Shows a collection view, and is its data source and delegate.
///
/// It has all methods of both, so that subclasses can override any; what they do not counts as
/// not implemented.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
    UICollectionViewDataSource
{
    final var collection = CollectionState()

    /// Makes a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        collection.layout = layout
    }

    /// Makes a controller whose collection view comes from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        collection.layout =
            coder.presentObject("UICollectionLayout") as? UICollectionViewLayout
        if let view = coder.presentObject("UICollectionView") as? UICollectionView {
            setCollectionView(view)
        }
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UICollectionViewController.self)
    }

    /// Archives the object.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let layout = collection.layout { coder.encode(layout, forKey: "UICollectionLayout") }
        // A part of the view, which is archived if it is loaded.
        if isViewLoaded, let view = collection.view {
            coder.encode(view, forKey: "UICollectionView")
        }
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICollectionViewController>) {
        properties.keep(\.clearsSelectionOnViewWillAppear, "UIClearsSelectionOnViewWillAppear")
        properties.keep(
            \.installsStandardGestureForInteractiveMovement,
            "UIInstallsStandardGestureForInteractiveMovement"
        )
        properties.keep(
            \.useLayoutToLayoutNavigationTransitions,
            "UIUseLayoutToLayoutNavigationTransitions"
        )
    }

    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The collection view; it fills the controller's view unless a nib says otherwise.
    open var collectionView: UICollectionView! {
        get { loadedCollectionView }
        set { announcing("collectionView") { setCollectionView(newValue) } }
    }

    /// The layout that the controller was made with, or its collection view's.
    open var collectionViewLayout: UICollectionViewLayout {
        collection.view?.collectionViewLayout ?? ownLayout
    }

    /// Whether nothing is selected when the view comes up again; true by default.
    open var clearsSelectionOnViewWillAppear: Bool {
        get { collection.clearsSelection }
        set { collection.clearsSelection = newValue }
    }

    /// Whether a push of such a controller changes the layout of the collection view that is
    /// shown, instead of showing another one.
    open var useLayoutToLayoutNavigationTransitions: Bool {
        get { collection.usesLayoutTransitions }
        set {
            announcing("useLayoutToLayoutNavigationTransitions") {
                collection.usesLayoutTransitions = newValue
            }
        }
    }

    /// Whether a long press moves an item where the data source allows it; true by default.
    open var installsStandardGestureForInteractiveMovement: Bool {
        get { collection.installsMovement }
        set {
            announcing("installsStandardGestureForInteractiveMovement") {
                setInstallsMovement(newValue)
            }
        }
    }

    // MARK: Life cycle

    /// Makes the collection view.
    open override func loadView() { loadCollectionView() }

    /// Clears the selection, if wanted.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionWillAppear(animated)
    }

    /// Takes note that the view is seen.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collection.view?.flashScrollIndicators()
    }

    /// Hands on to the collection view whether items are edited.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collection.view?.isEditing = editing
    }

    // MARK: The data source: overridden by those who need it

    /// How many items a section has.
    ///
    /// 0 unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int { 0 }

    /// The cell of an item, from `dequeueReusableCell(withReuseIdentifier:for:)` or a registration.
    ///
    /// It must be overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError(
            "UICollectionViewController.collectionView(_:cellForItemAt:) is not overridden in \(type(of: self)); return a dequeued cell."
        )
    }

    /// How many sections there are; 1 where it is not implemented.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    // MARK: Delegate methods that count as not implemented unless they are overridden

    // Scripts/generate-delegates writes what follows, up to @end.
    // @stubs UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate

    /// A supplementary view, such as a header, that the layout wants; dequeued as cells are.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        _objcDefault(
            self,
            "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            collectionView,
            kind,
            indexPath,
            else: UICollectionReusableView(frame: .zero)
        )
    }

    /// Whether a finger may move an item; true where only the moving is implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canMoveItemAt:)", collectionView, indexPath)
    }

    /// A finger has moved an item; the data is to follow.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:moveItemAt:to:)",
            collectionView,
            sourceIndexPath,
            destinationIndexPath
        )
    }

    /// The titles of the index beside the content.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        _objcDefault(self, "indexTitles(for:)", collectionView)
    }

    /// The item that a title of the index leads to.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        _objcDefault(
            self,
            "collectionView(_:indexPathForIndexTitle:at:)",
            collectionView,
            title,
            index,
            else: IndexPath(item: 0, section: 0)
        )
    }

    /// Whether an item that a finger came down on is highlighted, and so can be selected; true where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldHighlightItemAt:)", collectionView, indexPath)
    }

    /// An item has been highlighted.
    open func collectionView(
        _ collectionView: UICollectionView,
        didHighlightItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didHighlightItemAt:)", collectionView, indexPath)
    }

    /// An item is no longer highlighted.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUnhighlightItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didUnhighlightItemAt:)", collectionView, indexPath)
    }

    /// Whether a tap selects an item; true where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldSelectItemAt:)", collectionView, indexPath)
    }

    /// Whether a tap on a selected item of several deselects it; true where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldDeselectItemAt:)", collectionView, indexPath)
    }

    /// A person has selected an item.
    open func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didSelectItemAt:)", collectionView, indexPath)
    }

    /// A person has deselected an item.
    open func collectionView(
        _ collectionView: UICollectionView,
        didDeselectItemAt indexPath: IndexPath
    ) {
        _objcDefault(self, "collectionView(_:didDeselectItemAt:)", collectionView, indexPath)
    }

    /// Whether a tap that changes no selection acts on an item; unless editing where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:canPerformPrimaryActionForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// A tap acts on an item.
    open func collectionView(
        _ collectionView: UICollectionView,
        performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:performPrimaryActionForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// A cell is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplay:forItemAt:)",
            collectionView,
            cell,
            indexPath
        )
    }

    /// A supplementary view is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            collectionView,
            view,
            elementKind,
            indexPath
        )
    }

    /// A cell is no longer shown; the item may be gone.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didEndDisplaying:forItemAt:)",
            collectionView,
            cell,
            indexPath
        )
    }

    /// A supplementary view is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            collectionView,
            view,
            elementKind,
            indexPath
        )
    }

    /// Whether a long press shows the menu of editing; false where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldShowMenuForItemAt:)", collectionView, indexPath)
    }

    /// Whether the menu of editing has a command.
    open func collectionView(
        _ collectionView: UICollectionView,
        canPerformAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:canPerformAction:forItemAt:withSender:)",
            collectionView,
            action,
            indexPath,
            sender
        )
    }

    /// A command of the menu of editing was chosen.
    open func collectionView(
        _ collectionView: UICollectionView,
        performAction action: Selector,
        forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        _objcDefault(
            self,
            "collectionView(_:performAction:forItemAt:withSender:)",
            collectionView,
            action,
            indexPath,
            sender
        )
    }

    /// What lies between two layouts while a person moves between them.
    open func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        _objcDefault(
            self,
            "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
            collectionView,
            fromLayout,
            toLayout,
            else: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        )
    }

    /// Whether the focus can be on an item.
    open func collectionView(
        _ collectionView: UICollectionView,
        canFocusItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canFocusItemAt:)", collectionView, indexPath)
    }

    /// Whether the focus may move.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        _objcDefault(self, "collectionView(_:shouldUpdateFocusIn:)", collectionView, context)
    }

    /// The focus has moved.
    open func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        _objcDefault(
            self,
            "collectionView(_:didUpdateFocusIn:with:)",
            collectionView,
            context,
            coordinator
        )
    }

    /// The item that the focus goes to first.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        _objcDefault(self, "indexPathForPreferredFocusedView(in:)", collectionView)
    }

    /// Whether an item is selected when the focus comes to it.
    open func collectionView(
        _ collectionView: UICollectionView,
        selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:selectionFollowsFocusForItemAt:)",
            collectionView,
            indexPath
        )
    }

    /// Where an item that a finger moves goes, which began at one path and is at another.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _objcDefault(
            self,
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            collectionView,
            originalIndexPath,
            currentIndexPath,
            proposedIndexPath,
            else: proposedIndexPath
        )
    }

    /// Where an item that a finger moves goes.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        _objcDefault(
            self,
            "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
            collectionView,
            currentIndexPath,
            proposedIndexPath,
            else: proposedIndexPath
        )
    }

    /// Where the content lies after an animated update or change of the layout.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        _objcDefault(
            self,
            "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            collectionView,
            proposedContentOffset
        )
    }

    /// Whether an item takes part in editing; true where it is not implemented.
    open func collectionView(
        _ collectionView: UICollectionView,
        canEditItemAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(self, "collectionView(_:canEditItemAt:)", collectionView, indexPath)
    }

    /// Whether something dragged that waits over an item opens it.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:shouldSpringLoadItemAt:with:)",
            collectionView,
            indexPath,
            context
        )
    }

    /// Whether two fingers that pan select many items.
    open func collectionView(
        _ collectionView: UICollectionView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        _objcDefault(
            self,
            "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
            collectionView,
            indexPath
        )
    }

    /// Two fingers begin to select many items; the place to begin editing.
    open func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        _objcDefault(
            self,
            "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
            collectionView,
            indexPath
        )
    }

    /// Two fingers have selected many items.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        _objcDefault(self, "collectionViewDidEndMultipleSelectionInteraction(_:)", collectionView)
    }

    /// The menu of items that a finger stays on; no paths where it stays on none.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
            collectionView,
            indexPaths,
            point
        )
    }

    /// The menu of an item that a finger stays on.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfigurationForItemAt:point:)",
            collectionView,
            indexPath,
            point
        )
    }

    /// What is lifted when an item's menu opens; nil for its cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
            collectionView,
            configuration,
            indexPath
        )
    }

    /// What is put back when an item's menu closes; nil for its cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
            collectionView,
            configuration,
            indexPath
        )
    }

    /// What is lifted when a menu opens; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
            collectionView,
            configuration
        )
    }

    /// What is put back when a menu closes; nil for the cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        _objcDefault(
            self,
            "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
            collectionView,
            configuration
        )
    }

    /// The preview of a menu was tapped.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        _objcDefault(
            self,
            "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
            collectionView,
            configuration,
            animator
        )
    }

    /// A menu opens.
    open func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "collectionView(_:willDisplayContextMenu:animator:)",
            collectionView,
            configuration,
            animator
        )
    }

    /// A menu closes.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        _objcDefault(
            self,
            "collectionView(_:willEndContextMenuInteraction:animator:)",
            collectionView,
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
