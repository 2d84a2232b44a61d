// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Groups of equal columns in columns of groups: one program of as many variables as groups.
@Suite("Coupled widths, nested")
struct NestedGroupTests {
    /// What a tree of groups is made of.
    private struct Shape {
        var depth: Int
        var fan: Int
        /// The gap around and between the columns.
        var gap: Double
        var least: Double
        /// At most and at least, each with its priority, weaker than that of the fill.
        var wanted: Double
    }

    /// A tree of groups in an engine.
    private final class Tree {
        let engine = TestEngine()
        let shape: Shape
        let root: Variable
        var rootSize: ConstraintID
        /// The widths, level by level.
        var widths: [[Variable]] = []
        private var fills: [() -> Void] = []

        init(_ shape: Shape, width: Double, shuffled seed: UInt64?) {
            self.shape = shape
            root = engine.makeVariable()
            rootSize = engine.add(LinearExpression(Term(root), constant: -width), .equal)
            var parents = [root]
            for _ in 0..<shape.depth {
                var level: [Variable] = []
                for parent in parents { level += group(in: parent) }
                widths.append(level)
                parents = level
            }
            if let seed {
                var generator = Generator(state: seed)
                fills.shuffle(using: &generator)
            }
            for fill in fills { fill() }
            engine.solve()
        }

        /// Equal columns; how they fill the parent, and what they want to be, is added later.
        private func group(in parent: Variable) -> [Variable] {
            let columns = (0..<shape.fan).map { _ in engine.makeVariable() }
            for column in columns.dropFirst() {
                _ = engine.add(LinearExpression(Term(column), Term(columns[0], -1)), .equal)
            }
            let gaps = Double(shape.fan + 1) * shape.gap
            let fan = Double(shape.fan)
            add(
                LinearExpression(Term(columns[0], fan), Term(parent, -1), constant: gaps),
                .equal,
                750
            )
            for column in columns {
                let bound = LinearExpression(Term(column), constant: -shape.least)
                add(bound, .greaterThanOrEqual, 1000)
                let wish = LinearExpression(Term(column), constant: -shape.wanted)
                add(wish, .lessThanOrEqual, 250)
                add(wish, .greaterThanOrEqual, 200)
            }
            return columns
        }

        private func add(_ expression: LinearExpression, _ relation: Relation, _ priority: Float) {
            fills.append { [engine] in
                _ = engine.add(expression, relation, priority: priority)
            }
        }

        /// The width of the columns of each level where all of them fit.
        func expected(_ width: Double) -> [Double] {
            var outer = width
            return widths.map { _ in
                outer = (outer - Double(shape.fan + 1) * shape.gap) / Double(shape.fan)
                return outer
            }
        }
    }

    /// A sequence that is the same everywhere.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test("Groups that fit fill their parents, whatever the order of their constraints")
    func fitting() {
        for fan in [1, 2, 3, 7, 10] {
            for depth in 1...3 {
                let shape = Shape(depth: depth, fan: fan, gap: 4, least: 1, wanted: 30)
                let width = 8000.0
                for seed in [nil, 1, 2] as [UInt64?] {
                    let tree = Tree(shape, width: width, shuffled: seed)
                    for (level, expected) in zip(tree.widths, tree.expected(width)) {
                        for column in level {
                            #expect(abs(tree.engine.value(of: column) - expected) < 1e-6)
                        }
                    }
                }
            }
        }
    }

    @Test("Groups that do not fit keep their least width, and give it up for the parent's room")
    func notFitting() {
        let shape = Shape(depth: 2, fan: 4, gap: 2, least: 5, wanted: 30)
        let tree = Tree(shape, width: 60, shuffled: nil)
        // 60 - 5 gaps of 2 = 4 * 12.5, but four columns of 5 with five gaps want 30: as near as the
        // bounds allow.
        for column in tree.widths[1] { #expect(tree.engine.value(of: column) >= 5 - 1e-9) }
        for column in tree.widths[1] { #expect(tree.engine.value(of: column) <= 5 + 1e-6) }
    }

    @Test("A tree that is resized step by step ends where a new one begins")
    func resizing() {
        let shape = Shape(depth: 3, fan: 4, gap: 3, least: 1, wanted: 30)
        let tree = Tree(shape, width: 500, shuffled: nil)
        for width in stride(from: 1000.0, through: 100, by: -150) {
            tree.engine.setConstant(-width, of: tree.rootSize)
            tree.engine.solve()
            let fresh = Tree(shape, width: width, shuffled: nil)
            for (level, other) in zip(tree.widths, fresh.widths) {
                for (column, twin) in zip(level, other) {
                    let difference =
                        tree.engine.value(of: column) - fresh.engine.value(of: twin)
                    #expect(abs(difference) < 1e-6, "at \(width)")
                }
            }
        }
    }
}
