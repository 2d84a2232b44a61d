// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitControls

/// A text, or several, in which a find interaction searches.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: AnyObject {
    /// Identifies a document; any value for a single one.
    associatedtype DocumentIdentifier: Hashable = AnyHashable

    /// The selection, where the search starts.
    var selectedTextRange: UITextRange? { get }

    /// Whether matches can be replaced; false by default.
    var supportsTextReplacement: Bool { get }

    /// The text with the selection; nil for a single one.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// The order of two ranges.
    func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: DocumentIdentifier?
    ) -> ComparisonResult

    /// Searches, and reports the matches.
    func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>
    )

    /// Shows a range in a style.
    func decorate(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        usingStyle: UITextSearchFoundTextStyle
    )

    /// Shows all text as always.
    func clearAllDecoratedFoundText()

    /// Called before a range is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls until a range is seen.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// The order of two documents.
    func compare(
        document: DocumentIdentifier,
        toDocument: DocumentIdentifier
    ) -> ComparisonResult

    /// Whether a range may be replaced.
    func shouldReplace(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        withText: String
    ) -> Bool

    /// Replaces a range.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces everything that is found.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// No.
    public var supportsTextReplacement: Bool { false }

    /// None.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }

    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

    /// Neither.
    public func compare(
        document: DocumentIdentifier,
        toDocument: DocumentIdentifier
    ) -> ComparisonResult { .orderedSame }

    /// As `supportsTextReplacement` says.
    public func shouldReplace(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        withText: String
    ) -> Bool { supportsTextReplacement }

    /// Does nothing.
    public func replace(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        withText: String
    ) {}

    /// Searches, and replaces from the end.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let finds = FoundRanges<DocumentIdentifier>()
        performTextSearch(
            queryString: queryString,
            options: options,
            resultAggregator: UITextSearchAggregator(finds)
        )
        for find in finds.sorted(in: self).reversed() {
            guard
                shouldReplace(
                    foundTextRange: find.range,
                    document: find.document,
                    withText: withText
                )
            else { continue }
            replace(foundTextRange: find.range, document: find.document, withText: withText)
        }
    }
}
