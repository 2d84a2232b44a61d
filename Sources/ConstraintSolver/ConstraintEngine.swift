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
/// What only reads is mutating all the same: an engine that is a class's property would be copied to
/// the stack, bit by bit, to be lent for reading.
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
    /// What the last ``solve(onConflict:)`` found, by the variables' numbers.
    package private(set) var values = Pool<Double>(capacity: 64)
    /// The owner's number for whatever a variable is part of, by the variables' numbers.
    package private(set) var tags = Pool<Int32>(capacity: 64)
    var constraints = Pool<ConstraintRecord>(capacity: 64)
    var terms = Pool<TermRecord>(capacity: 128)
    var residuals = Pool<Residual>()
    var programs: ContiguousArray<GoalProgram?> = []

    var idleVariables = Pool<Int32>()
    /// The first of four variables in a row that nobody uses.
    var idleBlocks = Pool<Int32>()
    var idleConstraints = Pool<Int32>()
    var idleResiduals = Pool<Int32>()
    var idlePrograms = Pool<Int32>()
    /// Runs of terms that nobody uses, by length.
    var idleTerms1 = Pool<Int32>()
    var idleTerms2 = Pool<Int32>()
    var idleTerms3 = Pool<Int32>()
    var idleTerms4 = Pool<Int32>()
    /// How many runs there are in all.
    var idleTermRuns = 0

    /// Defined variables, each after all that its definition needs; negative entries are holes.
    var order = Pool<Int32>()
    var holes = 0
    /// How many solutions there were; counted while one is under way, too.
    var solutions: Int32 = 0
    var isOrderStale = false
    /// One bit for each place of `order` whose definition must be evaluated.
    var dirty = Pool<UInt64>()
    var firstDirtyWord = Int.max
    /// Variables defined as a number that must be evaluated.
    var dueConstants = Pool<Int32>()

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
    /// The variables whose value changed in the last solution, in no particular order.
    package internal(set) var changes = Pool<Int32>()
    /// How many residuals have a form.
    var formCount = 0

    /// The form that is being found.
    var formDraft = Pool<FormTerm>()
    /// Factors while a form is being found, one for each variable; zero between uses.
    var factors = Pool<Double>()
    var heap = Pool<Int32>()
    var stack = Pool<Int32>()
    /// Lists of residuals by variable, while programs are gathered: the first and the others.
    var firstLoose = Pool<Int32>()
    var looseUses = Pool<LooseUse>()
    var pieces = Pool<Piece>()

    /// What ``addDraft(_:constant:_:priority:)`` reads: at most eight terms of different variables.
    package let draft = UnsafeMutablePointer<FormTerm>.allocate(capacity: 8)

    package init() {}

    deinit {
        draft.deallocate()
        for index in 0..<residuals.count { residuals[index].form?.deallocate() }
    }

    /// Makes room for what is about to be added; goals are all that is not a required equation.
    package mutating func reserve(variables count: Int, constraints: Int, goals: Int) {
        variables.reserve(count)
        values.reserve(count)
        tags.reserve(count)
        factors.reserve(count)
        changes.reserve(count)
        self.constraints.reserve(constraints)
        terms.reserve(2 * constraints)
        order.reserve(constraints - goals)
        residuals.reserve(goals)
        staleResiduals.reserve(goals)
        movedResiduals.reserve(goals)
    }

    // MARK: Variables

    /// Makes a variable that is zero until something says otherwise.
    ///
    /// The tag is the owner's number for whatever the variable is part of.
    package mutating func makeVariable(tag: Int32 = -1) -> Variable {
        let index = idleVariables.count > 0 ? idleVariables.removeLast() : addVariables(1)
        setUp(index, tag)
        return Variable(index: index)
    }

    /// Makes four variables in a row, and answers the first.
    package mutating func makeVariables(tag: Int32) -> Variable {
        let index = idleBlocks.count > 0 ? idleBlocks.removeLast() : addVariables(4)
        for offset in 0..<Int32(4) { setUp(index + offset, tag) }
        return Variable(index: index)
    }

    /// Settles a variable that is bounded from one side only at its bound, not near zero.
    package mutating func preferBound(of variable: Variable) {
        variables.pointer(Int(variable.index)).pointee.prefersBound = true
    }

    private mutating func addVariables(_ count: Int) -> Int32 {
        _ = values.extend(by: count)
        _ = tags.extend(by: count)
        factors.append(repeating: 0, count: count)
        return variables.extend(by: count)
    }

    private mutating func setUp(_ index: Int32, _ tag: Int32) {
        variables[Int(index)] = VariableRecord()
        variables.pointer(Int(index)).pointee.born = solutions
        values[Int(index)] = 0
        tags[Int(index)] = tag
    }

    /// Gives a variable back.
    ///
    /// - Precondition: no constraint uses it any more.
    package mutating func remove(_ variable: Variable) {
        retire(variable.index)
        idleVariables.append(variable.index)
    }

    /// Gives back variables that were made together.
    ///
    /// - Precondition: no constraint uses any of them any more.
    package mutating func removeBlock(_ first: Variable) {
        for offset in 0..<Int32(4) { retire(first.index + offset) }
        idleBlocks.append(first.index)
    }

    private mutating func retire(_ index: Int32) {
        let slot = variables.pointer(Int(index))
        precondition(
            slot.pointee.isAlive && slot.pointee.firstUse < 0,
            "ConstraintEngine.remove: the variable is still used by a constraint"
        )
        slot.pointee.isAlive = false
        slot.pointee.isQueued = false
    }

    /// Whether a constraint names the variable.
    package mutating func isUsed(_ variable: Variable) -> Bool {
        variables.pointer(Int(variable.index)).pointee.firstUse >= 0
    }

    /// What the last ``solve(onConflict:)`` found.
    package mutating func value(of variable: Variable) -> Double {
        values[Int(variable.index)]
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
        for index in 0..<expression.count {
            let term = expression[index]
            draft[index] = FormTerm(
                variable: term.variable.index,
                coefficient: term.coefficient
            )
        }
        return addDraft(
            expression.count,
            constant: expression.constant,
            relation,
            priority: priority
        )
    }

    /// Adds a constraint whose terms stand in ``draft``, as ``add(_:_:priority:)`` does.
    package mutating func addDraft(
        _ count: Int,
        constant: Double,
        _ relation: Relation,
        priority: Float
    ) -> ConstraintID {
        let index = takeConstraint()
        let first = takeTerms(count)
        let places = terms.base + Int(first)
        var youngest: Int32 = -1
        for offset in 0..<count {
            let variable = draft[offset].variable
            let slot = variables.pointer(Int(variable))
            let place = first + Int32(offset)
            let next = slot.pointee.firstUse
            (places + offset).initialize(
                to: TermRecord(
                    coefficient: Self.finite(draft[offset].coefficient),
                    variable: variable,
                    constraint: index,
                    nextUse: next,
                    previousUse: -1
                )
            )
            if next >= 0 { terms.pointer(Int(next)).pointee.previousUse = place }
            slot.pointee.firstUse = place
            if variable > youngest, slot.pointee.definition < 0 { youngest = variable }
        }
        constraints[Int(index)] = ConstraintRecord(
            constant: Self.finite(constant),
            priority: priority > 0 ? min(priority, Self.required) : 0,
            relation: relation,
            role: .none,
            termCount: UInt16(count),
            firstTerm: first
        )
        if relation == .equal, priority >= Self.required, youngest >= 0,
            count == 1 || variables[Int(youngest)].dependents == 0
        {
            define(youngest, by: index)
        } else {
            settle(index)
        }
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
            markDue(constraints[index].defined)
        case .residual:
            queueMoved(constraints[index].residual)
        case .broken, .none:
            break
        }
        reviveBroken()
    }

    /// The constant that a constraint has now.
    package mutating func constant(of id: ConstraintID) -> Double {
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
    package mutating func violation(of id: ConstraintID) -> Double {
        let sum = sum(of: id.index)
        return switch constraints[Int(id.index)].relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
    }

    /// Whether a required constraint was left out because it contradicts others.
    package mutating func isBroken(_ id: ConstraintID) -> Bool {
        constraints[Int(id.index)].role == .broken
    }

    // MARK: Solution

    /// Bytes held for constraints and variables together.
    package var byteCount: Int {
        variables.byteCount + values.byteCount + tags.byteCount + constraints.byteCount
            + terms.byteCount + order.byteCount
            + dirty.byteCount + factors.byteCount
            + residuals.byteCount
    }

    // MARK: Slots

    static func finite(_ number: Double) -> Double {
        if number.isNaN { return 0 }
        return min(max(number, -limit), limit)
    }

    /// The value of a constraint's expression now.
    mutating func sum(of constraint: Int32) -> Double {
        let record = constraints[Int(constraint)]
        var sum = record.constant
        let first = Int(record.firstTerm)
        for place in first..<(first + Int(record.termCount)) {
            let term = terms[place]
            sum += term.coefficient * values[Int(term.variable)]
        }
        return sum
    }

    @inline(__always)
    private mutating func takeConstraint() -> Int32 {
        if idleConstraints.count > 0 { return idleConstraints.removeLast() }
        return constraints.extend(by: 1)
    }

    @inline(__always)
    private mutating func takeTerms(_ count: Int) -> Int32 {
        if idleTermRuns > 0 {
            switch count {
            case 1 where idleTerms1.count > 0:
                idleTermRuns -= 1
                return idleTerms1.removeLast()
            case 2 where idleTerms2.count > 0:
                idleTermRuns -= 1
                return idleTerms2.removeLast()
            case 3 where idleTerms3.count > 0:
                idleTermRuns -= 1
                return idleTerms3.removeLast()
            case 4 where idleTerms4.count > 0:
                idleTermRuns -= 1
                return idleTerms4.removeLast()
            default: break
            }
        }
        return terms.extend(by: count)
    }

    private mutating func giveBackTerms(_ first: Int32, _ count: Int) {
        if count >= 1, count <= 4 { idleTermRuns += 1 }
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
