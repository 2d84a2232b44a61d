// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitControls

/// Lets people find text in a view: a bar at the bottom of the window leads the search.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    private final weak var storedDelegate: (any UIFindInteractionDelegate)?
    private final weak var host: UIView?
    private final var session: UIFindSession?
    private final var navigator: FindNavigator?
    private final var query: String?
    private final var substitute: String?
    private final var menuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Makes an interaction with a delegate that provides its sessions.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        storedDelegate = sessionDelegate
        super.init()
    }

    /// The delegate, which provides sessions and is notified of their beginning and end.
    open weak var delegate: (any UIFindInteractionDelegate)? { storedDelegate }

    /// The view that is searched.
    open weak var view: UIView? { host }

    /// Called before the interaction moves to another view.
    open func willMove(to view: UIView?) { if view !== host { dismissFindNavigator() } }

    /// Called after the interaction has moved to another view.
    open func didMove(to view: UIView?) { host = view }

    /// Whether the bar is seen.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The search under way; nil for none.
    open var activeFindSession: UIFindSession? { session }

    /// The text to find; nil for none.
    open var searchText: String? {
        get { navigator?.search.text ?? query }
        set {
            query = newValue
            navigator?.search.text = newValue
        }
    }

    /// The replacement; nil for none.
    open var replacementText: String? {
        get { navigator?.replacement.text ?? substitute }
        set {
            substitute = newValue
            navigator?.replacement.text = newValue
        }
    }

    /// Makes the options menu from the default elements; nil for those alone.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { menuProvider }
        set { menuProvider = newValue }
    }

    /// Shows the find bar, with a replacement field if `showingReplace`, and begins a session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let host, let window = host.window else { return }
        if session == nil {
            guard let made = storedDelegate?.findInteraction(self, sessionFor: host) else { return }
            session = made
            storedDelegate?.findInteraction?(self, didBegin: made)
        }
        let bar = navigator ?? FindNavigator()
        bar.showsReplacement = showingReplace && session?.supportsReplacement ?? false
        if navigator == nil {
            bar.search.text = query
            bar.replacement.text = substitute
            bar.act = { [weak self] in self?.act($0) }
            navigator = bar
        }
        bar.show(in: window)
        bar.search.becomeFirstResponder()
        if let text = bar.search.text, !text.isEmpty { act(.search) }
    }

    /// Hides the bar and ends the session.
    open func dismissFindNavigator() {
        guard let navigator else { return }
        query = navigator.search.text
        substitute = navigator.replacement.text
        self.navigator = nil
        navigator.removeFromSuperview()
        session?.invalidateFoundResults()
        if let session { storedDelegate?.findInteraction?(self, didEnd: session) }
        session = nil
        host?.becomeFirstResponder()
    }

    /// Shows the next place found.
    open func findNext() {
        session?.highlightNextResult(in: .forward)
        updateResultCount()
    }

    /// Shows the place found before.
    open func findPrevious() {
        session?.highlightNextResult(in: .backward)
        updateResultCount()
    }

    /// Updates the number of matches.
    open func updateResultCount() {
        guard let session else { return }
        let total = session.resultCount
        switch session.searchResultDisplayStyle {
        case .none: navigator?.told = ""
        case .total: navigator?.told = "\(total)"
        case .currentAndTotal:
            let index = session.highlightedResultIndex
            navigator?.told = index >= 0 ? "\(index + 1) of \(total)" : "\(total)"
        }
    }

    private func act(_ action: FindNavigator.Action) {
        guard let session else { return }
        let text = searchText ?? ""
        switch action {
        case .search: session.performSearch(query: text, options: nil)
        case .next: session.highlightNextResult(in: .forward)
        case .previous: session.highlightNextResult(in: .backward)
        case .replace:
            session.performSingleReplacement(
                query: text,
                replacementString: replacementText ?? "",
                options: nil
            )
        case .replaceAll:
            session.replaceAll(
                searchQuery: text,
                replacementString: replacementText ?? "",
                options: nil
            )
        case .done: return dismissFindNavigator()
        }
        updateResultCount()
    }
}
