// SPDX-License-Identifier: Apache-2.0

/// Keeps a system of linear constraints solved while it changes.
///
/// A constraint is an expression that must be zero, at most zero or at least zero. Those of priority
/// 1000 are required; the others are goals, and a goal of higher priority is served before all goals
/// of lower priority together. Goals of one priority are weighed by the sum of their violations.
///
/// Three ideas make it fast for user interfaces:
/// - A required equation *defines* one of its variables. Definitions are not substituted into each
///   other symbolically; they are evaluated in dependency order, and only those whose inputs moved.
/// - What remains, the *residuals*, restricts the few variables that stay free. A free variable that
///   is coupled to no other is found in closed form.
/// - Free variables that residuals couple form small *goal programs*, each solved by a simplex that
///   starts where the last solution stood.
///
/// Where the constraints leave a choice, the value nearest to zero is taken.
///
/// - Thread: none; an engine belongs to whoever owns it.
/// - Cost: adding is O(1) for a variable nobody depends on yet; solving is linear in what moved.
package struct ConstraintEngine: ~Copyable {
    /// The priority from which on a constraint must hold.
    package static let required: Float = 1000
    /// Numbers beyond it are cut off, so that no sum overflows.
    static let limit = 1e10
    /// Differences below it, relative to the numbers around, count as none.
    static let tolerance = 1e-7

    var variables = Pool<VariableRecord>(capacity: 64)
    var constraints = Pool<ConstraintRecord>(capacity: 64)
    var terms = Pool<TermRecord>(capacity: 128)
    var residuals: ContiguousArray<Residual> = []
    var programs: ContiguousArray<GoalProgram?> = []

    var idleVariables = Pool<Int32>()
    var idleConstraints = Pool<Int32>()
    var idleResiduals = Pool<Int32>()
    var idlePrograms = Pool<Int32>()
    /// Runs of terms that nobody uses, by length.
    var idleTerms1 = Pool<Int32>()
    var idleTerms2 = Pool<Int32>()
    var idleTerms3 = Pool<Int32>()
    var idleTerms4 = Pool<Int32>()

    /// Defined variables, each after all that its definition needs; negative entries are holes.
    var order = Pool<Int32>()
    var holes = 0
    var isOrderStale = false
    /// One bit for each place of `order` whose definition must be evaluated.
    var dirty = Pool<UInt64>()
    var firstDirtyWord = Int.max

    /// Variables that became defined or free since the last solution.
    var restructured = Pool<Int32>()
    /// Residuals whose form must be found anew, and those whose constant must.
    var staleResiduals = Pool<Int32>()
    var movedResiduals = Pool<Int32>()
    /// Residuals of several free variables that belong to no program yet.
    var loose = Pool<Int32>()
    /// Residuals without a free variable, which hold or do not.
    var constantOnly = Pool<Int32>()
    /// Residuals that are gone but may stand in a queue.
    var retired = Pool<Int32>()
    /// Free variables whose value must be found anew.
    var touched = Pool<Int32>()
    var touchedPrograms = Pool<Int32>()
    var brokenConstraints = Pool<Int32>()
    var changes = Pool<Int32>()

    /// Factors while a form is being found, one for each variable; zero between uses.
    var factors = Pool<Double>()
    var heap = Pool<Int32>()
    var stack = Pool<Int32>()
    var pieces = Pool<Piece>()

    package init() {}

    // MARK: Variables

    /// Makes a variable that is zero until something says otherwise.
    ///
    /// The tag is the owner's number for whatever the variable is part of.
    package mutating func makeVariable(tag: Int32 = -1) -> Variable {
        var record = VariableRecord()
        record.tag = tag
        if idleVariables.count > 0 {
            let index = idleVariables.removeLast()
            variables[Int(index)] = record
            return Variable(index: index)
        }
        variables.append(record)
        factors.append(0)
        return Variable(index: Int32(variables.count - 1))
    }

    /// Gives a variable back.
    ///
    /// - Precondition: no constraint uses it any more.
    package mutating func remove(_ variable: Variable) {
        let index = Int(variable.index)
        precondition(
            variables[index].isAlive && variables[index].firstUse < 0,
            "ConstraintEngine.remove: the variable is still used by a constraint"
        )
        variables.pointer(index).pointee.isAlive = false
        variables.pointer(index).pointee.isQueued = false
        idleVariables.append(variable.index)
    }

    /// Whether a constraint names the variable.
    package func isUsed(_ variable: Variable) -> Bool {
        variables[Int(variable.index)].firstUse >= 0
    }

    /// The number that a variable was made with.
    package func tag(of variable: Variable) -> Int32 {
        variables[Int(variable.index)].tag
    }

    /// What the last ``solve(onConflict:)`` found.
    package func value(of variable: Variable) -> Double {
        variables[Int(variable.index)].value
    }

    // MARK: Constraints

    /// Adds a constraint; it counts from the next solution on.
    ///
    /// A constant or factor that is not a finite number counts as zero, and numbers beyond ten
    /// billions are cut off there.
    package mutating func add(
        _ expression: LinearExpression,
        _ relation: Relation,
        priority: Float = required
    ) -> ConstraintID {
        let index = takeConstraint()
        let first = takeTerms(expression.count)
        for offset in 0..<expression.count {
            let term = expression[offset]
            let variable = Int(term.variable.index)
            let place = first + Int32(offset)
            let next = variables[variable].firstUse
            terms[Int(place)] = TermRecord(
                coefficient: Self.finite(term.coefficient),
                variable: term.variable.index,
                constraint: index,
                nextUse: next,
                previousUse: -1
            )
            if next >= 0 { terms.pointer(Int(next)).pointee.previousUse = place }
            variables.pointer(variable).pointee.firstUse = place
        }
        constraints[Int(index)] = ConstraintRecord(
            constant: Self.finite(expression.constant),
            priority: min(max(priority.isNaN ? 0 : priority, 0), Self.required),
            relation: relation,
            role: .none,
            termCount: UInt16(expression.count),
            firstTerm: first
        )
        settle(index)
        return ConstraintID(index: index)
    }

    /// Takes a constraint away.
    package mutating func remove(_ id: ConstraintID) {
        let index = Int(id.index)
        precondition(
            constraints[index].role != .none,
            "ConstraintEngine.remove: the constraint is not in this engine"
        )
        unsettle(id.index)
        let record = constraints[index]
        let first = Int(record.firstTerm)
        for place in first..<(first + Int(record.termCount)) { unlink(place) }
        giveBackTerms(record.firstTerm, Int(record.termCount))
        constraints.pointer(index).pointee.role = .none
        idleConstraints.append(id.index)
        reviveBroken()
    }

    /// Changes a constraint's constant: the cheap change.
    package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        let index = Int(id.index)
        let constant = Self.finite(constant)
        guard constraints[index].constant != constant else { return }
        constraints.pointer(index).pointee.constant = constant
        switch constraints[index].role {
        case .definition:
            markDirty(variables[Int(constraints[index].defined)].place)
        case .residual:
            queueMoved(constraints[index].residual)
        case .broken, .none:
            break
        }
        reviveBroken()
    }

    /// The constant that a constraint has now.
    package func constant(of id: ConstraintID) -> Double {
        constraints[Int(id.index)].constant
    }

    /// Changes a constraint's priority.
    package mutating func setPriority(_ priority: Float, of id: ConstraintID) {
        let index = Int(id.index)
        let priority = min(max(priority.isNaN ? 0 : priority, 0), Self.required)
        guard constraints[index].priority != priority else { return }
        unsettle(id.index)
        constraints.pointer(index).pointee.priority = priority
        settle(id.index)
    }

    /// How far a constraint is from holding: zero where it holds.
    package func violation(of id: ConstraintID) -> Double {
        let sum = sum(of: id.index)
        return switch constraints[Int(id.index)].relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }

    /// Whether a required constraint was left out because it contradicts others.
    package func isBroken(_ id: ConstraintID) -> Bool {
        constraints[Int(id.index)].role == .broken
    }

    // MARK: Solution

    /// The variables whose value changed in the last solution, in no particular order.
    package func forEachChange(_ body: (Variable, Double) -> Void) {
        for place in 0..<changes.count {
            let index = changes[place]
            body(Variable(index: index), variables[Int(index)].value)
        }
    }

    /// One of the variables whose value changed in the last solution, by a number below
    /// `changeCount`.
    package func change(at position: Int) -> Variable {
        Variable(index: changes[position])
    }

    /// How many variables changed in the last solution.
    package var changeCount: Int { changes.count }

    /// Bytes held for constraints and variables together.
    package var byteCount: Int {
        variables.byteCount + constraints.byteCount + terms.byteCount + order.byteCount
            + dirty.byteCount + factors.byteCount
            + residuals.capacity * MemoryLayout<Residual>.stride
    }

    // MARK: Slots

    static func finite(_ number: Double) -> Double {
        if number.isNaN { return 0 }
        return min(max(number, -limit), limit)
    }

    /// The value of a constraint's expression now.
    func sum(of constraint: Int32) -> Double {
        let record = constraints[Int(constraint)]
        var sum = record.constant
        let first = Int(record.firstTerm)
        for place in first..<(first + Int(record.termCount)) {
            let term = terms[place]
            sum += term.coefficient * variables[Int(term.variable)].value
        }
        return sum
    }

    private mutating func takeConstraint() -> Int32 {
        if idleConstraints.count > 0 { return idleConstraints.removeLast() }
        constraints.append(
            ConstraintRecord(
                constant: 0,
                priority: 0,
                relation: .equal,
                role: .none,
                termCount: 0,
                firstTerm: 0
            )
        )
        return Int32(constraints.count - 1)
    }

    private mutating func takeTerms(_ count: Int) -> Int32 {
        switch count {
        case 1 where idleTerms1.count > 0: return idleTerms1.removeLast()
        case 2 where idleTerms2.count > 0: return idleTerms2.removeLast()
        case 3 where idleTerms3.count > 0: return idleTerms3.removeLast()
        case 4 where idleTerms4.count > 0: return idleTerms4.removeLast()
        default: break
        }
        let first = Int32(terms.count)
        let none = TermRecord(
            coefficient: 0,
            variable: -1,
            constraint: -1,
            nextUse: -1,
            previousUse: -1
        )
        terms.append(repeating: none, count: count)
        return first
    }

    private mutating func giveBackTerms(_ first: Int32, _ count: Int) {
        switch count {
        case 1: idleTerms1.append(first)
        case 2: idleTerms2.append(first)
        case 3: idleTerms3.append(first)
        case 4: idleTerms4.append(first)
        default: break
        }
    }

    private mutating func unlink(_ place: Int) {
        let term = terms[place]
        if term.previousUse >= 0 {
            terms.pointer(Int(term.previousUse)).pointee.nextUse = term.nextUse
        } else {
            variables.pointer(Int(term.variable)).pointee.firstUse = term.nextUse
        }
        if term.nextUse >= 0 {
            terms.pointer(Int(term.nextUse)).pointee.previousUse = term.previousUse
        }
    }
}
