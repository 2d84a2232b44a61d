// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// What is known of the intervals of a signpost.
open class MXSignpostIntervalData: MXMetric, @unchecked Sendable {
    /// The durations.
    open var histogrammedSignpostDuration: MXHistogram<UnitDuration> {
        record.histogram("histogrammedSignpostDuration")
    }

    /// The time the processor worked; nil where it is unknown.
    open var cumulativeCPUTime: Measurement<UnitDuration>? { record.duration("cumulativeCPUTime") }

    /// The average memory; nil where it is unknown.
    open var averageMemory: MXAverage<UnitInformationStorage>? { record.average("averageMemory") }

    /// What was written; nil where it is unknown.
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? {
        record.storage("cumulativeLogicalWrites")
    }

    /// The share of late time; nil where it is unknown.
    open var cumulativeHitchTimeRatio: Measurement<Unit>? {
        record.count("cumulativeHitchTimeRatio")
    }
}
