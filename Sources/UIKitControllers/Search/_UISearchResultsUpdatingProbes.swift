// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore
public import UIKitText

/// The probes of `UISearchResultsUpdating`: its optional methods by name, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UISearchResultsUpdatingProbes: AnyObject {}

extension _UISearchResultsUpdatingProbes {
    private var target: (any UISearchResultsUpdating)? { self as? any UISearchResultsUpdating }

    /// The methods called `updateSearchResults`.
    public var updateSearchResults: _UISearchResultsUpdatingUpdateSearchResults? {
        target.map { _UISearchResultsUpdatingUpdateSearchResults(target: $0) }
    }
}

/// The methods of `UISearchResultsUpdating` called `updateSearchResults`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UISearchResultsUpdatingUpdateSearchResults {
    let target: any UISearchResultsUpdating

    /// Calls `updateSearchResults(for:selecting:)`.
    @discardableResult
    public func callAsFunction(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) -> Void? {
        _objcOptional(target, "updateSearchResults(for:selecting:)") {
            target.updateSearchResults(for: searchController, selecting: searchSuggestion)
        }
    }
}
