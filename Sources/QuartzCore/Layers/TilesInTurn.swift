// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Draws tiles on another thread at the end of a turn, for programs whose time is moved by hand.
///
/// A program's drawing may wait for the main thread (`DispatchQueue.main.sync`), as it can on iOS:
/// the main thread serves its queue until all tiles are drawn. They finish in the order in which
/// they were asked for, at the same time, so the same steps give the same frames.
package final class TilesInTurn: TileExecutor {
    package static let shared = TilesInTurn()

    private struct Job {
        let draw: @Sendable () -> Void
        let finish: @Sendable () -> Void
    }

    private let waiting = Mutex<[Job]>([])

    package init() {}

    package func run(
        _ draw: @escaping @Sendable () -> Void,
        then finish: @escaping @Sendable () -> Void
    ) {
        waiting.withLock { $0.append(Job(draw: draw, finish: finish)) }
    }

    /// Draws the tiles that were asked for, and those that their commits ask for; main thread.
    package func drawAll() {
        while true {
            let jobs = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            guard !jobs.isEmpty else { return }
            draw(jobs)
            for job in jobs { job.finish() }
            CATransaction.flush()
        }
    }

    private func draw(_ jobs: [Job]) {
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            for job in jobs { job.draw() }
            isDone.signal()
            // Ends the waiting below.
            DispatchQueue.main.async {}
        }
        thread.name = "tiles"
        thread.stackSize = 8 << 20
        thread.start()
        while isDone.wait(timeout: .now()) == .timedOut {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}
