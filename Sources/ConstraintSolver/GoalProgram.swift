// SPDX-License-Identifier: Apache-2.0

/// Finds the values of coupled variables that serve their goals best, by a simplex over convex
/// piecewise-linear costs.
///
/// Every column (a variable) and every row (a sum of variables, `y = A x`) has a cost that is convex
/// and piecewise linear, with a slope for each priority: bounds are goals of the highest priority.
/// So any point is a legal start, there is no first phase, and a changed constant only moves a
/// breakpoint: the next solution begins where the last one stood.
///
/// A non-basic column or row stands at one of its breakpoints; a basic one is in the segment between
/// two. A step moves one non-basic entry as far as the cost falls, past as many breakpoints as pay.
///
/// - Source: the bounded simplex method (Dantzig 1955) with the long-step ratio test for piecewise
///   linear costs (Fourer 1985, "A simplex algorithm for piecewise-linear programming").
final class GoalProgram {
    struct Row {
        var basic: Int32
        var handles: ContiguousArray<Int32>
        var factors: ContiguousArray<Double>
    }

    /// The variables, and the residuals that couple them.
    let columns: ContiguousArray<Int32>
    let rows: ContiguousArray<Int32>
    /// In descending order; the last one, below every other, pulls variables towards zero.
    let priorities: ContiguousArray<Float>
    var isQueued = false

    // A handle is a column, or the number of columns and a row.
    var costs: ContiguousArray<ConvexCost>
    var values: ContiguousArray<Double>
    /// The segment a basic entry is in; the breakpoint a non-basic one stands at.
    var positions: ContiguousArray<Int>
    var rowOf: ContiguousArray<Int32>
    var tableau: ContiguousArray<Row>

    private let rowOfResidual: [Int32: Int]
    var gradient: ContiguousArray<Double>
    var work: ContiguousArray<Double>
    var marks: ContiguousArray<Bool>
    var events: ContiguousArray<Event> = []
    private var isFresh = true

    init(
        columns: ContiguousArray<Int32>,
        rows: ContiguousArray<Int32>,
        forms: [ContiguousArray<FormTerm>],
        priorities: [Float]
    ) {
        self.columns = columns
        self.rows = rows
        self.priorities = ContiguousArray(priorities + [-1])
        let count = columns.count + rows.count
        let levels = priorities.count + 1
        costs = ContiguousArray(repeating: ConvexCost(levels: levels), count: count)
        values = ContiguousArray(repeating: 0, count: count)
        positions = ContiguousArray(repeating: 0, count: count)
        rowOf = ContiguousArray(repeating: -1, count: count)
        tableau = []
        gradient = ContiguousArray(repeating: 0, count: count * levels)
        work = ContiguousArray(repeating: 0, count: count)
        marks = ContiguousArray(repeating: false, count: count)
        rowOfResidual = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1, $0) })
        for (row, form) in forms.enumerated() {
            let handle = columns.count + row
            rowOf[handle] = Int32(row)
            tableau.append(
                Row(
                    basic: Int32(handle),
                    handles: ContiguousArray(form.map(\.variable)),
                    factors: ContiguousArray(form.map(\.coefficient))
                )
            )
        }
    }

    var levels: Int { priorities.count }

    func value(of column: Int) -> Double { values[column] }

    func value(ofRow row: Int) -> Double { values[columns.count + row] }

    // MARK: Costs

    /// What the residuals of one variable alone ask of it.
    func setColumn(_ column: Int, _ pieces: UnsafeBufferPointer<Piece>) {
        costs[column].removeAll()
        for piece in pieces { costs[column].add(piece, level: level(of: piece.priority)) }
        // Slightly different pulls, so that two variables never are equally good to move.
        let pull = 1 + 1e-4 * Double(column)
        var towardsZero = Piece(coefficient: 1, constant: 0, relation: .equal, priority: -1)
        towardsZero.leftWeight = pull
        towardsZero.rightWeight = pull
        costs[column].add(towardsZero, level: levels - 1)
        costs[column].finish()
        keepPosition(column)
    }

    /// What a residual of several variables asks of their sum.
    func setRow(_ residual: Int32, constant: Double, _ relation: Relation, _ priority: Float) {
        guard let row = rowOfResidual[residual] else { return }
        let handle = columns.count + row
        let piece = Piece(
            coefficient: 1,
            constant: constant,
            relation: relation,
            priority: priority
        )
        costs[handle].removeAll()
        costs[handle].add(piece, level: level(of: priority))
        costs[handle].finish()
        keepPosition(handle)
    }

    private func level(of priority: Float) -> Int {
        for level in 0..<(levels - 1) where priorities[level] == priority { return level }
        return levels - 1
    }

    private func keepPosition(_ handle: Int) {
        let breaks = costs[handle].breaks.count
        positions[handle] = min(positions[handle], rowOf[handle] < 0 ? breaks - 1 : breaks)
    }

    // MARK: Start

    /// Puts every entry where its position says and every basic one where the others put it.
    func restart() {
        if isFresh {
            isFresh = false
            for column in 0..<columns.count { positions[column] = costs[column].bestBreak }
        }
        for handle in 0..<values.count where rowOf[handle] < 0 {
            values[handle] = costs[handle].breaks[positions[handle]]
        }
        for row in tableau {
            var sum = 0.0
            for (position, handle) in row.handles.enumerated() {
                sum += row.factors[position] * values[Int(handle)]
            }
            let basic = Int(row.basic)
            values[basic] = sum
            positions[basic] = costs[basic].segment(of: sum, preferring: positions[basic])
        }
    }

    // MARK: Answers

    /// Whether another value of a column would serve every goal just as well.
    func hasChoice(_ column: Int) -> Bool {
        if rowOf[column] < 0 { return isOpen(column) }
        let row = tableau[Int(rowOf[column])]
        return row.handles.contains { isOpen(Int($0)) }
    }

    /// Whether a non-basic entry may move one way or the other at no cost.
    private func isOpen(_ handle: Int) -> Bool {
        isFlat(handle, direction: 1) || isFlat(handle, direction: -1)
    }

    /// Whether no goal minds a small move of a non-basic entry.
    private func isFlat(_ handle: Int, direction: Double) -> Bool {
        for level in 0..<(levels - 1) {
            let segment = direction > 0 ? positions[handle] + 1 : positions[handle]
            var slope = direction * costs[handle].slope(segment, level)
            for row in tableau {
                guard let position = row.handles.firstIndex(of: Int32(handle)) else { continue }
                let rate = row.factors[position] * direction
                let basic = Int(row.basic)
                slope += rate * costs[basic].slope(segmentAhead(of: basic, rate), level)
            }
            if abs(slope) > 1e-7 { return false }
        }
        return true
    }

    /// The segment that a basic entry enters: at a breakpoint, the one behind it.
    private func segmentAhead(of basic: Int, _ rate: Double) -> Int {
        let breaks = costs[basic].breaks
        let value = values[basic]
        let room = 1e-9 * (1 + abs(value))
        var segment = positions[basic]
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
        for handle in 0..<values.count {
            if rowOf[handle] < 0 {
                if abs(gradient[handle * levels]) > 1e-7 { found.append(handle) }
            } else if abs(costs[handle].slope(positions[handle], 0)) > 1e-7 {
                found.append(handle)
            }
        }
        return found
    }
}
