// SPDX-License-Identifier: Apache-2.0

// Constraints that define nothing: what they say of the free variables.
extension ConstraintEngine {
    mutating func addResidual(for constraint: Int32) {
        let index: Int32
        if idleResiduals.count > 0 {
            index = idleResiduals.removeLast()
            residuals[Int(index)] = Residual(constraint: constraint)
        } else {
            index = Int32(residuals.count)
            residuals.append(Residual(constraint: constraint))
        }
        constraints.pointer(Int(constraint)).pointee.role = .residual
        constraints.pointer(Int(constraint)).pointee.residual = index
        staleResiduals.append(index)
    }

    mutating func dropResidual(of constraint: Int32) {
        let index = constraints[Int(constraint)].residual
        detach(index)
        if !residuals[Int(index)].isFormStale { formCount -= 1 }
        residuals.pointer(Int(index)).pointee.isAlive = false
        constraints.pointer(Int(constraint)).pointee.role = .none
        constraints.pointer(Int(constraint)).pointee.residual = -1
        // The slot is reused only after queues that may name it are empty; see `solve`.
        retired.append(index)
    }

    mutating func queueMoved(_ index: Int32) {
        guard index >= 0, !residuals[Int(index)].isQueued else { return }
        residuals.pointer(Int(index)).pointee.isQueued = true
        movedResiduals.append(index)
    }

    mutating func touch(_ variable: Int32) {
        let slot = variables.pointer(Int(variable))
        guard !slot.pointee.isQueued else { return }
        slot.pointee.isQueued = true
        touched.append(variable)
    }

    /// Marks the forms that name a restructured variable, directly or through definitions, as out
    /// of date: one walk for all of them.
    private mutating func invalidateForms() {
        guard restructured.count > 0 else { return }
        // Forms that are not found yet need no telling: all of them while a tree is built.
        guard formCount > 0 else { return restructured.removeAll() }
        var next = 0
        while next < restructured.count {
            let variable = restructured[next]
            next += 1
            let slot = variables.pointer(Int(variable))
            guard !slot.pointee.isInForm else { continue }
            slot.pointee.isInForm = true
            var use = slot.pointee.firstUse
            while use >= 0 {
                let term = terms[Int(use)]
                let record = constraints[Int(term.constraint)]
                if record.role == .residual {
                    markStale(record.residual)
                } else if record.role == .definition, record.defined != variable {
                    restructured.append(record.defined)
                }
                use = term.nextUse
            }
        }
        for position in 0..<restructured.count {
            variables.pointer(Int(restructured[position])).pointee.isInForm = false
        }
        restructured.removeAll()
    }

    private mutating func markStale(_ index: Int32) {
        guard !residuals[Int(index)].isFormStale else { return }
        detach(index)
        residuals.pointer(Int(index)).pointee.isFormStale = true
        formCount -= 1
        staleResiduals.append(index)
    }

    /// Takes a residual out of the place where it restricts variables.
    private mutating func detach(_ index: Int32) {
        let residual = residuals[Int(index)]
        guard !residual.isFormStale else { return }
        if residual.program >= 0 { dissolve(residual.program) }
        if residual.variable >= 0 {
            let slot = variables.pointer(Int(residual.variable))
            if slot.pointee.program >= 0 { dissolve(slot.pointee.program) }
            if slot.pointee.firstOwn == index {
                slot.pointee.firstOwn = residual.nextOwn
            } else {
                var previous = slot.pointee.firstOwn
                while residuals[Int(previous)].nextOwn != index {
                    previous = residuals[Int(previous)].nextOwn
                }
                residuals.pointer(Int(previous)).pointee.nextOwn = residual.nextOwn
            }
            residuals.pointer(Int(index)).pointee.nextOwn = -1
            touch(residual.variable)
        }
        residuals.pointer(Int(index)).pointee.variable = -1
        residuals.pointer(Int(index)).pointee.freeForm()
    }

    /// Breaks a program up; its residuals find new ones before the next solution.
    mutating func dissolve(_ index: Int32) {
        guard let program = programs[Int(index)] else { return }
        programs[Int(index)] = nil
        idlePrograms.append(index)
        for variable in program.columns {
            variables.pointer(Int(variable)).pointee.program = -1
            touch(variable)
        }
        for row in program.rows {
            residuals.pointer(Int(row)).pointee.program = -1
            if !residuals[Int(row)].isFormStale { loose.append(row) }
        }
    }

    // MARK: Forms

    /// Finds the form of each residual that is out of date and puts it in its place.
    mutating func refreshForms() {
        invalidateForms()
        for position in 0..<staleResiduals.count {
            let index = staleResiduals[position]
            guard residuals[Int(index)].isAlive, residuals[Int(index)].isFormStale else { continue }
            findForm(of: index)
        }
        staleResiduals.removeAll()
    }

    private mutating func findForm(of index: Int32) {
        let record = constraints.pointer(Int(residuals[Int(index)].constraint))
        let first = Int(record.pointee.firstTerm)
        let count = Int(record.pointee.termCount)
        if count == 1, let single = follow(terms[first]) {
            return store(single, count: single.coefficient == 0 ? 0 : 1, of: index)
        }
        heap.removeAll()
        stack.removeAll()
        for place in first..<(first + count) {
            addFactor(terms[place].coefficient, to: terms[place].variable)
        }
        // Later places first: when a variable is replaced, everything that names it has been.
        while heap.count > 0 {
            let variable = popHeap()
            let factor = factors[Int(variable)]
            factors[Int(variable)] = 0
            variables.pointer(Int(variable)).pointee.isInForm = false
            guard factor != 0 else { continue }
            let definition = constraints[Int(variables[Int(variable)].definition)]
            let start = Int(definition.firstTerm)
            let end = start + Int(definition.termCount)
            var own = 1.0
            for place in start..<end where terms[place].variable == variable {
                own = terms[place].coefficient
            }
            for place in start..<end where terms[place].variable != variable {
                addFactor(-factor * terms[place].coefficient / own, to: terms[place].variable)
            }
        }
        collectForm(of: index)
    }

    /// Follows one variable through definitions that name one other at most.
    ///
    /// - Returns: the free variable at the end, with a factor of zero if a number is there; nil
    ///   where a definition names more.
    private mutating func follow(_ term: TermRecord) -> FormTerm? {
        var variable = term.variable
        var factor = term.coefficient
        while true {
            let definition = variables[Int(variable)].definition
            if definition < 0 {
                let counts = abs(factor) > Self.leastFactor
                return FormTerm(variable: variable, coefficient: counts ? factor : 0)
            }
            let record = constraints.pointer(Int(definition))
            let terms = self.terms.base + Int(record.pointee.firstTerm)
            switch record.pointee.termCount {
            case 1:
                return FormTerm(variable: variable, coefficient: 0)
            case 2:
                let own = terms[0].variable == variable ? 0 : 1
                factor = -factor * terms[1 - own].coefficient / terms[own].coefficient
                variable = terms[1 - own].variable
            default:
                return nil
            }
        }
    }

    /// Factors nearer to zero than this are none.
    private static var leastFactor: Double { 1e-11 }

    /// Takes the form that is spread out over the stack's variables.
    private mutating func collectForm(of index: Int32) {
        var single = FormTerm(variable: -1, coefficient: 0)
        var count = 0
        for position in 0..<stack.count {
            let variable = stack[position]
            let factor = factors[Int(variable)]
            factors[Int(variable)] = 0
            variables.pointer(Int(variable)).pointee.isInForm = false
            guard abs(factor) > Self.leastFactor else { continue }
            let term = FormTerm(variable: variable, coefficient: factor)
            if count == 0 { single = term }
            noteTerm(term, at: count)
            count += 1
        }
        store(single, count: count, of: index)
    }

    /// Notes one of the free variables of the form that is being found.
    private mutating func noteTerm(_ term: FormTerm, at place: Int) {
        if place < formDraft.count { formDraft[place] = term } else { formDraft.append(term) }
    }

    /// Puts a residual where its form says.
    private mutating func store(_ single: FormTerm, count: Int, of index: Int32) {
        let residual = residuals.pointer(Int(index))
        residual.pointee.isFormStale = false
        formCount += 1
        residual.pointee.program = -1
        if count == 1 {
            residual.pointee.variable = single.variable
            residual.pointee.coefficient = single.coefficient
            let slot = variables.pointer(Int(single.variable))
            if slot.pointee.program >= 0 { dissolve(slot.pointee.program) }
            residual.pointee.nextOwn = slot.pointee.firstOwn
            slot.pointee.firstOwn = index
            touch(single.variable)
        } else {
            residual.pointee.variable = -1
            if count > 1 {
                let form = UnsafeMutablePointer<FormTerm>.allocate(capacity: count)
                form.initialize(from: formDraft.base, count: count)
                residual.pointee.form = form
                residual.pointee.formCount = Int32(count)
                loose.append(index)
            }
        }
        queueMoved(index)
    }

    /// Adds to a variable's factor; a defined variable waits in the heap, a free one on the stack.
    private mutating func addFactor(_ factor: Double, to variable: Int32) {
        factors[Int(variable)] += factor
        let slot = variables.pointer(Int(variable))
        guard !slot.pointee.isInForm else { return }
        slot.pointee.isInForm = true
        if slot.pointee.definition >= 0 {
            pushHeap(variable)
        } else {
            stack.append(variable)
        }
    }

    private mutating func pushHeap(_ variable: Int32) {
        heap.append(variable)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            let isRight =
                variables[Int(heap[parent])].place >= variables[Int(heap[child])].place
            if isRight { break }
            let moved = heap[parent]
            heap[parent] = heap[child]
            heap[child] = moved
            child = parent
        }
    }

    private mutating func popHeap() -> Int32 {
        let top = heap[0]
        let last = heap.removeLast()
        guard heap.count > 0 else { return top }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count,
                variables[Int(heap[child + 1])].place > variables[Int(heap[child])].place
            {
                child += 1
            }
            if variables[Int(heap[parent])].place >= variables[Int(heap[child])].place { break }
            let moved = heap[parent]
            heap[parent] = heap[child]
            heap[child] = moved
            parent = child
        }
        return top
    }

    // MARK: Constants

    /// Finds the constants of the residuals that see a moved variable.
    mutating func refreshConstants() {
        for position in 0..<movedResiduals.count {
            let index = movedResiduals[position]
            let residual = residuals.pointer(Int(index))
            residual.pointee.isQueued = false
            guard residual.pointee.isAlive, !residual.pointee.isFormStale else { continue }
            var constant = sum(of: residual.pointee.constraint)
            let single = residual.pointee.variable
            if single >= 0 {
                constant -= residual.pointee.coefficient * values[Int(single)]
                touch(single)
            }
            for term in residual.pointee.terms {
                constant -= term.coefficient * values[Int(term.variable)]
            }
            residual.pointee.constant = constant
            let program = residual.pointee.program
            if program >= 0, let goal = programs[Int(program)] {
                let record = constraints.pointer(Int(residual.pointee.constraint))
                goal.setRow(
                    Int(residual.pointee.row),
                    constant: constant,
                    record.pointee.relation,
                    record.pointee.priority
                )
                queue(goal, program)
            }
            if single < 0, residual.pointee.formCount == 0 { constantOnly.append(index) }
        }
        movedResiduals.removeAll()
    }

    mutating func queue(_ goal: GoalProgram, _ index: Int32) {
        guard !goal.isQueued else { return }
        goal.isQueued = true
        touchedPrograms.append(index)
    }
}
