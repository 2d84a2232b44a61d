// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How long launches took.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    /// The times until the first frame.
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> {
        record.histogram("histogrammedTimeToFirstDraw")
    }

    /// The times of returns from the background.
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> {
        record.histogram("histogrammedApplicationResumeTime")
    }

    /// The times of launches that were prepared.
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> {
        record.histogram("histogrammedOptimizedTimeToFirstDraw")
    }

    /// The times until the tasks of the launch were done.
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> {
        record.histogram("histogrammedExtendedLaunch")
    }
}
