// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// Pulls items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private final var list: ItemList

    /// The direction and strength; (0, 1), which is 1,000 points a second squared downwards.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// Makes gravity for items.
    public init(items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// Makes a behavior without items.
    public convenience init(_none: Void = ()) { self.init(items: []) }

    /// The items that are pulled.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        didChange()
    }

    /// The direction in radians, clockwise from the right; a quarter turn by default.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; 1 is 1,000 points a second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func apply(to space: DynamicSpace, seconds: Double) {
        for item in items {
            guard let body = space.body(of: item) else { continue }
            body.push(gravityDirection * (Units.gravity * body.mass))
        }
    }
}
