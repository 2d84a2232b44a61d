// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// Pulls an item to a point, upright, as by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private final let item: any UIDynamicItem

    /// Where the item goes.
    open var snapPoint: CGPoint { didSet { didChange() } }
    /// How little the item swings about the point: from 0, a lot, to 1, not at all; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    /// Makes a pull of an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    /// Radians a second of the swing without damping.
    private static let frequency: CGFloat = 16

    override func apply(to space: DynamicSpace, seconds: Double) {
        guard let body = space.body(of: item) else { return }
        let ratio = 0.25 + 0.75 * min(max(damping, 0), 1)
        let position = body.position
        let offset = CGVector(
            dx: (position.x - snapPoint.x) / Units.pointsPerMetre,
            dy: (position.y - snapPoint.y) / Units.pointsPerMetre
        )
        let rate = Self.frequency
        let pull = offset * (-rate * rate) + body.velocity * (-2 * ratio * rate)
        body.push(pull * body.mass)
        guard body.material.allowsRotation else { return }
        // The nearest way up.
        let turn = body.angle.remainder(dividingBy: 2 * .pi)
        body.turn(-rate * rate * turn - 2 * ratio * rate * body.angularVelocity)
    }
}
