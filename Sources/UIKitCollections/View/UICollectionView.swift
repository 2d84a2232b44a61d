// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCells
import UIKitControls
@_spi(Rooms) public import UIKitViews

/// Shows items of a data source as a layout places them, by views that are used again and again.
///
/// The class body holds the interface, since a member of an extension cannot be overridden; the
/// work is in the extensions beside this file.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of the views at the head of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the views at the foot of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    final var content: ContentState
    final var reuse = ReuseState()
    final var shown = ShownState()
    final var picks = SelectionState()
    final var updates = UpdateState()
    final var sources = SourceState()
    final var movement = MovementState()
    final var rows = RowState()
    package final var dragDrop = DragDropState()
    /// Items that stand for data that is still to come.
    final var placeholders: [PlaceholderItem] = []

    // MARK: Life

    /// Makes a collection view of a place and size that a layout fills.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        content = ContentState(layout: layout)
        super.init(frame: frame)
        setUpCollection()
    }

    /// Reads an archived collection view; one without a layout gets a flow layout.
    public required init?(coder: NSCoder) {
        let layout = coder.presentObject("UICollectionLayout") as? UICollectionViewLayout
        content = ContentState(layout: layout ?? UICollectionViewFlowLayout())
        super.init(coder: coder)
        setUpCollection()
        if let view = coder.presentObject("UIBackgroundView") as? UIView { backgroundView = view }
        decodeScrolling(from: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UICollectionView.self)
    }

    /// Archives the collection view with its layout.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(content.layout, forKey: "UICollectionLayout")
        if let backgroundView { coder.encode(backgroundView, forKey: "UIBackgroundView") }
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICollectionView>) {
        properties.keep(\.allowsFocus, "UIAllowsFocus")
        properties.keep(\.allowsFocusDuringEditing, "UIAllowsFocusDuringEditing")
        properties.keep(\.allowsSelection, "UIAllowsSelection")
        properties.keep(\.allowsMultipleSelection, "UIAllowsMultipleSelection")
        properties.keep(\.allowsSelectionDuringEditing, "UIAllowsSelectionDuringEditing")
        properties.keep(
            \.allowsMultipleSelectionDuringEditing,
            "UIAllowsMultipleSelectionDuringEditing"
        )
        properties.keep(\.dragInteractionEnabled, "UIDragInteractionEnabled")
        properties.keep(\.isEditing, "UIEditing")
        properties.keep(\.isPrefetchingEnabled, "UIPrefetchingEnabled")
        properties.keep(\.isSpringLoaded, "UISpringLoaded")
        properties.keep(\.remembersLastFocusedIndexPath, "UIRemembersLastFocusedIndexPath")
        properties.keep(\.reorderingCadence, "UIReorderingCadence")
        properties.keep(\.selectionFollowsFocus, "UISelectionFollowsFocus")
        properties.keep(\.selfSizingInvalidation, "UISelfSizingInvalidation")
    }

    /// Says where elements lie; setting it changes layouts at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { content.layout }
        set {
            announcing("collectionViewLayout") {
                changeLayout(to: newValue, animated: false, completion: nil)
            }
        }
    }

    // Not an override: the type is narrower than the base class's, which Swift does not allow.
    /// Who hears what people do, and of scrolling.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { currentDelegate }
        set {
            replaced("setDelegate:", in: UICollectionView.self, [newValue])
                ?? setDelegate(newValue)
        }
    }

    /// Who has the items.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { sources.dataSource }
        set {
            replaced("setDataSource:", in: UICollectionView.self, [newValue])
                ?? setDataSource(newValue)
        }
    }

    /// Who hears early which items will be shown.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get { sources.prefetching }
        set { announcing("prefetchDataSource") { sources.prefetching = newValue } }
    }

    /// Whether `prefetchDataSource` is asked; true by default.
    open var isPrefetchingEnabled: Bool {
        get { sources.prefetches }
        set { sources.prefetches = newValue }
    }

    /// Behind the items, as large as the visible part, and not scrolled; nil by default.
    open var backgroundView: UIView? {
        get { shown.backgroundView }
        set { announcing("backgroundView") { setBackgroundView(newValue) } }
    }

    // MARK: Making views

    /// Registers the class of cells under a name; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(
            cellClass.map { .viewClass($0) },
            ReuseKey(kind: nil, identifier: identifier),
            "register(_:forCellWithReuseIdentifier:)"
        )
    }

    /// Registers the class of supplementary views of a kind under a name; nil takes it back.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            viewClass.map { .viewClass($0) },
            ReuseKey(kind: elementKind, identifier: identifier),
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
        )
    }

    /// Registers a nib with a cell under a name; nil takes it back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(
            nib.map { .nib($0) },
            ReuseKey(kind: nil, identifier: identifier),
            "register(_:forCellWithReuseIdentifier:)"
        )
    }

    /// Registers a nib with a supplementary view of a kind under a name; nil takes it back.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        register(
            nib.map { .nib($0) },
            ReuseKey(kind: kind, identifier: identifier),
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
        )
    }

    /// A cell that was used before or a new one; for the data source's `cellForItemAt`.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

    /// A supplementary view that was used before or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueSupplementary(elementKind, identifier, indexPath)
    }

    // MARK: What there is

    /// How many sections the data source has.
    open var numberOfSections: Int { counts.count }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

    /// The attributes that the layout gives an item; nil if there is no such item.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { laidOutAttributes(of: ElementKey(cell: indexPath)) }

    /// The attributes that the layout gives a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        laidOutAttributes(
            of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
        )
    }

    /// The item at a point of this view's space, seen or not.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    /// The item that a cell shows; nil for a cell that shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        path(of: cell, .cell)
    }

    /// The path of a supplementary view that is shown.
    open func indexPath(
        forSupplementaryView supplementaryView: UICollectionReusableView
    ) -> IndexPath? { path(of: supplementaryView, .supplementaryView) }

    /// The cell of an item; nil if it is not seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownView(ElementKey(cell: indexPath)) as? UICollectionViewCell
    }

    /// The supplementary view of a kind at a path; nil if it is not seen.
    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shownView(
            ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
        )
    }

    /// The cells that are seen, in no particular order.
    open var visibleCells: [UICollectionViewCell] { shownCells }

    /// The items that are seen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] { shownPaths(.cell, nil) }

    /// The supplementary views of a kind that are seen.
    open func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] { shownViews(.supplementaryView, elementKind) }

    /// The paths of the supplementary views of a kind that are seen.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownPaths(.supplementaryView, elementKind)
    }

    /// Scrolls so that an item lies at a position.
    open func scrollToItem(
        at indexPath: IndexPath,
        at scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated: animated) }

    // MARK: Selection

    /// Whether people can select items; true by default.
    open var allowsSelection: Bool {
        get { picks.isAllowed }
        set { changePicks { $0.isAllowed = newValue } }
    }

    /// Whether several items can be selected; false by default.
    open var allowsMultipleSelection: Bool {
        get { picks.allowsSeveral }
        set { changePicks { $0.allowsSeveral = newValue } }
    }

    /// Whether people can select items while editing; false by default.
    open var allowsSelectionDuringEditing: Bool {
        get { picks.isAllowedInEditing }
        set { changePicks { $0.isAllowedInEditing = newValue } }
    }

    /// Whether several items can be selected while editing; false by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { picks.allowsSeveralInEditing }
        set { changePicks { $0.allowsSeveralInEditing = newValue } }
    }

    /// The selected items; empty if none is.
    open var indexPathsForSelectedItems: [IndexPath]? { picks.paths.sorted() }

    /// Selects an item without telling the delegate; nil deselects all.
    open func selectItem(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) { select(indexPath, animated: animated, scrollPosition) }

    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        deselect(indexPath, tells: false)
    }

    /// Whether an item is selected when the focus comes to it.
    open var selectionFollowsFocus: Bool {
        get { picks.followsFocus }
        set { picks.followsFocus = newValue }
    }

    /// Whether cells can have the focus; true by default.
    open var allowsFocus: Bool {
        get { picks.allowsFocus }
        set { picks.allowsFocus = newValue }
    }

    /// Whether cells can have the focus while editing.
    open var allowsFocusDuringEditing: Bool {
        get { picks.allowsFocusInEditing }
        set { picks.allowsFocusInEditing = newValue }
    }

    /// Whether the focus comes back to the item that had it last.
    open var remembersLastFocusedIndexPath: Bool {
        get { picks.remembersFocus }
        set { picks.remembersFocus = newValue }
    }

    /// Whether the items are edited, which cells show.
    open var isEditing: Bool {
        get { picks.isEditing }
        set { announcing("isEditing", "editing") { setEditing(newValue) } }
    }

    // MARK: Changes

    /// Asks the data source for everything anew, without animation.
    open func reloadData() {
        replaced("reloadData", in: UICollectionView.self) ?? reloadEverything()
    }

    /// Changes several things with one animation.
    ///
    /// Deletions, reloads and the origins of moves mean the data before, whatever the order.
    /// - Parameters:
    ///   - updates: Changes the data and says what it changes.
    ///   - completion: Called when the animation is over, with whether it ran to its end.
    open func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { runUpdates(updates, completion) }

    /// Says that there are new sections.
    open func insertSections(_ sections: IndexSet) {
        addUpdate { $0.sectionInserts += sections }
    }

    /// Says that sections are gone.
    open func deleteSections(_ sections: IndexSet) {
        addUpdate { $0.sectionDeletes += sections }
    }

    /// Makes the views of sections anew.
    open func reloadSections(_ sections: IndexSet) {
        addUpdate { $0.sectionReloads += sections }
    }

    /// Says that a section lies elsewhere.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        addUpdate { $0.sectionMoves.append((section, newSection)) }
    }

    /// Says that there are new items.
    open func insertItems(at indexPaths: [IndexPath]) {
        replaced("insertItemsAt:", in: UICollectionView.self, [indexPaths])
            ?? addUpdate { $0.itemInserts += indexPaths }
    }

    /// Says that items are gone.
    open func deleteItems(at indexPaths: [IndexPath]) {
        replaced("deleteItemsAt:", in: UICollectionView.self, [indexPaths])
            ?? addUpdate { $0.itemDeletes += indexPaths }
    }

    /// Makes the cells of items anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        replaced("reloadItemsAt:", in: UICollectionView.self, [indexPaths])
            ?? addUpdate { $0.itemReloads += indexPaths }
    }

    /// Says that an item lies elsewhere.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        addUpdate { $0.itemMoves.append((indexPath, newIndexPath)) }
    }

    /// Has the data source fill cells again that it has; they stay the same.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Whether the views show less than the data has, as while a placeholder is shown.
    open var hasUncommittedUpdates: Bool { updates.isCollecting || updates.placeholders > 0 }

    /// When shown views are asked anew for the size that they would like.
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
        get { sources.selfSizing }
        set { announcing("selfSizingInvalidation") { setSelfSizing(newValue) } }
    }

    // MARK: Changing layouts

    /// Changes layouts.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Changes layouts; says when that is over.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion: completion) }

    /// Begins a change of layouts that goes on as the program sets the progress.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Ends a change of layouts with the new one.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends a change of layouts with the old one.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    // MARK: Moving by a finger

    /// Begins to move an item with a finger; false if the data source has something against it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// The finger has moved to a point of this view's space.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(towards: targetPosition)
    }

    /// Leaves the item where it is, and tells the data source.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    /// Puts the item back where it was.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    /// How soon items make room for one that is dragged over them.
    open var reorderingCadence: UICollectionView.ReorderingCadence {
        get { movement.cadence }
        set { announcing("reorderingCadence") { movement.cadence = newValue } }
    }

    // MARK: Dragging

    /// Who lets people drag items out.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { sources.dragging }
        set { announcing("dragDelegate") { setDragDelegate(newValue) } }
    }

    /// Who takes in what people drop.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { sources.dropping }
        set { announcing("dropDelegate") { setDropDelegate(newValue) } }
    }

    /// Whether people can drag items; true by default, as on pads.
    open var dragInteractionEnabled: Bool {
        get { dragDrop.isEnabled }
        set { announcing("dragInteractionEnabled") { setDragging(newValue) } }
    }

    /// Whether items of this view are being dragged.
    open var hasActiveDrag: Bool { dragDrop.hasDrag }

    /// Whether something is being dragged over this view that it may take in.
    open var hasActiveDrop: Bool { dragDrop.hasDrop }

    /// Shows the menus of items; nil unless the delegate has any.
    open var contextMenuInteraction: UIContextMenuInteraction? { rows.menus?.interaction }

    // MARK: UIView

    /// Asks the layout first whether it depends on what is seen.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    /// Asks the layout first whether it depends on the size.
    open override var frame: CGRect {
        get { super.frame }
        set {
            if newValue.size != super.bounds.size {
                boundsWillChange(to: CGRect(origin: super.bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    /// Lays out anew where the layout keeps to the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        surroundingsDidChange()
    }

    /// Lays out anew where the layout keeps to the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        surroundingsDidChange()
    }

    /// Makes, places and takes away views, as the layout says.
    open override func layoutSubviews() {
        if let result: Void = replaced("layoutSubviews", in: UICollectionView.self) {
            return result
        }
        layOutElements()
        super.layoutSubviews()
    }

    /// Saves the selected items and the first item that is seen, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(to: coder)
    }

    /// Restores the selected items and the first item that was seen, too.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(from: coder)
    }

    /// Highlights an item.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginPress(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Goes on with what was begun.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !picks.holds(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects an item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endPress(touches) { super.touchesEnded(touches, with: event) }
    }

    /// Highlights no item any more.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
    }

    /// Two fingers that select items do not scroll.
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

    /// The cell that gets the focus first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        cellPreferredByFocus.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// The elements in the order in which they are read, unless set.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? elementsInOrder }
        set { super.accessibilityElements = newValue }
    }

    /// The layout and the data source as well.
    @_spi(Rooms) open override var detailsBehindLayer: [String] {
        super.detailsBehindLayer + [
            "layout: \(shortText(of: collectionViewLayout))",
            "dataSource: \(shortText(of: dataSource))",
        ]
    }

    /// A direction may be another, and with it the layout.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeListColor()
        traitsChanged(from: previousTraitCollection)
    }

    /// Whether a drag that rests over an item selects it, where the delegate has nothing against
    /// it.
    open var isSpringLoaded: Bool {
        get { springs != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springs {
                removeInteraction(springs)
                return
            }
            addInteraction(ItemSprings { [weak self] _, context in self?.open(context) })
        }
    }
}
