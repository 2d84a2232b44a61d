// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
import QuartzCore
public import UIKitCells
import UIKitControls

/// Says where the elements of a collection view lie; it is meant to be subclassed.
///
/// The class body holds the interface, since a member of an extension cannot be overridden.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    final var host = HostState()

    /// Makes a layout that is in no collection view.
    public override init() { super.init() }

    /// Reads an archived layout.
    public required init?(coder: NSCoder) {
        super.init()
        configureFromNib(coder, as: UICollectionViewLayout.self)
    }

    /// Archives nothing: the base class has no settings.
    open func encode(with coder: NSCoder) {}

    /// The collection view that shows the layout; nil while there is none.
    open var collectionView: UICollectionView? { host.collectionView }

    // MARK: Invalidation

    /// Throws the whole layout away, to be computed before it is next needed.
    open func invalidateLayout() {
        let context = makeContext()
        context.state.invalidatesEverything = true
        invalidateLayout(with: context)
    }

    /// Throws parts of the layout away; overrides call the base class.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        host.collectionView?.layoutWasInvalidated(self, context)
        host.transition?.partWasInvalidated(context)
    }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that the layout is invalidated with.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    /// Whether another visible rectangle makes the layout another; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What a change of the bounds invalidates.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.state.isBoundsChange = true
        context.state.isResize = newBounds.size != host.collectionView?.bounds.size
        return context
    }

    /// Whether a view that would like another size makes the layout another.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What a view that would like another size invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.state.preferred[originalAttributes.element] = preferredAttributes.size
        return context
    }

    // MARK: The layout

    /// Computes what is needed of the layout; called after each invalidation.
    open func prepare() {}

    /// How large the content is, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements with a part in a rectangle, cells and others.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// The attributes of a cell.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers the class of a kind of decoration view; nil removes it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        host.decorations[elementKind] = viewClass.map { .viewClass($0) }
    }

    /// Registers the nib of a kind of decoration view; nil removes it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        host.decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Offsets

    /// Where scrolling comes to rest that a person let go of.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content lies after an animated update or change of the layout.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Updates

    /// Told what a batch of updates changes, before its elements are asked for.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        beginUpdates(updateItems)
    }

    /// Told inside the animation of a batch of updates.
    open func finalizeCollectionViewUpdates() { host.update = nil }

    /// Called before an animated change of the bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after an animated change of the bounds.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before this layout gives way to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before this layout takes over from another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called after a change of layouts.
    open func finalizeLayoutTransition() {}

    /// Where a cell comes from that appears; nil for where it ends up.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(ElementKey(cell: itemIndexPath))
    }

    /// Where a cell goes that disappears; nil for where it is.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(ElementKey(cell: itemIndexPath))
    }

    /// Where a supplementary view comes from that appears.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            ElementKey(
                category: .supplementaryView,
                kind: elementKind,
                indexPath: elementIndexPath
            )
        )
    }

    /// Where a supplementary view goes that disappears.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(
            ElementKey(
                category: .supplementaryView,
                kind: elementKind,
                indexPath: elementIndexPath
            )
        )
    }

    /// Where a decoration view comes from that appears.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        appearing(
            ElementKey(
                category: .decorationView,
                kind: elementKind,
                indexPath: decorationIndexPath
            )
        )
    }

    /// Where a decoration view goes that disappears.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        disappearing(
            ElementKey(
                category: .decorationView,
                kind: elementKind,
                indexPath: decorationIndexPath
            )
        )
    }

    /// The supplementary views of a kind that a batch of updates adds.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    /// The supplementary views of a kind that a batch of updates removes.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        []
    }

    /// The decoration views of a kind that a batch of updates adds.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that a batch of updates removes.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving by a finger

    /// The path that an item takes while a finger has it at a place; that of the item there.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        host.collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// The attributes of an item that a finger has; those of its place, at the finger.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let made =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.center = position
        made.zIndex = Int(Int32.max)
        return made
    }

    /// What a step of the finger that moves items invalidates.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(targetIndexPaths, targetPosition, previousIndexPaths)
    }

    /// What the end of a move by a finger invalidates.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        movementContext(indexPaths, .zero, previousIndexPaths)
    }

    // MARK: Reading direction

    /// The direction that the layout computes for; that of the program's first language.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        // Foundation's own answer ends a program without an Info.plist.
        let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
        let language = region as? String ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Whether the collection view turns the layout around where the direction is the other one.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: For the framework

    /// Whether views are asked for the size that they would like.
    package var asksForPreferredSizes: Bool { true }

    /// The insets of a collection view's safe area and margins that the layout keeps to.
    func insetsInUse(of view: UICollectionView) -> [UIEdgeInsets] { [] }

    /// What is known of items follows them to where a batch takes them.
    func follow(_ update: BatchUpdate) {}

    /// How a section scrolls across the layout; nil if it does not.
    func lane(of section: Int) -> LaneInfo? { nil }

    /// What a list knows of a section; nil in other layouts.
    func listSection(at section: Int) -> ListSection? { nil }

    /// Whether the layout itself begins on the right.
    var isMirrored: Bool { false }
}

extension UICollectionViewLayout {
    /// What the collection view has the layout keep.
    struct HostState {
        weak var collectionView: UICollectionView?
        var isPrepared = false
        weak var transition: UICollectionViewTransitionLayout?
        var decorations: [String: ViewMaker] = [:]
        /// What the batch under way changes.
        var update: BatchUpdate?
    }

    /// A context of the class that the layout wants.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let wanted: AnyClass = type(of: self).invalidationContextClass
        guard let type = wanted as? UICollectionViewLayoutInvalidationContext.Type else {
            fatalError(
                "\(type(of: self)).invalidationContextClass is \(wanted), which is no subclass of "
                    + "UICollectionViewLayoutInvalidationContext."
            )
        }
        return makeInstance(of: type)
    }

    /// Attributes of a class that the layout wants.
    final func ofClass(_ wanted: AnyClass) -> UICollectionViewLayoutAttributes {
        guard let type = wanted as? UICollectionViewLayoutAttributes.Type else {
            fatalError(
                "\(type(of: self)).layoutAttributesClass is \(wanted), which is no subclass of "
                    + "UICollectionViewLayoutAttributes."
            )
        }
        return makeInstance(of: type)
    }

    private func movementContext(
        _ targets: [IndexPath],
        _ place: CGPoint,
        _ previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.state.targetPaths = targets
        context.state.previousPaths = previous
        context.state.movementTarget = place
        context.state.invalidatesEverything = true
        return context
    }

    private func beginUpdates(_ items: [UICollectionViewUpdateItem]) {
        host.update = host.collectionView?.updates.current
    }

    /// What is new fades in; nothing else comes from anywhere.
    private func appearing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let update = host.update, update.isNew(key) else { return nil }
        return faded(attributes(of: key))
    }

    /// What is gone fades out; nothing else goes anywhere.
    private func disappearing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let update = host.update, update.isGone(key) else { return nil }
        return faded(host.collectionView?.shownAttributes(of: key))
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let made = attributes?.duplicate() else { return nil }
        made.alpha = 0
        return made
    }

    /// Asks by the method that the element's category has.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Where an element comes from, by the method that its category has.
    final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// Where an element goes, by the method that its category has.
    final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        let kind = key.kind ?? ""
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
