// SPDX-License-Identifier: Apache-2.0

/// A convex piecewise-linear cost of one number, with a slope for each level of priority.
struct ConvexCost {
    /// In ascending order.
    ///
    /// Segment `i` ends at break `i`; the last segment has no end.
    private(set) var breaks: ContiguousArray<Double> = []
    /// The slopes of all segments, level by level.
    private var slopes: ContiguousArray<Double> = []
    private var jumps: ContiguousArray<Jump> = []
    private let levels: Int

    private struct Jump {
        var at: Double
        var level: Int
        var left: Double
        var right: Double
    }

    init(levels: Int) {
        self.levels = levels
    }

    func slope(_ segment: Int, _ level: Int) -> Double {
        slopes[segment * levels + level]
    }

    mutating func removeAll() {
        jumps.removeAll(keepingCapacity: true)
    }

    mutating func add(_ piece: Piece, level: Int) {
        jumps.append(
            Jump(
                at: ConstraintEngine.finite(piece.breakpoint),
                level: level,
                left: piece.leftWeight,
                right: piece.rightWeight
            )
        )
    }

    /// Puts the pieces that were added together.
    mutating func finish() {
        jumps.sort { $0.at < $1.at }
        breaks.removeAll(keepingCapacity: true)
        slopes.removeAll(keepingCapacity: true)
        for _ in 0..<levels { slopes.append(0) }
        for jump in jumps { slopes[jump.level] -= jump.left }
        for jump in jumps {
            if breaks.last != jump.at {
                breaks.append(jump.at)
                let start = slopes.count - levels
                for level in 0..<levels { slopes.append(slopes[start + level]) }
            }
            slopes[slopes.count - levels + jump.level] += jump.left + jump.right
        }
    }

    /// The breakpoint at which the cost is least.
    var bestBreak: Int {
        for segment in 1..<max(2, breaks.count) {
            var sign = 0.0
            for level in 0..<levels {
                let slope = slope(segment, level)
                if abs(slope) > 1e-9 {
                    sign = slope
                    break
                }
            }
            if sign >= 0 { return segment - 1 }
        }
        return max(0, breaks.count - 1)
    }

    /// The segment in which a number lies; on a breakpoint the preferred one of its two.
    func segment(of value: Double, preferring preferred: Int) -> Int {
        let room = 1e-9 * (1 + abs(value))
        let isAboveStart = preferred == 0 || breaks[preferred - 1] <= value + room
        let isBelowEnd = preferred >= breaks.count || breaks[preferred] >= value - room
        if isAboveStart, isBelowEnd { return preferred }
        var segment = 0
        while segment < breaks.count, breaks[segment] < value { segment += 1 }
        return segment
    }
}
