// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The values that are asked for over samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each program by itself, too.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The greatest.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// The last, under its former name.
    public static let discreteMostRecent = mostRecent
    /// The time of all samples.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

// Sendable is unchecked because nothing changes after `init`.
/// Values over samples; the store gives none, so that programs see those of archives only.
open class HKStatistics: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The type of the samples.
    open private(set) var quantityType: HKQuantityType
    /// The beginning of the time.
    open private(set) var startDate: Date
    /// The end of the time.
    open private(set) var endDate: Date
    private let values: [String: HKQuantity]

    private static let names = ["sum", "average", "minimum", "maximum", "mostRecent", "duration"]

    /// The programs, where they are told apart; nil here.
    open var sources: [HKSource]? { nil }

    /// The sum.
    open func sumQuantity() -> HKQuantity? { values["sum"] }
    /// The mean.
    open func averageQuantity() -> HKQuantity? { values["average"] }
    /// The least.
    open func minimumQuantity() -> HKQuantity? { values["minimum"] }
    /// The greatest.
    open func maximumQuantity() -> HKQuantity? { values["maximum"] }
    /// The last.
    open func mostRecentQuantity() -> HKQuantity? { values["mostRecent"] }
    /// The time of the last; nil here.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    /// The time of all samples.
    open func duration() -> HKQuantity? { values["duration"] }

    /// The sum of a program; nil here, since programs are not told apart.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// The mean of a program; nil here.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// The least of a program; nil here.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// The greatest of a program; nil here.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }

    /// The statistics themselves: they never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The statistics themselves.
    open override func copy() -> Any { self }

    /// Archives can keep statistics.
    open class var supportsSecureCoding: Bool { true }

    /// Writes all values.
    open func encode(with coder: NSCoder) {
        coder.encode(quantityType, forKey: "quantityType")
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(endDate as NSDate, forKey: "endDate")
        for (name, value) in values { coder.encode(value, forKey: name) }
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        guard
            let type = coder.decodeObject(of: HKQuantityType.self, forKey: "quantityType"),
            let start = coder.date("startDate"), let end = coder.date("endDate")
        else { return nil }
        quantityType = type
        startDate = start
        endDate = end
        var values: [String: HKQuantity] = [:]
        for name in Self.names where coder.containsValue(forKey: name) {
            values[name] = coder.decodeObject(of: HKQuantity.self, forKey: name)
        }
        self.values = values
        super.init()
    }
}

// Sendable is unchecked because the collection is empty.
/// Values over intervals of time; the store gives none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// The values: none.
    open func statistics() -> [HKStatistics] { [] }

    /// The values of the interval with a moment; nil.
    open func statistics(for date: Date) -> HKStatistics? { nil }

    /// Visits the values of intervals; there are none.
    open func enumerateStatistics(
        from startDate: Date,
        to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// The programs: none.
    open func sources() -> Set<HKSource> { [] }
}
