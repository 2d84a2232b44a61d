// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

struct AtomicTests {
    @Test("An atomic operation answers the new value, and counts across threads")
    func atomics() {
        final class Counter: @unchecked Sendable {
            let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
            init() { value.initialize(to: 0) }
            deinit { value.deallocate() }
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 500) { _ in OSAtomicIncrement32(counter.value) }
        #expect(counter.value.pointee == 500)
        #expect(OSAtomicDecrement32Barrier(counter.value) == 499)
        var long: Int64 = 7
        #expect(OSAtomicAdd64(-9, &long) == -2)
        #expect(OSAtomicCompareAndSwap64(-2, 5, &long) && long == 5)
        #expect(!OSAtomicCompareAndSwap64(-2, 6, &long) && long == 5)
    }
}
