// SPDX-License-Identifier: Apache-2.0

// The convex piecewise-linear costs of a program's entries, with a slope for each level of priority.
extension GoalProgram {
    /// The breakpoints of an entry, in ascending order.
    ///
    /// Segment `i` ends at breakpoint `i`; the last segment has no end.
    @inline(__always)
    func breaks(of handle: Int) -> UnsafeMutableBufferPointer<Double> {
        UnsafeMutableBufferPointer(
            start: numbers.base + Int(costs[handle].start),
            count: Int(costs[handle].count)
        )
    }

    /// The slopes of an entry, segment by segment, each level by level.
    @inline(__always)
    func slopes(of handle: Int) -> UnsafeMutablePointer<Double> {
        numbers.base + Int(costs[handle].start + costs[handle].capacity)
    }

    @inline(__always)
    func slope(of handle: Int, _ segment: Int, _ level: Int) -> Double {
        slopes(of: handle)[segment * levels + level]
    }

    /// How much more a variable is pulled to its only bound than another towards zero.
    private static let boundPull = 1024.0
    /// How much a row is pulled to its bound: less than a size is pulled towards zero, so that only
    /// positions follow.
    private static let rowPull = 1.0 / 64
    /// How much a column that follows rows is pulled towards zero.
    private static let followerPull = rowPull / 1024

    /// What the residuals of one variable alone ask of it; `bound` is where it belongs if nothing
    /// else decides, in place of zero.
    func setColumn(_ column: Int, _ pieces: UnsafeBufferPointer<Piece>, bound: Double?) {
        jumps.removeAll()
        for piece in pieces { add(piece) }
        // Slightly different pulls, so that two variables never are equally good to move.
        let usual = followsRows[column] ? Self.followerPull : 1
        let pull = (bound == nil ? usual : Self.boundPull) * (1 + 1e-4 * Double(column))
        let goal = bound.map { ConstraintEngine.finite($0) } ?? 0
        jumps.append(Jump(at: goal, level: Int32(levels - 1), left: pull, right: pull))
        finish(column)
    }

    /// What a residual of several variables asks of their sum.
    func setRow(_ row: Int, constant: Double, _ relation: Relation, _ priority: Float) {
        jumps.removeAll()
        add(Piece(coefficient: 1, constant: constant, relation: relation, priority: priority))
        if isPulled[row] {
            jumps.append(
                Jump(
                    at: ConstraintEngine.finite(-constant),
                    level: Int32(levels - 1),
                    left: Self.rowPull,
                    right: Self.rowPull
                )
            )
        }
        finish(columns.count + row)
    }

    private func level(of priority: Float) -> Int {
        for level in 0..<(levels - 1) where priorities[level] == priority { return level }
        return levels - 1
    }

    /// Adds what a piece asks; equal columns ask the same many times over.
    private func add(_ piece: Piece) {
        let at = ConstraintEngine.finite(piece.breakpoint)
        let level = Int32(level(of: piece.priority))
        for index in 0..<min(jumps.count, 8) {
            let jump = jumps.pointer(index)
            guard jump.pointee.at == at, jump.pointee.level == level else { continue }
            jump.pointee.left += piece.leftWeight
            jump.pointee.right += piece.rightWeight
            return
        }
        jumps.append(
            Jump(at: at, level: level, left: piece.leftWeight, right: piece.rightWeight)
        )
    }

    /// Puts the pieces that were added together.
    private func finish(_ handle: Int) {
        var sorted = UnsafeMutableBufferPointer(start: jumps.base, count: jumps.count)
        if sorted.count > 1 { sorted.sort { $0.at < $1.at } }
        var distinct = 0
        for index in 0..<sorted.count where index == 0 || sorted[index].at != sorted[index - 1].at {
            distinct += 1
        }
        makeRoom(handle, for: distinct)
        costs[handle].count = Int32(distinct)
        let breaks = numbers.base + Int(costs[handle].start)
        let slopes = slopes(of: handle)
        slopes.update(repeating: 0, count: levels)
        for jump in sorted { slopes[Int(jump.level)] -= jump.left }
        var segment = 0
        for jump in sorted {
            if segment == 0 || breaks[segment - 1] != jump.at {
                breaks[segment] = jump.at
                (slopes + (segment + 1) * levels).update(
                    from: slopes + segment * levels,
                    count: levels
                )
                segment += 1
            }
            slopes[segment * levels + Int(jump.level)] += jump.left + jump.right
        }
        let last = Int32(lineOf[handle] < 0 ? distinct - 1 : distinct)
        positions[handle] = min(positions[handle], last)
    }

    private func makeRoom(_ handle: Int, for breaks: Int) {
        guard breaks > costs[handle].capacity else { return }
        var capacity = 1
        while capacity < breaks { capacity *= 2 }
        costs[handle].start = numbers.extend(by: capacity + (capacity + 1) * levels)
        costs[handle].capacity = Int32(capacity)
    }

    /// The breakpoint at which the cost is least.
    func bestBreak(of handle: Int) -> Int {
        let count = Int(costs[handle].count)
        for segment in 1..<max(2, count) {
            var sign = 0.0
            for level in 0..<levels {
                let slope = slope(of: handle, segment, level)
                if abs(slope) > 1e-9 {
                    sign = slope
                    break
                }
            }
            if sign >= 0 { return segment - 1 }
        }
        return max(0, count - 1)
    }

    /// The segment in which a number lies; on a breakpoint the preferred one of its two.
    func segment(of value: Double, in handle: Int, preferring preferred: Int32) -> Int32 {
        let breaks = breaks(of: handle)
        let preferred = Int(preferred)
        let room = 1e-9 * (1 + abs(value))
        let isAboveStart = preferred == 0 || breaks[preferred - 1] <= value + room
        let isBelowEnd = preferred >= breaks.count || breaks[preferred] >= value - room
        if isAboveStart, isBelowEnd { return Int32(preferred) }
        var segment = 0
        while segment < breaks.count, breaks[segment] < value { segment += 1 }
        return Int32(segment)
    }
}
