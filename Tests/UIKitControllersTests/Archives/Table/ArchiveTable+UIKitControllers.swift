// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIAlertController() {
        add("UIAlertController.isSpringLoaded", \UIAlertController.isSpringLoaded)
        add("UIAlertController.message", \UIAlertController.message)
        add("UIAlertController.preferredAction", \UIAlertController.preferredAction)
        add("UIAlertController.severity", \UIAlertController.severity)
    }

    mutating func addUINavigationBar() {
        add("UINavigationBar.backIndicatorImage", \UINavigationBar.backIndicatorImage)
        add("UINavigationBar.backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
        add("UINavigationBar.barStyle", \UINavigationBar.barStyle)
        add("UINavigationBar.barTintColor", \UINavigationBar.barTintColor)
        add("UINavigationBar.compactAppearance", \UINavigationBar.compactAppearance)
        add("UINavigationBar.compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
        add("UINavigationBar.delegate", \UINavigationBar.delegate)
        add("UINavigationBar.isTranslucent", \UINavigationBar.isTranslucent)
        add("UINavigationBar.items", \UINavigationBar.items)
        add("UINavigationBar.largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
        add("UINavigationBar.prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
        add("UINavigationBar.scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
        add("UINavigationBar.shadowImage", \UINavigationBar.shadowImage)
        add("UINavigationBar.standardAppearance", \UINavigationBar.standardAppearance)
        add("UINavigationBar.titleTextAttributes", \UINavigationBar.titleTextAttributes)
    }

    mutating func addUINavigationController() {
        add("UINavigationController.delegate", \UINavigationController.delegate)
        add("UINavigationController.hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
        add("UINavigationController.hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
        add("UINavigationController.hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
        add("UINavigationController.hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
        add("UINavigationController.isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
        add("UINavigationController.isToolbarHidden", \UINavigationController.isToolbarHidden)
        add("UINavigationController.viewControllers", \UINavigationController.viewControllers)
    }

    mutating func addUIPageViewController() {
        add("UIPageViewController.dataSource", \UIPageViewController.dataSource)
        add("UIPageViewController.delegate", \UIPageViewController.delegate)
        add("UIPageViewController.isDoubleSided", \UIPageViewController.isDoubleSided)
    }

    mutating func addUISearchContainerViewController() {
    }

    mutating func addUISearchController() {
        add("UISearchController.automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
        add("UISearchController.automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
        add("UISearchController.automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
        add("UISearchController.delegate", \UISearchController.delegate)
        add("UISearchController.hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
        add("UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked", \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
        add("UISearchController.isActive", \UISearchController.isActive)
        add("UISearchController.obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
        add("UISearchController.scopeBarActivation", \UISearchController.scopeBarActivation)
        add("UISearchController.searchResultsUpdater", \UISearchController.searchResultsUpdater)
        add("UISearchController.searchSuggestions", \UISearchController.searchSuggestions)
        add("UISearchController.showsSearchResultsController", \UISearchController.showsSearchResultsController)
    }

    mutating func addUISplitViewController() {
        add("UISplitViewController.delegate", \UISplitViewController.delegate)
        add("UISplitViewController.displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
        add("UISplitViewController.maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
        add("UISplitViewController.maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
        add("UISplitViewController.minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
        add("UISplitViewController.minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
        add("UISplitViewController.preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
        add("UISplitViewController.preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
        add("UISplitViewController.preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
        add("UISplitViewController.preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
        add("UISplitViewController.preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
        add("UISplitViewController.preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
        add("UISplitViewController.presentsWithGesture", \UISplitViewController.presentsWithGesture)
        add("UISplitViewController.primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
        add("UISplitViewController.primaryEdge", \UISplitViewController.primaryEdge)
        add("UISplitViewController.showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
        add("UISplitViewController.viewControllers", \UISplitViewController.viewControllers)
    }

    mutating func addUITabBar() {
        add("UITabBar.backgroundImage", \UITabBar.backgroundImage)
        add("UITabBar.barStyle", \UITabBar.barStyle)
        add("UITabBar.barTintColor", \UITabBar.barTintColor)
        add("UITabBar.delegate", \UITabBar.delegate)
        add("UITabBar.isSpringLoaded", \UITabBar.isSpringLoaded)
        add("UITabBar.isTranslucent", \UITabBar.isTranslucent)
        add("UITabBar.itemPositioning", \UITabBar.itemPositioning)
        add("UITabBar.itemSpacing", \UITabBar.itemSpacing)
        add("UITabBar.itemWidth", \UITabBar.itemWidth)
        add("UITabBar.items", \UITabBar.items)
        add("UITabBar.scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
        add("UITabBar.selectedImageTintColor", \UITabBar.selectedImageTintColor)
        add("UITabBar.selectedItem", \UITabBar.selectedItem)
        add("UITabBar.selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
        add("UITabBar.shadowImage", \UITabBar.shadowImage)
        add("UITabBar.standardAppearance", \UITabBar.standardAppearance)
        add("UITabBar.unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    }

    mutating func addUITabBarController() {
        add("UITabBarController.bottomAccessory", \UITabBarController.bottomAccessory)
        add("UITabBarController.customizableViewControllers", \UITabBarController.customizableViewControllers)
        add("UITabBarController.delegate", \UITabBarController.delegate)
        add("UITabBarController.mode", \UITabBarController.mode)
        add("UITabBarController.selectedIndex", \UITabBarController.selectedIndex)
        add("UITabBarController.selectedTab", \UITabBarController.selectedTab)
        add("UITabBarController.selectedViewController", \UITabBarController.selectedViewController)
        add("UITabBarController.tabBarMinimizeBehavior", \UITabBarController.tabBarMinimizeBehavior)
        add("UITabBarController.tabs", \UITabBarController.tabs)
        add("UITabBarController.viewControllers", \UITabBarController.viewControllers)
    }

    mutating func addUIToolbar() {
        add("UIToolbar.barStyle", \UIToolbar.barStyle)
        add("UIToolbar.barTintColor", \UIToolbar.barTintColor)
        add("UIToolbar.compactAppearance", \UIToolbar.compactAppearance)
        add("UIToolbar.compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
        add("UIToolbar.delegate", \UIToolbar.delegate)
        add("UIToolbar.isTranslucent", \UIToolbar.isTranslucent)
        add("UIToolbar.items", \UIToolbar.items)
        add("UIToolbar.scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
        add("UIToolbar.standardAppearance", \UIToolbar.standardAppearance)
    }
}
