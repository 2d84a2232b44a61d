// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// The outline with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse that fills the item's bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}

/// An object that a dynamic animator can move: it has a centre, a size and a rotation.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the reference view's coordinates, in points.
    var center: CGPoint { get set }
    /// The size that counts for collision and mass, in points; the origin does not matter.
    var bounds: CGRect { get }
    /// The rotation; the rest of the transform is preserved.
    var transform: CGAffineTransform { get set }
    /// The shape for collisions; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex outline around the centre, which is the path's origin, counter-clockwise.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// A rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// No path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
