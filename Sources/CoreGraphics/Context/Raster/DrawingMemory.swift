// SPDX-License-Identifier: Apache-2.0

import Raster
import Synchronization

/// Memory that devices reuse while they draw.
// Sendable is unchecked because one device at a time has it.
final class DrawingMemory: @unchecked Sendable {
    let scratch = RasterScratch()
    let glyphs = GlyphShelf()
    /// The glyphs of the text that is being drawn.
    let run = PlacedMasks()

    /// Memory of one's own until it is given back: most contexts live for a few shapes only.
    static func take() -> DrawingMemory { waiting.withLock { $0.popLast() } ?? DrawingMemory() }

    /// Gives the memory back.
    func give() {
        scratch.forgetPictures()
        run.removeAll()
        DrawingMemory.waiting.withLock {
            if $0.count < DrawingMemory.largestCount { $0.append(self) }
        }
    }

    private static let waiting = Mutex<[DrawingMemory]>([])
    private static let largestCount = 4
}
