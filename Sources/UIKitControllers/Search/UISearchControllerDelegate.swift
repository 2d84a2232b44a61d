// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime
public import UIKitCore
import UIKitText

/// Hears of the beginning and the end of a search.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol, _UISearchControllerDelegateProbes {
    // @optional

    /// A search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)

    /// A search has begun, all moves made.
    func didPresentSearchController(_ searchController: UISearchController)

    /// A search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)

    /// A search has ended, all moves made.
    func didDismissSearchController(_ searchController: UISearchController)

    /// The moment to present the controller in a way of one's own.
    func presentSearchController(_ searchController: UISearchController)

    /// The bar is about to stand elsewhere; never called, it stays below the title.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )

    /// The bar has stood elsewhere; never called, it stays below the title.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}
