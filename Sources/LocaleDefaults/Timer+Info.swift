// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux lets nobody set a timer's user info, and answers nil.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension Timer {
    /// `Timer.userInfo`, what a selector timer was made with.
    @_silgen_name("casement_timer_info")
    public final func _info() -> Any? { TimerInfo.read(self) }
}

/// The user info of timers, which the runtime keeps.
package enum TimerInfo {
    private static let lock = NSLock()
    // Unsafe because the lock guards it.
    private nonisolated(unsafe) static var reader: (@Sendable (Timer) -> Any?)?

    static func read(_ timer: Timer) -> Any? { lock.withLock { reader }?(timer) }

    /// Sets how the user info of a timer is read.
    package static func set(reader: @escaping @Sendable (Timer) -> Any?) {
        lock.withLock { self.reader = reader }
    }
}
