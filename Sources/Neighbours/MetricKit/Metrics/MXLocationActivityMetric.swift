// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// How long locations were asked for.
open class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
    /// The time with the best accuracy.
    open var cumulativeBestAccuracyTime: Measurement<UnitDuration> {
        record.duration("cumulativeBestAccuracyTime")
    }

    /// The time with the best accuracy for navigation.
    open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
        record.duration("cumulativeBestAccuracyForNavigationTime")
    }

    /// The time with an accuracy of ten metres.
    open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> {
        record.duration("cumulativeNearestTenMetersAccuracyTime")
    }

    /// The time with an accuracy of a hundred metres.
    open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> {
        record.duration("cumulativeHundredMetersAccuracyTime")
    }

    /// The time with an accuracy of a kilometre.
    open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> {
        record.duration("cumulativeKilometerAccuracyTime")
    }

    /// The time with an accuracy of three kilometres.
    open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> {
        record.duration("cumulativeThreeKilometersAccuracyTime")
    }
}
