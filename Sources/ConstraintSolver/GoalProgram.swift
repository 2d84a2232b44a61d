// SPDX-License-Identifier: Apache-2.0

/// Finds the values of coupled variables that serve their goals best, by a simplex over convex
/// piecewise-linear costs.
///
/// Every column (a variable) and every row (a sum of variables, `y = A x`) has a cost that is convex
/// and piecewise linear, with a slope for each priority: bounds are goals of the highest priority.
/// So any point is a legal start, there is no first phase, and a changed constant only moves a
/// breakpoint: the next solution begins where the last one stood. The first one begins where the
/// rows that outrank their columns hold already (``crash()``).
///
/// A non-basic column or row stands at one of its breakpoints; a basic one is in the segment between
/// two. A step moves one non-basic entry as far as the cost falls, past as many breakpoints as pay.
///
/// - Source: the bounded simplex method (Dantzig 1955) with the long-step ratio test for piecewise
///   linear costs (Fourer 1985, "A simplex algorithm for piecewise-linear programming").
final class GoalProgram {
    /// A line of the tableau: a basic entry as a sum of non-basic ones.
    struct Line: BitwiseCopyable {
        var basic: Int32
        /// Where its terms stand in ``terms``, how many there are, and for how many there is room.
        var start: Int32
        var count: Int32
        var capacity: Int32
    }

    /// The cost of an entry: where its breakpoints and slopes stand in ``numbers``.
    struct Cost: BitwiseCopyable {
        var start: Int32 = 0
        /// How many breakpoints there are, and for how many there is room.
        var count: Int32 = 0
        var capacity: Int32 = 0
    }

    /// What one piece adds to a cost: slopes to the left and right of a number.
    struct Jump: BitwiseCopyable {
        var at: Double
        var level: Int32
        var left: Double
        var right: Double
    }

    /// The variables, and the residuals that couple them.
    let columns: ContiguousArray<Int32>
    let rows: ContiguousArray<Int32>
    /// In descending order; the last one, below every other, pulls variables towards zero.
    let priorities: ContiguousArray<Float>
    let levels: Int
    /// How many entries there are: a handle is a column, or the number of columns and a row.
    let count: Int
    @exclusivity(unchecked) var isQueued = false
    /// Whether rows bound variables from one side only.
    @exclusivity(unchecked) var hasBounds = false

    let costs: UnsafeMutablePointer<Cost>
    let values: UnsafeMutablePointer<Double>
    /// The segment a basic entry is in; the breakpoint a non-basic one stands at.
    let positions: UnsafeMutablePointer<Int32>
    /// The line of a basic entry; negative for a non-basic one.
    let lineOf: UnsafeMutablePointer<Int32>
    let lines: UnsafeMutablePointer<Line>
    let gradient: UnsafeMutablePointer<Double>
    let work: UnsafeMutablePointer<Double>
    let marks: UnsafeMutablePointer<Bool>
    /// From which sides rows and its own residuals bound each column.
    let sides: UnsafeMutablePointer<Sides>
    /// Which columns go wherever the rows pull them that bound them.
    let followsRows: UnsafeMutablePointer<Bool>
    /// Which rows are pulled to their bound.
    let isPulled: UnsafeMutablePointer<Bool>
    /// One number for each level.
    let ahead: UnsafeMutablePointer<Double>
    // Nothing here is checked for exclusive access: a program calls nobody.
    @exclusivity(unchecked) var terms: Pool<FormTerm>
    @exclusivity(unchecked) var numbers: Pool<Double>
    @exclusivity(unchecked) var jumps = Pool<Jump>()
    @exclusivity(unchecked) var events = Pool<Event>()
    @exclusivity(unchecked) var listed = Pool<Int32>()
    @exclusivity(unchecked) private var isFresh = true

    /// Makes a program; `forms` tells the terms of a row and `columnOf` the column of a variable.
    init(
        columns: ContiguousArray<Int32>,
        rows: ContiguousArray<Int32>,
        forms: (Int32) -> UnsafeBufferPointer<FormTerm>,
        columnOf: (Int32) -> Int32,
        priorities: ContiguousArray<Float>
    ) {
        self.columns = columns
        self.rows = rows
        self.priorities = priorities + [-1]
        levels = priorities.count + 1
        count = columns.count + rows.count
        costs = .allocate(capacity: count)
        values = .allocate(capacity: count)
        positions = .allocate(capacity: count)
        lineOf = .allocate(capacity: count)
        lines = .allocate(capacity: rows.count)
        gradient = .allocate(capacity: count * levels)
        work = .allocate(capacity: count)
        marks = .allocate(capacity: count)
        sides = .allocate(capacity: columns.count)
        followsRows = .allocate(capacity: columns.count)
        isPulled = .allocate(capacity: rows.count)
        ahead = .allocate(capacity: levels)
        terms = Pool(capacity: 4 * rows.count)
        numbers = Pool(capacity: (4 + 5 * levels) * count)
        costs.initialize(repeating: Cost(), count: count)
        values.initialize(repeating: 0, count: count)
        positions.initialize(repeating: 0, count: count)
        lineOf.initialize(repeating: -1, count: count)
        gradient.initialize(repeating: 0, count: count * levels)
        work.initialize(repeating: 0, count: count)
        marks.initialize(repeating: false, count: count)
        sides.initialize(repeating: [], count: columns.count)
        followsRows.initialize(repeating: false, count: columns.count)
        isPulled.initialize(repeating: false, count: rows.count)
        ahead.initialize(repeating: 0, count: levels)
        for row in 0..<rows.count {
            let handle = columns.count + row
            let form = forms(rows[row])
            lineOf[handle] = Int32(row)
            (lines + row).initialize(
                to: Line(
                    basic: Int32(handle),
                    start: Int32(terms.count),
                    count: Int32(form.count),
                    capacity: Int32(form.count)
                )
            )
            for term in form {
                terms.append(
                    FormTerm(variable: columnOf(term.variable), coefficient: term.coefficient)
                )
            }
        }
    }

    deinit {
        costs.deallocate()
        values.deallocate()
        positions.deallocate()
        lineOf.deallocate()
        lines.deallocate()
        gradient.deallocate()
        work.deallocate()
        marks.deallocate()
        sides.deallocate()
        followsRows.deallocate()
        isPulled.deallocate()
        ahead.deallocate()
    }

    func value(of column: Int) -> Double { values[column] }

    func value(ofRow row: Int) -> Double { values[columns.count + row] }

    // MARK: Bounds

    /// Notes from which sides a column is bounded, too.
    func addSides(_ more: Sides, to column: Int) { sides[column].formUnion(more) }

    /// Has a row stand at its bound where nothing else matters, by moving a column.
    func pull(_ row: Int, by column: Int) {
        isPulled[row] = true
        followsRows[column] = true
    }

    // MARK: Tableau

    @inline(__always)
    func termsOf(_ line: Int) -> UnsafeMutableBufferPointer<FormTerm> {
        UnsafeMutableBufferPointer(
            start: terms.base + Int(lines[line].start),
            count: Int(lines[line].count)
        )
    }

    /// The place of a non-basic entry in a line.
    @inline(__always)
    func place(of handle: Int, in line: Int) -> Int? {
        let start = terms.base + Int(lines[line].start)
        for place in 0..<Int(lines[line].count) where start[place].variable == handle {
            return place
        }
        return nil
    }

    // MARK: Start

    /// Puts every entry where its position says and every basic one where the others put it.
    func restart() {
        if isFresh {
            isFresh = false
            for column in 0..<columns.count { positions[column] = Int32(bestBreak(of: column)) }
            crash()
        }
        for handle in 0..<count where lineOf[handle] < 0 {
            values[handle] = breaks(of: handle)[Int(positions[handle])]
        }
        for line in 0..<rows.count {
            var sum = 0.0
            for term in termsOf(line) { sum += term.coefficient * values[Int(term.variable)] }
            let basic = Int(lines[line].basic)
            values[basic] = sum
            positions[basic] = segment(of: sum, in: basic, preferring: positions[basic])
        }
    }

    // MARK: Answers

    /// Whether another value of a column would serve every goal just as well.
    func hasChoice(_ column: Int) -> Bool {
        guard lineOf[column] >= 0 else { return isOpen(column) }
        return termsOf(Int(lineOf[column])).contains { isOpen(Int($0.variable)) }
    }

    /// Whether a non-basic entry may move one way or the other at no cost.
    private func isOpen(_ handle: Int) -> Bool {
        isFlat(handle, direction: 1) || isFlat(handle, direction: -1)
    }

    /// Whether no goal minds a small move of a non-basic entry.
    private func isFlat(_ handle: Int, direction: Double) -> Bool {
        for level in 0..<(levels - 1) {
            let segment = direction > 0 ? positions[handle] + 1 : positions[handle]
            var slope = direction * self.slope(of: handle, Int(segment), level)
            for line in 0..<rows.count {
                guard let place = place(of: handle, in: line) else { continue }
                let rate = termsOf(line)[place].coefficient * direction
                let basic = Int(lines[line].basic)
                slope += rate * self.slope(of: basic, segmentAhead(of: basic, rate), level)
            }
            if abs(slope) > 1e-7 { return false }
        }
        return true
    }

    /// The segment that a basic entry enters: at a breakpoint, the one behind it.
    private func segmentAhead(of basic: Int, _ rate: Double) -> Int {
        let breaks = breaks(of: basic)
        let value = values[basic]
        let room = 1e-9 * (1 + abs(value))
        var segment = Int(positions[basic])
        if rate > 0 {
            while segment < breaks.count, breaks[segment] - value < room { segment += 1 }
        } else {
            while segment > 0, value - breaks[segment - 1] < room { segment -= 1 }
        }
        return segment
    }

    /// The entries whose required constraints keep others from holding.
    func holders() -> [Int] {
        computeGradient()
        var found: [Int] = []
        for handle in 0..<count {
            if lineOf[handle] < 0 {
                if abs(gradient[handle * levels]) > 1e-7 { found.append(handle) }
            } else if abs(slope(of: handle, Int(positions[handle]), 0)) > 1e-7 {
                found.append(handle)
            }
        }
        return found
    }
}
