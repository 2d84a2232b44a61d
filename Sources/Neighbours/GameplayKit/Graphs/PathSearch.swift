// SPDX-License-Identifier: Apache-2.0

/// The search named A* (Hart, Nilsson and Raphael, 1968), with a binary heap of open nodes.
enum PathSearch {
    private struct Entry {
        let node: GKGraphNode
        let cost: Float
        let total: Float
    }

    /// The cheapest way between two nodes; empty if there is none.
    static func path(
        from start: GKGraphNode,
        to goal: GKGraphNode,
        within isAllowed: (GKGraphNode) -> Bool = { _ in true }
    ) -> [GKGraphNode] {
        var costs = [ObjectIdentifier(start): Float(0)]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        var open = Heap()
        open.insert(Entry(node: start, cost: 0, total: start.estimatedCost(to: goal)))
        while let entry = open.removeFirst() {
            if entry.node === goal { return way(to: goal, before) }
            // A cheaper way was found after this entry was made.
            if entry.cost > costs[ObjectIdentifier(entry.node)] ?? .infinity { continue }
            for next in entry.node.connectedNodes where isAllowed(next) {
                let cost = entry.cost + entry.node.cost(to: next)
                guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
                costs[ObjectIdentifier(next)] = cost
                before[ObjectIdentifier(next)] = entry.node
                open.insert(
                    Entry(node: next, cost: cost, total: cost + next.estimatedCost(to: goal))
                )
            }
        }
        return []
    }

    private static func way(
        to goal: GKGraphNode,
        _ before: [ObjectIdentifier: GKGraphNode]
    ) -> [GKGraphNode] {
        var way = [goal]
        while let node = way.last.flatMap({ before[ObjectIdentifier($0)] }) { way.append(node) }
        return way.reversed()
    }

    /// A binary heap of entries, the least total first.
    private struct Heap {
        private var entries: [Entry] = []

        mutating func insert(_ entry: Entry) {
            entries.append(entry)
            var index = entries.count - 1
            while index > 0, entries[index].total < entries[(index - 1) / 2].total {
                entries.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        }

        mutating func removeFirst() -> Entry? {
            guard let first = entries.first, let last = entries.popLast() else { return nil }
            guard !entries.isEmpty else { return first }
            entries[0] = last
            var index = 0
            while true {
                let children = [index * 2 + 1, index * 2 + 2].filter { $0 < entries.count }
                guard let least = children.min(by: { entries[$0].total < entries[$1].total }),
                    entries[least].total < entries[index].total
                else { return first }
                entries.swapAt(index, least)
                index = least
            }
        }
    }
}
