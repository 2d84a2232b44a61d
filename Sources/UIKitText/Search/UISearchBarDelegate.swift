// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCore

/// Hears of what is done in a search bar, and decides what may be.
///
/// Every method is optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate, _UISearchBarDelegateProbes {
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

extension UISearchBarDelegate {
    /// Says that there is no such method.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        _objcDefault(self, "searchBarShouldBeginEditing(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarTextDidBeginEditing(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        _objcDefault(self, "searchBarShouldEndEditing(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarTextDidEndEditing(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        _objcDefault(self, "searchBar(_:textDidChange:)", searchBar, searchText)
    }

    /// Says that there is no such method.
    public func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _objcDefault(
            self,
            "searchBar(_:shouldChangeTextIn:replacementText:)",
            searchBar,
            range,
            text
        )
    }

    /// Says that there is no such method.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarSearchButtonClicked(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarBookmarkButtonClicked(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarCancelButtonClicked(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        _objcDefault(self, "searchBarResultsListButtonClicked(_:)", searchBar)
    }

    /// Says that there is no such method.
    public func searchBar(
        _ searchBar: UISearchBar,
        selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
        _objcDefault(
            self,
            "searchBar(_:selectedScopeButtonIndexDidChange:)",
            searchBar,
            selectedScope
        )
    }
}
