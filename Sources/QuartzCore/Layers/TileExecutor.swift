// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Glibc
import Synchronization

/// Decides where and when tiles of ``CATiledLayer`` are drawn.
package protocol TileExecutor: Sendable {
    /// Runs `draw` on some thread, and `finish` on the main thread once `draw` has returned.
    func run(
        _ draw: @escaping @Sendable () -> Void,
        then finish: @escaping @Sendable () -> Void
    )
}

/// The executor of all trees that have none of their own.
package enum TileDrawing {
    private static let executor = Mutex<any TileExecutor>(TilesAtOnce())

    /// Draws at once until the composition root sets another executor.
    package static var standard: any TileExecutor {
        get { executor.withLock { $0 } }
        set { executor.withLock { $0 = newValue } }
    }
}

/// Draws each tile on the calling thread, within the commit.
///
/// For tests: the same steps give the same frames.
package struct TilesAtOnce: TileExecutor {
    package init() {}

    package func run(
        _ draw: @escaping @Sendable () -> Void,
        then finish: @escaping @Sendable () -> Void
    ) {
        draw()
        finish()
    }
}

/// Draws tiles on a few threads of low priority, in the order in which they were asked for.
///
/// Threads start when they are needed and sleep while there is nothing to draw.
// Sendable is unchecked because the state is accessed under the condition's lock only.
package final class TileThreads: TileExecutor, @unchecked Sendable {
    /// The threads that all layers of a process share; one processor is left to the frames.
    package static let shared = TileThreads(
        count: max(1, min(ProcessInfo.processInfo.activeProcessorCount - 1, 4))
    )

    private struct Job {
        let draw: @Sendable () -> Void
        let finish: @Sendable () -> Void
    }

    private let condition = NSCondition()
    private let most: Int
    private var waiting: [Job] = []
    private var started = 0
    private var idle = 0

    /// Makes a pool of at most `count` threads.
    package init(count: Int) { most = count }

    package func run(
        _ draw: @escaping @Sendable () -> Void,
        then finish: @escaping @Sendable () -> Void
    ) {
        condition.lock()
        waiting.append(Job(draw: draw, finish: finish))
        if waiting.count > idle, started < most {
            started += 1
            startThread()
        }
        condition.signal()
        condition.unlock()
    }

    private func startThread() {
        let thread = Thread { [self] in
            // The drawing of frames goes first.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, TileThreads.niceness)
            while true {
                let job = next()
                job.draw()
                DispatchQueue.main.async(execute: job.finish)
            }
        }
        thread.name = "tiles"
        thread.stackSize = 8 << 20
        thread.start()
    }

    private static let niceness: Int32 = 5

    private func next() -> Job {
        condition.lock()
        defer { condition.unlock() }
        idle += 1
        while waiting.isEmpty { condition.wait() }
        idle -= 1
        return waiting.removeFirst()
    }
}
