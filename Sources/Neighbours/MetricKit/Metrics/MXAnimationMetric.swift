// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How smooth animations were.
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    /// The share of late time in scrolling, in milliseconds of a second.
    open var scrollHitchTimeRatio: Measurement<Unit> { record.count("scrollHitchTimeRatio") }

    /// The share of late time, in milliseconds of a second.
    open var hitchTimeRatio: Measurement<Unit> { record.count("hitchTimeRatio") }
}
