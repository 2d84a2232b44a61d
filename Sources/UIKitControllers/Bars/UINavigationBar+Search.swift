// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

// A search bar below the title: it is as wide as the bar, goes first when the content is scrolled,
// and takes the title's place while one searches.
extension UINavigationBar {
    /// The search bar's height in a navigation bar, in points.
    private static let searchRow: CGFloat = 52
    private static let usualRow: CGFloat = 56

    /// The height of all of the search bar; 0 without one.
    var searchHeight: CGFloat {
        guard let search = bar.search else { return 0 }
        // Scopes and a prompt make the search bar higher.
        let more = search.searchBar.intrinsicContentSize.height - Self.usualRow
        return Self.searchRow + max(0, more)
    }

    /// The height of what is seen of the search bar.
    var shownSearchHeight: CGFloat {
        guard let search = bar.search else { return 0 }
        let stays = search.isActive || !(bar.items.last?.hidesSearchBarWhenScrolling ?? true)
        return stays ? searchHeight : min(searchHeight, max(0, bar.searchShown))
    }

    /// Whether the search bar alone is seen.
    var hidesTitleForSearch: Bool {
        guard let search = bar.search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// How far content may be scrolled until the search bar is gone.
    var searchTravel: CGFloat {
        guard let search = bar.search, !search.isActive,
            bar.items.last?.hidesSearchBarWhenScrolling ?? true
        else { return 0 }
        return searchHeight
    }

    /// Takes the search bar of the topmost item in, and lets that of another one go.
    func syncSearch() {
        let wanted = bar.items.last?.searchController
        guard wanted !== bar.search else { return }
        bar.search?.stand(in: nil)
        bar.searchArea?.removeFromSuperview()
        bar.searchArea = nil
        bar.search = wanted
        bar.searchShown = .infinity
        guard let wanted else { return }
        let area = SearchArea()
        area.clipsToBounds = true
        area.addSubview(wanted.searchBar)
        addSubview(area)
        bar.searchArea = area
        wanted.stand(in: self)
    }

    func arrangeSearch() {
        guard let area = bar.searchArea, let search = bar.search else { return }
        let shown = shownSearchHeight
        area.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
        bringSubviewToFront(area)
        let height = search.searchBar.intrinsicContentSize.height
        search.searchBar.frame = CGRect(
            x: 0,
            y: min(0, shown - searchHeight) - 4,
            width: bounds.width,
            height: height
        )
        search.searchBar.alpha = max(0, 1 - (searchHeight - shown) / 20)
        bar.content?.isHidden = hidesTitleForSearch
    }

    /// The search has begun or ended, or its bar has another height.
    func searchDidChange() {
        heightMayHaveChanged()
        layoutIfNeeded()
    }
}

/// Where a navigation bar shows a search bar.
@MainActor
private final class SearchArea: UIView, ViewPart {}
