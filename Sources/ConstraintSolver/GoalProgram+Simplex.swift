// SPDX-License-Identifier: Apache-2.0

extension GoalProgram {
    /// A breakpoint that a step meets.
    struct Event: BitwiseCopyable {
        var distance: Double
        var rate: Double
        var handle: Int32
        var breakIndex: Int32
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
        var idleSteps = 0
        for _ in 0..<(50 * count + 1000) {
            computeGradient()
            guard let entering = chooseEntering(byFirst: idleSteps > 2 * count) else { return }
            let moved = step(entering, byFirst: idleSteps > 2 * count)
            idleSteps = moved ? 0 : idleSteps + 1
        }
        computeGradient()
    }

    /// How the cost of the basic entries changes with each non-basic one.
    func computeGradient() {
        let levels = levels
        gradient.update(repeating: 0, count: count * levels)
        for line in 0..<rows.count {
            let basic = Int(lines[line].basic)
            let slopes = slopes(of: basic) + Int(positions[basic]) * levels
            for level in 0..<levels {
                let slope = slopes[level]
                if slope == 0 { continue }
                for term in termsOf(line) {
                    gradient[Int(term.variable) * levels + level] += term.coefficient * slope
                }
            }
        }
    }

    /// The entry whose move serves the highest priority most, or nil at the best point.
    private func chooseEntering(byFirst: Bool) -> Entering? {
        var best: Entering?
        var bestLevel = Int.max
        var bestSlope = 0.0
        for handle in 0..<count where lineOf[handle] < 0 {
            let own = gradient + handle * levels
            let slopes = slopes(of: handle) + Int(positions[handle]) * levels
            for isForward in [true, false] {
                for level in 0..<levels {
                    let slope =
                        isForward
                        ? own[level] + slopes[levels + level] : -(own[level] + slopes[level])
                    if abs(slope) <= Self.flat { continue }
                    if slope < 0, level < bestLevel || (level == bestLevel && slope < bestSlope) {
                        best = Entering(handle: handle, direction: isForward ? 1 : -1)
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
        var events = UnsafeMutableBufferPointer(start: self.events.base, count: self.events.count)
        events.sort {
            if $0.distance != $1.distance { return $0.distance < $1.distance }
            if !byFirst, abs($0.rate) != abs($1.rate) { return abs($0.rate) > abs($1.rate) }
            return $0.handle < $1.handle
        }
        // The slope ahead, which grows at each breakpoint until moving on no longer pays.
        let segment = Int(positions[handle]) + (direction > 0 ? 1 : 0)
        for level in 0..<levels {
            ahead[level] =
                direction * (gradient[handle * levels + level] + slope(of: handle, segment, level))
        }
        var last = -1
        for (index, event) in events.enumerated() {
            last = index
            let slopes = slopes(of: Int(event.handle)) + Int(event.breakIndex) * levels
            var isFalling = false
            var isDecided = false
            for level in 0..<levels {
                ahead[level] += abs(event.rate) * (slopes[levels + level] - slopes[level])
                if !isDecided, abs(ahead[level]) > Self.flat {
                    isDecided = true
                    isFalling = ahead[level] < 0
                }
            }
            if !isFalling { break }
        }
        // Every cost is bounded below, so a step always ends at a breakpoint.
        guard last >= 0 else { return false }
        let stop = events[last]
        move(entering, by: stop.distance)
        var passed: Int32 = 0
        for event in events[..<last] {
            if event.handle == handle {
                passed += 1
            } else {
                positions[Int(event.handle)] =
                    event.rate > 0 ? event.breakIndex + 1 : event.breakIndex
            }
        }
        values[Int(stop.handle)] = breaks(of: Int(stop.handle))[Int(stop.breakIndex)]
        if stop.handle == handle {
            positions[handle] = stop.breakIndex
        } else {
            let position = positions[handle]
            positions[handle] = direction > 0 ? position + 1 + passed : position - passed
            positions[Int(stop.handle)] = stop.breakIndex
            pivot(leaving: Int(stop.handle), entering: handle)
        }
        return stop.distance > 1e-12
    }

    private func gatherEvents(_ entering: Entering) {
        events.removeAll()
        let handle = entering.handle
        addEvents(
            handle,
            rate: entering.direction,
            segment: Int(positions[handle]) + (entering.direction > 0 ? 1 : 0)
        )
        for line in 0..<rows.count {
            guard let place = place(of: handle, in: line) else { continue }
            let basic = Int(lines[line].basic)
            let rate = termsOf(line)[place].coefficient * entering.direction
            addEvents(basic, rate: rate, segment: Int(positions[basic]))
        }
    }

    private func addEvents(_ handle: Int, rate: Double, segment: Int) {
        let breaks = breaks(of: handle)
        let value = values[handle]
        var index = rate > 0 ? segment : segment - 1
        while index >= 0, index < breaks.count {
            events.append(
                Event(
                    distance: max(0, (breaks[index] - value) / rate),
                    rate: rate,
                    handle: Int32(handle),
                    breakIndex: Int32(index)
                )
            )
            index += rate > 0 ? 1 : -1
        }
    }

    private func move(_ entering: Entering, by distance: Double) {
        let change = distance * entering.direction
        guard change != 0 else { return }
        values[entering.handle] += change
        for line in 0..<rows.count {
            guard let place = place(of: entering.handle, in: line) else { continue }
            values[Int(lines[line].basic)] += termsOf(line)[place].coefficient * change
        }
    }

    /// Lets a non-basic entry take the line of a basic one.
    private func pivot(leaving: Int, entering: Int) {
        let line = Int(lineOf[leaving])
        guard let place = place(of: entering, in: line) else { return }
        // basic = f * entering + rest   ->   entering = basic / f - rest / f
        let own = termsOf(line)
        let factor = own[place].coefficient
        for index in 0..<own.count { own[index].coefficient /= -factor }
        own[place] = FormTerm(variable: Int32(leaving), coefficient: 1 / factor)
        lines[line].basic = Int32(entering)
        lineOf[leaving] = -1
        lineOf[entering] = Int32(line)
        for other in 0..<rows.count where other != line {
            guard let place = self.place(of: entering, in: other) else { continue }
            let terms = termsOf(other)
            let factor = terms[place].coefficient
            terms[place] = terms[terms.count - 1]
            lines[other].count -= 1
            add(line, times: factor, to: other)
        }
    }

    /// Adds one line to another.
    private func add(_ line: Int, times factor: Double, to other: Int) {
        // The line is spread out, so that each of the other's terms finds its partner at once.
        let added = Int(lines[line].count)
        for term in termsOf(line) {
            work[Int(term.variable)] = term.coefficient * factor
            marks[Int(term.variable)] = true
        }
        makeRoom(in: other, for: Int(lines[other].count) + added)
        let terms = terms.base + Int(lines[other].start)
        var count = Int(lines[other].count)
        var place = 0
        while place < count {
            let handle = Int(terms[place].variable)
            if marks[handle] {
                marks[handle] = false
                let sum = terms[place].coefficient + work[handle]
                if abs(sum) < 1e-12 {
                    count -= 1
                    terms[place] = terms[count]
                    continue
                }
                terms[place].coefficient = sum
            }
            place += 1
        }
        for term in termsOf(line) where marks[Int(term.variable)] {
            marks[Int(term.variable)] = false
            terms[count] = FormTerm(
                variable: term.variable,
                coefficient: work[Int(term.variable)]
            )
            count += 1
        }
        lines[other].count = Int32(count)
    }

    private func makeRoom(in line: Int, for count: Int) {
        guard count > lines[line].capacity else { return }
        let capacity = max(count, 2 * Int(lines[line].capacity))
        let start = terms.extend(by: capacity)
        (terms.base + Int(start)).update(
            from: terms.base + Int(lines[line].start),
            count: Int(lines[line].count)
        )
        lines[line].start = start
        lines[line].capacity = Int32(capacity)
    }
}
