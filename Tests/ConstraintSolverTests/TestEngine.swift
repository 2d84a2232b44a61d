// SPDX-License-Identifier: Apache-2.0

@testable import ConstraintSolver

/// An engine that expectations can hold, since they cannot hold what is not copyable.
final class TestEngine {
    private var engine = ConstraintEngine()

    func makeVariable() -> Variable { engine.makeVariable() }

    func preferBound(of variable: Variable) { engine.preferBound(of: variable) }

    func add(
        _ expression: LinearExpression,
        _ relation: Relation,
        priority: Float = ConstraintEngine.required
    ) -> ConstraintID {
        engine.add(expression, relation, priority: priority)
    }

    func remove(_ id: ConstraintID) { engine.remove(id) }

    func remove(_ variable: Variable) { engine.remove(variable) }

    func setConstant(_ constant: Double, of id: ConstraintID) {
        engine.setConstant(constant, of: id)
    }

    func setPriority(_ priority: Float, of id: ConstraintID) {
        engine.setPriority(priority, of: id)
    }

    func solve(onConflict: ([ConstraintID]) -> ConstraintID? = { _ in nil }) {
        engine.solve(onConflict: onConflict)
    }

    func value(of variable: Variable) -> Double { engine.value(of: variable) }

    func violation(of id: ConstraintID) -> Double { engine.violation(of: id) }

    func isBroken(_ id: ConstraintID) -> Bool { engine.isBroken(id) }

    func isAmbiguous(_ variable: Variable) -> Bool { engine.isAmbiguous(variable) }

    func makeVariables() -> Variable { engine.makeVariables(tag: 0) }

    func removeBlock(_ first: Variable) { engine.removeBlock(first) }

    var byteCount: Int { engine.byteCount }

    var changeCount: Int { engine.changes.count }
}
