// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
public import UIKitViews

/// A force that depends on where an item is, or how fast it moves.
///
/// A strength of 1 is one newton, or one newton per kilogram where the field acts on mass: 100
/// points a second squared on a square of 100 points and density 1. Distances count in units of
/// 100 points.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag
        case vortex
        case radialGravity
        case linearGravity
        case velocity
        case noise
        case turbulence
        case spring
        case electric
        case magnetic
        case custom(Evaluation)
    }

    private typealias Evaluation = (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
    ) -> CGVector

    private final var list = ItemList([])
    private final let kind: Kind
    private final var time = 0.0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Kinds

    /// Slows items down, the faster they are the more.
    open class func dragField() -> Self { make(.drag) }

    /// Pushes items around its position, counter-clockwise as one sees it.
    open class func vortexField() -> Self { make(.vortex) }

    /// Pulls items to a point.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// Pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }

    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }

    /// Shakes items; the same places and times always have the same force.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }

    /// Shakes items, the faster they are the more.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }

    /// Pulls items to its position, the farther they are the more.
    open class func springField() -> Self { make(.spring) }

    /// Pushes items of positive charge away from its position.
    open class func electricField() -> Self { make(.electric) }

    /// Bends the way of items that have a charge.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Asks a closure for the force on each item in each step.
    ///
    /// The closure gets the field, the item's position and velocity in points, its mass, its charge
    /// and the seconds of the step.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> Self {
        make(.custom(block))
    }

    private class func make(_ kind: Kind) -> Self {
        guard let made = UIFieldBehavior(kind) as? Self else {
            fatalError("UIFieldBehavior: the fields that a function makes have no subclass")
        }
        return made
    }

    // MARK: Properties

    /// The items that it acts on.
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

    /// The field's middle, in points of the reference view.
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where around the position it acts; everywhere by default.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// How strong it is; 1 by default.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// The power of the distance by which it gets weaker; 0, the default, is not at all.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// The distance, in points, within which it does not get stronger; 1 by default.
    open var minimumRadius: CGFloat = 1 { didSet { didChange() } }
    /// The direction of linear gravity and velocity.
    open var direction = CGVector.zero { didSet { didChange() } }
    /// How smooth noise is, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// How fast noise changes; 0 is not at all.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    // MARK: For the animator

    override var dynamicItems: [any UIDynamicItem] { items }

    override func apply(to space: DynamicSpace, seconds: Double) {
        time += seconds
        for item in items {
            guard let body = space.body(of: item) else { continue }
            let place = body.position
            let offset = CGPoint(x: place.x - position.x, y: place.y - position.y)
            guard region.contains(offset) else { continue }
            body.push(force(on: body, at: place, offset: offset, seconds: seconds))
        }
    }

    private func force(
        on body: DynamicBody,
        at place: CGPoint,
        offset: CGPoint,
        seconds: Double
    ) -> CGVector {
        let metres = CGVector(dx: offset.x, dy: offset.y) * (1 / Units.pointsPerMetre)
        let velocity = body.velocity
        let distance = max(metres.length, max(minimumRadius, 1) / Units.pointsPerMetre)
        let fading = falloff == 0 ? 1 : pow(distance, -falloff)
        let outwards = metres.length > 0 ? metres * (1 / metres.length) : .zero
        switch kind {
        case .drag: return velocity * (-strength * fading)
        case .vortex:
            return CGVector(dx: outwards.dy, dy: -outwards.dx) * (strength * fading * body.mass)
        case .radialGravity: return outwards * (-strength * fading * body.mass)
        case .linearGravity: return direction * (strength * fading * body.mass)
        case .velocity:
            let missing = direction * (strength * fading) + velocity * -1
            return missing * (body.mass / CGFloat(seconds))
        case .noise: return noise(at: place) * (strength * fading)
        case .turbulence: return noise(at: place) * (strength * fading * velocity.length)
        case .spring: return metres * (-strength * fading)
        case .electric: return outwards * (strength * fading * body.material.charge)
        case .magnetic:
            let power = strength * fading * body.material.charge
            return CGVector(dx: velocity.dy, dy: -velocity.dx) * power
        case .custom(let evaluate):
            let points = velocity * Units.pointsPerMetre
            let charge = body.material.charge
            return evaluate(self, place, points, body.mass, charge, seconds)
        }
    }

    /// Two values of smooth noise, from -1 to 1.
    private func noise(at place: CGPoint) -> CGVector {
        let size = 20 + 180 * Double(min(max(smoothness, 0), 1))
        let x = Double(place.x) / size
        let y = Double(place.y) / size
        let z = time * Double(animationSpeed)
        return CGVector(
            dx: CGFloat(ValueNoise.value(x, y, z, seed: 1)),
            dy: CGFloat(ValueNoise.value(x, y, z, seed: 2))
        )
    }
}

/// Noise from a hash of whole places, blended between them.
private enum ValueNoise {
    static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
        guard [x, y, z].allSatisfy({ abs($0) < 1e9 }) else { return 0 }
        let (fx, fy, fz) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
        func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        func corner(_ dx: Double, _ dy: Double, _ dz: Double) -> Double {
            hash(Int64(fx + dx), Int64(fy + dy), Int64(fz + dz), seed)
        }
        let (tx, ty, tz) = (ease(x - fx), ease(y - fy), ease(z - fz))
        func plane(_ dz: Double) -> Double {
            let top = mix(corner(0, 0, dz), corner(1, 0, dz), tx)
            return mix(top, mix(corner(0, 1, dz), corner(1, 1, dz), tx), ty)
        }
        return mix(plane(0), plane(1), tz)
    }

    private static func hash(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> Double {
        var bits = seed &* 0x9E37_79B9_7F4A_7C15
        for part in [x, y, z] {
            bits = (bits ^ UInt64(bitPattern: part)) &* 0xBF58_476D_1CE4_E5B9
            bits ^= bits >> 31
        }
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
