// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import Raster

/// Memory that buffers leave behind is used again, within bounds.
struct PixelMemoryTests {
    @Test func aBufferGetsTheMemoryOfOneThatIsGone() {
        let memory = PixelMemory(budget: 1 << 20)
        var first: PixelBuffer? = PixelBuffer(width: 100, height: 100, in: memory)
        let base = first?.base
        first?[50, 50] = 0xFFFF_FFFF
        first = nil
        #expect(memory.idleBytes >= 100 * 100 * 4)
        let second = PixelBuffer(width: 100, height: 100, in: memory)
        #expect(second.base == base)
        #expect(second[50, 50] == 0)
        #expect(memory.idleBytes == 0)
        #expect(memory.reuses == 1)
    }

    @Test func nothingAboveTheBudgetIsKept() {
        let memory = PixelMemory(budget: 1 << 20)
        var buffers = (0..<20).map { PixelBuffer(width: 200, height: 100 + $0 * 10, in: memory) }
        #expect(buffers.count == 20)
        buffers = []
        #expect(memory.idleBytes <= 1 << 20)
        #expect(memory.idleBytes > 1 << 19)
        buffers = [PixelBuffer(width: 2_000, height: 2_000, in: memory)]
        buffers = []
        #expect(memory.idleBytes <= 1 << 20)
        memory.purge()
        #expect(memory.idleBytes == 0)
    }

    @Test func buffersOutliveTheirLastOtherOwner() {
        var memory: PixelMemory? = PixelMemory(budget: 1 << 20)
        let buffer = memory.map { PixelBuffer(width: 100, height: 100, in: $0) }
        memory = nil
        buffer?[3, 3] = 7
        #expect(buffer?[3, 3] == 7)
    }

    @Test func smallBuffersAreLeftToTheAllocator() {
        let memory = PixelMemory(budget: 1 << 20)
        var small: PixelBuffer? = PixelBuffer(width: 10, height: 10, in: memory)
        #expect(small?.width == 10)
        small = nil
        #expect(memory.idleBytes == 0)
    }

    /// How many pages of some memory there are, and how many of them take any.
    private func pages(_ base: UnsafeMutableRawPointer, _ size: Int) -> (all: Int, taken: Int) {
        var states = [UInt8](repeating: 0, count: size / Int(sysconf(Int32(_SC_PAGESIZE))))
        #expect(mincore(base, size, &states) == 0)
        return (states.count, states.count { $0 & 1 == 1 })
    }

    @Test func pagesThatNobodyDrawsInTakeNoMemory() {
        let size = 4 << 20
        let buffer = PixelBuffer(width: 1024, height: 1024, in: PixelMemory(budget: 0))
        let untouched = pages(buffer.base, size)
        buffer[0, 512] = 0xFFFF_FFFF
        let touched = pages(buffer.base, size)
        // Some sandboxes call every page taken.
        if untouched.taken < untouched.all {
            #expect(untouched.taken == 0)
            // One, or what belongs together where the system has larger pages.
            #expect(touched.taken >= 1 && touched.taken <= touched.all / 2)
        }
        #expect((0..<1024).allSatisfy { buffer[7, $0] == 0 } && buffer[0, 512] == 0xFFFF_FFFF)
    }

    @Test func whatNobodyTakesIsFreedAfterTwoSweeps() {
        let memory = PixelMemory(budget: 4 << 20)
        var buffer: PixelBuffer? = PixelBuffer(width: 300, height: 300, in: memory)
        #expect(buffer?.width == 300)
        #expect(!memory.sweep())
        buffer = nil
        #expect(memory.idleBytes > 0)
        #expect(memory.sweep())
        #expect(memory.idleBytes > 0)
        #expect(!memory.sweep())
        #expect(memory.idleBytes == 0)
    }

    @Test func memoryIsCountedByUse() {
        let memory = PixelMemory(budget: 4 << 20)
        let bitmap = PixelBuffer(width: 100, height: 100, for: .bitmap, in: memory)
        var group: PixelBuffer? = PixelBuffer(width: 200, height: 200, for: .group, in: memory)
        #expect(group?.height == 200)
        #expect(memory.usage(.bitmap).blocks == 1)
        #expect(memory.usage(.bitmap).bytes >= bitmap.rowBytes * 100)
        #expect(memory.usage(.group).bytes >= 200 * 800)
        group = nil
        #expect(memory.usage(.group).bytes == 0)
        #expect(memory.usage(.group).peak >= 200 * 800)
        #expect(memory.usage(.scratch) == PixelMemory.Usage())
        #expect(memory.report.contains("bitmap: "))
        withExtendedLifetime(bitmap) {}
    }

    @Test func theOldestBlocksGoFirst() {
        let memory = PixelMemory(budget: 1 << 20)
        let sizes = [600 << 10, 300 << 10, 400 << 10]
        for size in sizes { memory.giveBack(memory.take(size, for: .scratch), size, for: .scratch) }
        #expect(memory.idleBytes < 1 << 20)
        for (size, isThere) in zip(sizes, [false, true, true]) {
            let reuses = memory.reuses
            let base = memory.take(size, for: .scratch)
            #expect(memory.reuses == reuses + (isThere ? 1 : 0), "\(size)")
            withExtendedLifetime(base) {}
        }
    }
}
