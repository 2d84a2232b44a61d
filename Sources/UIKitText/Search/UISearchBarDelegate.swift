// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Is notified of the use of a search bar, and controls it.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate, _UISearchBarDelegateProbes {
    // @optional

    /// Whether editing may begin; true where it is not implemented.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether editing may end; true where it is not implemented.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// The text has changed, by clearing too.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether a part of the text, in UTF-16 units, may be replaced.
    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool

    /// The return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// The bookmark button was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

    /// The cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// The results button was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

    /// Another scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
