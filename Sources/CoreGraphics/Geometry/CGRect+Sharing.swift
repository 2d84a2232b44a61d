// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CGRect {
    /// The intersection of two rectangles; null if it is empty or a number is NaN.
    ///
    /// Foundation's `intersection` on Linux ends the program at a rectangle without a place, as a
    /// view has that was scaled until its numbers ran out.
    package func shared(with other: CGRect) -> CGRect {
        let one = standardized
        let other = other.standardized
        guard !one.isNull, !other.isNull, one.minX <= one.maxX, one.minY <= one.maxY,
            other.minX <= other.maxX, other.minY <= other.maxY
        else { return .null }
        let left = max(one.minX, other.minX)
        let top = max(one.minY, other.minY)
        let right = min(one.maxX, other.maxX)
        let bottom = min(one.maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        // What is kept whole keeps its size to the last digit.
        return CGRect(
            x: left,
            y: top,
            width: left == one.minX && right == one.maxX ? one.width : right - left,
            height: top == one.minY && bottom == one.maxY ? one.height : bottom - top
        )
    }

    /// Whether two rectangles share anything, if only an edge.
    package func meets(_ other: CGRect) -> Bool { !shared(with: other).isNull }
}
