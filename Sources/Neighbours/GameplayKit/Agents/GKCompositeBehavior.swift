// SPDX-License-Identifier: Apache-2.0

public import Foundation
import simd

/// Behaviours with weights.
open class GKCompositeBehavior: GKBehavior {
    private var parts: [(behavior: GKBehavior, weight: Float)] = []

    /// A behaviour of others with weight 1.
    public convenience init(behaviors: [GKBehavior]) {
        self.init()
        for behavior in behaviors { setWeight(1, for: behavior) }
    }

    /// A behaviour of others and their weights, in the same order.
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        precondition(
            behaviors.count == weights.count,
            "GKCompositeBehavior(behaviors:andWeights:): \(behaviors.count) behaviours have "
                + "\(weights.count) weights"
        )
        self.init()
        for (behavior, weight) in zip(behaviors, weights) {
            setWeight(weight.floatValue, for: behavior)
        }
    }

    /// How many behaviours there are.
    open var behaviorCount: Int { parts.count }

    /// Sets the weight of a behaviour, which is added if it is new.
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        if let index = parts.firstIndex(where: { $0.behavior === behavior }) {
            parts[index].weight = weight
        } else {
            parts.append((behavior, weight))
        }
    }

    /// The weight of a behaviour; 0 for one that is not there.
    open func weight(for behavior: GKBehavior) -> Float {
        parts.first { $0.behavior === behavior }?.weight ?? 0
    }

    /// Removes a behaviour.
    open func remove(_ behavior: GKBehavior) { parts.removeAll { $0.behavior === behavior } }

    /// Removes all behaviours.
    open func removeAllBehaviors() { parts = [] }

    /// The behaviour at an index.
    open subscript(idx: Int) -> GKBehavior { parts[idx].behavior }

    /// The weight of a behaviour; nil removes it.
    open subscript(behavior: GKBehavior) -> NSNumber? {
        get { parts.first { $0.behavior === behavior }.map { NSNumber(value: $0.weight) } }
        set {
            if let newValue {
                setWeight(newValue.floatValue, for: behavior)
            } else {
                remove(behavior)
            }
        }
    }

    /// A behaviour with the same parts.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKCompositeBehavior()
        copy.parts = parts
        return copy
    }

    override func steering(of agent: GKAgent) -> vector_float3 {
        parts.reduce(super.steering(of: agent)) { $0 + $1.behavior.steering(of: agent) * $1.weight }
    }
}
