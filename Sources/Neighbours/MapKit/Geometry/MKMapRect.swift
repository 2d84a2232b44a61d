// SPDX-License-Identifier: Apache-2.0

import CoreLocation
public import Foundation

/// A rectangle of the flat map; it may go on past the meridian of 180 degrees.
public struct MKMapRect: Sendable {
    /// The corner in the north-west.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// The rectangle without a size in the north-west.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

    // Disfavoured like the others of C's functions here: a program may have one of its own, which goes
    // before on iOS.
    /// A rectangle.
    @_disfavoredOverload
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// A rectangle.
    @_disfavoredOverload
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: MKMapPoint(x: x, y: y),
            size: MKMapSize(width: width, height: height)
        )
    }

    /// No rectangle: nothing lies in it, and a union with it is the other.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The side in the west.
    public var minX: Double { origin.x }
    /// The middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// The side in the east.
    public var maxX: Double { origin.x + size.width }
    /// The side in the north.
    public var minY: Double { origin.y }
    /// The middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// The side in the south.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

    /// Whether nothing lies in it.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: x,
            y: y,
            width: max(maxX, other.maxX) - x,
            height: max(maxY, other.maxY) - y
        )
    }

    /// What both have in common; null for nothing.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard !isNull, !other.isNull else { return .null }
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
        guard width >= 0, height >= 0 else { return .null }
        return MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Whether both have something in common.
    public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }

    /// Whether a point lies in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether a rectangle lies in it.
    public func contains(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX
            && other.minY >= minY && other.maxY <= maxY
    }

    /// A smaller rectangle, or a larger one for negative numbers.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull else { return self }
        let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
        guard width >= 0, height >= 0 else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle cut in two.
    public func divided(
        atDistance distance: Double,
        from edge: CGRectEdge
    ) -> (slice: MKMapRect, remainder: MKMapRect) {
        let whole = CGRect(x: minX, y: minY, width: width, height: height)
        let parts = whole.divided(atDistance: distance, from: edge)
        func rect(_ part: CGRect) -> MKMapRect {
            MKMapRect(x: part.minX, y: part.minY, width: part.width, height: part.height)
        }
        return (rect(parts.slice), rect(parts.remainder))
    }

    /// Whether it goes past the meridian of 180 degrees.
    public var spans180thMeridian: Bool {
        !isNull && (minX < 0 || maxX > MKMapSize.world.width)
    }

    /// The part past that meridian, moved onto the map; null for none.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let world = MKMapSize.world.width
        if minX < 0 {
            return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height)
        }
        let start = max(minX, world)
        return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
    }
}
