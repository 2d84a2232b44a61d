// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// Asks for the programs that wrote samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    /// The programs of a type of samples.
    public init(
        sampleType: HKSampleType,
        samplePredicate objectPredicate: FormatPredicates.NSPredicate?,
        completionHandler:
            @escaping @Sendable (
                HKSourceQuery, Set<HKSource>?, (any Error)?
            ) -> Void
    ) {
        handler = completionHandler
        super.init(sampleType, objectPredicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

// Sendable is unchecked because nothing changes after `init`.
/// Asks for samples that belong together.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    /// Which samples, by their types.
    open private(set) var samplePredicates: [HKSampleType: FormatPredicates.NSPredicate]?
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    /// The correlations of a type.
    public init(
        type correlationType: HKCorrelationType,
        predicate: FormatPredicates.NSPredicate?,
        samplePredicates: [HKSampleType: FormatPredicates.NSPredicate]?,
        completion:
            @escaping @Sendable (
                HKCorrelationQuery, [HKCorrelation]?, (any Error)?
            ) -> Void
    ) {
        self.samplePredicates = samplePredicates
        handler = completion
        super.init(correlationType, predicate)
    }

    /// The type.
    open var correlationType: HKCorrelationType {
        guard let type = objectType as? HKCorrelationType else {
            preconditionFailure("a query for correlations has a type of correlations")
        }
        return type
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}

// Sendable is unchecked because handlers are set before the query is executed.
/// Asks for the activity of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler:
        @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    /// Hears of later activity; never called here, since the first question fails.
    open var updateHandler:
        (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// The activity of days.
    public init(
        predicate: FormatPredicates.NSPredicate?,
        resultsHandler handler:
            @escaping @Sendable (
                HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
            ) -> Void
    ) {
        self.handler = handler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}
