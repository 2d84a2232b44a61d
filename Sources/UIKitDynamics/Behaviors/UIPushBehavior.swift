// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// Pushes items, once or as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous = 0
        /// A moment: then the behavior is not active any more.
        case instantaneous = 1
    }

    private final var list: ItemList
    private final var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// How long the push lasts.
    open private(set) var mode: Mode

    /// Whether it pushes; setting it pushes again.
    open var active = true { didSet { didChange() } }

    /// The direction and strength of the force; magnitude 1 accelerates a square of 100 points
    /// and density 1 by 100 points a second squared, or gives it 100 points a second at once.
    open var pushDirection = CGVector.zero { didSet { didChange() } }

    /// Makes a push of no strength for items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = ItemList(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    /// Where an item is pushed, from its centre, in points; what is off the centre turns it.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func apply(to space: DynamicSpace, seconds: Double) {
        guard active else { return }
        for item in items {
            guard let body = space.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            body.push(pushDirection, at: offset, isImpulse: mode == .instantaneous)
        }
        if mode == .instantaneous { active = false }
    }
}
