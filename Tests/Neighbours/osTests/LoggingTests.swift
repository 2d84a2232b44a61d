// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import os

@Suite(.serialized)
struct LoggingTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    private func lines(_ body: () -> Void) -> [String] {
        let lines = Lines()
        LogOutput.redirect { line in lines.all.withLock { $0.append(line) } }
        defer { LogOutput.redirect(to: nil) }
        body()
        return lines.all.withLock { $0 }
    }

    @Test func aLoggerWritesItsCategoryAndDropsDebugLines() {
        let logger = Logger(subsystem: "s", category: "net")
        let found = lines {
            logger.info("got \(3) of \("x", privacy: .private)")
            logger.debug("no")
            logger.log(level: .error, "bad")
            logger.log(level: .debug, "no")
        }
        #expect(found == ["[net] got 3 of x", "[net] bad"])
    }

    @Test func valuesAreFormatted() {
        let found = lines {
            Logger().notice(
                "\(1.0 / 3, format: .fixed(precision: 2)) \(255, format: .hex)|\("a", align: .right(columns: 3))|"
            )
        }
        #expect(found == ["[default] 0.33 ff|  a|"])
    }

    @Test func anOldLogFormatsItsArguments() {
        let log = OSLog(subsystem: "s", category: "old")
        let found = lines {
            os_log("%{public}@ is %d", log: log, type: .info, "x" as NSString, 4)
            os_log(.error, log: log, "plain")
            os_log("no", log: .disabled)
            os_log("no", log: log, type: .debug)
        }
        #expect(found == ["[old] x is 4", "[old] plain"])
    }

    @Test func aSignposterRunsTheWork() {
        let signposter = OSSignposter(subsystem: "s", category: .pointsOfInterest)
        #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
        let state = signposter.beginInterval("a")
        signposter.endInterval("a", state, "done \(1)")
        #expect(!signposter.isEnabled && OSSignpostID.null < .exclusive)
    }

    @Test func aLockLetsOneInAtATime() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 500) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 500)
        let inner = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
        #expect(inner == nil)
    }

    @Test func aLockInAWordLetsOneInAtATime() {
        final class Counter: @unchecked Sendable {
            let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
            var count = 0
            init() { lock.initialize(to: os_unfair_lock_s()) }
            deinit { lock.deallocate() }
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 500) { _ in
            os_unfair_lock_lock(counter.lock)
            counter.count += 1
            os_unfair_lock_unlock(counter.lock)
        }
        #expect(counter.count == 500)
        #expect(os_unfair_lock_trylock(counter.lock) && !os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_assert_owner(counter.lock)
        os_unfair_lock_unlock(counter.lock)
        os_unfair_lock_assert_not_owner(counter.lock)
    }
}
