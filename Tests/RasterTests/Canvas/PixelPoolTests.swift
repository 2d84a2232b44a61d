// SPDX-License-Identifier: Apache-2.0

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
}
