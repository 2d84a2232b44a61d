// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// What a rule system does once a condition holds.
open class GKRule: NSObject {
    /// What a rule does with its fact.
    enum Effect {
        case run((GKRuleSystem) -> Void)
        case assert(any NSObjectProtocol, Float)
        case retract(any NSObjectProtocol, Float)
        case nothing
    }

    private let condition: (GKRuleSystem) -> Bool
    private let effect: Effect

    /// The importance: rules with more of it are asked first.
    open var salience = 0

    /// A rule that never holds; subclasses say when.
    public override convenience init() { self.init({ _ in false }, .nothing) }

    init(_ condition: @escaping (GKRuleSystem) -> Bool, _ effect: Effect) {
        self.condition = condition
        self.effect = effect
        super.init()
    }

    /// A rule of two functions.
    public convenience init(
        blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
        action: @escaping (GKRuleSystem) -> Void
    ) {
        self.init(predicate, .run(action))
    }

    /// A rule that makes a fact truer.
    public convenience init(
        predicate: NSPredicate,
        assertingFact fact: any NSObjectProtocol,
        grade: Float
    ) {
        self.init({ $0.passes(predicate) }, .assert(fact, grade))
    }

    /// A rule that makes a fact less true.
    public convenience init(
        predicate: NSPredicate,
        retractingFact fact: any NSObjectProtocol,
        grade: Float
    ) {
        self.init({ $0.passes(predicate) }, .retract(fact, grade))
    }

    /// Whether the condition holds in a system.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }

    /// Does what the rule is for.
    open func performAction(in system: GKRuleSystem) {
        switch effect {
        case .run(let action): action(system)
        case .assert(let fact, let grade): system.assertFact(fact, grade: grade)
        case .retract(let fact, let grade): system.retractFact(fact, grade: grade)
        case .nothing: break
        }
    }
}
