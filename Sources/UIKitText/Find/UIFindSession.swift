// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitControls

/// A search that a find interaction leads; made to be subclassed.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The display of the number of matches.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// The current match, and the total.
        case currentAndTotal = 0
        /// The total.
        case total = 1
        /// Nothing.
        case none = 2
    }

    private final var display = SearchResultDisplayStyle.currentAndTotal

    /// Makes a session.
    public override nonisolated init() { super.init() }

    /// The number of matches.
    open var resultCount: Int { 0 }

    /// Which of them is shown; -1 for none.
    open var highlightedResultIndex: Int { -1 }

    /// The display of the number of matches.
    open var searchResultDisplayStyle: SearchResultDisplayStyle {
        get { display }
        set { display = newValue }
    }

    /// Whether matches can be replaced at all.
    open var supportsReplacement: Bool { false }

    /// Whether anything may be replaced now.
    open var allowsReplacement: Bool { supportsReplacement }

    /// Whether the one that is shown may be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { allowsReplacement }

    /// Searches.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the one that is shown.
    open func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}

    /// Replaces everything that is found.
    open func replaceAll(
        searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {}

    /// Shows the next one, or the one before.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Drops the matches.
    open func invalidateFoundResults() {}
}
