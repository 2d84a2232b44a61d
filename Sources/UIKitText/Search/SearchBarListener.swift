// SPDX-License-Identifier: Apache-2.0

/// Uses a search bar, and is notified before its delegate.
@MainActor
package protocol SearchBarListener: AnyObject {
    /// Editing has begun.
    func searchBarDidBegin(_ bar: UISearchBar)
    /// Text or tokens have changed.
    func searchBarDidChange(_ bar: UISearchBar)
    /// Another scope was chosen.
    func searchBarScopeDidChange(_ bar: UISearchBar)
    /// The cancel button was used.
    func searchBarWasCancelled(_ bar: UISearchBar)
    /// A suggestion was chosen; answers whether it was handled.
    func searchBar(_ bar: UISearchBar, didChoose suggestion: any UISearchSuggestion) -> Bool
}

extension UISearchBar {
    /// The user of the bar, which is notified first.
    package var listener: (any SearchBarListener)? {
        get { bar.listener }
        set { bar.listener = newValue }
    }
}
