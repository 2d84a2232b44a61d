// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// Places of the insertion point, and which character a point hits.
extension LineContent {
    /// One character of the line as people see it.
    struct Cell {
        /// Units of the text.
        var range: Range<Int>
        /// Left and right in points from the line's left end.
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool

        var start: CGFloat { isRightToLeft ? right : left }
        var end: CGFloat { isRightToLeft ? left : right }
    }

    /// The characters from left to right.
    ///
    /// A cluster of several characters (a ligature) is shared out evenly among them.
    func cells() -> [Cell] {
        var cells: [Cell] = []
        for run in runs where !run.isToken {
            let shaped = run.shaped
            var x = run.x
            var glyph = 0
            while glyph < shaped.glyphs.count {
                let cluster = shaped.clusters[glyph]
                var width: CGFloat = 0
                var next = glyph
                while next < shaped.glyphs.count, shaped.clusters[next] == cluster {
                    width += shaped.advances[next]
                    next += 1
                }
                let end = clusterEnd(shaped, cluster: cluster, glyph: glyph, next: next)
                add(cluster..<max(end, cluster + 1), run, x, width, to: &cells)
                x += width
                glyph = next
            }
            if shaped.glyphs.isEmpty, !shaped.range.isEmpty {
                cells.append(
                    Cell(
                        range: shaped.range,
                        left: x,
                        right: x,
                        isRightToLeft: shaped.isRightToLeft
                    )
                )
            }
        }
        return cells
    }

    private func clusterEnd(_ run: ShapedRun, cluster: Int, glyph: Int, next: Int) -> Int {
        if run.isRightToLeft {
            return glyph > 0 ? run.clusters[glyph - 1] : run.range.upperBound
        }
        return next < run.clusters.count ? run.clusters[next] : run.range.upperBound
    }

    private func add(
        _ range: Range<Int>,
        _ run: Run,
        _ x: CGFloat,
        _ width: CGFloat,
        to cells: inout [Cell]
    ) {
        var starts = [range.lowerBound]
        for unit in range.dropFirst()
        where unit <= run.text.length && run.text.breaks.startsCharacter(unit) {
            starts.append(unit)
        }
        let share = width / CGFloat(starts.count)
        var shared: [Cell] = []
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
            let place = run.shaped.isRightToLeft ? starts.count - 1 - index : index
            let left = x + share * CGFloat(place)
            shared.append(
                Cell(
                    range: start..<end,
                    left: left,
                    right: left + share,
                    isRightToLeft: run.shaped.isRightToLeft
                )
            )
        }
        cells += run.shaped.isRightToLeft ? shared.reversed() : shared
    }

    /// Where the insertion point before a unit stands, and where a second one does when the
    /// direction changes there (otherwise the same).
    package func caretOffset(_ unit: Int) -> (primary: CGFloat, secondary: CGFloat) {
        let cells = cells()
        let isLineRightToLeft = baseLevel & 1 != 0
        if let truncated, truncated.contains(unit), !truncated.isEmpty,
            let token = runs.first(where: \.isToken)
        {
            return (token.x, token.x)
        }
        let after = cells.first { $0.range.contains(unit) }
        let before = cells.first { $0.range.upperBound == unit }
        switch (before, after) {
        case (let before?, let after?):
            // The one whose direction is the line's own is the primary.
            let isAfterOwn = after.isRightToLeft == isLineRightToLeft
            return isAfterOwn
                ? (after.start, before.end) : (before.end, after.start)
        case (nil, let after?): return (after.start, after.start)
        case (let before?, nil): return (before.end, before.end)
        case (nil, nil):
            let isStart = unit <= range.lowerBound
            let x = isStart == isLineRightToLeft ? width : 0
            return (x, x)
        }
    }

    /// The unit before which a tap at `x` puts the insertion point.
    package func unit(at x: CGFloat) -> Int {
        let cells = cells()
        guard let first = cells.first, let last = cells.last else { return range.lowerBound }
        if x <= first.left {
            return first.isRightToLeft ? first.range.upperBound : first.range.lowerBound
        }
        for cell in cells where x < cell.right {
            let isNearLeft = x - cell.left < cell.right - x
            return isNearLeft != cell.isRightToLeft ? cell.range.lowerBound : cell.range.upperBound
        }
        return last.isRightToLeft ? last.range.lowerBound : last.range.upperBound
    }

    /// The unit of the character that lies under `x`, the nearest if none does.
    package func character(at x: CGFloat) -> Int {
        let cells = cells()
        let hit = cells.first { x < $0.right && $0.left < $0.right } ?? cells.last
        return hit?.range.lowerBound ?? range.lowerBound
    }

    /// The stretches, left to right, that some units take.
    package func spans(of wanted: Range<Int>) -> [(left: CGFloat, right: CGFloat)] {
        var result: [(left: CGFloat, right: CGFloat)] = []
        for cell in cells() where cell.range.overlaps(wanted) && cell.right > cell.left {
            if let last = result.last, abs(last.right - cell.left) < 0.01 {
                result[result.count - 1].right = cell.right
            } else {
                result.append((cell.left, cell.right))
            }
        }
        return result
    }
}
