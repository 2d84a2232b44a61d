// SPDX-License-Identifier: Apache-2.0

/// Who searches by a bar; it hears of everything before the bar's delegate does.
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
    /// A suggestion was chosen; whether somebody has taken it.
    func searchBar(_ bar: UISearchBar, didChoose suggestion: any UISearchSuggestion) -> Bool
}

extension UISearchBar {
    /// Who searches by the bar.
    package var listener: (any SearchBarListener)? {
        get { bar.listener }
        set { bar.listener = newValue }
    }
}
