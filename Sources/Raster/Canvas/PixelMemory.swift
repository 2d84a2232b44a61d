// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Dispatch
import Glibc
import Synchronization

/// The allocator of all pixel memory: bitmaps, backing stores, masks, pictures of groups.
///
/// Large blocks that come and go would end up among the small objects of malloc's heap, which then
/// grows without bound, so they are mapped from the system. Blocks that are given back are used
/// again, under a budget: fresh memory costs a page fault for every four kilobytes, which is more
/// than clearing it. What is fresh is clear already, and pages that nobody draws in take no memory: a
/// line of text in the middle of a window costs its rows.
/// - Thread: any.
package final class PixelMemory: Sendable {
    /// The allocator of the process.
    package static let shared: PixelMemory = {
        rk_bound_heap()
        if DebugOptions.current.contains(.memory) {
            atexit { print("casement: pixel memory\n" + PixelMemory.shared.report) }
        }
        return PixelMemory(budget: 32 << 20, idleSeconds: 5)
    }()

    /// The memory that one use of pixels takes.
    package struct Usage: Equatable, Sendable {
        package var bytes = 0
        package var blocks = 0
        /// The largest value that `bytes` has had.
        package var peak = 0
    }

    // Sendable is unchecked because an idle block has one owner: the allocator, behind its mutex, or
    // who took it out.
    private struct Block: @unchecked Sendable {
        let base: UnsafeMutableRawPointer
        let size: Int
        /// How many blocks had been given back before it.
        let order: Int

        func free() {
            if size < PixelMemory.mappedSize { base.deallocate() } else { munmap(base, size) }
        }
    }

    private struct State {
        /// Idle blocks by size; in each list the one that was given back last is at the end.
        var idle: [Int: [Block]] = [:]
        var idleBytes = 0
        var reuses = 0
        var usage = [Usage](repeating: Usage(), count: PixelUse.allCases.count)
        /// The number of blocks that were given back, now and at the last sweep.
        var returns = 0
        var sweptReturns = 0
        var isSweepDue = false
        /// The bytes that were given back since the heap was trimmed last.
        var untrimmedBytes = 0
        /// When the heap was trimmed last, in nanoseconds of a clock that never goes back.
        var trimTime: UInt64 = 0

        /// Counts returned bytes; says whether the heap is to be trimmed now.
        mutating func isTrimDue(after size: Int) -> Bool {
            untrimmedBytes += size
            guard untrimmedBytes >= trimInterval else { return false }
            let now = DispatchTime.now().uptimeNanoseconds
            guard now &- trimTime >= trimPause else { return false }
            (untrimmedBytes, trimTime) = (0, now)
            return true
        }

        /// Takes out the blocks that have been idle longest until `budget` holds.
        mutating func removeOldest(above budget: Int) -> [Block] {
            var gone: [Block] = []
            while idleBytes > budget {
                let oldest = idle.min { $0.value[0].order < $1.value[0].order }
                guard let size = oldest?.key else { break }
                gone.append(contentsOf: remove(1, of: size))
            }
            return gone
        }

        /// Takes out the `count` oldest blocks of a size.
        mutating func remove(_ count: Int, of size: Int) -> [Block] {
            guard var list = idle[size] else { return [] }
            let gone = Array(list.prefix(count))
            list.removeFirst(gone.count)
            idle[size] = list.isEmpty ? nil : list
            idleBytes -= size * gone.count
            return gone
        }
    }

    /// Smaller blocks are left to malloc, and are not counted.
    private static let leastSize = 16 << 10
    /// Blocks from this size on are mapped from the system.
    private static let mappedSize = 128 << 10
    /// After this many returned bytes malloc's heap gives back the pages between its small objects.
    ///
    /// What drawing allocates beside the pixels has many sizes and leaves gaps in the heap: without this,
    /// 60,000 cards of random sizes went from 75 to 200 MB, of which a quarter was in use.
    private static let trimInterval = 128 << 20
    /// Nanoseconds between two such times at the least: animations return pixels with each frame.
    private static let trimPause: UInt64 = 1_000_000_000
    private let state = Mutex(State())
    private let budget: Int
    private let idleSeconds: Int?

    /// Makes an allocator.
    ///
    /// - Parameters:
    ///   - budget: the most bytes that are kept idle.
    ///   - idleSeconds: how often blocks that nobody took since the last time are freed; nil for never.
    package init(budget: Int, idleSeconds: Int? = nil) {
        self.budget = budget
        self.idleSeconds = idleSeconds
    }

    deinit { purge() }

    /// The bytes of idle blocks.
    package var idleBytes: Int { state.withLock { $0.idleBytes } }

    /// The number of blocks that were used again.
    package var reuses: Int { state.withLock { $0.reuses } }

    /// What a use of pixels takes now, small blocks left out.
    package func usage(_ use: PixelUse) -> Usage { state.withLock { $0.usage[use.rawValue] } }

    // MARK: Blocks

    /// Memory, aligned for every kernel: used before, or fresh.
    ///
    /// `isClear`: whether all bytes are 0; otherwise they may be anything.
    package func take(
        _ count: Int,
        for use: PixelUse,
        isClear: Bool = true
    ) -> UnsafeMutableRawPointer {
        guard count >= Self.leastSize else {
            // Alignment by more than malloc's own costs, and only rows of whole pixels need it.
            let least = use == .mask ? 16 : 64
            let size = max(count, least)
            let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: least)
            base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
            return base
        }
        let size = Self.rounded(count)
        let former = state.withLock { state -> Block? in
            state.usage[use.rawValue].blocks += 1
            state.usage[use.rawValue].bytes += size
            let bytes = state.usage[use.rawValue].bytes
            if bytes > state.usage[use.rawValue].peak { state.usage[use.rawValue].peak = bytes }
            guard let block = state.idle[size]?.popLast() else { return nil }
            if state.idle[size]?.isEmpty == true { state.idle[size] = nil }
            state.idleBytes -= size
            state.reuses += 1
            return block
        }
        if former != nil || size < Self.mappedSize {
            let base =
                former?.base ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
            if isClear { base.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
            return base
        }
        let protection = PROT_READ | PROT_WRITE
        let base = mmap(nil, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let base, base != MAP_FAILED else {
            fatalError("PixelMemory: there is no memory for \(size) bytes of pixels")
        }
        return base
    }

    /// Takes back what `take(_:for:)` gave for the same count and use.
    package func giveBack(_ base: UnsafeMutableRawPointer, _ count: Int, for use: PixelUse) {
        guard count >= Self.leastSize else { return base.deallocate() }
        let size = Self.rounded(count)
        let (gone, isFirst, isTrimDue) = state.withLock { state -> ([Block], Bool, Bool) in
            let isTrimDue = state.isTrimDue(after: size)
            state.usage[use.rawValue].blocks -= 1
            state.usage[use.rawValue].bytes -= size
            let block = Block(base: base, size: size, order: state.returns)
            state.returns += 1
            guard size <= budget else { return ([block], false, isTrimDue) }
            state.idle[size, default: []].append(block)
            state.idleBytes += size
            let isFirst = !state.isSweepDue
            state.isSweepDue = true
            return (state.removeOldest(above: budget), isFirst, isTrimDue)
        }
        for block in gone { block.free() }
        if isTrimDue { rk_trim_heap() }
        if isFirst { sweepLater() }
    }

    /// Rounds sizes up in steps of at most an eighth, so that a picture that grows a little reuses
    /// its block.
    private static func rounded(_ size: Int) -> Int {
        let step = max(4 << 10, (1 << (Int.bitWidth - size.leadingZeroBitCount - 1)) / 8)
        return (size + step - 1) / step * step
    }

    // MARK: Idle blocks

    /// Frees all idle memory.
    package func purge() {
        let idle = state.withLock { $0.removeOldest(above: 0) }
        for block in idle { block.free() }
    }

    /// Frees the blocks that were idle at the last sweep, and still are.
    ///
    /// - Returns: whether blocks are left for another sweep.
    @discardableResult
    package func sweep() -> Bool {
        let (gone, isDue) = state.withLock { state -> ([Block], Bool) in
            var gone: [Block] = []
            for (size, blocks) in state.idle {
                gone += state.remove(blocks.count { $0.order < state.sweptReturns }, of: size)
            }
            state.sweptReturns = state.returns
            state.isSweepDue = !state.idle.isEmpty
            return (gone, state.isSweepDue)
        }
        for block in gone { block.free() }
        return isDue
    }

    private func sweepLater() {
        guard let idleSeconds else { return }
        let queue = DispatchQueue.global(qos: .utility)
        queue.asyncAfter(deadline: .now() + .seconds(idleSeconds)) { [weak self] in
            if let self, sweep() { sweepLater() }
        }
    }

    // MARK: Debugging

    /// A line for each use that has had memory, as `CASEMENT_DEBUG=memory` prints it.
    package var report: String {
        let (usage, idle) = state.withLock { ($0.usage, $0.idleBytes) }
        var lines: [String] = []
        for use in PixelUse.allCases where usage[use.rawValue].peak > 0 {
            let usage = usage[use.rawValue]
            lines.append(
                "\(use): \(usage.bytes >> 10) KB in \(usage.blocks) blocks, at most \(usage.peak >> 10) KB"
            )
        }
        lines.append("idle: \(idle >> 10) KB")
        return lines.joined(separator: "\n")
    }
}
