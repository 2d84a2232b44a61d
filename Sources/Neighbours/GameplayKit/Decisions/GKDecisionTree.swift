// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Questions that lead to an action, made by hand or learnt from examples.
open class GKDecisionTree: NSObject {
    /// The first question.
    open private(set) var rootNode: GKDecisionNode?
    /// What chooses among branches with weights.
    open var randomSource = GKRandomSource()

    /// A tree with its first question.
    public init(attribute: any NSObjectProtocol) {
        rootNode = GKDecisionNode(attribute)
        super.init()
    }

    /// Learns a tree from examples by ID3 (Quinlan, "Induction of Decision Trees", 1986): each has
    /// an answer for each attribute, and leads to the action with the same index.
    public init(
        examples: [[any NSObjectProtocol]],
        actions: [any NSObjectProtocol],
        attributes: [any NSObjectProtocol]
    ) {
        precondition(
            examples.count == actions.count,
            "GKDecisionTree: \(examples.count) examples have \(actions.count) actions"
        )
        precondition(
            examples.allSatisfy { $0.count == attributes.count },
            "GKDecisionTree: give each example an answer for each of \(attributes.count) attributes"
        )
        super.init()
        guard !examples.isEmpty else { return }
        let learning = DecisionLearning(
            examples: examples,
            actions: actions,
            attributes: attributes
        )
        rootNode = learning.node(
            for: Array(examples.indices),
            asking: Array(attributes.indices)
        )
    }

    /// The action that answers lead to, by their attributes; nil where an answer has no branch.
    open func findAction(
        forAnswers answers: [AnyHashable: any NSObjectProtocol]
    ) -> (any NSObjectProtocol)? {
        guard var node = rootNode else { return nil }
        while !node.branches.isEmpty {
            let answer = answers.first { entry in
                (entry.key.base as? any NSObjectProtocol)?.isEqual(node.attribute)
                    ?? (entry.key.base as? String).map { ($0 as NSString).isEqual(node.attribute) }
                    ?? false
            }
            guard let next = node.next(for: answer?.value, randomSource) else { return nil }
            node = next
        }
        return node.attribute
    }
}
