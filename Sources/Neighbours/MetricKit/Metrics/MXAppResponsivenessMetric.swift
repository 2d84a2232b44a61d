// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How long the program did not answer.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    /// The times without an answer.
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> {
        record.histogram("histogrammedApplicationHangTime")
    }
}
