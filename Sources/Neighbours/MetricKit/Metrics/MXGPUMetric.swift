// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How much the graphics processor worked.
open class MXGPUMetric: MXMetric, @unchecked Sendable {
    /// The time it worked.
    open var cumulativeGPUTime: Measurement<UnitDuration> { record.duration("cumulativeGPUTime") }
}
