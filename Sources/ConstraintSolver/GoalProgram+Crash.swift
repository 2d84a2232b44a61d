// SPDX-License-Identifier: Apache-2.0

// A first basis that is mostly the best one.
extension GoalProgram {
    /// Lets rows hold from the beginning that matter more than what their columns would like.
    ///
    /// A row such as `ten equal widths fill the parent` outranks what the width would be alone; so
    /// the row stands at its breakpoint and the width follows. Rows of the oldest variables come
    /// first, so that each one's youngest column is one that no earlier row rests on: what was
    /// nested in the views is a chain of substitutions here. It is a start like any other; the steps
    /// that follow find the best point from anywhere.
    func crash() {
        let order = rowsByAge()
        guard order.count > 0 else { return }
        var isSet = ContiguousArray(repeating: false, count: rows.count)
        for row in order {
            isSet[row] = true
            expand(row)
            let handle = Int32(columns.count + row)
            guard let column = columnToFollow(row) else {
                store(row, basic: handle)
                continue
            }
            // row = f * column + rest   ->   column = row / f - rest / f
            let factor = work[Int(column)]
            for index in 0..<listed.count { work[Int(listed[index])] /= -factor }
            marks[Int(column)] = false
            lineOf[Int(column)] = Int32(row)
            lineOf[Int(handle)] = -1
            positions[Int(handle)] = 0
            work[Int(handle)] = 1 / factor
            marks[Int(handle)] = true
            listed.append(handle)
            store(row, basic: column)
            for other in order {
                if other == row { break }
                replace(Int(column), in: other)
            }
        }
        for row in 0..<rows.count where !isSet[row] {
            expand(row)
            store(row, basic: Int32(columns.count + row))
        }
    }

    /// The rows that one value alone suits, those of the oldest variables first.
    private func rowsByAge() -> ContiguousArray<Int> {
        var found: ContiguousArray<(row: Int, age: Int32)> = []
        for row in 0..<rows.count where levelOfRow(row) != nil {
            var youngest: Int32 = -1
            for term in termsOf(row) { youngest = max(youngest, columns[Int(term.variable)]) }
            found.append((row, youngest))
        }
        found.sort { $0.age != $1.age ? $0.age < $1.age : $0.row < $1.row }
        return ContiguousArray(found.map(\.row))
    }

    /// The level at which both sides of a row's one breakpoint cost; nil for a bound.
    private func levelOfRow(_ row: Int) -> Int? {
        let handle = columns.count + row
        guard costs[handle].count == 1 else { return nil }
        for level in 0..<levels {
            let left = slope(of: handle, 0, level)
            let right = slope(of: handle, 1, level)
            if left == 0, right == 0 { continue }
            return left < 0 && right > 0 ? level : nil
        }
        return nil
    }

    /// The level at which a column minds leaving its best breakpoint, on the side it minds less.
    private func levelOfColumn(_ column: Int) -> Int {
        let best = Int(positions[column])
        func first(_ segment: Int) -> Int {
            for level in 0..<levels where abs(slope(of: column, segment, level)) > 1e-9 {
                return level
            }
            return levels
        }
        return max(first(best), first(best + 1))
    }

    /// The youngest of the columns that mind least, if the row matters more than they do.
    private func columnToFollow(_ row: Int) -> Int32? {
        guard let level = levelOfRow(row) else { return nil }
        var best: Int32 = -1
        var bestLevel = level
        var largest = 0.0
        for index in 0..<listed.count { largest = max(largest, abs(work[Int(listed[index])])) }
        for index in 0..<listed.count {
            let handle = listed[index]
            guard handle < columns.count, abs(work[Int(handle)]) > 1e-3 * largest else { continue }
            let own = levelOfColumn(Int(handle))
            guard own > level, own >= bestLevel else { continue }
            if own > bestLevel || best < 0 || columns[Int(handle)] > columns[Int(best)] {
                best = handle
                bestLevel = own
            }
        }
        return best < 0 ? nil : best
    }

    // MARK: Sums in the making

    /// Spreads a row out over non-basic entries; `listed` says which.
    private func expand(_ row: Int) {
        listed.removeAll()
        for term in termsOf(row) {
            let line = lineOf[Int(term.variable)]
            if line < 0 {
                add(term.coefficient, to: term.variable)
            } else {
                for inner in termsOf(Int(line)) {
                    add(term.coefficient * inner.coefficient, to: inner.variable)
                }
            }
        }
    }

    private func add(_ factor: Double, to handle: Int32) {
        if !marks[Int(handle)] {
            marks[Int(handle)] = true
            work[Int(handle)] = 0
            listed.append(handle)
        }
        work[Int(handle)] += factor
    }

    /// Makes what was spread out a line of the tableau.
    private func store(_ line: Int, basic: Int32) {
        lines[line].basic = basic
        if Int(lines[line].capacity) < listed.count {
            lines[line].start = terms.extend(by: listed.count)
            lines[line].capacity = Int32(listed.count)
        }
        let start = terms.base + Int(lines[line].start)
        var count = 0
        for index in 0..<listed.count {
            let handle = listed[index]
            guard marks[Int(handle)] else { continue }
            marks[Int(handle)] = false
            guard abs(work[Int(handle)]) >= 1e-12 else { continue }
            start[count] = FormTerm(variable: handle, coefficient: work[Int(handle)])
            count += 1
        }
        lines[line].count = Int32(count)
    }

    /// Puts a basic column's sum in its place in a line that was made before it was basic.
    private func replace(_ column: Int, in line: Int) {
        guard place(of: column, in: line) != nil else { return }
        expand(line)
        store(line, basic: lines[line].basic)
    }
}
