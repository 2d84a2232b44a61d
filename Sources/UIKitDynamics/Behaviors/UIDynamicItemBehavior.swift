// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// What items are made of: mass, friction, elasticity, resistance.
///
/// Of several that have the same item the one added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: ItemList
    final var material = Material(elasticity: 0, friction: 0) {
        didSet { if material != oldValue { didChange() } }
    }
    /// Velocities that were added before the items had bodies; metres and radians a second.
    private final var pending: [ObjectIdentifier: (linear: CGVector, angular: CGFloat)] = [:]

    /// Makes properties for items.
    public init(items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// Makes a behavior without items.
    public convenience init(_none: Void = ()) { self.init(items: []) }

    /// The items that have the properties.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        pending[ObjectIdentifier(item)] = nil
        didChange()
    }

    // MARK: Properties

    /// How much of its speed an item keeps when it bounces, from 0 to 1; 0 by default.
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { material.elasticity = newValue }
    }

    /// How much items rub on each other; 0, the default, is not at all.
    open var friction: CGFloat {
        get { material.friction }
        set { material.friction = newValue }
    }

    /// The mass of a square of 100 points; 1 by default.
    open var density: CGFloat {
        get { material.density }
        set { material.density = newValue }
    }

    /// How fast velocity fades, each second; 0, the default, is not at all.
    open var resistance: CGFloat {
        get { material.resistance }
        set { material.resistance = newValue }
    }

    /// How fast rotation fades, each second; 0 by default.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { material.angularResistance = newValue }
    }

    /// What electric and magnetic fields take hold of; 0 by default.
    open var charge: CGFloat {
        get { material.charge }
        set { material.charge = newValue }
    }

    /// Whether the items stay where they are, though others collide with them; false by default.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { material.isAnchored = newValue }
    }

    /// Whether the items may turn; true by default.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { material.allowsRotation = newValue }
    }

    // MARK: Velocity

    /// Makes an item faster, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let metres = CGVector(dx: velocity.x, dy: velocity.y) * (1 / Units.pointsPerMetre)
        add(linear: metres, angular: 0, to: item)
    }

    /// An item's velocity, in points a second; zero while it has no animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item), let body = dynamicAnimator?.space.body(of: item) else {
            return .zero
        }
        let velocity = body.velocity * Units.pointsPerMetre
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Makes an item turn faster, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(linear: .zero, angular: velocity, to: item)
    }

    /// How fast an item turns, in radians a second; 0 while it has no animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item), let body = dynamicAnimator?.space.body(of: item) else {
            return 0
        }
        return body.angularVelocity
    }

    private func add(linear: CGVector, angular: CGFloat, to item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        let linear = linear.limited
        let angular = angular.within(-1e4...1e4)
        if let body = dynamicAnimator?.space.body(of: item) {
            let old = body.velocity
            body.setVelocity(old + linear, angular: body.angularVelocity + angular)
            dynamicAnimator?.resume()
            return
        }
        let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
        didChange()
    }

    override var dynamicItems: [any UIDynamicItem] { items }

    override func reconcile(_ space: DynamicSpace) {
        let added = pending
        pending = [:]
        for item in items {
            guard let velocity = added[ObjectIdentifier(item)] else { continue }
            add(linear: velocity.linear, angular: velocity.angular, to: item)
        }
    }
}
