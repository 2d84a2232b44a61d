// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// Asks for a sum, a mean or an extreme of samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// Values over samples of a type.
    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: FormatPredicates.NSPredicate?,
        options: HKStatisticsOptions = [],
        completionHandler handler:
            @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

// Sendable is unchecked because handlers are set before the query is executed.
/// Asks for sums, means or extremes over intervals of time.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// A moment at which an interval begins.
    open private(set) var anchorDate: Date
    /// The values that are asked for.
    open private(set) var options: HKStatisticsOptions
    /// The length of an interval.
    open private(set) var intervalComponents: DateComponents

    /// Takes the values, or why there are none.
    open var initialResultsHandler:
        (
            @Sendable (
                HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
            ) -> Void
        )?

    /// Hears of later values; never called here, since the first question fails.
    open var statisticsUpdateHandler:
        (
            @Sendable (
                HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
            ) -> Void
        )?

    /// Values over samples of a type.
    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: FormatPredicates.NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.anchorDate = anchorDate
        self.options = options
        self.intervalComponents = intervalComponents
        super.init(quantityType, quantitySamplePredicate)
    }

    override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
