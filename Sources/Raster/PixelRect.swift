// SPDX-License-Identifier: Apache-2.0

/// A rectangle of whole pixels, half open: the pixel at (maxX, maxY) is outside.
package struct PixelRect: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The rectangle that holds no pixel.
    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int { max(0, maxX - minX) }
    package var height: Int { max(0, maxY - minY) }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The pixels in both; empty where they do not meet.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
        return result.isEmpty ? .empty : result
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}
