// SPDX-License-Identifier: Apache-2.0

/// What the engine keeps of a variable.
///
/// Its value stands apart, in `values`, where it is read most.
struct VariableRecord: BitwiseCopyable {
    /// The constraint that defines the variable; negative: the variable is free.
    var definition: Int32 = -1
    /// The first term in which it stands; terms of one variable are a list.
    var firstUse: Int32 = -1
    /// In how many definitions of other variables it stands.
    var dependents: Int32 = 0
    /// Its place in the order of evaluation; negative for a free variable.
    var place: Int32 = -1
    /// The first residual in which it, being free, stands alone.
    var firstOwn: Int32 = -1
    /// The goal program that finds its value; negative: it is found on its own.
    var program: Int32 = -1
    /// Its column in that program.
    var column: Int32 = -1
    /// The solution before which it was made.
    var born: Int32 = -1
    var isAlive = true
    var isListedAsChanged = false
    var isQueued = false
    /// Whether it is a number that must be evaluated.
    var isDue = false
    /// Whether it stands in the form that is being found.
    var isInForm = false
    /// Whether the constraints leave it a choice; meant for free variables without a program.
    var hasChoice = false
    /// Whether a choice that is bounded from one side only is settled at its bound.
    var prefersBound = false
}

/// What part a constraint plays.
enum Role: UInt8, BitwiseCopyable {
    /// Its slot is not in use.
    case none
    /// It says what one of its variables is.
    case definition
    /// It restricts free variables.
    case residual
    /// It contradicts others and is left out until something changes.
    case broken
}

/// What the engine keeps of a constraint.
struct ConstraintRecord: BitwiseCopyable {
    var constant: Double
    var priority: Float
    var relation: Relation
    var role: Role
    var termCount: UInt16
    var firstTerm: Int32
    /// The variable that it defines.
    var defined: Int32 = -1
    /// Its entry among the residuals.
    var residual: Int32 = -1
}

/// One term of a constraint, and a link in the list of its variable's uses.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var nextUse: Int32
    var previousUse: Int32
}

/// A constraint over free variables only: what is left after every defined variable is replaced.
struct Residual: BitwiseCopyable {
    var constraint: Int32
    /// The one free variable, where there is one alone.
    var variable: Int32 = -1
    /// The constant after replacement.
    var constant = 0.0
    var coefficient = 0.0
    /// All free variables, where there are several; the engine frees it.
    var form: UnsafeMutablePointer<FormTerm>?
    var formCount: Int32 = 0
    /// The next residual of the one variable.
    var nextOwn: Int32 = -1
    /// The goal program of those variables, and its row there.
    var program: Int32 = -1
    var row: Int32 = -1
    var isFormStale = true
    var isQueued = false
    var isAlive = true

    /// The free variables, where there are several.
    var terms: UnsafeBufferPointer<FormTerm> {
        UnsafeBufferPointer(start: form, count: Int(formCount))
    }

    /// Forgets the free variables.
    mutating func freeForm() {
        form?.deallocate()
        form = nil
        formCount = 0
    }
}

/// A residual of several variables in the list of one of them, while programs are gathered.
struct LooseUse: BitwiseCopyable {
    var residual: Int32
    var next: Int32
}

/// A variable in a sum, by its number.
package struct FormTerm: BitwiseCopyable {
    package var variable: Int32
    package var coefficient: Double
}
