// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Synchronization

/// Draws tiles when a test says so.
final class TilesByHand: TileExecutor {
    private struct Job {
        let draw: @Sendable () -> Void
        let finish: @Sendable () -> Void
    }

    private let waiting = Mutex<[Job]>([])

    func run(
        _ draw: @escaping @Sendable () -> Void,
        then finish: @escaping @Sendable () -> Void
    ) {
        waiting.withLock { $0.append(Job(draw: draw, finish: finish)) }
    }

    var count: Int { waiting.withLock { $0.count } }

    /// Draws the next tiles, or all of them.
    func draw(_ count: Int = .max) {
        let next = waiting.withLock { waiting in
            let next = waiting.prefix(count)
            waiting.removeFirst(next.count)
            return next
        }
        for job in next {
            job.draw()
            job.finish()
        }
    }
}
