// SPDX-License-Identifier: Apache-2.0

import CDynamics
import CoreGraphics
import Foundation
import UIKitViews

/// What item behaviors say of an item.
struct Material: Equatable {
    var elasticity: CGFloat = 0.2
    var friction: CGFloat = 0.2
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
}

/// An item in the space.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    let handle: OpaquePointer
    private(set) var material = Material()
    /// The item's transform without the rotation that the body has.
    private var base: CGAffineTransform
    private var shownAngle: Float
    private var shapeSize: CGSize?

    init(item: any UIDynamicItem, id: UInt64, world: OpaquePointer) {
        self.item = item
        let angle = item.transform.rotationAngle
        handle = cd_body_make(world, id, CDVector(item.center), Float(angle))
        base = item.transform.rotated(by: -angle)
        shownAngle = Float(angle)
        shape()
    }

    // MARK: Shape

    /// Gives the body the item's outline, if its size is another than before.
    func shape() {
        let size = item.bounds.size
        guard size != shapeSize else { return }
        shapeSize = size
        cd_body_clear_shapes(handle)
        addShape(of: item, at: .zero)
        setMaterial(material, isForced: true)
    }

    private func addShape(of item: any UIDynamicItem, at center: CGPoint) {
        if let group = item as? UIDynamicItemGroup {
            for member in group.items {
                let offset = CGPoint(
                    x: member.center.x - group.center.x,
                    y: member.center.y - group.center.y
                )
                addShape(of: member, at: offset)
            }
            return
        }
        let half = CGSize(
            width: (abs(item.bounds.width) / 2).within(0.5...1e6),
            height: (abs(item.bounds.height) / 2).within(0.5...1e6)
        )
        switch item.collisionBoundsType {
        case .rectangle: addPolygon(corners(of: half), at: center)
        case .ellipse where abs(half.width - half.height) < 0.5:
            cd_body_add_circle(handle, CDVector(center), Units.metres(half.width))
        case .ellipse:
            let outline = (0..<24).map { index -> CGPoint in
                let angle = CGFloat(index) / 24 * 2 * .pi
                return CGPoint(x: half.width * cos(angle), y: half.height * sin(angle))
            }
            addPolygon(outline, at: center)
        case .path:
            let outline = item.collisionBoundingPath.cgPath.corners
            if !addPolygon(outline, at: center) { addPolygon(corners(of: half), at: center) }
        }
    }

    private func corners(of half: CGSize) -> [CGPoint] {
        [
            CGPoint(x: -half.width, y: -half.height), CGPoint(x: half.width, y: -half.height),
            CGPoint(x: half.width, y: half.height), CGPoint(x: -half.width, y: half.height),
        ]
    }

    /// Adds a convex outline; one of many corners in slices that share the first corner.
    @discardableResult
    private func addPolygon(_ outline: [CGPoint], at center: CGPoint) -> Bool {
        guard outline.count >= 3 else { return false }
        let points = outline.map { CDVector(CGPoint(x: $0.x + center.x, y: $0.y + center.y)) }
        var isAdded = false
        var start = 1
        while start + 1 < points.count {
            let end = min(start + 6, points.count - 1)
            let slice = [points[0]] + points[start...end]
            if cd_body_add_polygon(handle, slice, Int32(slice.count)) { isAdded = true }
            start = end
        }
        return isAdded
    }

    // MARK: Properties

    func setMaterial(_ new: Material, isForced: Bool = false) {
        guard isForced || new != material else { return }
        material = new
        cd_body_set_fixed(handle, new.isAnchored, new.allowsRotation)
        cd_body_set_material(
            handle,
            Float(new.density.within(1e-6...1e6)),
            Float(new.friction.within(0...1e6)),
            Float(new.elasticity.within(0...1e6))
        )
        cd_body_set_damping(
            handle,
            Float(new.resistance.within(0...1e6)),
            Float(new.angularResistance.within(0...1e6))
        )
        cd_body_wake(handle)
    }

    var mass: CGFloat { CGFloat(cd_body_mass(handle)) }

    /// The body's middle, in points.
    var position: CGPoint { cd_body_motion(handle).position.point }

    /// Radians from upright, without end.
    var angle: CGFloat { CGFloat(cd_body_motion(handle).angle) }

    /// In metres a second.
    var velocity: CGVector {
        let velocity = cd_body_motion(handle).velocity
        return CGVector(dx: CGFloat(velocity.x), dy: CGFloat(velocity.y))
    }

    /// In radians a second.
    var angularVelocity: CGFloat { CGFloat(cd_body_motion(handle).angularVelocity) }

    func setVelocity(_ velocity: CGVector, angular: CGFloat) {
        cd_body_set_velocity(
            handle,
            CDVector(metres: velocity.limited),
            Float(angular.within(-1e4...1e4))
        )
    }

    /// Applies a force in newtons, or an impulse, at the middle or at an offset from it in points
    /// that turns with the body.
    func push(_ force: CGVector, at offset: UIOffset = .zero, isImpulse: Bool = false) {
        var place = position
        if offset != .zero {
            let angle = angle
            place.x += offset.horizontal * cos(angle) - offset.vertical * sin(angle)
            place.y += offset.horizontal * sin(angle) + offset.vertical * cos(angle)
        }
        cd_body_push(handle, CDVector(metres: force.limited), CDVector(place), isImpulse)
    }

    // MARK: The item

    /// Moves the item to where the body is; answers whether it was visibly elsewhere.
    func show() -> Bool {
        let motion = cd_body_motion(handle)
        let center = motion.position.point
        let old = item.center
        var isMoved = false
        if old != center, center.x.isFinite, center.y.isFinite {
            item.center = center
            isMoved = abs(center.x - old.x) > 0.01 || abs(center.y - old.y) > 0.01
        }
        if motion.angle != shownAngle, motion.angle.isFinite {
            if abs(motion.angle - shownAngle) > 1e-4 { isMoved = true }
            shownAngle = motion.angle
            item.transform = base.rotated(by: CGFloat(motion.angle))
        }
        (item as? UIDynamicItemGroup)?.moveMembers()
        return isMoved
    }

    /// Moves the body to where the item is, and gives it the item's outline.
    func read() {
        let angle = item.transform.rotationAngle
        base = item.transform.rotated(by: -angle)
        shownAngle = Float(angle)
        cd_body_place(handle, CDVector(item.center), Float(angle))
        shape()
    }
}

extension CGAffineTransform {
    /// How far it turns, in radians.
    fileprivate var rotationAngle: CGFloat { b == 0 && a >= 0 ? 0 : atan2(b, a) }
}

extension DynamicBody {
    /// What the body meets.
    func setGroups(_ groups: (bodies: UInt64, boundaries: UInt64)) {
        cd_body_set_groups(handle, groups.bodies, groups.boundaries)
    }

    /// Turns the body, in radians a second squared.
    func turn(_ acceleration: CGFloat) { cd_body_turn(handle, Float(acceleration)) }

    func wake() { cd_body_wake(handle) }
}
