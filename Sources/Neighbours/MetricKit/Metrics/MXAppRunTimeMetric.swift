// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How long the program ran.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    /// The time in the foreground.
    open var cumulativeForegroundTime: Measurement<UnitDuration> {
        record.duration("cumulativeForegroundTime")
    }

    /// The time in the background.
    open var cumulativeBackgroundTime: Measurement<UnitDuration> {
        record.duration("cumulativeBackgroundTime")
    }

    /// The time in the background with sound.
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> {
        record.duration("cumulativeBackgroundAudioTime")
    }

    /// The time in the background with locations.
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> {
        record.duration("cumulativeBackgroundLocationTime")
    }
}
