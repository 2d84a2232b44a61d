// SPDX-License-Identifier: Apache-2.0

extension GoalProgram {
    /// A breakpoint that a step meets.
    struct Event {
        var distance: Double
        var rate: Double
        var handle: Int
        var breakIndex: Int
    }

    private struct Entering {
        var handle: Int
        /// 1 or -1.
        var direction: Double
    }

    /// Slopes nearer to zero than this are none.
    private static let flat = 1e-9

    /// Moves to the best point.
    ///
    /// Ends always: after a fixed number of steps at the latest, with the
    /// point reached then.
    func solve() {
        restart()
        let size = values.count
        var idleSteps = 0
        for _ in 0..<(50 * size + 1000) {
            computeGradient()
            guard let entering = chooseEntering(byFirst: idleSteps > 2 * size) else { return }
            let moved = step(entering, byFirst: idleSteps > 2 * size)
            idleSteps = moved ? 0 : idleSteps + 1
        }
        computeGradient()
    }

    /// How the cost of the basic entries changes with each non-basic one.
    func computeGradient() {
        let levels = levels
        for index in 0..<gradient.count { gradient[index] = 0 }
        for row in tableau {
            let basic = Int(row.basic)
            let segment = positions[basic]
            for level in 0..<levels {
                let slope = costs[basic].slope(segment, level)
                if slope == 0 { continue }
                for position in 0..<row.handles.count {
                    gradient[Int(row.handles[position]) * levels + level] +=
                        row.factors[position] * slope
                }
            }
        }
    }

    /// The entry whose move serves the highest priority most, or nil at the best point.
    private func chooseEntering(byFirst: Bool) -> Entering? {
        var best: Entering?
        var bestLevel = Int.max
        var bestSlope = 0.0
        for handle in 0..<values.count where rowOf[handle] < 0 {
            let position = positions[handle]
            for direction in [1.0, -1.0] {
                let segment = direction > 0 ? position + 1 : position
                for level in 0..<levels {
                    let slope =
                        direction
                        * (gradient[handle * levels + level] + costs[handle].slope(segment, level))
                    if abs(slope) <= Self.flat { continue }
                    if slope < 0, level < bestLevel || (level == bestLevel && slope < bestSlope) {
                        best = Entering(handle: handle, direction: direction)
                        if byFirst { return best }
                        bestLevel = level
                        bestSlope = slope
                    }
                    break
                }
            }
        }
        return best
    }

    /// Moves one entry as far as it pays.
    ///
    /// Answers whether anything moved at all.
    private func step(_ entering: Entering, byFirst: Bool) -> Bool {
        let handle = entering.handle
        let direction = entering.direction
        gatherEvents(entering)
        if byFirst {
            events.sort {
                $0.distance != $1.distance ? $0.distance < $1.distance : $0.handle < $1.handle
            }
        } else {
            events.sort {
                $0.distance != $1.distance
                    ? $0.distance < $1.distance
                    : abs($0.rate) != abs($1.rate)
                        ? abs($0.rate) > abs($1.rate) : $0.handle < $1.handle
            }
        }
        // The slope ahead, which grows at each breakpoint until moving on no longer pays.
        var slopes = ContiguousArray(repeating: 0.0, count: levels)
        let segment = direction > 0 ? positions[handle] + 1 : positions[handle]
        for level in 0..<levels {
            slopes[level] =
                direction
                * (gradient[handle * levels + level] + costs[handle].slope(segment, level))
        }
        var last = -1
        for (index, event) in events.enumerated() {
            last = index
            let cost = costs[event.handle]
            var isFalling = false
            var isDecided = false
            for level in 0..<levels {
                let jump =
                    cost.slope(event.breakIndex + 1, level) - cost.slope(event.breakIndex, level)
                slopes[level] += abs(event.rate) * jump
                if !isDecided, abs(slopes[level]) > Self.flat {
                    isDecided = true
                    isFalling = slopes[level] < 0
                }
            }
            if !isFalling { break }
        }
        // Every cost is bounded below, so a step always ends at a breakpoint.
        guard last >= 0 else { return false }
        let stop = events[last]
        move(entering, by: stop.distance)
        var passed = 0
        for event in events[..<last] {
            if event.handle == handle {
                passed += 1
            } else {
                positions[event.handle] = event.rate > 0 ? event.breakIndex + 1 : event.breakIndex
            }
        }
        values[stop.handle] = costs[stop.handle].breaks[stop.breakIndex]
        if stop.handle == handle {
            positions[handle] = stop.breakIndex
        } else {
            let position = positions[handle]
            positions[handle] = direction > 0 ? position + 1 + passed : position - passed
            positions[stop.handle] = stop.breakIndex
            pivot(leaving: stop.handle, entering: handle)
        }
        return stop.distance > 1e-12
    }

    private func gatherEvents(_ entering: Entering) {
        events.removeAll(keepingCapacity: true)
        let handle = entering.handle
        addEvents(
            handle,
            rate: entering.direction,
            segment: entering.direction > 0 ? positions[handle] + 1 : positions[handle]
        )
        for row in tableau {
            guard let position = row.handles.firstIndex(of: Int32(handle)) else { continue }
            let rate = row.factors[position] * entering.direction
            let basic = Int(row.basic)
            addEvents(basic, rate: rate, segment: positions[basic])
        }
    }

    private func addEvents(_ handle: Int, rate: Double, segment: Int) {
        let breaks = costs[handle].breaks
        let value = values[handle]
        var index = rate > 0 ? segment : segment - 1
        while index >= 0, index < breaks.count {
            events.append(
                Event(
                    distance: max(0, (breaks[index] - value) / rate),
                    rate: rate,
                    handle: handle,
                    breakIndex: index
                )
            )
            index += rate > 0 ? 1 : -1
        }
    }

    private func move(_ entering: Entering, by distance: Double) {
        let change = distance * entering.direction
        guard change != 0 else { return }
        values[entering.handle] += change
        for row in tableau {
            guard let position = row.handles.firstIndex(of: Int32(entering.handle)) else {
                continue
            }
            values[Int(row.basic)] += row.factors[position] * change
        }
    }

    /// Lets a non-basic entry take the row of a basic one.
    private func pivot(leaving: Int, entering: Int) {
        let rowIndex = Int(rowOf[leaving])
        var row = tableau[rowIndex]
        guard let place = row.handles.firstIndex(of: Int32(entering)) else { return }
        // basic = f * entering + rest   ->   entering = basic / f - rest / f
        let factor = row.factors[place]
        for position in 0..<row.factors.count { row.factors[position] /= -factor }
        row.handles[place] = Int32(leaving)
        row.factors[place] = 1 / factor
        row.basic = Int32(entering)
        rowOf[leaving] = -1
        rowOf[entering] = Int32(rowIndex)
        tableau[rowIndex] = row
        for index in 0..<tableau.count where index != rowIndex {
            guard let position = tableau[index].handles.firstIndex(of: Int32(entering)) else {
                continue
            }
            let factor = tableau[index].factors[position]
            tableau[index].handles.remove(at: position)
            tableau[index].factors.remove(at: position)
            add(row, times: factor, to: index)
        }
    }

    private func add(_ row: Row, times factor: Double, to index: Int) {
        // The row is spread out, so that each of the other's entries finds its partner at once.
        for position in 0..<row.handles.count {
            work[Int(row.handles[position])] = row.factors[position] * factor
            marks[Int(row.handles[position])] = true
        }
        var position = 0
        while position < tableau[index].handles.count {
            let handle = Int(tableau[index].handles[position])
            if marks[handle] {
                marks[handle] = false
                let sum = tableau[index].factors[position] + work[handle]
                if abs(sum) < 1e-12 {
                    tableau[index].handles.remove(at: position)
                    tableau[index].factors.remove(at: position)
                    continue
                }
                tableau[index].factors[position] = sum
            }
            position += 1
        }
        for handle in row.handles where marks[Int(handle)] {
            marks[Int(handle)] = false
            tableau[index].handles.append(handle)
            tableau[index].factors.append(work[Int(handle)])
        }
    }
}
