// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// Several items that move as one body, each with its own outline.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    private final var places: [(offset: CGPoint, transform: CGAffineTransform)] = []

    /// The middle of the box around the items.
    open var center: CGPoint
    /// The size of the box around the items.
    open private(set) var bounds: CGRect
    /// The rotation since the group was made.
    open var transform = CGAffineTransform.identity

    /// Makes a group of items where they are.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        var box = CGRect.null
        for item in items {
            let size = item.bounds.size
            let frame = CGRect(
                x: -size.width / 2,
                y: -size.height / 2,
                width: size.width,
                height: size.height
            )
            .applying(item.transform)
            box = box.union(frame.offsetBy(dx: item.center.x, dy: item.center.y))
        }
        if box.isNull { box = .zero }
        center = CGPoint(x: box.midX, y: box.midY)
        bounds = CGRect(origin: .zero, size: box.size)
        super.init()
        places = items.map { item in
            (CGPoint(x: item.center.x - center.x, y: item.center.y - center.y), item.transform)
        }
    }

    /// The box's outline; it is the members' that count.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// No path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Puts the members where the group has moved.
    final func moveMembers() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = place.transform.concatenating(transform)
        }
    }
}
