// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import Raster

/// Memory that buffers leave behind is used again, within bounds.
struct PixelPoolTests {
    @Test func aBufferGetsTheMemoryOfOneThatIsGone() {
        let pool = PixelPool(budget: 1 << 20)
        var first: PixelBuffer? = pool.buffer(width: 100, height: 100)
        let base = first?.base
        first?[50, 50] = 0xFFFF_FFFF
        first = nil
        #expect(pool.idleBytes >= 100 * 100 * 4)
        let second = pool.buffer(width: 100, height: 100)
        #expect(second.base == base)
        #expect(second[50, 50] == 0)
        #expect(pool.idleBytes == 0)
        #expect(pool.reuses == 1)
    }

    @Test func nothingAboveTheBudgetIsKept() {
        let pool = PixelPool(budget: 1 << 20)
        var buffers = (0..<20).map { pool.buffer(width: 200, height: 100 + $0 * 10) }
        #expect(buffers.count == 20)
        buffers = []
        #expect(pool.idleBytes <= 1 << 20)
        #expect(pool.idleBytes > 1 << 19)
        buffers = [pool.buffer(width: 2_000, height: 2_000)]
        buffers = []
        #expect(pool.idleBytes <= 1 << 20)
        pool.purge()
        #expect(pool.idleBytes == 0)
    }

    @Test func buffersOutliveThePool() {
        var pool: PixelPool? = PixelPool(budget: 1 << 20)
        let buffer = pool?.buffer(width: 100, height: 100)
        pool = nil
        buffer?[3, 3] = 7
        #expect(buffer?[3, 3] == 7)
    }

    @Test func smallBuffersAreLeftToTheAllocator() {
        let pool = PixelPool(budget: 1 << 20)
        var small: PixelBuffer? = pool.buffer(width: 10, height: 10)
        #expect(small?.width == 10)
        small = nil
        #expect(pool.idleBytes == 0)
    }

    /// How many pages of some memory there are, and how many of them take any.
    private func pages(_ base: UnsafeMutableRawPointer, _ size: Int) -> (all: Int, taken: Int) {
        var states = [UInt8](repeating: 0, count: size / Int(sysconf(Int32(_SC_PAGESIZE))))
        #expect(mincore(base, size, &states) == 0)
        return (states.count, states.count { $0 & 1 == 1 })
    }

    @Test func pagesThatNobodyDrawsInTakeNoMemory() {
        let size = 4 << 20
        let buffer = PixelPool(budget: 0).buffer(width: 1024, height: 1024)
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
}
