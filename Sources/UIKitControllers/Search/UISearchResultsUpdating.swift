// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore
public import UIKitText

/// Looks for what a search bar says.
///
/// Optional methods are as Docs/subsystems/optional-requirements.md says.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol, _UISearchResultsUpdatingProbes {
    /// The text, the tokens or the scope have changed, or the search has begun or ended.
    func updateSearchResults(for searchController: UISearchController)

    // @optional

    /// A suggestion was chosen.
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}
