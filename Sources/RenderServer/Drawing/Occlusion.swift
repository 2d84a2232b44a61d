// SPDX-License-Identifier: Apache-2.0

import Raster

/// Finds the items that no opaque one hides.
enum Occlusion {
    struct Result {
        /// Items to draw, from back to front.
        var indices: [Int]
        /// Whether the first item covers the whole rectangle, so that no backdrop is needed.
        var startsOpaque: Bool
    }

    /// The most covering rectangles that are remembered; large ones lie near the front.
    private static let capacity = 8

    static func visible(_ briefs: [DrawBrief], in rect: PixelRect) -> Result {
        let all = briefs.indices.map { Int32($0) }
        return visible(briefs, all[...], in: rect)
    }

    /// `touching`: the items that may touch the rectangle, from back to front.
    static func visible(
        _ briefs: [DrawBrief],
        _ touching: ArraySlice<Int32>,
        in rect: PixelRect
    ) -> Result {
        var covers: [PixelRect] = []
        var indices: [Int] = []
        var startsOpaque = false
        // A buffer pointer, so that reading an item's bounds does not count references.
        indices.reserveCapacity(touching.count)
        briefs.withUnsafeBufferPointer { briefs in
            for index in touching.reversed() {
                let index = Int(index)
                let part = briefs[index].bounds.intersection(rect)
                if part.isEmpty || covers.contains(where: { $0.contains(part) }) { continue }
                indices.append(index)
                let cover = briefs[index].cover.intersection(rect)
                if cover.isEmpty { continue }
                if cover == rect {
                    startsOpaque = true
                    break
                }
                if covers.count < capacity { covers.append(cover) }
            }
        }
        indices.reverse()
        return Result(indices: indices, startsOpaque: startsOpaque)
    }
}
