// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// A search in an object that can be searched, such as a text view.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private final let target: any TextSearch
    private final weak var object: AnyObject?
    private final var query = ""
    private final var options: UITextSearchOptions?

    /// Searches in an object, which is held weakly.
    public init<Target: UITextSearching>(searchableObject: Target) {
        target = SearchOf(searchableObject)
        object = searchableObject
        super.init()
    }

    /// The object.
    open var searchableObject: (any UITextSearching)? { object as? any UITextSearching }

    /// The number of matches.
    open override var resultCount: Int { target.count }

    /// Which of them is shown; -1 for none.
    open override var highlightedResultIndex: Int { target.current ?? -1 }

    /// Whether the object lets its text be replaced.
    open override var supportsReplacement: Bool { target.canReplace }

    /// Searches, and shows the first that is not before the selection.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        self.query = query
        self.options = options
        target.search(query, options ?? UITextSearchOptions())
    }

    /// Replaces the one that is shown, and shows the next.
    open override func performSingleReplacement(
        query searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        let place = target.current
        guard target.replaceCurrent(replacementString) else { return }
        target.search(searchQuery, options ?? UITextSearchOptions())
        if let place { target.show(min(place, target.count - 1)) }
    }

    /// Replaces everything that is found.
    open override func replaceAll(
        searchQuery: String,
        replacementString: String,
        options: UITextSearchOptions?
    ) {
        let options = options ?? UITextSearchOptions()
        target.replaceAll(searchQuery, options, replacementString)
        target.search(searchQuery, options)
    }

    /// Highlights the next or the previous match, wrapping around.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard target.count > 0 else { return }
        let step = direction == .forward ? 1 : -1
        let from = target.current ?? (step > 0 ? -1 : target.count)
        target.show((from + step + target.count) % target.count)
    }

    /// Forgets what was found.
    open override func invalidateFoundResults() { target.forget() }
}

/// A search in an object of unknown type.
@MainActor
private protocol TextSearch {
    var count: Int { get }
    var current: Int? { get }
    var canReplace: Bool { get }
    func search(_ query: String, _ options: UITextSearchOptions)
    func show(_ index: Int)
    func replaceCurrent(_ text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String)
    func forget()
}

@MainActor
private final class SearchOf<Target: UITextSearching>: TextSearch {
    private weak var target: Target?
    private var finds: [FoundRanges<Target.DocumentIdentifier>.Find] = []
    private(set) var current: Int?

    init(_ target: Target) {
        self.target = target
    }

    var count: Int { finds.count }
    var canReplace: Bool { target?.supportsTextReplacement ?? false }

    func search(_ query: String, _ options: UITextSearchOptions) {
        forget()
        guard let target, !query.isEmpty else { return }
        let found = FoundRanges<Target.DocumentIdentifier>()
        found.whenFinished = { [weak self, unowned found] in self?.take(found) }
        target.performTextSearch(
            queryString: query,
            options: options,
            resultAggregator: UITextSearchAggregator(found)
        )
        if !found.isFinished { take(found) }
    }

    private func take(_ found: FoundRanges<Target.DocumentIdentifier>) {
        guard let target else { return }
        finds = found.sorted(in: target)
        for find in finds {
            target.decorate(foundTextRange: find.range, document: find.document, usingStyle: .found)
        }
        guard !finds.isEmpty else { return }
        let selected = target.selectedTextRange
        let first = finds.firstIndex { find in
            guard let selected else { return true }
            return target.compare(find.range, toRange: selected, document: find.document)
                != .orderedAscending
        }
        show(first ?? 0)
    }

    func show(_ index: Int) {
        guard let target, finds.indices.contains(index) else { return }
        if let current, finds.indices.contains(current) {
            let old = finds[current]
            target.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        current = index
        let find = finds[index]
        target.willHighlight(foundTextRange: find.range, document: find.document)
        target.decorate(
            foundTextRange: find.range,
            document: find.document,
            usingStyle: .highlighted
        )
        target.scrollRangeToVisible(find.range, inDocument: find.document)
    }

    func replaceCurrent(_ text: String) -> Bool {
        guard let target, let current, finds.indices.contains(current) else { return false }
        let find = finds[current]
        guard
            target.shouldReplace(
                foundTextRange: find.range,
                document: find.document,
                withText: text
            )
        else { return false }
        target.replace(foundTextRange: find.range, document: find.document, withText: text)
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        target?.replaceAll(queryString: query, options: options, withText: text)
    }

    func forget() {
        target?.clearAllDecoratedFoundText()
        finds = []
        current = nil
    }
}
