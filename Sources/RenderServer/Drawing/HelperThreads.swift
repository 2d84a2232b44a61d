// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Raster
import Synchronization

/// A pool of threads that help to draw frames and sleep otherwise.
///
/// Not Dispatch, whose thread pool wakes the process every second, even while nothing is drawn.
// Sendable is unchecked because `jobs` and `count` are accessed under the mutex only.
final class HelperThreads: @unchecked Sendable {
    /// The pool that all contexts share.
    static let shared = HelperThreads()

    /// The most threads of the pool.
    private static let most = 63

    /// A job that several threads perform together.
    // Sendable is unchecked because the body is meant to run concurrently; the caller guarantees
    // that this is safe.
    private final class Job: @unchecked Sendable {
        let count: Int
        let body: (Int) -> Void
        /// The next part that no thread has taken.
        let next = Atomic<Int>(0)
        /// The number of helpers at work; changed under the mutex only.
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
    /// Signalled when a job is posted, and when the last helper has left one.
    private let hasJob = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [Job] = []
    private var count = 0
    /// The number of jobs posted so far; helpers that were woken early poll it.
    private let posted = Atomic<Int>(0)
    /// The number of helpers that should spin until a job is posted.
    private var expected = 0

    /// The number of polls before a thread sleeps: some tens of microseconds, about as long as
    /// waking it takes.
    private static let spinLimit = 4_096

    private init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(hasJob, nil)
        pthread_cond_init(isDone, nil)
    }

    /// Performs the parts 0..<count in any order, on this thread and up to count - 1 helpers;
    /// returns when all are done.
    ///
    /// Helpers that wake too late find the work done; nothing waits for them.
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
            // No helper joins from here on.
            HelperThreads.spin { job.helpers.load(ordering: .acquiring) == 0 }
            pthread_mutex_lock(mutex)
            while job.helpers.load(ordering: .acquiring) > 0 { pthread_cond_wait(isDone, mutex) }
            pthread_mutex_unlock(mutex)
        }
    }

    /// Wakes helpers ahead of a job, so that it need not wait for them.
    func expect(_ count: Int) {
        guard count > 1 else { return }
        pthread_mutex_lock(mutex)
        start(min(count - 1, HelperThreads.most))
        expected = count - 1
        for _ in 1..<count { pthread_cond_signal(hasJob) }
        pthread_mutex_unlock(mutex)
    }

    /// Spins until a condition holds, for a bounded number of polls.
    private static func spin(_ condition: () -> Bool) {
        for _ in 0..<spinLimit {
            if condition() { return }
            Processor.pause()
        }
    }

    /// Starts threads until there are enough; called with the mutex held.
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
                    HelperThreads.spin { posted.load(ordering: .acquiring) != known }
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
