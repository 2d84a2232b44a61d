// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// The type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether samples may last for a limited time only; only those of blood pressure's kind do on iOS,
    /// and none here.
    open var isMaximumDurationRestricted: Bool { false }

    /// How long samples may last.
    open var maximumAllowedDuration: TimeInterval { .infinity }

    /// Whether samples have to last for a time.
    open var isMinimumDurationRestricted: Bool { false }

    /// How long samples have to last.
    open var minimumAllowedDuration: TimeInterval { 0 }

    /// Whether estimates may be calibrated anew.
    open var allowsRecalibrationForEstimates: Bool { false }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of samples that are one of a few values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// A type of categories.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }

    override init(named identifier: String) { super.init(named: identifier) }

    /// Reads a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// A type of correlations.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
        self.init(named: identifier.rawValue)
    }

    override init(named identifier: String) { super.init(named: identifier) }

    /// Reads a type from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Sendable is unchecked because nothing changes after `init`.
/// The type of documents.
open class HKDocumentType: HKSampleType, @unchecked Sendable {}

// Sendable is unchecked because nothing changes after `init`.
/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

// Sendable is unchecked because nothing changes after `init`.
/// The type of series of samples.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// The type of routes.
    open class func workoutRoute() -> HKSeriesType {
        HKSeriesType(named: HKWorkoutRouteTypeIdentifier)
    }

    /// The type of heartbeats in a row.
    open class func heartbeat() -> HKSeriesType {
        HKSeriesType(named: HKDataTypeIdentifierHeartbeatSeries)
    }
}
