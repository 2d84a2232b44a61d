// SPDX-License-Identifier: Apache-2.0

/// What one constraint asks of one number: nothing at the breakpoint, and so much for each unit to
/// its left or right.
struct Piece: BitwiseCopyable {
    var priority: Float
    var breakpoint: Double
    var leftWeight: Double
    var rightWeight: Double

    /// The piece of `coefficient * x + constant`, related to zero.
    init(coefficient: Double, constant: Double, relation: Relation, priority: Float) {
        self.priority = priority
        breakpoint = -constant / coefficient
        let weight = abs(coefficient)
        let sides = relation.sides(coefficient: coefficient)
        rightWeight = sides.contains(.above) ? weight : 0
        leftWeight = sides.contains(.below) ? weight : 0
    }
}

/// The numbers that serve a set of pieces best, found level by level.
struct Choice {
    var low = -Double.infinity
    var high = Double.infinity

    /// Narrows the choice to the numbers that serve pieces of one priority best.
    ///
    /// - Parameter pieces: in the order of their breakpoints.
    mutating func narrow(by pieces: UnsafeBufferPointer<Piece>) {
        // The cost is convex: it falls, rests and rises. Its slope grows at each breakpoint.
        var slope = 0.0
        for piece in pieces { slope -= piece.leftWeight }
        var low = -Double.infinity
        var high = Double.infinity
        let epsilon = 1e-9
        for piece in pieces {
            let before = slope
            slope += piece.leftWeight + piece.rightWeight
            if before < -epsilon, slope >= -epsilon { low = piece.breakpoint }
            if before <= epsilon, slope > epsilon {
                high = piece.breakpoint
                break
            }
        }
        if high < self.low {
            self.high = self.low
        } else if low > self.high {
            self.low = self.high
        } else {
            self.low = max(self.low, low)
            self.high = min(self.high, high)
        }
    }

    /// The number of the choice that is nearest to zero.
    var nearestToZero: Double {
        if low > 0 { return low }
        if high < 0 { return high }
        return 0
    }

    /// The bound of a choice that has only one; otherwise the number nearest to zero.
    var onlyBoundOrNearestToZero: Double {
        if low.isFinite == high.isFinite { return nearestToZero }
        return low.isFinite ? low : high
    }

    /// Whether more than one number serves.
    var isOpen: Bool { high - low > ConstraintEngine.tolerance }
}
