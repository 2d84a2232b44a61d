// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import QuartzCore

/// The movement of a focused item towards a coming move.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, @preconcurrency NSCopying {
    private let direction: CGVector
    private let size: CGSize

    /// The greatest movement, in points.
    private static let reach: CGFloat = 8
    private static let angle: CGFloat = 0.1
    /// The distance of the eye from the screen, in points.
    private static let distance: CGFloat = 1000

    /// Makes a hint of a direction, each part from -1 to 1, for an item of a size.
    package init(direction: CGVector, size: CGSize) {
        self.direction = direction
        self.size = size
        super.init()
    }

    /// Which way the person moves; each part is from -1 to 1.
    open var movementDirection: CGVector { direction }

    /// Makes things that turn look near or far.
    open var perspectiveTransform: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / UIFocusMovementHint.distance
        return transform
    }

    /// The rotation about the vertical and the horizontal axis, in radians.
    open var rotation: CGVector {
        CGVector(
            dx: direction.dx * UIFocusMovementHint.angle,
            dy: direction.dy * UIFocusMovementHint.angle
        )
    }

    /// The translation in points; at most a tenth of the item's size.
    open var translation: CGVector {
        CGVector(
            dx: direction.dx * min(UIFocusMovementHint.reach, size.width / 10),
            dy: direction.dy * min(UIFocusMovementHint.reach, size.height / 10)
        )
    }

    /// All three together.
    open var interactionTransform: CATransform3D {
        var transform = perspectiveTransform
        transform = CATransform3DTranslate(transform, translation.dx, translation.dy, 0)
        transform = CATransform3DRotate(transform, rotation.dx, 0, 1, 0)
        return CATransform3DRotate(transform, -rotation.dy, 1, 0, 0)
    }

    /// The hint itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
