// SPDX-License-Identifier: Apache-2.0

import Raster
import Synchronization

/// Scratches that wait for the next context: most contexts live for a few shapes only.
enum RasterScratchPool {
    private static let waiting = Mutex<[RasterScratch]>([])
    private static let largestCount = 4

    /// A scratch of one's own until it is given back.
    static func take() -> RasterScratch {
        waiting.withLock { $0.popLast() } ?? RasterScratch()
    }

    /// Gives a scratch back.
    static func give(_ scratch: RasterScratch) {
        scratch.forgetPictures()
        waiting.withLock { if $0.count < largestCount { $0.append(scratch) } }
    }
}
