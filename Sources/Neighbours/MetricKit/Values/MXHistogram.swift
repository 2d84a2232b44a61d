// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because nothing changes after `init`.
/// How often values fell into each of some ranges.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    private let buckets: [MXHistogramBucket<UnitType>]

    init(_ buckets: [MetricRecord.Bucket]) {
        self.buckets = buckets.map { MXHistogramBucket($0) }
        super.init()
    }

    /// How many ranges there are.
    open var totalBucketCount: Int { buckets.count }

    /// The ranges, as objects of `MXHistogramBucket`.
    open var bucketEnumerator: NSEnumerator { NSArray(array: buckets).objectEnumerator() }
}

// Sendable is unchecked because nothing changes after `init`.
/// How often values fell into a range.
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    /// Where the range begins.
    open private(set) var bucketStart: Measurement<UnitType>
    /// Where the range ends.
    open private(set) var bucketEnd: Measurement<UnitType>
    /// How many values fell into it.
    open private(set) var bucketCount: Int

    init(_ bucket: MetricRecord.Bucket) {
        let unit = MetricUnit.base(of: UnitType.self)
        bucketStart = Measurement(value: bucket.start, unit: unit)
        bucketEnd = Measurement(value: bucket.end, unit: unit)
        bucketCount = bucket.count
        super.init()
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// The average of values.
open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
    /// The average.
    open private(set) var averageMeasurement: Measurement<UnitType>
    /// How many values there were.
    open private(set) var sampleCount: Int
    /// The standard deviation.
    open private(set) var standardDeviation: Double

    init(_ value: Double, count: Int, deviation: Double) {
        averageMeasurement = Measurement(
            value: value,
            unit: MetricUnit.base(of: UnitType.self)
        )
        sampleCount = count
        standardDeviation = deviation
        super.init()
    }
}
