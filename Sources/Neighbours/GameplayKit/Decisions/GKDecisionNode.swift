// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A question of a decision tree, or an action where nothing branches off.
open class GKDecisionNode: NSObject {
    /// When a branch is taken.
    enum Condition {
        case value(any NSObjectProtocol)
        case predicate(NSPredicate)
        case weight(Int)
    }

    let attribute: any NSObjectProtocol
    private(set) var branches: [(condition: Condition, node: GKDecisionNode)] = []

    init(_ attribute: any NSObjectProtocol) {
        self.attribute = attribute
        super.init()
    }

    /// Adds a branch for an answer.
    @discardableResult
    open func createBranch(
        value: NSNumber,
        attribute: any NSObjectProtocol
    ) -> GKDecisionNode {
        branch(.value(value), attribute)
    }

    /// Adds a branch for answers that pass a predicate.
    @discardableResult
    open func createBranch(
        predicate: NSPredicate,
        attribute: any NSObjectProtocol
    ) -> GKDecisionNode {
        branch(.predicate(predicate), attribute)
    }

    /// Adds a branch that is taken at random, as often as its weight says among its siblings.
    @discardableResult
    open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode {
        branch(.weight(weight), attribute)
    }

    func branch(_ condition: Condition, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
        let node = GKDecisionNode(attribute)
        branches.append((condition, node))
        return node
    }

    /// The branch for an answer, or by chance where branches have weights.
    func next(for answer: (any NSObjectProtocol)?, _ source: GKRandomSource) -> GKDecisionNode? {
        if let answer {
            for (condition, node) in branches {
                switch condition {
                case .value(let value) where value.isEqual(answer): return node
                case .predicate(let predicate) where predicate.evaluate(with: answer): return node
                default: continue
                }
            }
        }
        let weighted = branches.compactMap { branch -> (Int, GKDecisionNode)? in
            guard case .weight(let weight) = branch.condition, weight > 0 else { return nil }
            return (weight, branch.node)
        }
        let whole = weighted.reduce(0) { $0 + $1.0 }
        guard whole > 0 else { return nil }
        var left = source.nextInt(upperBound: whole)
        for (weight, node) in weighted {
            left -= weight
            if left < 0 { return node }
        }
        return nil
    }
}
