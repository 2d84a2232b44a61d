// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitControls

/// How the items of a section scroll that does not go the layout's way.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not: they go the layout's way.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, coming to rest at a group's beginning.
    case continuousGroupLeadingBoundary = 2
    /// By the width of the collection view.
    case paging = 3
    /// By groups.
    case groupPaging = 4
    /// By groups, which come to rest in the middle.
    case groupPagingCentered = 5
}

/// How the scrolling of a section that goes across feels.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether content can be pulled beyond its edges.
    public enum Bounce: Int, Sendable {
        /// As the behaviour has it.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How fast it slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Makes a rate of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// As the behaviour has it.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// As scroll views do.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether content can be pulled beyond its edges.
    open var bounce = Bounce.automatic
    /// How fast it slows down.
    open var decelerationRate = DecelerationRate.automatic
}

/// What is told of a section's elements that are seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// One section: a group that is repeated, and what is around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup
    final var list: ListSection?

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The room around the groups; none by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets begin at; the layout's by default.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of headers and the like begin at; the section's by default, and nothing keeps
    /// them from the edges for `none`.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The room between groups; none by default.
    open var interGroupSpacing: CGFloat = 0
    /// Headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and the like keep to the insets; true by default.
    open var supplementariesFollowContentInsets = true
    /// Whether and how the groups scroll across the layout's direction.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
        .none
    /// How that scrolling feels.
    open var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Told of what is seen whenever it is laid out or scrolled; may change it.
    open var visibleItemsInvalidationHandler:
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Views that decorate the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// What a layout or a group is in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets that were set.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout depends on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The collection view's size and insets.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// An element that is seen.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// How opaque it is.
    var alpha: CGFloat { get set }
    /// What lies in front of what.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// Its middle.
    var center: CGPoint { get set }
    /// Its size.
    var bounds: CGRect { get }
    /// The flat part of its transform.
    var transform: CGAffineTransform { get set }
    /// Applied about the middle.
    var transform3D: CATransform3D { get set }
    /// The item's kind; empty for cells.
    var name: String { get }
    /// Its place in the data.
    var indexPath: IndexPath { get }
    /// The smallest upright rectangle around it.
    var frame: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A size with insets.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
        )
    }

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
        super.init()
    }
}

/// A container with traits.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
        super.init()
    }
}
