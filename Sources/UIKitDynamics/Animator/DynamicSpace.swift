// SPDX-License-Identifier: Apache-2.0

import CDynamics
import Foundation
import UIKitViews

/// The bodies of one animator, and what happens among them.
///
/// Behaviors are asked again what they want whenever one has changed: which items they move, what
/// they are made of and what they meet. Bodies, boundaries and joints that nobody wants any more
/// go.
@MainActor
final class DynamicSpace {
    let world: OpaquePointer
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var order: [DynamicBody] = []
    private var byID: [UInt64: DynamicBody] = [:]
    private var boundaries: [UInt64: Boundary] = [:]
    private var lastID: UInt64 = 0

    /// A boundary of a collision behavior.
    struct Boundary {
        let handle: OpaquePointer
        weak var owner: UICollisionBehavior?
        let identifier: (any NSCopying)?
    }

    init() { world = cd_world_make() }

    isolated deinit { cd_world_free(world) }

    var ground: OpaquePointer { cd_world_ground(world) }
    var isAsleep: Bool { cd_world_is_asleep(world) }

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }

    /// Makes the bodies of items that have none, and drops those of items that are not among them.
    func match(_ items: [any UIDynamicItem]) {
        var wanted: Set<ObjectIdentifier> = []
        for item in items {
            let key = ObjectIdentifier(item)
            guard wanted.insert(key).inserted, bodies[key] == nil else { continue }
            lastID += 1
            let body = DynamicBody(item: item, id: lastID, world: world)
            bodies[key] = body
            byID[lastID] = body
            order.append(body)
        }
        guard wanted.count < bodies.count else { return }
        for (key, body) in bodies where !wanted.contains(key) {
            bodies[key] = nil
            byID = byID.filter { $0.value !== body }
            cd_body_free(world, body.handle)
        }
        order.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    }

    /// The bodies in the order in which their items came.
    var allBodies: [DynamicBody] { order }

    // MARK: Boundaries

    func addBoundary(
        _ points: [CGPoint],
        group: UInt64,
        owner: UICollisionBehavior,
        identifier: (any NSCopying)?
    ) {
        lastID += 1
        let corners = points.map { CDVector($0) }
        let handle = cd_boundary_make(world, lastID, group, corners, Int32(corners.count))
        guard let handle else { return }
        boundaries[lastID] = Boundary(handle: handle, owner: owner, identifier: identifier)
    }

    func removeBoundaries(of owner: UICollisionBehavior) {
        for (id, boundary) in boundaries where boundary.owner === owner || boundary.owner == nil {
            cd_body_free(world, boundary.handle)
            boundaries[id] = nil
        }
    }

    // MARK: Steps

    /// What met or parted in the last step.
    enum Contact {
        case items(any UIDynamicItem, any UIDynamicItem, began: Bool, CGPoint)
        case boundary(
            any UIDynamicItem,
            UICollisionBehavior,
            (any NSCopying)?,
            began: Bool,
            CGPoint
        )
    }

    func step() -> [Contact] {
        cd_world_step(world, Float(Units.step))
        var list: UnsafePointer<CDContact>?
        let count = Int(cd_world_take_contacts(world, &list))
        guard count > 0, let list else { return [] }
        return (0..<count).compactMap { index in
            let contact = list[index]
            guard let first = byID[contact.first]?.item else { return nil }
            let point = contact.point.point
            if contact.secondIsBoundary {
                guard let boundary = boundaries[contact.second], let owner = boundary.owner else {
                    return nil
                }
                let name = boundary.identifier
                return .boundary(first, owner, name, began: contact.began, point)
            }
            guard let second = byID[contact.second]?.item else { return nil }
            return .items(first, second, began: contact.began, point)
        }
    }
}
