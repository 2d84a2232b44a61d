// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Memory of pixel buffers that are gone, kept under a budget for those to come.
///
/// Large blocks fresh from the system cost a page fault for every four kilobytes, which is more than
/// clearing them; a view that draws itself again and again gets the memory of its last picture but
/// one.
/// - Thread: any.
package final class PixelPool: Sendable {
    /// What backing stores, tiles and pictures of groups share.
    package static let shared = PixelPool(budget: 32 << 20)

    private struct Block: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let size: Int
    }

    private struct State {
        /// Idle blocks, the one given back last at the end.
        var idle: [Block] = []
        var bytes = 0
        var reuses = 0
    }

    /// Smaller buffers are left to the allocator.
    private static let leastSize = 16 << 10
    private let state = Mutex(State())
    private let budget: Int

    /// Makes a pool that keeps at most `budget` bytes idle.
    package init(budget: Int) { self.budget = budget }

    deinit { purge() }

    /// How many bytes wait to be used again.
    package var idleBytes: Int { state.withLock { $0.bytes } }

    /// How many buffers got memory that had been used before.
    package var reuses: Int { state.withLock { $0.reuses } }

    /// A buffer of transparent pixels whose memory comes back here.
    package func buffer(width: Int, height: Int) -> PixelBuffer {
        precondition(width >= 0 && height >= 0, "PixelPool: negative size \(width) x \(height)")
        let rowBytes = (width * 4 + 63) & ~63
        let used = rowBytes * height
        guard used >= PixelPool.leastSize else {
            return PixelBuffer(width: width, height: height)
        }
        let size = PixelPool.rounded(used)
        let base = take(size) ?? .allocate(byteCount: size, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: used)
        return PixelBuffer(width: width, height: height, rowBytes: rowBytes, base: base) {
            [weak self] base in
            guard let self else { return base.deallocate() }
            giveBack(Block(base: base, size: size))
        }
    }

    /// Lets go of all memory that nobody uses.
    package func purge() {
        let blocks = state.withLock { state in
            let idle = state.idle
            state.idle = []
            state.bytes = 0
            return idle
        }
        for block in blocks { block.base.deallocate() }
    }

    /// Sizes go up in steps of an eighth at most, so that a picture that grows a little fits.
    private static func rounded(_ size: Int) -> Int {
        let step = max(4 << 10, (1 << (Int.bitWidth - size.leadingZeroBitCount - 1)) / 8)
        return (size + step - 1) / step * step
    }

    private func take(_ size: Int) -> UnsafeMutableRawPointer? {
        let block = state.withLock { state -> Block? in
            guard let index = state.idle.lastIndex(where: { $0.size == size }) else { return nil }
            state.bytes -= size
            state.reuses += 1
            return state.idle.remove(at: index)
        }
        return block?.base
    }

    private func giveBack(_ block: Block) {
        let gone = state.withLock { state -> [Block] in
            guard block.size <= budget else { return [block] }
            state.idle.append(block)
            state.bytes += block.size
            var count = 0
            while state.bytes > budget {
                state.bytes -= state.idle[count].size
                count += 1
            }
            let gone = Array(state.idle.prefix(count))
            state.idle.removeFirst(count)
            return gone
        }
        for block in gone { block.base.deallocate() }
    }
}
