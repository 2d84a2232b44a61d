// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
import UIKitControls

/// Makes the section at a place; nil for one that is not there.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Along which axis sections follow each other; downwards by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections; none by default.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of all.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections' insets begin at; the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The same settings in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// Lays sections out that are composed of groups of items.
///
/// GroupPlan places the items of a group, SolvedSection the groups of a section.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var composed = ComposedState()
    private final var settings: UICollectionViewCompositionalLayoutConfiguration

    /// Makes a layout all of whose sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        settings = .init()
        super.init()
    }

    /// Makes a layout all of whose sections are alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        settings = configuration
        super.init()
    }

    /// Makes a layout that asks for each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        provider = sectionProvider
        settings = .init()
        super.init()
    }

    /// Makes a layout that asks for each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        settings = configuration
        super.init()
    }

    /// Nil: blocks are in no archive.
    public required init?(coder: NSCoder) { nil }

    /// What all sections share; setting it lays out again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { settings }
        set {
            settings = newValue
            invalidateLayout()
        }
    }

    // MARK: Layout

    /// Makes and solves the sections.
    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    /// As wide as the collection view and as high as the sections, or the other way round.
    open override var collectionViewContentSize: CGSize { composed.contentSize }

    /// What lies in a rectangle; of sections that scroll across, what is seen in them.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    /// The attributes of an item; nil if there is none.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

    /// The attributes of a header, a badge and the like; nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, indexPath) }

    /// The attributes of a section's decoration; nil if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, indexPath) }

    // MARK: Invalidation

    /// Takes note of what is no longer right.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// Where the size is another, something is pinned or somebody is told of what is seen.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        dependsOnBounds(newBounds)
    }

    /// Where a view decides and has chosen another size.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { takesSize(preferredAttributes, originalAttributes) }

    /// Keeps what is seen where it is when something above it grows.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        adjustOffset(context, preferredAttributes, originalAttributes)
        return context
    }

    override func insetsInUse(of view: UICollectionView) -> [UIEdgeInsets] {
        composedInsets(of: view)
    }

    package override var asksForPreferredSizes: Bool { composed.hasEstimates }

    override var isMirrored: Bool { composed.isMirrored }

    override func follow(_ update: BatchUpdate) { followSizes(update) }

    override func lane(of section: Int) -> LaneInfo? { laneInfo(section) }

    override func listSection(at section: Int) -> ListSection? {
        composed.sections.indices.contains(section)
            ? composed.sections[section].section.list : nil
    }
}
