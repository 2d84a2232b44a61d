// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How much the processor worked.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
    /// The time it worked.
    open var cumulativeCPUTime: Measurement<UnitDuration> { record.duration("cumulativeCPUTime") }

    /// The instructions that it carried out.
    open var cumulativeCPUInstructions: Measurement<Unit> {
        record.count("cumulativeCPUInstructions")
    }
}
