// SPDX-License-Identifier: Apache-2.0

// The phases of a solution.
extension ConstraintEngine {
    /// Brings all values up to date.
    ///
    /// - Parameter onConflict: called with required constraints that cannot hold together; it
    ///   answers which of them to leave out (nil: the one added last). It is left out until a
    ///   constraint is removed or a constant changes.
    package mutating func solve(onConflict: ([ConstraintID]) -> ConstraintID? = { _ in nil }) {
        for position in 0..<changes.count {
            variables.pointer(Int(changes[position])).pointee.isListedAsChanged = false
        }
        changes.removeAll()
        while true {
            if isOrderStale { sortDefinitions() }
            propagate(reporting: true)
            solutions &+= 1
            refreshForms()
            gatherPrograms()
            refreshConstants()
            var conflict = findConstantConflict()
            solveTouched(&conflict)
            propagate(reporting: false)
            recycle()
            guard conflict >= 0 else { return }
            resolve(conflict, onConflict)
        }
    }

    private mutating func recycle() {
        for position in 0..<retired.count { idleResiduals.append(retired[position]) }
        retired.removeAll()
        constantOnly.removeAll()
    }

    // MARK: Free variables

    private mutating func solveTouched(_ conflict: inout Int32) {
        // Programs first: touching one of their variables is a matter of the program.
        for position in 0..<touched.count {
            let variable = touched[position]
            let slot = variables.pointer(Int(variable))
            guard slot.pointee.isAlive, slot.pointee.definition < 0, slot.pointee.program >= 0,
                let goal = programs[Int(slot.pointee.program)]
            else { continue }
            fillColumn(Int(slot.pointee.column), of: goal)
            queue(goal, slot.pointee.program)
        }
        for position in 0..<touchedPrograms.count {
            guard let goal = programs[Int(touchedPrograms[position])] else { continue }
            goal.isQueued = false
            goal.solve()
            store(goal, &conflict)
        }
        touchedPrograms.removeAll()
        for position in 0..<touched.count {
            let variable = touched[position]
            let slot = variables.pointer(Int(variable))
            slot.pointee.isQueued = false
            guard slot.pointee.isAlive, slot.pointee.definition < 0, slot.pointee.program < 0 else {
                continue
            }
            findOwnValue(of: variable, &conflict)
        }
        touched.removeAll()
    }

    /// Finds the value of a free variable that no other is coupled to.
    private mutating func findOwnValue(of variable: Int32, _ conflict: inout Int32) {
        pieces.removeAll()
        var own = variables[Int(variable)].firstOwn
        while own >= 0 {
            pieces.append(piece(of: own))
            own = residuals[Int(own)].nextOwn
        }
        var all = UnsafeMutableBufferPointer(start: pieces.base, count: pieces.count)
        all.sort {
            $0.priority != $1.priority
                ? $0.priority > $1.priority : $0.breakpoint < $1.breakpoint
        }
        var choice = Choice()
        var start = 0
        while start < all.count {
            var end = start + 1
            while end < all.count, all[end].priority == all[start].priority { end += 1 }
            choice.narrow(by: UnsafeBufferPointer(rebasing: all[start..<end]))
            if choice.low == choice.high { break }
            start = end
        }
        let slot = variables.pointer(Int(variable))
        let value =
            slot.pointee.prefersBound ? choice.onlyBoundOrNearestToZero : choice.nearestToZero
        slot.pointee.hasChoice = choice.isOpen
        setValue(Self.finite(value), of: variable, reporting: false)
        if conflict < 0 { conflict = violatedOwn(of: variable, at: value) }
    }

    private mutating func piece(of residual: Int32) -> Piece {
        let record = constraints[Int(residuals[Int(residual)].constraint)]
        return Piece(
            coefficient: residuals[Int(residual)].coefficient,
            constant: residuals[Int(residual)].constant,
            relation: record.relation,
            priority: record.priority
        )
    }

    /// A required residual of one variable that does not hold; negative: all do.
    private mutating func violatedOwn(of variable: Int32, at value: Double) -> Int32 {
        var own = variables[Int(variable)].firstOwn
        while own >= 0 {
            let sum = residuals[Int(own)].coefficient * value + residuals[Int(own)].constant
            if isViolated(own, sum, scale: abs(residuals[Int(own)].constant)) { return own }
            own = residuals[Int(own)].nextOwn
        }
        return -1
    }

    private mutating func isViolated(_ residual: Int32, _ sum: Double, scale: Double) -> Bool {
        let record = constraints[Int(residuals[Int(residual)].constraint)]
        guard record.priority >= Self.required else { return false }
        let room = Self.tolerance * (1 + scale)
        return switch record.relation {
        case .equal: abs(sum) > room
        case .lessThanOrEqual: sum > room
        case .greaterThanOrEqual: sum < -room
        }
    }

    private mutating func findConstantConflict() -> Int32 {
        for position in 0..<constantOnly.count {
            let index = constantOnly[position]
            let residual = residuals[Int(index)]
            guard residual.isAlive, !residual.isFormStale, residual.variable < 0,
                residual.formCount == 0
            else { continue }
            let scale = largestTerm(of: residual.constraint)
            if isViolated(index, residual.constant, scale: scale) { return index }
        }
        return -1
    }

    private mutating func largestTerm(of constraint: Int32) -> Double {
        let record = constraints[Int(constraint)]
        var largest = abs(record.constant)
        let first = Int(record.firstTerm)
        for place in first..<(first + Int(record.termCount)) {
            let term = terms[place]
            largest = max(largest, abs(term.coefficient * values[Int(term.variable)]))
        }
        return largest
    }

    // MARK: Programs

    /// Makes a program for each set of variables that the loose residuals couple.
    private mutating func gatherPrograms() {
        guard loose.count > 0 else { return }
        var members: ContiguousArray<Int32> = []
        collectLoose(into: &members)
        // A variable may still belong to a program of residuals that are not loose; they join.
        var next = 0
        while next < members.count {
            for term in residuals[Int(members[next])].terms {
                let program = variables[Int(term.variable)].program
                guard program >= 0 else { continue }
                dissolve(program)
                collectLoose(into: &members)
            }
            next += 1
        }
        listUses(of: members)
        var pending: ContiguousArray<Int32> = []
        for start in members where residuals[Int(start)].program == -2 {
            var rows: ContiguousArray<Int32> = []
            var columns: ContiguousArray<Int32> = []
            pending.append(start)
            residuals.pointer(Int(start)).pointee.program = -3
            while let index = pending.popLast() {
                rows.append(index)
                for term in residuals[Int(index)].terms
                where variables[Int(term.variable)].program == -1 {
                    variables.pointer(Int(term.variable)).pointee.program = -2
                    columns.append(term.variable)
                    var use = firstLoose[Int(term.variable)]
                    while use >= 0 {
                        let other = residuals.pointer(Int(looseUses[Int(use)].residual))
                        if other.pointee.program == -2 {
                            other.pointee.program = -3
                            pending.append(looseUses[Int(use)].residual)
                        }
                        use = looseUses[Int(use)].next
                    }
                }
            }
            install(rows: rows, columns: columns)
        }
        for member in members {
            for term in residuals[Int(member)].terms { firstLoose[Int(term.variable)] = -1 }
        }
        looseUses.removeAll()
    }

    private mutating func collectLoose(into members: inout ContiguousArray<Int32>) {
        for position in 0..<loose.count {
            let index = loose[position]
            let residual = residuals.pointer(Int(index))
            guard residual.pointee.isAlive, !residual.pointee.isFormStale,
                residual.pointee.program == -1, residual.pointee.formCount > 1
            else { continue }
            // -2 says: waits for its program.
            residual.pointee.program = -2
            members.append(index)
        }
        loose.removeAll()
    }

    /// Lists for each variable the residuals that name it, in their order.
    private mutating func listUses(of members: ContiguousArray<Int32>) {
        if firstLoose.count < variables.count {
            firstLoose.append(repeating: -1, count: variables.count - firstLoose.count)
        }
        for member in members.reversed() {
            for term in residuals[Int(member)].terms {
                let use = LooseUse(residual: member, next: firstLoose[Int(term.variable)])
                firstLoose[Int(term.variable)] = Int32(looseUses.count)
                looseUses.append(use)
            }
        }
    }

    private mutating func install(rows: ContiguousArray<Int32>, columns: ContiguousArray<Int32>) {
        var levels: ContiguousArray<Float> = []
        func note(_ priority: Float) {
            if !levels.contains(priority) { levels.append(priority) }
        }
        for row in rows { note(priority(of: row)) }
        for (column, variable) in columns.enumerated() {
            variables.pointer(Int(variable)).pointee.column = Int32(column)
            var own = variables[Int(variable)].firstOwn
            while own >= 0 {
                note(priority(of: own))
                own = residuals[Int(own)].nextOwn
            }
        }
        levels.sort(by: >)
        let residuals = self.residuals.base
        let variables = self.variables.base
        let goal = GoalProgram(
            columns: columns,
            rows: rows,
            forms: { residuals[Int($0)].terms },
            columnOf: { variables[Int($0)].column },
            priorities: levels
        )
        let index: Int32
        if idlePrograms.count > 0 {
            index = idlePrograms.removeLast()
            programs[Int(index)] = goal
        } else {
            index = Int32(programs.count)
            programs.append(goal)
        }
        for (row, residual) in rows.enumerated() {
            residuals[Int(residual)].program = index
            residuals[Int(residual)].row = Int32(row)
            queueMoved(residual)
        }
        findBounds(of: goal)
        for (column, variable) in columns.enumerated() {
            variables[Int(variable)].program = index
            // Those in the queue are told before the program is solved.
            if !variables[Int(variable)].isQueued { fillColumn(column, of: goal) }
        }
        queue(goal, index)
    }

    /// Finds out which positions of a new program are bounded from one side only, and has the rows
    /// that bound them pulled to the bound.
    ///
    /// That needs no second look: what joins or leaves a variable's residuals dissolves the program.
    private mutating func findBounds(of goal: GoalProgram) {
        // Equations alone, such as those of equal sizes, bound from both sides.
        let hasInequality = goal.rows.contains {
            constraints[Int(residuals[Int($0)].constraint)].relation != .equal
        }
        guard hasInequality else { return }
        goal.hasBounds = true
        for row in goal.rows {
            let relation = constraints[Int(residuals[Int(row)].constraint)].relation
            for term in residuals[Int(row)].terms {
                goal.addSides(
                    relation.sides(coefficient: term.coefficient),
                    to: Int(variables[Int(term.variable)].column)
                )
            }
        }
        for (column, variable) in goal.columns.enumerated() {
            var own = variables[Int(variable)].firstOwn
            while own >= 0 {
                let residual = residuals[Int(own)]
                let relation = constraints[Int(residual.constraint)].relation
                goal.addSides(relation.sides(coefficient: residual.coefficient), to: column)
                own = residual.nextOwn
            }
        }
        for (row, residual) in goal.rows.enumerated() {
            let isEquation =
                constraints[Int(residuals[Int(residual)].constraint)].relation == .equal
            if isEquation { continue }
            // Of two positions in a row, the first one named goes to the other.
            for term in residuals[Int(residual)].terms {
                let slot = variables.pointer(Int(term.variable))
                let column = Int(slot.pointee.column)
                guard slot.pointee.prefersBound, goal.sides[column].isOne else { continue }
                goal.pull(row, by: column)
                break
            }
        }
    }

    private mutating func priority(of residual: Int32) -> Float {
        constraints[Int(residuals[Int(residual)].constraint)].priority
    }

    /// Tells a program what the residuals of one variable alone ask of it.
    private mutating func fillColumn(_ column: Int, of goal: GoalProgram) {
        pieces.removeAll()
        var own = variables[Int(goal.columns[column])].firstOwn
        while own >= 0 {
            pieces.append(piece(of: own))
            own = residuals[Int(own)].nextOwn
        }
        goal.setColumn(
            column,
            UnsafeBufferPointer(start: pieces.base, count: pieces.count),
            bound: onlyBound(of: goal.columns[column], in: goal)
        )
    }

    /// The bound of its own at which a variable of a program belongs; nil where that is no other
    /// number than the one nearest to zero, and where a row bounds it from the other side.
    private mutating func onlyBound(of variable: Int32, in goal: GoalProgram) -> Double? {
        guard variables[Int(variable)].prefersBound, pieces.count > 0, goal.hasBounds else {
            return nil
        }
        var low = -Double.infinity
        var high = Double.infinity
        for position in 0..<pieces.count {
            let piece = pieces[position]
            if piece.leftWeight > 0 { low = max(low, piece.breakpoint) }
            if piece.rightWeight > 0 { high = min(high, piece.breakpoint) }
        }
        guard low.isFinite != high.isFinite, low.isFinite ? low < 0 : high > 0 else { return nil }
        let sides = goal.sides[Int(variables[Int(variable)].column)]
        if sides.contains(low.isFinite ? .above : .below) { return nil }
        return low.isFinite ? low : high
    }

    private mutating func store(_ goal: GoalProgram, _ conflict: inout Int32) {
        for (column, variable) in goal.columns.enumerated() {
            setValue(Self.finite(goal.value(of: column)), of: variable, reporting: false)
        }
        guard conflict < 0 else { return }
        for (row, residual) in goal.rows.enumerated() {
            let sum = goal.value(ofRow: row) + residuals[Int(residual)].constant
            if isViolated(residual, sum, scale: abs(residuals[Int(residual)].constant)) {
                conflict = residual
                return
            }
        }
        for (column, variable) in goal.columns.enumerated() {
            let own = violatedOwn(of: variable, at: goal.value(of: column))
            if own >= 0 {
                conflict = own
                return
            }
        }
    }
}
