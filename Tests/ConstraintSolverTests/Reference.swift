// SPDX-License-Identifier: Apache-2.0

@testable import ConstraintSolver

/// A small system and its best answer, found in another way than the engine's: a best point lies
/// where as many of the constraints' planes meet as there are variables, so all such points are
/// computed exactly and compared.
struct SmallSystem {
    struct Row {
        var factors: [Int]
        var constant: Int
        var relation: Relation
        var priority: Float
    }

    var variableCount: Int
    var rows: [Row]

    /// The sums of violations by priority, highest first, at the best point.
    func bestCosts() -> [(priority: Float, cost: Rational)] {
        var planes = rows.map { ($0.factors, $0.constant) }
        for variable in 0..<variableCount {
            var factors = Array(repeating: 0, count: variableCount)
            factors[variable] = 1
            planes.append((factors, 0))
        }
        var best: [Rational]?
        choose(planes.count, variableCount) { subset in
            guard let point = intersection(subset.map { planes[$0] }) else { return }
            let costs = costs(at: point)
            if let known = best, !costs.lexicographicallyPrecedes(known) { return }
            best = costs
        }
        return Array(zip(priorities, best ?? []))
    }

    var priorities: [Float] { Set(rows.map(\.priority)).sorted(by: >) }

    private func costs(at point: [Rational]) -> [Rational] {
        priorities.map { priority in
            rows.filter { $0.priority == priority }.reduce(Rational(0)) { sum, row in
                var value = Rational(row.constant)
                for (factor, x) in zip(row.factors, point) { value = value + Rational(factor) * x }
                let isViolated =
                    switch row.relation {
                    case .equal: true
                    case .lessThanOrEqual: value > Rational(0)
                    case .greaterThanOrEqual: value < Rational(0)
                    }
                return isViolated ? sum + value.magnitude : sum
            }
        }
    }

    /// Solves as many equations as unknowns by elimination; nil where they do not meet in a point.
    private func intersection(_ planes: [([Int], Int)]) -> [Rational]? {
        let count = variableCount
        var matrix = planes.map { plane in
            plane.0.map { Rational($0) } + [Rational(-plane.1)]
        }
        for column in 0..<count {
            guard let pivot = (column..<count).first(where: { matrix[$0][column].numerator != 0 })
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for place in column...count {
                    matrix[row][place] = matrix[row][place] - factor * matrix[column][place]
                }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }

    private func choose(_ n: Int, _ k: Int, _ body: ([Int]) -> Void) {
        func extend(_ chosen: [Int], from start: Int) {
            if chosen.count == k {
                body(chosen)
                return
            }
            for next in start..<max(start, n) { extend(chosen + [next], from: next + 1) }
        }
        extend([], from: 0)
    }
}

/// A small generator of repeatable numbers.
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
    }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
