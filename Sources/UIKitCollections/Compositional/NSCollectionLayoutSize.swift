// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime
public import UIKitControls

/// Both sides of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public final let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public final let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of two sides.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    final func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container),
            height: heightDimension.length(in: container)
        )
    }

    /// The sides that the view decides.
    final var sizing: UICollectionViewLayoutAttributes.State.Sizing {
        var sizing: UICollectionViewLayoutAttributes.State.Sizing = []
        if widthDimension.isEstimated { sizing.insert(.width) }
        if heightDimension.isEstimated { sizing.insert(.height) }
        return sizing
    }
}

/// The room between items or around one.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The room in points; the least room of flexible spacing.
    public final let spacing: CGFloat
    private final let isElastic: Bool

    private init(_ spacing: CGFloat, _ isElastic: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        self.isElastic = isElastic
        super.init()
    }

    private class func make(_ spacing: CGFloat, _ isElastic: Bool) -> Self {
        guard let made = NSCollectionLayoutSpacing(spacing, isElastic) as? Self else {
            fatalError(
                "NSCollectionLayoutSpacing: \(Self.self) is a subclass; it is not meant to be "
                    + "subclassed."
            )
        }
        return made
    }

    /// At least so much room, and a share of what is left over.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

    /// Exactly so much room.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

    /// Whether it takes a share of what is left over.
    open var isFlexible: Bool { isElastic }

    /// Whether it is exactly its length.
    open var isFixed: Bool { !isElastic }
}

/// The room around an item, beside what separates it from others.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before the item.
    public final let leading: NSCollectionLayoutSpacing?
    /// Above the item.
    public final let top: NSCollectionLayoutSpacing?
    /// Behind the item.
    public final let trailing: NSCollectionLayoutSpacing?
    /// Below the item.
    public final let bottom: NSCollectionLayoutSpacing?

    /// Makes spacing of four sides; nil for no room.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

/// A point of an item that something is fastened to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges at which the point lies; in the middle along an axis of which neither is given.
    public final let edges: NSDirectionalRectEdge
    /// How far it is moved: points, or parts of what is fastened.
    public final let offset: CGPoint
    /// Whether the offset is in points.
    public final let isAbsoluteOffset: Bool

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    /// Makes an anchor moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    /// Makes an anchor moved by parts of the size of what is fastened.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// Whether the offset is in parts of a size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// The point in a rectangle.
    final func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading)
                ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        )
    }

    /// How far it moves something of a size.
    final func shift(of size: CGSize) -> CGPoint {
        isAbsoluteOffset
            ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}
