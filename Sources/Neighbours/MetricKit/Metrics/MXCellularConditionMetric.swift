// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How good the mobile network was.
open class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
    /// The time by bars of the signal.
    open var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> {
        record.histogram("histogrammedCellularConditionTime")
    }
}
