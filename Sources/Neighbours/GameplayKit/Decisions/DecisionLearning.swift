// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The examples that a decision tree is learnt from.
struct DecisionLearning {
    let examples: [[any NSObjectProtocol]]
    let actions: [any NSObjectProtocol]
    let attributes: [any NSObjectProtocol]

    /// The tree for some examples, by the attributes that nothing above asks for.
    func node(for members: [Int], asking open: [Int]) -> GKDecisionNode {
        grow(members, open) { GKDecisionNode($0) }
    }

    private func grow(
        _ members: [Int],
        _ open: [Int],
        _ make: (any NSObjectProtocol) -> GKDecisionNode
    ) -> GKDecisionNode {
        let groups = grouped(members) { actions[$0] }
        // The action of most examples, the first one of equals.
        let usual = groups.enumerated()
            .max { ($0.element.count, -$0.offset) < ($1.element.count, -$1.offset) }?.element[0]
        let informative = open.max { remainder($0, members) > remainder($1, members) }
        guard groups.count > 1, let asked = informative,
            grouped(members, by: { examples[$0][asked] }).count > 1
                || open.contains(where: { attribute in
                    grouped(members) { examples[$0][attribute] }.count > 1
                })
        else { return make(actions[usual ?? members[0]]) }
        let node = make(attributes[asked])
        for group in grouped(members, by: { examples[$0][asked] }) {
            _ = grow(group, open.filter { $0 != asked }) {
                node.branch(.value(examples[group[0]][asked]), $0)
            }
        }
        return node
    }

    /// The information that is still missing once an attribute is known: the less the better.
    private func remainder(_ attribute: Int, _ members: [Int]) -> Double {
        grouped(members) { examples[$0][attribute] }.reduce(0) { sum, group in
            sum + Double(group.count) / Double(members.count) * entropy(group)
        }
    }

    private func entropy(_ members: [Int]) -> Double {
        grouped(members) { actions[$0] }.reduce(0) { sum, group in
            let share = Double(group.count) / Double(members.count)
            return sum - share * log2(share)
        }
    }

    /// Members with equal values together, in the order in which these come.
    private func grouped(_ members: [Int], by value: (Int) -> any NSObjectProtocol) -> [[Int]] {
        var groups: [[Int]] = []
        for member in members {
            let index = groups.firstIndex { value($0[0]).isEqual(value(member)) }
            if let index { groups[index].append(member) } else { groups.append([member]) }
        }
        return groups
    }
}
