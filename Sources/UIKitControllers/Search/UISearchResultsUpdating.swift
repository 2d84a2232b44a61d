// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
import UIKitCore
public import UIKitText

/// Looks for what a search bar says.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
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
