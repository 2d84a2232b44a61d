// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Raster
import Synchronization

/// Threads that help to draw frames and sleep in between for as long as nothing is drawn.
///
/// Dispatch keeps a timer for its threads that wakes the process every second, which a window at rest
/// is not to do.
// Sendable is unchecked because `jobs` and `count` are touched under the mutex alone.
final class HelperThreads: @unchecked Sendable {
    /// The helpers of all contexts.
    static let shared = HelperThreads()

    /// More threads than this find nothing to do.
    private static let most = 63

    /// What several threads do together.
    // Sendable is unchecked because the body is called by several threads at once, which is what who
    // gives it wants.
    private final class Job: @unchecked Sendable {
        let count: Int
        let body: (Int) -> Void
        /// The next part that nobody has taken.
        let next = Atomic<Int>(0)
        /// How many threads beside the one that waits are at work; changed under the mutex alone.
        let helpers = Atomic<Int>(0)

        init(_ count: Int, _ body: @escaping (Int) -> Void) {
            self.count = count
            self.body = body
        }

        var hasMore: Bool { next.load(ordering: .relaxed) < count }

        func work() {
            while true {
                let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard part < count else { return }
                body(part)
            }
        }
    }

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when there is a job, and when the last helper has left one.
    private let hasJob = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [Job] = []
    private var count = 0
    /// How many jobs there have been: helpers that were woken ahead of one look at it.
    private let posted = Atomic<Int>(0)
    /// How many helpers are to wait awake for a job.
    private var expected = 0

    /// How often a thread looks again, some tens of microseconds long, before it sleeps: waking one up
    /// takes about as long.
    private static let patience = 4_096

    private init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(hasJob, nil)
        pthread_cond_init(isDone, nil)
    }

    /// Does the parts 0..<count, on this thread and as many others as there are further parts, in any
    /// order; returns when all are done.
    ///
    /// Helpers that wake too late find the work done: nothing waits for them.
    func perform(_ count: Int, _ body: (Int) -> Void) {
        guard count > 1 else {
            if count == 1 { body(0) }
            return
        }
        withoutActuallyEscaping(body) { body in
            let job = Job(count, body)
            pthread_mutex_lock(mutex)
            start(min(count - 1, HelperThreads.most))
            jobs.append(job)
            expected = 0
            posted.wrappingAdd(1, ordering: .releasing)
            for _ in 1..<count { pthread_cond_signal(hasJob) }
            pthread_mutex_unlock(mutex)
            job.work()
            pthread_mutex_lock(mutex)
            jobs.removeAll { $0 === job }
            pthread_mutex_unlock(mutex)
            // Nobody joins from here on.
            HelperThreads.waitAWhile { job.helpers.load(ordering: .acquiring) == 0 }
            pthread_mutex_lock(mutex)
            while job.helpers.load(ordering: .acquiring) > 0 { pthread_cond_wait(isDone, mutex) }
            pthread_mutex_unlock(mutex)
        }
    }

    /// Wakes those who will help in a moment, so that the job need not wait for them.
    func expect(_ count: Int) {
        guard count > 1 else { return }
        pthread_mutex_lock(mutex)
        start(min(count - 1, HelperThreads.most))
        expected = count - 1
        for _ in 1..<count { pthread_cond_signal(hasJob) }
        pthread_mutex_unlock(mutex)
    }

    /// Looks again and again whether something is so, for a bounded number of times.
    private static func waitAWhile(_ isSo: () -> Bool) {
        for _ in 0..<patience {
            if isSo() { return }
            Processor.pause()
        }
    }

    /// Sees to it that there are so many threads; the mutex is held.
    private func start(_ wanted: Int) {
        while count < wanted {
            count += 1
            let thread = Thread { [self] in help() }
            thread.name = "draw"
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    private func help() {
        pthread_mutex_lock(mutex)
        while true {
            guard let job = jobs.first(where: \.hasMore) else {
                if expected > 0 {
                    expected -= 1
                    let known = posted.load(ordering: .acquiring)
                    pthread_mutex_unlock(mutex)
                    HelperThreads.waitAWhile { posted.load(ordering: .acquiring) != known }
                    pthread_mutex_lock(mutex)
                    if jobs.contains(where: \.hasMore) { continue }
                }
                pthread_cond_wait(hasJob, mutex)
                continue
            }
            job.helpers.wrappingAdd(1, ordering: .relaxed)
            pthread_mutex_unlock(mutex)
            job.work()
            pthread_mutex_lock(mutex)
            let left = job.helpers.wrappingSubtract(1, ordering: .releasing).newValue
            if left == 0 { pthread_cond_broadcast(isDone) }
        }
    }
}
