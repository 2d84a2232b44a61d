// SPDX-License-Identifier: Apache-2.0

import Foundation
public import UIKitControls

/// Collects the matches of a search, in any order.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    private let finds: FoundRanges<DocumentIdentifier>

    init(_ finds: FoundRanges<DocumentIdentifier>) {
        self.finds = finds
    }

    /// Everything found so far.
    public var allFoundRanges: Set<UITextRange> { Set(finds.all.map(\.range)) }

    /// Adds a match.
    public func foundRange(
        _ range: UITextRange,
        searchString: String,
        document: DocumentIdentifier?
    ) { finds.all.append(FoundRanges.Find(range: range, document: document)) }

    /// Ends the search.
    public func finishedSearching() { finds.finish() }

    /// Removes a match.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        finds.all.removeAll { $0.range == range && $0.document == document }
    }

    /// Removes all matches.
    public func invalidate() { finds.all = [] }
}

/// The matches of a search.
@MainActor
final class FoundRanges<DocumentIdentifier: Hashable> {
    struct Find {
        let range: UITextRange
        let document: DocumentIdentifier?
    }

    var all: [Find] = []
    var isFinished = false
    var whenFinished: () -> Void = {}

    func finish() {
        isFinished = true
        whenFinished()
    }

    /// In the order of the texts, and in each in that of its ranges.
    func sorted<Target: UITextSearching>(
        in target: Target
    ) -> [Find] where Target.DocumentIdentifier == DocumentIdentifier {
        all.sorted { one, other in
            if let first = one.document, let second = other.document, first != second {
                return target.compare(document: first, toDocument: second) == .orderedAscending
            }
            return target.compare(one.range, toRange: other.range, document: one.document)
                == .orderedAscending
        }
    }
}
