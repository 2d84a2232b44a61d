// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Prefix sums of a list whose elements change: a Fenwick tree.
struct SumTree {
    private var nodes: [CGFloat]

    /// Makes a list of zeros.
    init(count: Int) { nodes = [CGFloat](repeating: 0, count: count + 1) }

    /// Makes a list of numbers, in time proportional to their count.
    init(_ values: [CGFloat]) {
        nodes = [0] + values
        for index in 1..<max(1, nodes.count) {
            let parent = index + (index & -index)
            if parent < nodes.count { nodes[parent] += nodes[index] }
        }
    }

    /// The number of elements.
    var count: Int { nodes.count - 1 }

    /// Adds to a number.
    mutating func add(_ delta: CGFloat, at index: Int) {
        var node = index + 1
        while node < nodes.count {
            nodes[node] += delta
            node += node & -node
        }
    }

    /// The sum of the first numbers.
    func sum(first count: Int) -> CGFloat {
        var sum: CGFloat = 0
        var node = count
        while node > 0 {
            sum += nodes[node]
            node -= node & -node
        }
        return sum
    }

    /// The longest prefix whose sum, with a constant added to each element, is at most a limit; and
    /// the sum.
    ///
    /// - Precondition: no number is negative once `extra` is added.
    func prefix(upTo limit: CGFloat, adding extra: CGFloat) -> (count: Int, sum: CGFloat) {
        var position = 0
        var sum: CGFloat = 0
        var step = 1
        while step * 2 < nodes.count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next < nodes.count {
                let value = sum + nodes[next] + extra * CGFloat(step)
                if value <= limit {
                    position = next
                    sum = value
                }
            }
            step /= 2
        }
        return (position, sum)
    }
}
