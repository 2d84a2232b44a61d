// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The time of day: the system's, unless tests or a replay set another.
package enum WallClock {
    private static let source = Mutex<@Sendable () -> Date>({ Date() })

    /// The date and time of this moment.
    package static var now: Date {
        let source = source.withLock { $0 }
        return source()
    }

    /// Replaces the clock; nil is the system's.
    package static func set(_ now: (@Sendable () -> Date)?) {
        source.withLock { $0 = now ?? { Date() } }
    }
}
