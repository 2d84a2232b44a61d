// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// Asks for samples once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// How many samples are wanted at most; `HKObjectQueryNoLimit` for all.
    open private(set) var limit: Int
    /// The order of the samples.
    open private(set) var sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// Samples of a type.
    public init(
        sampleType: HKSampleType,
        predicate: FormatPredicates.NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(sampleType, predicate)
    }

    /// Samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        limit: Int,
        sortDescriptors: [NSSortDescriptor]? = nil,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        handler = resultsHandler
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) { handler(self, nil, error) }
}
