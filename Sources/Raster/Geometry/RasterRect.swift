// SPDX-License-Identifier: Apache-2.0

/// A position in pixels, y down, with fractions.
package typealias RasterPoint = SIMD2<Double>

/// A rectangle in pixels with fractions, y down.
package struct RasterRect: Hashable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package static let zero = RasterRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    @inlinable
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inlinable
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    @inlinable
    package init(_ rect: PixelRect) {
        self.init(
            minX: Double(rect.minX),
            minY: Double(rect.minY),
            maxX: Double(rect.maxX),
            maxY: Double(rect.maxY)
        )
    }

    @inlinable package var width: Double { maxX - minX }
    @inlinable package var height: Double { maxY - minY }
    @inlinable package var center: RasterPoint { RasterPoint((minX + maxX) / 2, (minY + maxY) / 2) }
    /// True also for a rectangle with a coordinate that is not a number.
    @inlinable package var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    /// The rectangle with its edges in order, as a negative width or height means the other side.
    package var standardized: RasterRect {
        RasterRect(
            minX: Swift.min(minX, maxX),
            minY: Swift.min(minY, maxY),
            maxX: Swift.max(minX, maxX),
            maxY: Swift.max(minY, maxY)
        )
    }

    package func insetBy(_ dx: Double, _ dy: Double) -> RasterRect {
        RasterRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    package func offsetBy(_ dx: Double, _ dy: Double) -> RasterRect {
        RasterRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    package func intersection(_ other: RasterRect) -> RasterRect {
        let common = RasterRect(
            minX: Swift.max(minX, other.minX),
            minY: Swift.max(minY, other.minY),
            maxX: Swift.min(maxX, other.maxX),
            maxY: Swift.min(maxY, other.maxY)
        )
        return common.isEmpty ? .zero : common
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: RasterRect) -> RasterRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return RasterRect(
            minX: Swift.min(minX, other.minX),
            minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX),
            maxY: Swift.max(maxY, other.maxY)
        )
    }

    package func contains(_ point: RasterPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    package func contains(_ other: RasterRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The same rectangle in whole pixels, when each edge lies on a pixel boundary.
    var wholePixels: PixelRect? {
        let limit = 1e9
        guard
            abs(minX) < limit, abs(minY) < limit, abs(maxX) < limit, abs(maxY) < limit,
            minX == minX.rounded(), minY == minY.rounded(),
            maxX == maxX.rounded(), maxY == maxY.rounded()
        else { return nil }
        return PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY))
    }
}
