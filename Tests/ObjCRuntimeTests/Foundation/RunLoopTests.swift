// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

@Suite("Run loops in Core Foundation's terms")
struct RunLoopTests {
    /// Adds a timer that fires in the loop's next turn.
    private func addTimer(_ body: @escaping () -> Void) {
        let now = CFAbsoluteTimeGetCurrent()
        let timer = CFRunLoopTimerCreateWithHandler(nil, now, 0, 0, 0) { _ in body() }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    }

    @Test("A run ends when it is stopped, also the inner one of two")
    func stop() {
        var ends: [CFRunLoopRunResult] = []
        addTimer {
            self.addTimer { CFRunLoopStop(CFRunLoopGetCurrent()) }
            ends.append(CFRunLoopRunInMode(.defaultMode, 1e9, false))
            self.addTimer { CFRunLoopStop(CFRunLoopGetCurrent()) }
        }
        ends.append(CFRunLoopRunInMode(.defaultMode, 1e9, false))
        #expect(ends == [.stopped, .stopped])
    }

    // Source: RxBlocking, which waits for a sequence that may end while it is subscribed to.
    @Test("A loop that is woken runs what its own blocks have put into it")
    func woken() {
        let loop = CFRunLoopGetCurrent()
        let late = CFAbsoluteTimeGetCurrent() + 1e6
        let timer = CFRunLoopTimerCreateWithHandler(nil, late, 0, 0, 0) { _ in }
        CFRunLoopAddTimer(loop, timer, .defaultMode)
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) {
            CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) { CFRunLoopStop(loop) }
            CFRunLoopWakeUp(loop)
        }
        #expect(CFRunLoopRunInMode(.defaultMode, 1e5, false) == .stopped)
        CFRunLoopTimerInvalidate(timer)
    }

    @Test("A run ends at once in a mode in which nothing waits")
    func finished() {
        let mode = CFRunLoopMode(NSString(string: "empty"))
        #expect(CFRunLoopRunInMode(mode, 1e9, false) == .finished)
    }

    @Test("A timer does not end a run of one source, but a stop does")
    func once() {
        var calls = 0
        addTimer {
            calls += 1
            self.addTimer {
                calls += 1
                CFRunLoopStop(CFRunLoopGetCurrent())
            }
        }
        #expect(CFRunLoopRunInMode(.defaultMode, 1e9, true) == .stopped && calls == 2)
    }

    @Test("An observer is called at the points that it asked for, until it ends")
    func observers() {
        var seen: [CFRunLoopActivity] = []
        let activities: CFRunLoopActivity = [.beforeTimers, .beforeSources]
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, true, 0) {
            seen.append($1)
        }
        let loop = CFRunLoopGetCurrent()
        CFRunLoopAddObserver(loop, observer, .defaultMode)
        #expect(CFRunLoopContainsObserver(loop, observer, .defaultMode))
        addTimer { CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopRunInMode(.defaultMode, 1e9, false)
        #expect(seen.prefix(2) == [.beforeTimers, .beforeSources])
        CFRunLoopObserverInvalidate(observer)
        #expect(!CFRunLoopObserverIsValid(observer))
        #expect(!CFRunLoopContainsObserver(loop, observer, .defaultMode))
        let count = seen.count
        addTimer { CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopRunInMode(.defaultMode, 1e9, false)
        #expect(seen.count == count)
    }

    @Test("An observer that does not repeat is called once")
    func onceObserved() {
        var calls = 0
        let all = CFRunLoopActivity.allActivities.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, all, false, 0) { _, _ in
            calls += 1
        }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
        addTimer { CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopRunInMode(.defaultMode, 1e9, false)
        #expect(calls == 1 && !CFRunLoopObserverIsValid(observer))
    }
}
