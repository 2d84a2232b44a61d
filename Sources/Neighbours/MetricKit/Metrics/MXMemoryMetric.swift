// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How much memory was used.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    /// The most at one time.
    open var peakMemoryUsage: Measurement<UnitInformationStorage> {
        record.storage("peakMemoryUsage")
    }

    /// The average while the program was suspended.
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> {
        record.average("averageSuspendedMemory")
    }
}
