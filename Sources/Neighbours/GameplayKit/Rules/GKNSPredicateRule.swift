// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// A rule whose condition is a predicate, with the system's state as its variables.
open class GKNSPredicateRule: GKRule {
    /// The condition.
    open private(set) var predicate: NSPredicate

    /// A rule with a condition; subclasses say what it does.
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init({ $0.passes(predicate) }, .nothing)
    }

    /// Whether the predicate holds in a system.
    open override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
        system.passes(predicate)
    }
}
