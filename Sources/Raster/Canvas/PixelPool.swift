// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Recycles the memory of pixel buffers, under a budget.
///
/// Large blocks fresh from the system cost a page fault for every four kilobytes, which is more than
/// clearing them; a view that draws itself again and again gets the memory of its last picture but
/// one. What is fresh is clear already, and pages that nobody draws in take no memory: a line of text
/// in the middle of a window costs its rows.
/// - Thread: any.
package final class PixelPool: Sendable {
    /// The pool that backing stores, tiles and pictures of groups share.
    package static let shared = PixelPool(budget: 32 << 20)

    // Sendable is unchecked because an idle block has one owner: the pool, behind its mutex, or who
    // took it out.
    private struct Block: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let size: Int

        func free() {
            if size < PixelPool.mappedSize { base.deallocate() } else { munmap(base, size) }
        }
    }

    private struct State {
        /// Idle blocks, the last one returned at the end.
        var idle: [Block] = []
        var bytes = 0
        var reuses = 0
    }

    /// Smaller buffers are left to the allocator.
    private static let leastSize = 16 << 10
    /// Blocks from this size on are mapped from the system.
    private static let mappedSize = 128 << 10
    private let state = Mutex(State())
    private let budget: Int

    /// Makes a pool that keeps at most `budget` bytes idle.
    package init(budget: Int) { self.budget = budget }

    deinit { purge() }

    /// The bytes of idle blocks.
    package var idleBytes: Int { state.withLock { $0.bytes } }

    /// The number of buffers that got recycled memory.
    package var reuses: Int { state.withLock { $0.reuses } }

    /// A buffer of transparent pixels, whose memory returns to the pool.
    package func buffer(width: Int, height: Int) -> PixelBuffer {
        precondition(width >= 0 && height >= 0, "PixelPool: negative size \(width) x \(height)")
        let rowBytes = (width * 4 + 63) & ~63
        let used = rowBytes * height
        guard used >= PixelPool.leastSize else {
            return PixelBuffer(width: width, height: height)
        }
        let size = PixelPool.rounded(used)
        let base = clearMemory(size, used)
        return PixelBuffer(width: width, height: height, rowBytes: rowBytes, base: base) {
            [weak self] base in
            let block = Block(base: base, size: size)
            guard let self else { return block.free() }
            giveBack(block)
        }
    }

    /// Memory that was used before, or fresh: the system takes some for those pages only of a large
    /// block that are written to.
    private func clearMemory(_ size: Int, _ used: Int) -> UnsafeMutableRawPointer {
        let former = take(size)
        if former != nil || size < PixelPool.mappedSize {
            let base = former ?? .allocate(byteCount: size, alignment: 64)
            base.initializeMemory(as: UInt8.self, repeating: 0, count: used)
            return base
        }
        let protection = PROT_READ | PROT_WRITE
        let base = mmap(nil, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let base, base != MAP_FAILED else {
            fatalError("PixelPool: there is no memory for \(size) bytes of pixels")
        }
        return base
    }

    /// Frees all idle memory.
    package func purge() {
        let blocks = state.withLock { state in
            let idle = state.idle
            state.idle = []
            state.bytes = 0
            return idle
        }
        for block in blocks { block.free() }
    }

    /// Rounds sizes up in steps of at most an eighth, so that a picture that grows a little reuses
    /// its block.
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
        for block in gone { block.free() }
    }
}
