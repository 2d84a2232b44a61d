// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
import Foundation

// Sendable is unchecked because the handler for updates is set before the query is executed.
/// Asks for samples since an anchor, and hears of later ones.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    private let resultsHandler:
        @Sendable (
            HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
        ) -> Void

    /// Hears of later samples; never called here, since the first question fails.
    open var updateHandler:
        (
            @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?,
                (any Error)?
            ) -> Void
        )?

    /// Samples of a type.
    public init(
        type: HKSampleType,
        predicate: FormatPredicates.NSPredicate?,
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?,
                (any Error)?
            ) -> Void
    ) {
        resultsHandler = handler
        super.init(type, predicate)
    }

    /// Samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?,
                (any Error)?
            ) -> Void
    ) {
        resultsHandler = handler
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) { resultsHandler(self, nil, nil, nil, error) }
}
