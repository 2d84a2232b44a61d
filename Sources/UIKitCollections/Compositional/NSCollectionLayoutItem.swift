// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitControls

/// One item of a group, as large as its size says.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// How large the item is.
    public final let layoutSize: NSCollectionLayoutSize
    final var extras: [NSCollectionLayoutSupplementaryItem] = []

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// Makes an item with views fastened to it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        extras = supplementaryItems
    }

    /// How far the view lies inside the item's room; none by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item; none by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views that are fastened to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { extras }
}

/// A view that is fastened to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view that the data source is asked for.
    public final let elementKind: String
    /// Where on the item the view is fastened.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// Which point of the view is fastened; nil for the one at the same edges.
    public final let itemAnchor: NSCollectionLayoutAnchor?

    /// Makes a view that lies inside an item's edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            size: layoutSize,
            kind: elementKind,
            container: containerAnchor,
            item: nil
        )
    }

    /// Makes a view one of whose points lies on one of an item's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            size: layoutSize,
            kind: elementKind,
            container: containerAnchor,
            item: itemAnchor
        )
    }

    init(
        size: NSCollectionLayoutSize,
        kind: String,
        container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: size)
    }

    /// What it lies in front of: items have 0, and it has 1 by default.
    open var zIndex = 1

    /// Where the view lies on an item.
    final func frame(on item: CGRect) -> CGRect {
        let size = layoutSize.size(in: item.size)
        let point = containerAnchor.point(in: item)
        let moved = containerAnchor.shift(of: size)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let shift = itemAnchor?.shift(of: size) ?? .zero
        return CGRect(
            x: point.x + moved.x - own.x + shift.x,
            y: point.y + moved.y - own.y + shift.y,
            width: size.width,
            height: size.height
        )
    }
}

/// A view at an edge of a section or of all, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge at which it lies.
    public final let alignment: NSRectAlignment
    /// How far it is moved from there.
    public final let offset: CGPoint

    /// Makes a view at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize,
            elementKind: elementKind,
            alignment: alignment,
            absoluteOffset: .zero
        )
    }

    /// Makes a view at an edge, moved from there.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            size: layoutSize,
            kind: elementKind,
            container: NSCollectionLayoutAnchor(edges: []),
            item: nil
        )
    }

    /// Whether it has room of its own, as by default, instead of lying over the items.
    open var extendsBoundary = true
    /// Whether it stays in sight while its section is; false by default.
    open var pinToVisibleBounds = false
}

/// A view that decorates a section and that the layout registers itself.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that the view is registered for.
    public final let elementKind: String

    /// Makes a background of a section.
    open class func background(elementKind: String) -> Self {
        guard let made = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
            fatalError(
                "NSCollectionLayoutDecorationItem: \(Self.self) is a subclass; it is not meant "
                    + "to be subclassed."
            )
        }
        return made
    }

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            )
        )
    }

    /// What it lies in front of; behind the items by default.
    open var zIndex = 0
}

/// A place that a custom group gives an item.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place, in the group's coordinates.
    public final let frame: CGRect
    /// What lies in front of what.
    public final let zIndex: Int

    /// Makes a place.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes a place before or behind others.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// Gives the items of a custom group their places.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or where a block says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Axis {
        case horizontal
        case vertical
    }

    final var axis = Axis.horizontal
    final var members: [NSCollectionLayoutItem] = []
    /// How many members there are, if that was said.
    final var count: Int?
    /// Whether the members share the group's length evenly, whatever their size says.
    final var sharesEvenly = false
    final var provider: NSCollectionLayoutGroupCustomItemProvider?

    /// The items, of which there are as many as fit.
    open var subitems: [NSCollectionLayoutItem] { members }

    /// The room between items; none by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views that are fastened to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { extras }
        set { extras = newValue }
    }

    private class func make(
        _ size: NSCollectionLayoutSize,
        _ axis: Axis,
        _ members: [NSCollectionLayoutItem],
        count: Int? = nil,
        sharesEvenly: Bool = false
    ) -> Self {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.axis = axis
        group.members = members
        group.count = count.map { max(1, $0) }
        group.sharesEvenly = sharesEvenly
        guard let made = group as? Self else {
            fatalError(
                "NSCollectionLayoutGroup: \(Self.self) is a subclass; it is not meant to be "
                    + "subclassed."
            )
        }
        return made
    }

    /// A row of as many items as fit, repeated in order.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> Self { make(layoutSize, .horizontal, subitems) }

    /// A column of as many items as fit, repeated in order.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> Self { make(layoutSize, .vertical, subitems) }

    /// A row of some items that share its width evenly.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .horizontal, [subitem], count: count, sharesEvenly: true) }

    /// A column of some items that share its height evenly.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .vertical, [subitem], count: count, sharesEvenly: true) }

    /// A row of some items, as large as they say.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .horizontal, [subitem], count: count) }

    /// A column of some items, as large as they say.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .vertical, [subitem], count: count) }

    /// Items where a block says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        let group = make(layoutSize, .horizontal, [])
        group.provider = itemProvider
        return group
    }

    /// The group as text, for a debugger.
    open func visualDescription() -> String {
        let names = members.map {
            ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item"
        }
        let mark = provider != nil ? "custom" : axis == .horizontal ? "H" : "V"
        return "\(mark)[\(names.joined(separator: " "))]\(count.map { " x \($0)" } ?? "")"
    }
}
