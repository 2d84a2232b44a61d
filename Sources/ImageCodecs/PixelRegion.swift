// SPDX-License-Identifier: Apache-2.0

import CImageCodecs

/// A rectangle of a file's picture, in pixels from its upper left corner.
package struct PixelRegion: Sendable, Equatable {
    /// The first column.
    package var x: Int
    /// The first row.
    package var y: Int
    /// Columns.
    package var width: Int
    /// Rows.
    package var height: Int

    /// Makes a region.
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether there is no pixel in it.
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// What of another region, given from this one's corner, lies inside.
    package func part(_ other: PixelRegion) -> PixelRegion {
        let left = min(max(other.x, 0), width)
        let top = min(max(other.y, 0), height)
        let right = min(max(other.x.addingClipped(other.width), left), width)
        let bottom = min(max(other.y.addingClipped(other.height), top), height)
        return PixelRegion(x: x + left, y: y + top, width: right - left, height: bottom - top)
    }

    /// The longer side.
    var longerSide: Int { max(width, height) }

    /// The region for the C library; a square of `reduction` pixels becomes one.
    func asked(reduction: Int = 1) -> CICRegion {
        CICRegion(
            x: UInt32(x),
            y: UInt32(y),
            width: UInt32(width),
            height: UInt32(height),
            reduction: UInt32(reduction)
        )
    }
}

extension Int {
    /// The sum, or the largest or smallest number where that is beyond.
    fileprivate func addingClipped(_ other: Int) -> Int {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
    }
}
