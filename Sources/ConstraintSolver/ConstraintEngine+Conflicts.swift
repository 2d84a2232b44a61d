// SPDX-License-Identifier: Apache-2.0

// Required constraints that contradict each other, and choices that are left open.
extension ConstraintEngine {
    /// Asks which constraint to leave out, and leaves it out.
    mutating func resolve(_ residual: Int32, _ onConflict: ([ConstraintID]) -> ConstraintID?) {
        let members = conflictMembers(around: residual)
        var victim = onConflict(members.map { ConstraintID(index: $0) })?.index
        if victim.map({ !members.contains($0) }) ?? true { victim = members.max() }
        guard let victim else { return }
        unsettle(victim)
        constraints.pointer(Int(victim)).pointee.role = .broken
        brokenConstraints.append(victim)
    }

    /// The required constraints that together contradict each other.
    private mutating func conflictMembers(around residual: Int32) -> [Int32] {
        var found: Set<Int32> = []
        collect(residuals[Int(residual)].constraint, into: &found)
        let program = residuals[Int(residual)].program
        let single = residuals[Int(residual)].variable
        let inherited = single >= 0 ? variables[Int(single)].program : program
        if inherited >= 0, let goal = programs[Int(inherited)] {
            for handle in goal.holders() {
                if handle < goal.columns.count {
                    collectOwn(of: goal.columns[handle], into: &found)
                } else {
                    let row = goal.rows[handle - goal.columns.count]
                    collect(residuals[Int(row)].constraint, into: &found)
                }
            }
        } else if single >= 0 {
            collectOwn(of: single, into: &found)
        }
        return found.sorted()
    }

    /// Adds the required residuals of a variable that hold it where it is, or would move it.
    private mutating func collectOwn(of variable: Int32, into found: inout Set<Int32>) {
        let value = values[Int(variable)]
        var own = variables[Int(variable)].firstOwn
        while own >= 0 {
            let residual = residuals[Int(own)]
            let record = constraints[Int(residual.constraint)]
            if record.priority >= Self.required {
                let sum = residual.coefficient * value + residual.constant
                let room = Self.tolerance * (1 + abs(residual.constant))
                let isLoose =
                    switch record.relation {
                    case .equal: false
                    case .lessThanOrEqual: sum < -room
                    case .greaterThanOrEqual: sum > room
                    }
                if !isLoose { collect(residual.constraint, into: &found) }
            }
            own = residual.nextOwn
        }
    }

    /// Adds a required constraint with every definition that it rests on.
    private mutating func collect(_ constraint: Int32, into found: inout Set<Int32>) {
        guard constraints[Int(constraint)].priority >= Self.required else { return }
        var pending = [constraint]
        while let next = pending.popLast() {
            guard found.insert(next).inserted else { continue }
            let record = constraints[Int(next)]
            let first = Int(record.firstTerm)
            for place in first..<(first + Int(record.termCount)) {
                let definition = variables[Int(terms[place].variable)].definition
                if definition >= 0 { pending.append(definition) }
            }
        }
    }

    mutating func forgetBroken(_ index: Int32) {
        for position in 0..<brokenConstraints.count where brokenConstraints[position] == index {
            brokenConstraints[position] = brokenConstraints[brokenConstraints.count - 1]
            _ = brokenConstraints.removeLast()
            return
        }
    }

    /// Gives every constraint that was left out another chance.
    mutating func reviveBroken() {
        guard brokenConstraints.count > 0 else { return }
        let count = brokenConstraints.count
        for position in 0..<count { settle(brokenConstraints[position]) }
        brokenConstraints.removeAll()
    }

    // MARK: Inspection

    /// Whether the constraints would let a variable have another value just as well.
    package mutating func isAmbiguous(_ variable: Variable) -> Bool {
        var pending = [variable.index]
        var visited: Set<Int32> = []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            let record = variables[Int(next)]
            if record.definition < 0 {
                if record.program >= 0 {
                    let goal = programs[Int(record.program)]
                    if goal?.hasChoice(Int(record.column)) ?? false { return true }
                    continue
                }
                if record.hasChoice || record.firstOwn < 0 { return true }
                continue
            }
            let definition = constraints[Int(record.definition)]
            let first = Int(definition.firstTerm)
            for place in first..<(first + Int(definition.termCount)) {
                if terms[place].variable != next { pending.append(terms[place].variable) }
            }
        }
        return false
    }

    /// The constraints that have a say in a variable's value.
    package mutating func constraints(affecting variable: Variable) -> [ConstraintID] {
        var found: Set<Int32> = []
        var pending = [variable.index]
        var visited: Set<Int32> = []
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            let record = variables[Int(next)]
            var named: [Int32] = []
            if record.definition >= 0 {
                named = [record.definition]
            } else {
                var own = record.firstOwn
                while own >= 0 {
                    named.append(residuals[Int(own)].constraint)
                    own = residuals[Int(own)].nextOwn
                }
                if record.program >= 0, let goal = programs[Int(record.program)] {
                    named += goal.rows.map { residuals[Int($0)].constraint }
                }
            }
            for constraint in named where found.insert(constraint).inserted {
                let definition = constraints[Int(constraint)]
                let first = Int(definition.firstTerm)
                for place in first..<(first + Int(definition.termCount)) {
                    pending.append(terms[place].variable)
                }
            }
        }
        return found.sorted().map { ConstraintID(index: $0) }
    }

    /// Every constraint and variable with its role and value, one a line.
    package func dump(
        name describe: (_ variable: Variable, _ tag: Int32) -> String = { variable, _ in
            "v\(variable.index)"
        }
    ) -> String {
        func name(_ variable: Variable) -> String { describe(variable, tags[Int(variable.index)]) }
        var lines: [String] = []
        for index in 0..<constraints.count where constraints[index].role != .none {
            let record = constraints[index]
            let first = Int(record.firstTerm)
            let sum = (first..<(first + Int(record.termCount)))
                .map { "\(terms[$0].coefficient)*\(name(Variable(index: terms[$0].variable)))" }
                .joined(separator: " + ")
            let sign =
                switch record.relation {
                case .equal: "=="
                case .lessThanOrEqual: "<="
                case .greaterThanOrEqual: ">="
                }
            let role =
                switch record.role {
                case .definition: "defines \(name(Variable(index: record.defined)))"
                case .residual: "restricts"
                case .broken: "left out"
                case .none: ""
                }
            lines.append("\(sum) + \(record.constant) \(sign) 0 @\(record.priority) \(role)")
        }
        for index in 0..<variables.count where variables[index].isAlive {
            let variable = Variable(index: Int32(index))
            lines.append("\(name(variable)) = \(values[index])")
        }
        return lines.joined(separator: "\n")
    }
}
