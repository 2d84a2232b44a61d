// SPDX-License-Identifier: Apache-2.0

package import Raster

/// A few rectangles around the pixels that changed.
///
/// They may overlap: a pixel that is drawn twice has the same bytes.
package struct DamageRegion: Sendable, Equatable {
    package private(set) var rects: [PixelRect] = []

    /// More rectangles than this cost more than they save.
    private static let capacity = 12

    package init() {}

    package init(_ rect: PixelRect) { add(rect) }

    package var isEmpty: Bool { rects.isEmpty }

    package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    /// Adds a rectangle; merges it with a present one where that adds few undamaged pixels.
    package mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let both = other.union(rect)
            // Merge if the two rectangles nearly fill their bounding box.
            let waste = both.area - other.area - rect.area + other.intersection(rect).area
            if waste * 4 <= both.area {
                rect = both
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > DamageRegion.capacity { mergeClosest() }
    }

    /// Whether the region is one rectangle that contains another.
    func covers(_ rect: PixelRect) -> Bool { rects.count == 1 && rects[0].contains(rect) }

    /// The sum of all rectangles' areas; overlaps count more than once.
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    package mutating func add(_ region: DamageRegion) {
        for rect in region.rects { add(rect) }
    }

    /// The part inside a rectangle.
    package func intersection(_ rect: PixelRect) -> DamageRegion {
        var result = DamageRegion()
        for part in rects { result.add(part.intersection(rect)) }
        return result
    }

    /// Merges the two rectangles whose union adds the fewest pixels.
    private mutating func mergeClosest() {
        var best: (Int, Int, Int)?
        for i in rects.indices {
            for j in (i + 1)..<rects.count {
                let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
                if best.map({ waste < $0.2 }) ?? true { best = (i, j, waste) }
            }
            if i + 2 >= rects.count { break }
        }
        guard let (i, j, _) = best else { return }
        let both = rects[i].union(rects[j])
        rects.remove(at: j)
        rects.remove(at: i)
        add(both)
    }
}
