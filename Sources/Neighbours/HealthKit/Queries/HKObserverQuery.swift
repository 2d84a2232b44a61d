// SPDX-License-Identifier: Apache-2.0

public import FormatPredicates
import Foundation

/// Tells the store that an update was handled.
public typealias HKObserverQueryCompletionHandler = () -> Void

// Sendable is unchecked because nothing changes after `init`.
/// Hears whenever samples come or go.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private enum Handler {
        case one(
            @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) ->
                Void
        )
        case several(
            @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler,
                (any Error)?
            ) -> Void
        )
    }

    private let handler: Handler

    /// Hears of samples of a type.
    public init(
        sampleType: HKSampleType,
        predicate: FormatPredicates.NSPredicate?,
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        handler = .one(updateHandler)
        super.init(sampleType, predicate)
    }

    /// Hears of samples of several types.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler,
                (any Error)?
            ) -> Void
    ) {
        handler = .several(updateHandler)
        super.init(queryDescriptors.first?.sampleType, queryDescriptors.first?.predicate)
    }

    override func fail(_ error: HKError) {
        switch handler {
        case .one(let handler): handler(self, {}, error)
        case .several(let handler): handler(self, nil, {}, error)
        }
    }
}
