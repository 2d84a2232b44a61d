// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On iOS a timer that a program adds to a run loop itself fires first when its interval is over;
// Foundation on Linux has it fire at once.
// `CRedefinedFunctions` has programs call this function in place of Foundation's.

extension Timer {
    /// `Timer.init(timeInterval:repeats:block:)`.
    @_silgen_name("casement_timer_of_interval")
    public static func _timer(
        timeInterval: TimeInterval,
        repeats: Bool,
        block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = _originalTimer(timeInterval: timeInterval, repeats: repeats, block: block)
        timer.fireDate = Date(timeIntervalSinceNow: max(0, timeInterval))
        return timer
    }

    /// Foundation's function.
    @_silgen_name("foundation_timer_of_interval")
    private static func _originalTimer(
        timeInterval: TimeInterval,
        repeats: Bool,
        block: __owned @escaping @Sendable (Timer) -> Void
    ) -> Timer
}
