// SPDX-License-Identifier: Apache-2.0

import Platform
import Synchronization

/// A clock that is moved by hand.
package final class HandClock: PlatformClock {
    private let seconds: Mutex<Double>

    package init(start: Double = 1000) {
        seconds = Mutex(start)
    }

    package var isMovedByHand: Bool { true }

    package var now: Double {
        seconds.withLock { $0 }
    }

    /// Moves the clock forward by `interval` seconds; time never goes back.
    package func advance(by interval: Double) {
        precondition(
            interval >= 0 && interval.isFinite,
            "HandClock.advance(by:): \(interval) is not a length of time"
        )
        seconds.withLock { $0 += interval }
    }
}
