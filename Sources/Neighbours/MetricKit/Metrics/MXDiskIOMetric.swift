// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How much was written.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    /// What was written into files.
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
        record.storage("cumulativeLogicalWrites")
    }
}
