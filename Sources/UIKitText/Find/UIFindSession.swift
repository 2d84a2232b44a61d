// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitControls

/// A search that a find interaction leads; made to be subclassed.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What is said of how much was found.
    public enum SearchResultDisplayStyle: UInt, Sendable {
        /// Which one is shown, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total = 1
        /// Nothing.
        case none = 2
    }

    private final var display = SearchResultDisplayStyle.currentAndTotal

    /// Makes a session.
    public override nonisolated init() { super.init() }

    /// How many ranges were found.
    open var resultCount: Int { 0 }

    /// Which of them is shown; -1 for none.
    open var highlightedResultIndex: Int { -1 }

    /// What is said of how much was found.
    open var searchResultDisplayStyle: SearchResultDisplayStyle {
        get { display }
        set { display = newValue }
    }

    /// Whether there is something to replace by at all.
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

    /// Forgets what was found.
    open func invalidateFoundResults() {}
}
