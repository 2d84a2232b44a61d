// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore
public import UIKitText

/// Searches by a bar, and shows what was found above what is searched.
///
/// The bar stands in a navigation bar (`navigationItem.searchController`), or wherever its owner
/// puts it. What is found is shown above the view of the controller around the bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the bar's scopes show.
    public enum ScopeBarActivation: Int, Sendable {
        /// While searching.
        case automatic = 0
        /// As the bar's `showsScopeBar` says.
        case manual = 1
        /// While there is text.
        case onTextEntry = 2
        /// While searching.
        case onSearchActivation = 3
    }

    final var search = SearchState()
    private final let bar = UISearchBar()
    private final let results: UIViewController?

    /// Makes a controller that shows what was found by another one; nil to show it in what is
    /// searched.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUpSearch()
    }

    /// Makes a controller that shows what was found in what is searched.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpSearch()
    }

    /// Reads an archived controller.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUpSearch()
    }

    // MARK: Parts

    /// The bar.
    open var searchBar: UISearchBar { bar }

    /// Who shows what was found; nil for what is searched itself.
    open var searchResultsController: UIViewController? { results }

    /// Who looks for what the bar says.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { search.updater }
        set { announcing("searchResultsUpdater") { search.updater = newValue } }
    }

    /// Who hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { search.delegate }
        set { announcing("delegate") { search.delegate = newValue } }
    }

    // MARK: Searching

    /// Whether a search is under way; setting it begins or ends one.
    open var isActive: Bool {
        get { search.isActive }
        set { announcing("isActive", "active") { setActive(newValue) } }
    }

    /// What is offered below the field; nil for nothing.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { bar.searchTextField.searchSuggestions }
        set { bar.searchTextField.searchSuggestions = newValue }
    }

    /// Whether suggestions are left out where the bar stands below the title; kept.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { search.ignoresSuggestions }
        set {
            announcing("ignoresSearchSuggestionsForSearchBarPlacementStacked") {
                search.ignoresSuggestions = newValue
            }
        }
    }

    // MARK: Look

    /// Whether what is searched is dimmed while nothing is shown above it; true unless set.
    open var obscuresBackgroundDuringPresentation: Bool {
        get { search.obscures }
        set {
            announcing("obscuresBackgroundDuringPresentation") {
                search.obscures = newValue
                updateContents()
            }
        }
    }

    /// The older name of ``obscuresBackgroundDuringPresentation``.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the navigation bar's title goes while searching; true unless set.
    open var hidesNavigationBarDuringPresentation: Bool {
        get { search.hidesBar }
        set {
            announcing("hidesNavigationBarDuringPresentation") {
                search.hidesBar = newValue
                navigationBar?.searchDidChange()
            }
        }
    }

    /// Whether the view of what was found shows; setting it ends the automatic choice.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set {
            announcing("showsSearchResultsController") {
                search.choosesResults = false
                search.showsResults = newValue
                updateContents()
            }
        }
    }

    /// Whether that view shows where there is text or a token; true unless set.
    open var automaticallyShowsSearchResultsController: Bool {
        get { search.choosesResults }
        set {
            announcing("automaticallyShowsSearchResultsController") {
                search.choosesResults = newValue
                updateContents()
            }
        }
    }

    /// Whether there is a cancel button while searching; true unless set.
    open var automaticallyShowsCancelButton: Bool {
        get { search.choosesCancel }
        set {
            announcing("automaticallyShowsCancelButton") {
                search.choosesCancel = newValue
                updateBar(animated: false)
            }
        }
    }

    /// Whether the scopes show while searching; true unless set.
    open var automaticallyShowsScopeBar: Bool {
        get { search.scopes != .manual }
        set {
            announcing("automaticallyShowsScopeBar") {
                scopeBarActivation = newValue ? .automatic : .manual
            }
        }
    }

    /// When the scopes show.
    open var scopeBarActivation: UISearchController.ScopeBarActivation {
        get { search.scopes }
        set {
            announcing("scopeBarActivation") {
                search.scopes = newValue
                updateBar(animated: false)
            }
        }
    }

    /// Where the bar stands: below the title.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    // MARK: Controller

    /// Makes the view that dims what is searched and holds what was found.
    open override func loadView() { view = SearchOverlay(frame: UIScreen.main.bounds) }

    /// Whose view is searched, while it is.
    open override var presentingViewController: UIViewController? {
        search.isActive ? search.owner : super.presentingViewController
    }

    /// Prepares the view for the search.
    open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }

    /// Ends the search, or sends away what the controller presents.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard search.isActive, presentedViewController == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        setActive(false)
        completion?()
    }
}
