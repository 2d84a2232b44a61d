// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

// The keys of searching.

extension UISearchBar {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UISearchBar.self) {
                    $0.delegate as (any UISearchBarDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("searchTextField", of: UISearchBar.self, { $0.searchTextField })
                m.property("text", of: UISearchBar.self, { $0.text }, { $0.text = $1 })
                m.property("placeholder", of: UISearchBar.self, { $0.placeholder }) {
                    $0.placeholder = $1
                }
                m.property("prompt", of: UISearchBar.self, { $0.prompt }, { $0.prompt = $1 })
                m.property("isEnabled", of: UISearchBar.self, { $0.isEnabled }) {
                    $0.isEnabled = $1
                }
                m.property("showsCancelButton", of: UISearchBar.self, { $0.showsCancelButton }) {
                    $0.showsCancelButton = $1
                }
                m.property("showsBookmarkButton", of: UISearchBar.self) {
                    $0.showsBookmarkButton
                } _: {
                    $0.showsBookmarkButton = $1
                }
                m.property("showsSearchResultsButton", of: UISearchBar.self) {
                    $0.showsSearchResultsButton
                } _: {
                    $0.showsSearchResultsButton = $1
                }
                m.property("isSearchResultsButtonSelected", of: UISearchBar.self) {
                    $0.isSearchResultsButtonSelected
                } _: {
                    $0.isSearchResultsButtonSelected = $1
                }
                m.property("scopeButtonTitles", of: UISearchBar.self, { $0.scopeButtonTitles }) {
                    $0.scopeButtonTitles = $1
                }
                m.property("selectedScopeButtonIndex", of: UISearchBar.self) {
                    $0.selectedScopeButtonIndex
                } _: {
                    $0.selectedScopeButtonIndex = $1
                }
                m.property("showsScopeBar", of: UISearchBar.self, { $0.showsScopeBar }) {
                    $0.showsScopeBar = $1
                }
                m.property("searchBarStyle", of: UISearchBar.self, { $0.searchBarStyle }) {
                    $0.searchBarStyle = $1
                }
                m.property("barTintColor", of: UISearchBar.self, { $0.barTintColor }) {
                    $0.barTintColor = $1
                }
                m.property("isTranslucent", of: UISearchBar.self, { $0.isTranslucent }) {
                    $0.isTranslucent = $1
                }
                m.property("backgroundImage", of: UISearchBar.self, { $0.backgroundImage }) {
                    $0.backgroundImage = $1
                }
                m.property("scopeBarBackgroundImage", of: UISearchBar.self) {
                    $0.scopeBarBackgroundImage
                } _: {
                    $0.scopeBarBackgroundImage = $1
                }
                m.property("searchFieldBackgroundPositionAdjustment", of: UISearchBar.self) {
                    $0.searchFieldBackgroundPositionAdjustment
                } _: {
                    $0.searchFieldBackgroundPositionAdjustment = $1
                }
                m.property("searchTextPositionAdjustment", of: UISearchBar.self) {
                    $0.searchTextPositionAdjustment
                } _: {
                    $0.searchTextPositionAdjustment = $1
                }
                m.property("barStyle", of: UISearchBar.self, { $0.barStyle }, { $0.barStyle = $1 })
                m.property("isLookToDictateEnabled", of: UISearchBar.self) {
                    $0.isLookToDictateEnabled
                } _: {
                    $0.isLookToDictateEnabled = $1
                }
                m.property("barPosition", of: UISearchBar.self, { $0.barPosition })
                m.property("autocapitalizationType", of: UISearchBar.self) {
                    $0.autocapitalizationType
                } _: {
                    $0.autocapitalizationType = $1
                }
                m.property("autocorrectionType", of: UISearchBar.self, { $0.autocorrectionType }) {
                    $0.autocorrectionType = $1
                }
                m.property("spellCheckingType", of: UISearchBar.self, { $0.spellCheckingType }) {
                    $0.spellCheckingType = $1
                }
                m.property("keyboardType", of: UISearchBar.self, { $0.keyboardType }) {
                    $0.keyboardType = $1
                }
                m.property("keyboardAppearance", of: UISearchBar.self, { $0.keyboardAppearance }) {
                    $0.keyboardAppearance = $1
                }
                m.property("returnKeyType", of: UISearchBar.self, { $0.returnKeyType }) {
                    $0.returnKeyType = $1
                }
                m.property("enablesReturnKeyAutomatically", of: UISearchBar.self) {
                    $0.enablesReturnKeyAutomatically
                } _: {
                    $0.enablesReturnKeyAutomatically = $1
                }
                m.property("isSecureTextEntry", of: UISearchBar.self, { $0.isSecureTextEntry }) {
                    $0.isSecureTextEntry = $1
                }
                return UISearchBar.self
            }
        }
}

extension UISearchController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("searchBar", of: UISearchController.self, { $0.searchBar })
                m.property("searchResultsController", of: UISearchController.self) {
                    $0.searchResultsController
                }
                m.property("searchResultsUpdater", of: UISearchController.self) {
                    $0.searchResultsUpdater as (any UISearchResultsUpdating)?
                } _: {
                    $0.searchResultsUpdater = $1
                }
                m.property("delegate", of: UISearchController.self) {
                    $0.delegate as (any UISearchControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("isActive", of: UISearchController.self, { $0.isActive }) {
                    $0.isActive = $1
                }
                m.property(
                    "ignoresSearchSuggestionsForSearchBarPlacementStacked",
                    of: UISearchController.self
                ) {
                    $0.ignoresSearchSuggestionsForSearchBarPlacementStacked
                } _: {
                    $0.ignoresSearchSuggestionsForSearchBarPlacementStacked = $1
                }
                m.property("obscuresBackgroundDuringPresentation", of: UISearchController.self) {
                    $0.obscuresBackgroundDuringPresentation
                } _: {
                    $0.obscuresBackgroundDuringPresentation = $1
                }
                m.property("hidesNavigationBarDuringPresentation", of: UISearchController.self) {
                    $0.hidesNavigationBarDuringPresentation
                } _: {
                    $0.hidesNavigationBarDuringPresentation = $1
                }
                m.property("showsSearchResultsController", of: UISearchController.self) {
                    $0.showsSearchResultsController
                } _: {
                    $0.showsSearchResultsController = $1
                }
                m.property("automaticallyShowsSearchResultsController", of: UISearchController.self)
                {
                    $0.automaticallyShowsSearchResultsController
                } _: {
                    $0.automaticallyShowsSearchResultsController = $1
                }
                m.property("automaticallyShowsCancelButton", of: UISearchController.self) {
                    $0.automaticallyShowsCancelButton
                } _: {
                    $0.automaticallyShowsCancelButton = $1
                }
                m.property("automaticallyShowsScopeBar", of: UISearchController.self) {
                    $0.automaticallyShowsScopeBar
                } _: {
                    $0.automaticallyShowsScopeBar = $1
                }
                m.property("scopeBarActivation", of: UISearchController.self) {
                    $0.scopeBarActivation
                } _: {
                    $0.scopeBarActivation = $1
                }
                m.property("searchBarPlacement", of: UISearchController.self) {
                    $0.searchBarPlacement
                }
                return UISearchController.self
            }
        }
}
