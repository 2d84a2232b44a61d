// SPDX-License-Identifier: Apache-2.0

import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How bright the display was.
open class MXDisplayMetric: MXMetric, @unchecked Sendable {
    /// The average of all pixels; nil where it is unknown.
    open var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? {
        record.average("averagePixelLuminance")
    }
}
