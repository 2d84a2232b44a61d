// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

/// The tab of the system's search, at the end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    private final var activates = false

    /// Makes the tab with the system's title and picture.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider
        )
    }

    /// Whether choosing the tab begins a search; false by default.
    open var automaticallyActivatesSearch: Bool {
        get { activates }
        set { activates = newValue }
    }

    /// Begins a search in the controller that is shown.
    final func activateSearchIfWanted() {
        guard activates, let shown = shownController else { return }
        let top = (shown as? UINavigationController)?.topViewController ?? shown
        top.loadViewIfNeeded()
        top.navigationItem.searchController?.isActive = true
    }
}
