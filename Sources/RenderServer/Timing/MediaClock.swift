// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The source of Core Animation's time.
///
/// The composition root sets one; otherwise the machine's steady clock is used.
package protocol MediaClock: Sendable {
    /// Seconds since some fixed moment; never goes back. Any thread.
    var now: Double { get }
}

/// The clock that `CACurrentMediaTime()` and the commit read.
package enum MediaTime {
    private static let clock = Mutex<any MediaClock>(SteadyClock())

    /// Replaces the clock; before the first layer is committed.
    package static func setClock(_ newClock: any MediaClock) {
        clock.withLock { $0 = newClock }
    }

    /// Whether no clock was set, so that the machine's steady clock is used.
    package static var isMachineClock: Bool { clock.withLock { $0 is SteadyClock } }

    /// Seconds now.
    package static var now: Double { clock.withLock { $0 }.now }
}

/// The machine's steady clock, for programs that set none.
package struct SteadyClock: MediaClock {
    package init() {}

    package var now: Double { ProcessInfo.processInfo.systemUptime }
}

/// A clock that moves only when told to: tests, headless screens.
package final class ManualClock: MediaClock {
    private let time: Mutex<Double>

    package init(now: Double = 0) { time = Mutex(now) }

    package var now: Double { time.withLock { $0 } }

    /// Moves to a later moment; an earlier one is ignored.
    package func move(to newTime: Double) {
        time.withLock { $0 = max($0, newTime) }
    }

    /// Moves on.
    package func advance(by seconds: Double) {
        time.withLock { $0 += max(0, seconds) }
    }
}
