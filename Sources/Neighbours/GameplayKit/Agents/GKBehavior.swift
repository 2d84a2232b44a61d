// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import simd

/// Goals with weights.
open class GKBehavior: NSObject, NSCopying {
    private var entries: [(goal: GKGoal, weight: Float)] = []

    /// A behaviour without goals.
    public override init() { super.init() }

    /// A behaviour with one goal.
    public convenience init(goal: GKGoal, weight: Float) {
        self.init()
        setWeight(weight, for: goal)
    }

    /// A behaviour with goals of weight 1.
    public convenience init(goals: [GKGoal]) {
        self.init()
        for goal in goals { setWeight(1, for: goal) }
    }

    /// A behaviour with goals and their weights, in the same order.
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        precondition(
            goals.count == weights.count,
            "GKBehavior(goals:andWeights:): \(goals.count) goals have \(weights.count) weights"
        )
        self.init()
        for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) }
    }

    /// A behaviour with goals and their weights.
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init()
        for (goal, weight) in weightedGoals { setWeight(weight.floatValue, for: goal) }
    }

    /// How many goals there are.
    open var goalCount: Int { entries.count }

    /// Sets the weight of a goal, which is added if it is new.
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let index = entries.firstIndex(where: { $0.goal === goal }) {
            entries[index].weight = weight
        } else {
            entries.append((goal, weight))
        }
    }

    /// The weight of a goal; 0 for one that is not there.
    open func weight(for goal: GKGoal) -> Float {
        entries.first { $0.goal === goal }?.weight ?? 0
    }

    /// Removes a goal.
    open func remove(_ goal: GKGoal) { entries.removeAll { $0.goal === goal } }

    /// Removes all goals.
    open func removeAllGoals() { entries = [] }

    /// The goal at an index.
    open subscript(idx: Int) -> GKGoal { entries[idx].goal }

    /// The weight of a goal; nil removes it.
    open subscript(goal: GKGoal) -> NSNumber? {
        get { entries.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set {
            if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) }
        }
    }

    /// A behaviour with the same goals.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKBehavior()
        copy.entries = entries
        return copy
    }

    /// A behaviour with the same goals.
    open override func copy() -> Any { copy(with: nil) }

    /// The acceleration that the goals want together.
    func steering(of agent: GKAgent) -> vector_float3 {
        entries.reduce(vector_float3()) { $0 + $1.goal.steering(of: agent) * $1.weight }
    }
}
