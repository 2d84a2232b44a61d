// SPDX-License-Identifier: Apache-2.0

/// A rectangle of whole pixels, half open: `minX` and `minY` are inside, `maxX` and `maxY` are not.
package struct PixelRect: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    /// No pixel at all.
    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    @inlinable
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The smallest pixel rectangle that holds `rect`; empty for a rectangle that is not a number.
    ///
    /// Coordinates are clamped to a range in which pixel arithmetic cannot overflow.
    package init(enclosing rect: RasterRect) {
        guard rect.minX < rect.maxX, rect.minY < rect.maxY else {
            self = .empty
            return
        }
        self.init(
            minX: PixelRect.clamped(rect.minX.rounded(.down)),
            minY: PixelRect.clamped(rect.minY.rounded(.down)),
            maxX: PixelRect.clamped(rect.maxX.rounded(.up)),
            maxY: PixelRect.clamped(rect.maxY.rounded(.up))
        )
    }

    @inlinable package var width: Int { maxX - minX }
    @inlinable package var height: Int { maxY - minY }
    @inlinable package var isEmpty: Bool { minX >= maxX || minY >= maxY }
    /// The number of pixels.
    @inlinable package var area: Int { isEmpty ? 0 : width * height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(
            minX: Swift.max(minX, other.minX),
            minY: Swift.max(minY, other.minY),
            maxX: Swift.min(maxX, other.maxX),
            maxY: Swift.min(maxY, other.maxY)
        )
        return common.isEmpty ? .empty : common
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: Swift.min(minX, other.minX),
            minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX),
            maxY: Swift.max(maxY, other.maxY)
        )
    }

    package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    package func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The rectangle moved in by `amount` on each side; out when negative.
    package func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(
            minX: minX + amount,
            minY: minY + amount,
            maxX: maxX - amount,
            maxY: maxY - amount
        )
    }

    /// Pixel coordinates are kept below a billion in size so that sums of a few never overflow.
    static func clamped(_ value: Double) -> Int {
        // The comparisons fail for a value that is not a number, which becomes zero.
        if value >= 1e9 { return 1_000_000_000 }
        if value <= -1e9 { return -1_000_000_000 }
        return value == value ? Int(value) : 0
    }
}
