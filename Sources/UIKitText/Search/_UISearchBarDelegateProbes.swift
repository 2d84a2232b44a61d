// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The probes of `UISearchBarDelegate`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISearchBarDelegateProbes: AnyObject {}

extension _UISearchBarDelegateProbes {
    private var target: (any UISearchBarDelegate)? { self as? any UISearchBarDelegate }

    /// `searchBarShouldBeginEditing(_:)`, if it is implemented.
    public var searchBarShouldBeginEditing: _ObjCOptional<UISearchBar, Bool>? {
        guard let target, _objcImplements(target, "searchBarShouldBeginEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { searchBar in
            _objcOptional(target, "searchBarShouldBeginEditing(_:)") {
                target.searchBarShouldBeginEditing(searchBar)
            }
        }
    }

    /// `searchBarTextDidBeginEditing(_:)`, if it is implemented.
    public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarTextDidBeginEditing(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarTextDidBeginEditing(_:)") {
                target.searchBarTextDidBeginEditing(searchBar)
            }
        }
    }

    /// `searchBarShouldEndEditing(_:)`, if it is implemented.
    public var searchBarShouldEndEditing: _ObjCOptional<UISearchBar, Bool>? {
        guard let target, _objcImplements(target, "searchBarShouldEndEditing(_:)") else {
            return nil
        }
        return _ObjCOptional { searchBar in
            _objcOptional(target, "searchBarShouldEndEditing(_:)") {
                target.searchBarShouldEndEditing(searchBar)
            }
        }
    }

    /// `searchBarTextDidEndEditing(_:)`, if it is implemented.
    public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarTextDidEndEditing(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarTextDidEndEditing(_:)") {
                target.searchBarTextDidEndEditing(searchBar)
            }
        }
    }

    /// The methods called `searchBar`.
    public var searchBar: _UISearchBarDelegateSearchBar? {
        target.map { _UISearchBarDelegateSearchBar(target: $0) }
    }

    /// `searchBarSearchButtonClicked(_:)`, if it is implemented.
    public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarSearchButtonClicked(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarSearchButtonClicked(_:)") {
                target.searchBarSearchButtonClicked(searchBar)
            }
        }
    }

    /// `searchBarBookmarkButtonClicked(_:)`, if it is implemented.
    public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarBookmarkButtonClicked(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarBookmarkButtonClicked(_:)") {
                target.searchBarBookmarkButtonClicked(searchBar)
            }
        }
    }

    /// `searchBarCancelButtonClicked(_:)`, if it is implemented.
    public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarCancelButtonClicked(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarCancelButtonClicked(_:)") {
                target.searchBarCancelButtonClicked(searchBar)
            }
        }
    }

    /// `searchBarResultsListButtonClicked(_:)`, if it is implemented.
    public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
        guard let target, _objcImplements(target, "searchBarResultsListButtonClicked(_:)") else {
            return nil
        }
        return { searchBar in
            _ = _objcOptional(target, "searchBarResultsListButtonClicked(_:)") {
                target.searchBarResultsListButtonClicked(searchBar)
            }
        }
    }
}

/// The methods of `UISearchBarDelegate` called `searchBar`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchBarDelegateSearchBar {
    let target: any UISearchBarDelegate

    /// Calls `searchBar(_:textDidChange:)`.
    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void?
    {
        _objcOptional(target, "searchBar(_:textDidChange:)") {
            target.searchBar(searchBar, textDidChange: searchText)
        }
    }

    /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult
    public func callAsFunction(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool? {
        _objcOptional(target, "searchBar(_:shouldChangeTextIn:replacementText:)") {
            target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
        }
    }

    /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
    @discardableResult
    public func callAsFunction(
        _ searchBar: UISearchBar,
        selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
        _objcOptional(target, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
            target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
