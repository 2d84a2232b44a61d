// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Rules with the facts that they come to, each with a grade of its truth from 0 to 1.
open class GKRuleSystem: NSObject {
    private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []
    private var hasChanged = false

    /// The rules, as they were added.
    open private(set) var rules: [GKRule] = []
    /// The rules that have not been done yet, the most important first.
    open private(set) var agenda: [GKRule] = []
    /// The rules that have been done since the last reset, in that order.
    open private(set) var executed: [GKRule] = []
    /// The values that conditions ask for; predicates have them as variables.
    open private(set) var state = NSMutableDictionary()

    /// A system without rules.
    public override init() { super.init() }

    /// The facts that are true to some grade.
    open var facts: [Any] { grades.map { $0.fact } }

    /// Does the rules of the agenda whose conditions hold, the most important first.
    ///
    /// After each change of the facts it begins anew with those that are left.
    open func evaluate() {
        var index = 0
        while index < agenda.count {
            let rule = agenda[index]
            guard rule.evaluatePredicate(in: self) else {
                index += 1
                continue
            }
            agenda.remove(at: index)
            executed.append(rule)
            hasChanged = false
            rule.performAction(in: self)
            if hasChanged { index = 0 }
        }
    }

    /// Adds a rule behind those of the same importance.
    open func add(_ rule: GKRule) {
        rules.append(rule)
        let index = agenda.firstIndex { $0.salience < rule.salience } ?? agenda.count
        agenda.insert(rule, at: index)
    }

    /// Adds several rules.
    open func add(_ rules: [GKRule]) {
        for rule in rules { add(rule) }
    }

    /// Forgets all rules.
    open func removeAllRules() {
        rules = []
        agenda = []
        executed = []
    }

    /// How true a fact is: from 0 to 1.
    open func grade(forFact fact: any NSObjectProtocol) -> Float {
        place(of: fact).map { grades[$0].grade } ?? 0
    }

    /// The grade of the least true of some facts: all of them at once.
    open func minimumGrade(forFacts facts: [Any]) -> Float {
        facts.map { grade(forFact: Self.object($0)) }.min() ?? 0
    }

    /// The grade of the truest of some facts: any of them.
    open func maximumGrade(forFacts facts: [Any]) -> Float {
        facts.map { grade(forFact: Self.object($0)) }.max() ?? 0
    }

    /// Makes a fact wholly true.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }

    /// Adds to the truth of a fact, up to 1.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
        set(fact, min(1, self.grade(forFact: fact) + grade))
    }

    /// Makes a fact untrue.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }

    /// Takes from the truth of a fact, down to 0, where it is forgotten.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
        set(fact, max(0, self.grade(forFact: fact) - grade))
    }

    /// Forgets what is asserted, and puts all rules back on the agenda; the state stays.
    open func reset() {
        grades = []
        executed = []
        let all = rules
        rules = []
        agenda = []
        add(all)
    }

    private func set(_ fact: any NSObjectProtocol, _ grade: Float) {
        if let place = place(of: fact) {
            hasChanged = hasChanged || grades[place].grade != grade
            if grade > 0 { grades[place].grade = grade } else { grades.remove(at: place) }
        } else if grade > 0 {
            grades.append((fact, grade))
            hasChanged = true
        }
    }

    private func place(of fact: any NSObjectProtocol) -> Int? {
        grades.firstIndex { $0.fact.isEqual(fact) }
    }

    /// The object of a value of Swift's.
    private static func object(_ fact: Any) -> any NSObjectProtocol {
        switch fact {
        case let object as any NSObjectProtocol: object
        case let text as String: text as NSString
        case let number as Int: NSNumber(value: number)
        default: NSString(string: "\(fact)")
        }
    }

    /// Whether a predicate holds, with the state's values as variables.
    func passes(_ predicate: NSPredicate) -> Bool {
        var variables: [String: Any] = [:]
        for (key, value) in state { variables["\(key)"] = value }
        return predicate.evaluate(with: self, substitutionVariables: variables)
    }
}
