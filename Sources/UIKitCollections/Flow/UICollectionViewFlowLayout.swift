// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// Fills lines with items, one after the other, section by section.
///
/// FlowSection has the arithmetic; this class asks the delegate and answers the collection view.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for sizes that cells choose themselves; give it to `estimatedItemSize`.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: CGFloat.greatestFiniteMagnitude
    )

    /// What a section's insets begin at.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    final var flow = FlowState()

    /// Makes a layout of items of 50 by 50 points with spaces of 10 points.
    public override init() { super.init() }

    /// Reads an archived layout.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UICollectionViewFlowLayout.self)
    }

    /// Archives the layout with its settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICollectionViewFlowLayout>) {
        properties.keep(\.minimumLineSpacing, "UILineSpacing")
        properties.keep(\.minimumInteritemSpacing, "UIInteritemSpacing")
        properties.keep(\.itemSize, "UIItemSize")
        properties.keep(\.scrollDirection, "UIScrollDirection")
        properties.keep(\.estimatedItemSize, "UIEstimatedItemSize")
        properties.keep(\.footerReferenceSize, "UIFooterReferenceSize")
        properties.keep(\.headerReferenceSize, "UIHeaderReferenceSize")
        properties.keep(\.sectionFootersPinToVisibleBounds, "UISectionFootersPinToVisibleBounds")
        properties.keep(\.sectionHeadersPinToVisibleBounds, "UISectionHeadersPinToVisibleBounds")
        properties.keep(\.sectionInset, "UISectionInset")
        properties.keep(\.sectionInsetReference, "UISectionInsetReference")
    }

    // MARK: Settings

    /// The least space between lines; 10 points by default.
    open var minimumLineSpacing: CGFloat {
        get { flow.settings.lineSpacing }
        set { announcing("minimumLineSpacing") { change { $0.lineSpacing = newValue } } }
    }

    /// The least space between items of a line; 10 points by default.
    open var minimumInteritemSpacing: CGFloat {
        get { flow.settings.itemSpacing }
        set { announcing("minimumInteritemSpacing") { change { $0.itemSpacing = newValue } } }
    }

    /// The size of items; 50 by 50 points by default.
    open var itemSize: CGSize {
        get { flow.settings.itemSize }
        set { announcing("itemSize") { change { $0.itemSize = newValue } } }
    }

    /// Where cells choose their sizes, about how large they are; zero, the default, where they
    /// do not.
    open var estimatedItemSize: CGSize {
        get { flow.settings.estimatedSize }
        set { announcing("estimatedItemSize") { change { $0.estimatedSize = newValue } } }
    }

    /// Along which axis lines follow each other; downwards by default.
    open var scrollDirection: UICollectionView.ScrollDirection {
        get { flow.settings.direction }
        set { announcing("scrollDirection") { change { $0.direction = newValue } } }
    }

    /// The size of sections' headers, of which the side along scrolling counts; zero for none.
    open var headerReferenceSize: CGSize {
        get { flow.settings.headerSize }
        set { announcing("headerReferenceSize") { change { $0.headerSize = newValue } } }
    }

    /// The size of sections' footers, of which the side along scrolling counts; zero for none.
    open var footerReferenceSize: CGSize {
        get { flow.settings.footerSize }
        set { announcing("footerReferenceSize") { change { $0.footerSize = newValue } } }
    }

    /// The space around the items of a section; none by default.
    open var sectionInset: UIEdgeInsets {
        get { flow.settings.inset }
        set { announcing("sectionInset") { change { $0.inset = newValue } } }
    }

    /// What sections' insets begin at.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
        get { flow.settings.insetReference }
        set { announcing("sectionInsetReference") { change { $0.insetReference = newValue } } }
    }

    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds: Bool {
        get { flow.settings.pinsHeaders }
        set {
            announcing("sectionHeadersPinToVisibleBounds") { change { $0.pinsHeaders = newValue } }
        }
    }

    /// Whether footers stay in sight while their section is.
    open var sectionFootersPinToVisibleBounds: Bool {
        get { flow.settings.pinsFooters }
        set {
            announcing("sectionFootersPinToVisibleBounds") { change { $0.pinsFooters = newValue } }
        }
    }

    // MARK: Layout

    /// A context that tells sizes from other changes.
    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    /// Places the sections.
    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    /// As wide as the collection view and as high as the sections, or the other way round.
    open override var collectionViewContentSize: CGSize { flow.contentSize }

    /// What lies in a rectangle.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    /// The attributes of an item; nil if there is none.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

    /// The attributes of a header or footer, of no size where the section has none; nil without such a section.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { boundary(elementKind, indexPath) }

    // MARK: Invalidation

    /// Takes note of what is no longer right.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// Where lines have another length, or something is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOnBounds(newBounds)
    }

    /// Sizes are asked for again where lines have another length.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = context.state.isResize
            context.invalidateFlowLayoutAttributes = context.state.isResize
        }
        return context
    }

    /// Where cells choose their sizes and one has chosen another.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesSize(preferredAttributes, originalAttributes) }

    override func insetsInUse(of view: UICollectionView) -> [UIEdgeInsets] {
        [referenceInset(view)]
    }

    package override var asksForPreferredSizes: Bool { flow.settings.estimatedSize != .zero }

    override func follow(_ update: BatchUpdate) { remapSizes(update) }

    override var isMirrored: Bool { flow.isMirrored }
}

/// Says which part of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate is asked for sizes, insets and spaces again; true by default.
    open var invalidateFlowLayoutDelegateMetrics: Bool {
        get { flowState.metrics }
        set { flowState.metrics = newValue }
    }

    /// Whether the lines are made again; true by default.
    open var invalidateFlowLayoutAttributes: Bool {
        get { flowState.attributes }
        set { flowState.attributes = newValue }
    }

    private final var flowState = (metrics: true, attributes: true)
}
