// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random integers that come back only after all others have come.
open class GKShuffledDistribution: GKRandomDistribution {
    private var waiting: [Int] = []
    private var last: Int?

    /// The next integer; never the last one again, where there are several.
    open override func nextInt() -> Int {
        if waiting.isEmpty {
            waiting = Array(lowestValue...highestValue)
            for end in stride(from: waiting.count - 1, to: 0, by: -1) {
                waiting.swapAt(end, source.nextInt(upperBound: end + 1))
            }
            if waiting.count > 1, waiting.last == last {
                waiting.swapAt(waiting.count - 1, source.nextInt(upperBound: waiting.count - 1))
            }
        }
        let value = waiting.removeLast()
        last = value
        return value
    }
}
