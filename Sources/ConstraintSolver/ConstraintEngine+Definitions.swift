// SPDX-License-Identifier: Apache-2.0

// Which constraint defines which variable, and in what order definitions are evaluated.
extension ConstraintEngine {
    /// How many definitions may be looked at to prove that a new one closes no circle; past it the
    /// constraint becomes a residual, which is always right, only slower.
    private static let circleBudget = 256

    /// Gives a constraint its role.
    mutating func settle(_ index: Int32) {
        let record = constraints[Int(index)]
        if record.relation == .equal, record.priority >= Self.required,
            let variable = definable(by: index)
        {
            define(variable, by: index)
        } else {
            addResidual(for: index)
        }
    }

    /// Takes a constraint's role away, with all that follows from it.
    mutating func unsettle(_ index: Int32) {
        switch constraints[Int(index)].role {
        case .definition: undefine(by: index)
        case .residual: dropResidual(of: index)
        case .broken: forgetBroken(index)
        case .none: break
        }
    }

    /// The variable that a required equation may define, preferring the youngest.
    ///
    /// User interfaces say where a view stands by those that were there before it, so the youngest
    /// variable is nearly always one that nothing depends on yet.
    private mutating func definable(by index: Int32) -> Int32? {
        let record = constraints[Int(index)]
        let first = Int(record.firstTerm)
        let end = first + Int(record.termCount)
        var below = Int32.max
        while true {
            var best: Int32 = -1
            for place in first..<end {
                let variable = terms[place].variable
                if variable < below, variable > best, variables[Int(variable)].definition < 0 {
                    best = variable
                }
            }
            if best < 0 { return nil }
            if variables[Int(best)].dependents == 0 || !needs(index, best) { return best }
            below = best
        }
    }

    /// Whether one of a constraint's other variables is defined, at any remove, by `variable`.
    ///
    /// Answers true where finding out costs too much.
    private mutating func needs(_ index: Int32, _ variable: Int32) -> Bool {
        stack.removeAll()
        var visited = 0
        func pushInputs(_ constraint: Int32, _ except: Int32) {
            let record = constraints[Int(constraint)]
            let first = Int(record.firstTerm)
            for place in first..<(first + Int(record.termCount)) {
                let input = terms[place].variable
                if input != except { stack.append(input) }
            }
        }
        pushInputs(index, variable)
        while stack.count > 0 {
            let next = stack.removeLast()
            if next == variable { return true }
            let definition = variables[Int(next)].definition
            if definition >= 0 {
                visited += 1
                if visited > Self.circleBudget { return true }
                pushInputs(definition, next)
            }
        }
        return false
    }

    mutating func define(_ variable: Int32, by index: Int32) {
        // Residuals that counted on the variable being free must look again; those that have no
        // form yet look anyway.
        if formCount > 0 { restructured.append(variable) }
        let record = constraints.pointer(Int(index))
        record.pointee.role = .definition
        record.pointee.defined = variable
        let terms = self.terms.base + Int(record.pointee.firstTerm)
        for place in 0..<Int(record.pointee.termCount) {
            let input = terms[place].variable
            if input != variable { variables.pointer(Int(input)).pointee.dependents += 1 }
        }
        let slot = variables.pointer(Int(variable))
        slot.pointee.definition = index
        slot.pointee.hasChoice = false
        if record.pointee.termCount == 1 {
            slot.pointee.place = Self.constantPlace
            return markDue(variable)
        }
        slot.pointee.place = Int32(order.count)
        order.append(variable)
        if order.count > dirty.count * 64 { dirty.append(0) }
        markDirty(slot.pointee.place)
        // Standing last is right unless somebody's definition needs it already.
        if slot.pointee.dependents > 0 { isOrderStale = true }
    }

    private mutating func undefine(by index: Int32) {
        let variable = constraints[Int(index)].defined
        if formCount > 0 { restructured.append(variable) }
        let record = constraints[Int(index)]
        let first = Int(record.firstTerm)
        for place in first..<(first + Int(record.termCount)) {
            let input = terms[place].variable
            if input != variable { variables.pointer(Int(input)).pointee.dependents -= 1 }
        }
        constraints.pointer(Int(index)).pointee.role = .none
        constraints.pointer(Int(index)).pointee.defined = -1
        let slot = variables.pointer(Int(variable))
        if slot.pointee.place >= 0 {
            order[Int(slot.pointee.place)] = -1
            holes += 1
            if holes > 64, holes * 2 > order.count { isOrderStale = true }
        }
        slot.pointee.definition = -1
        slot.pointee.place = -1
        touch(variable)
        promoteResidual(to: variable, except: index)
    }

    /// Lets a required equation among the residuals define a variable that has become free.
    private mutating func promoteResidual(to variable: Int32, except index: Int32) {
        var use = variables[Int(variable)].firstUse
        while use >= 0 {
            let candidate = terms[Int(use)].constraint
            use = terms[Int(use)].nextUse
            guard candidate != index else { continue }
            let record = constraints[Int(candidate)]
            guard record.role == .residual, record.relation == .equal,
                record.priority >= Self.required
            else { continue }
            if variables[Int(variable)].dependents == 0 || !needs(candidate, variable) {
                dropResidual(of: candidate)
                define(variable, by: candidate)
                return
            }
        }
    }

    /// The place of a variable that is a number: it needs nothing, and so stands before all order.
    private static var constantPlace: Int32 { -4 }

    /// Notes that a definition's own number has changed.
    mutating func markDue(_ variable: Int32) {
        let slot = variables.pointer(Int(variable))
        guard slot.pointee.place == Self.constantPlace else {
            return markDirty(slot.pointee.place)
        }
        guard !slot.pointee.isDue else { return }
        slot.pointee.isDue = true
        dueConstants.append(variable)
    }

    /// Evaluates the variables that are numbers.
    private mutating func evaluateConstants(reporting: Bool) {
        for position in 0..<dueConstants.count {
            let variable = dueConstants[position]
            let slot = variables.pointer(Int(variable))
            slot.pointee.isDue = false
            guard slot.pointee.isAlive, slot.pointee.definition >= 0,
                slot.pointee.place == Self.constantPlace
            else { continue }
            evaluate(variable, reporting: reporting)
        }
        dueConstants.removeAll()
    }

    // MARK: Order

    /// Puts every definition after those that it needs, and closes the holes.
    mutating func sortDefinitions() {
        isOrderStale = false
        holes = 0
        let count = order.count
        // The old order keeps what already stands right, and memory near each other.
        let old = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        defer { old.deallocate() }
        old.update(from: order.base, count: count)
        order.removeAll()
        let wasDirty = UnsafeMutablePointer<Bool>.allocate(capacity: count)
        defer { wasDirty.deallocate() }
        for place in 0..<count {
            wasDirty[place] = dirty[place >> 6] & (1 << UInt64(place & 63)) != 0
        }
        for word in 0..<dirty.count { dirty[word] = 0 }
        firstDirtyWord = .max

        // Places become: -2 waiting, -3 open, otherwise final.
        for place in 0..<count where old[place] >= 0 {
            variables.pointer(Int(old[place])).pointee.place = -2
        }
        for place in 0..<count where old[place] >= 0 {
            visit(old[place])
        }
        for place in 0..<count where old[place] >= 0 && wasDirty[place] {
            markDirty(variables[Int(old[place])].place)
        }
    }

    private mutating func visit(_ root: Int32) {
        guard variables[Int(root)].place == -2 else { return }
        stack.removeAll()
        stack.append(root)
        while stack.count > 0 {
            let variable = stack[stack.count - 1]
            let slot = variables.pointer(Int(variable))
            if slot.pointee.place == -2 {
                slot.pointee.place = -3
                let record = constraints[Int(slot.pointee.definition)]
                let first = Int(record.firstTerm)
                for place in first..<(first + Int(record.termCount)) {
                    let input = terms[place].variable
                    if input != variable, variables[Int(input)].place == -2 { stack.append(input) }
                }
            } else {
                _ = stack.removeLast()
                if slot.pointee.place == -3 {
                    slot.pointee.place = Int32(order.count)
                    order.append(variable)
                }
            }
        }
    }

    // MARK: Evaluation

    mutating func markDirty(_ place: Int32) {
        guard place >= 0 else { return }
        let word = Int(place) >> 6
        dirty[word] |= 1 << UInt64(place & 63)
        if word < firstDirtyWord { firstDirtyWord = word }
    }

    /// Evaluates the definitions whose inputs moved, in order.
    ///
    /// - Parameter reporting: whether residuals that see a moved variable must find their constant
    ///   anew; not so when only free variables moved, which their forms name.
    mutating func propagate(reporting: Bool) {
        if dueConstants.count > 0 { evaluateConstants(reporting: reporting) }
        guard firstDirtyWord != .max else { return }
        var word = firstDirtyWord
        firstDirtyWord = .max
        let words = dirty.count
        while word < words {
            // A definition marks only later ones, at times in the same word.
            while dirty[word] != 0 {
                let bit = dirty[word].trailingZeroBitCount
                dirty[word] &= ~(1 << UInt64(bit))
                let variable = order[word << 6 + bit]
                if variable >= 0 { evaluate(variable, reporting: reporting) }
            }
            word += 1
        }
        firstDirtyWord = .max
    }

    private mutating func evaluate(_ variable: Int32, reporting: Bool) {
        let record = constraints.pointer(Int(variables.pointer(Int(variable)).pointee.definition))
        var sum = record.pointee.constant
        var own = 1.0
        let terms = self.terms.base + Int(record.pointee.firstTerm)
        for place in 0..<Int(record.pointee.termCount) {
            if terms[place].variable == variable {
                own = terms[place].coefficient
            } else {
                sum += terms[place].coefficient * values[Int(terms[place].variable)]
            }
        }
        let value = Self.finite(own == 1 ? -sum : -sum / own)
        let slot = variables.pointer(Int(variable))
        guard slot.pointee.born == solutions else {
            return setValue(value, of: variable, reporting: reporting)
        }
        // Whatever names a variable made since the last solution is as young and due anyway.
        guard values[Int(variable)] != value else { return }
        values[Int(variable)] = value
        guard !slot.pointee.isListedAsChanged else { return }
        slot.pointee.isListedAsChanged = true
        changes.append(variable)
    }

    /// Stores a value and marks what depends on it.
    mutating func setValue(_ value: Double, of variable: Int32, reporting: Bool) {
        guard values[Int(variable)] != value else { return }
        values[Int(variable)] = value
        let slot = variables.pointer(Int(variable))
        if !slot.pointee.isListedAsChanged {
            slot.pointee.isListedAsChanged = true
            changes.append(variable)
        }
        var use = slot.pointee.firstUse
        while use >= 0 {
            let term = terms.pointer(Int(use))
            let record = constraints.pointer(Int(term.pointee.constraint))
            if record.pointee.role == .definition {
                if record.pointee.defined != variable {
                    markDirty(variables[Int(record.pointee.defined)].place)
                }
            } else if reporting, record.pointee.role == .residual {
                queueMoved(record.pointee.residual)
            }
            use = term.pointee.nextUse
        }
    }
}
