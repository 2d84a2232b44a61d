// SPDX-License-Identifier: Apache-2.0

/// A variable of an engine.
package struct Variable: Hashable, Sendable {
    package let index: Int32

    @inlinable
    package init(index: Int32) {
        self.index = index
    }

    /// The variable so many places after this one, of those made together.
    @inlinable
    package func next(_ offset: Int32) -> Variable { Variable(index: index + offset) }
}

/// A constraint that has been added to an engine.
package struct ConstraintID: Hashable, Sendable {
    package let index: Int32

    @inlinable
    package init(index: Int32) {
        self.index = index
    }
}

/// A variable times a factor.
package struct Term: Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    @inlinable
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
    package var count = 0
    package var constant: Double
    @usableFromInline var storage: InlineArray<6, Term>

    @inlinable
    package init(constant: Double = 0) {
        storage = InlineArray(repeating: Term(Variable(index: -1), 0))
        self.constant = constant
    }

    package init(_ terms: Term..., constant: Double = 0) {
        self.init(constant: constant)
        for term in terms { add(term) }
    }

    /// The term at an index below `count`.
    @inlinable package subscript(index: Int) -> Term { storage[index] }

    /// Adds a term; the factors of a variable that is there already are summed, and a sum of zero
    /// takes the term away.
    @inlinable
    package mutating func add(_ term: Term) {
        guard term.coefficient != 0 else { return }
        for index in 0..<count where storage[index].variable.index == term.variable.index {
            storage[index].coefficient += term.coefficient
            if storage[index].coefficient == 0 {
                count -= 1
                storage[index] = storage[count]
            }
            return
        }
        precondition(count < 6, "LinearExpression.add: more than six variables")
        storage[count] = term
        count += 1
    }
}

/// How an expression relates to zero.
package enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
