// SPDX-License-Identifier: Apache-2.0

/// A variable of an engine.
package struct Variable: Hashable, Sendable {
    package let index: Int32
}

/// A constraint that has been added to an engine.
package struct ConstraintID: Hashable, Sendable {
    package let index: Int32
}

/// A variable times a factor.
package struct Term: Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

extension Variable: BitwiseCopyable {}
extension ConstraintID: BitwiseCopyable {}

/// A sum of at most six terms and a constant, held without allocation.
///
/// Six are what UIKit needs: two edges, each an origin and a size, and the origin of their space.
package struct LinearExpression: Sendable, BitwiseCopyable {
    package private(set) var count = 0
    package var constant: Double
    private var storage: (Term, Term, Term, Term, Term, Term)

    package init(constant: Double = 0) {
        let none = Term(Variable(index: -1), 0)
        storage = (none, none, none, none, none, none)
        self.constant = constant
    }

    package init(_ terms: Term..., constant: Double = 0) {
        self.init(constant: constant)
        for term in terms { add(term) }
    }

    /// The term at an index below `count`.
    package subscript(index: Int) -> Term {
        switch index {
        case 0: storage.0
        case 1: storage.1
        case 2: storage.2
        case 3: storage.3
        case 4: storage.4
        default: storage.5
        }
    }

    /// Adds a term; the factors of a variable that is there already are summed, and a sum of zero
    /// takes the term away.
    package mutating func add(_ term: Term) {
        guard term.coefficient != 0 else { return }
        for index in 0..<count where self[index].variable == term.variable {
            let sum = self[index].coefficient + term.coefficient
            if sum == 0 {
                set(index, self[count - 1])
                count -= 1
            } else {
                set(index, Term(term.variable, sum))
            }
            return
        }
        precondition(count < 6, "LinearExpression.add: more than six variables")
        set(count, term)
        count += 1
    }

    private mutating func set(_ index: Int, _ term: Term) {
        switch index {
        case 0: storage.0 = term
        case 1: storage.1 = term
        case 2: storage.2 = term
        case 3: storage.3 = term
        case 4: storage.4 = term
        default: storage.5 = term
        }
    }
}

/// How an expression relates to zero.
package enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
