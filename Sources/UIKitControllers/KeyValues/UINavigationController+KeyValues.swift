// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// The keys of controllers that contain others; those that are set by name alone stand in `Controllers+Keys`.

extension UINavigationController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UINavigationController.self) {
                    $0.delegate as (any UINavigationControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("topViewController", of: UINavigationController.self) {
                    $0.topViewController
                }
                m.property("visibleViewController", of: UINavigationController.self) {
                    $0.visibleViewController
                }
                m.property("interactivePopGestureRecognizer", of: UINavigationController.self) {
                    $0.interactivePopGestureRecognizer
                }
                m.property("isNavigationBarHidden", of: UINavigationController.self) {
                    $0.isNavigationBarHidden
                } _: {
                    $0.isNavigationBarHidden = $1
                }
                m.property("isToolbarHidden", of: UINavigationController.self) {
                    $0.isToolbarHidden
                } _: {
                    $0.isToolbarHidden = $1
                }
                m.property("hidesBarsOnTap", of: UINavigationController.self) {
                    $0.hidesBarsOnTap
                } _: {
                    $0.hidesBarsOnTap = $1
                }
                m.property("hidesBarsOnSwipe", of: UINavigationController.self) {
                    $0.hidesBarsOnSwipe
                } _: {
                    $0.hidesBarsOnSwipe = $1
                }
                m.property("hidesBarsWhenVerticallyCompact", of: UINavigationController.self) {
                    $0.hidesBarsWhenVerticallyCompact
                } _: {
                    $0.hidesBarsWhenVerticallyCompact = $1
                }
                m.property("hidesBarsWhenKeyboardAppears", of: UINavigationController.self) {
                    $0.hidesBarsWhenKeyboardAppears
                } _: {
                    $0.hidesBarsWhenKeyboardAppears = $1
                }
                m.property("barHideOnTapGestureRecognizer", of: UINavigationController.self) {
                    $0.barHideOnTapGestureRecognizer
                }
                m.property("barHideOnSwipeGestureRecognizer", of: UINavigationController.self) {
                    $0.barHideOnSwipeGestureRecognizer
                }
                return UINavigationController.self
            }
        }
}

extension UITabBarController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UITabBarController.self) {
                    $0.delegate as (any UITabBarControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("moreNavigationController", of: UITabBarController.self) {
                    $0.moreNavigationController
                }
                m.property("customizableViewControllers", of: UITabBarController.self) {
                    $0.customizableViewControllers
                } _: {
                    $0.customizableViewControllers = $1
                }
                return UITabBarController.self
            }
        }
}

extension UISplitViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("style", of: UISplitViewController.self, { $0.style })
                m.property("delegate", of: UISplitViewController.self) {
                    $0.delegate as (any UISplitViewControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("viewControllers", of: UISplitViewController.self) {
                    $0.viewControllers
                } _: {
                    $0.viewControllers = $1
                }
                m.property("isCollapsed", of: UISplitViewController.self, { $0.isCollapsed })
                m.property("displayMode", of: UISplitViewController.self, { $0.displayMode })
                m.property("preferredDisplayMode", of: UISplitViewController.self) {
                    $0.preferredDisplayMode
                } _: {
                    $0.preferredDisplayMode = $1
                }
                m.property("splitBehavior", of: UISplitViewController.self, { $0.splitBehavior })
                m.property("preferredSplitBehavior", of: UISplitViewController.self) {
                    $0.preferredSplitBehavior
                } _: {
                    $0.preferredSplitBehavior = $1
                }
                m.property("presentsWithGesture", of: UISplitViewController.self) {
                    $0.presentsWithGesture
                } _: {
                    $0.presentsWithGesture = $1
                }
                m.property("displayModeButtonItem", of: UISplitViewController.self) {
                    $0.displayModeButtonItem
                }
                m.property("displayModeButtonVisibility", of: UISplitViewController.self) {
                    $0.displayModeButtonVisibility
                } _: {
                    $0.displayModeButtonVisibility = $1
                }
                m.property("showsSecondaryOnlyButton", of: UISplitViewController.self) {
                    $0.showsSecondaryOnlyButton
                } _: {
                    $0.showsSecondaryOnlyButton = $1
                }
                m.property("primaryEdge", of: UISplitViewController.self, { $0.primaryEdge }) {
                    $0.primaryEdge = $1
                }
                m.property("primaryBackgroundStyle", of: UISplitViewController.self) {
                    $0.primaryBackgroundStyle
                } _: {
                    $0.primaryBackgroundStyle = $1
                }
                m.property("primaryColumnWidth", of: UISplitViewController.self) {
                    $0.primaryColumnWidth
                }
                m.property("supplementaryColumnWidth", of: UISplitViewController.self) {
                    $0.supplementaryColumnWidth
                }
                m.property("preferredPrimaryColumnWidthFraction", of: UISplitViewController.self) {
                    $0.preferredPrimaryColumnWidthFraction
                } _: {
                    $0.preferredPrimaryColumnWidthFraction = $1
                }
                m.property("preferredPrimaryColumnWidth", of: UISplitViewController.self) {
                    $0.preferredPrimaryColumnWidth
                } _: {
                    $0.preferredPrimaryColumnWidth = $1
                }
                m.property("minimumPrimaryColumnWidth", of: UISplitViewController.self) {
                    $0.minimumPrimaryColumnWidth
                } _: {
                    $0.minimumPrimaryColumnWidth = $1
                }
                m.property("maximumPrimaryColumnWidth", of: UISplitViewController.self) {
                    $0.maximumPrimaryColumnWidth
                } _: {
                    $0.maximumPrimaryColumnWidth = $1
                }
                m.property(
                    "preferredSupplementaryColumnWidthFraction",
                    of: UISplitViewController.self
                ) {
                    $0.preferredSupplementaryColumnWidthFraction
                } _: {
                    $0.preferredSupplementaryColumnWidthFraction = $1
                }
                m.property("preferredSupplementaryColumnWidth", of: UISplitViewController.self) {
                    $0.preferredSupplementaryColumnWidth
                } _: {
                    $0.preferredSupplementaryColumnWidth = $1
                }
                m.property("minimumSupplementaryColumnWidth", of: UISplitViewController.self) {
                    $0.minimumSupplementaryColumnWidth
                } _: {
                    $0.minimumSupplementaryColumnWidth = $1
                }
                m.property("maximumSupplementaryColumnWidth", of: UISplitViewController.self) {
                    $0.maximumSupplementaryColumnWidth
                } _: {
                    $0.maximumSupplementaryColumnWidth = $1
                }
                return UISplitViewController.self
            }
        }
}

extension UIPageViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UIPageViewController.self) {
                    $0.delegate as (any UIPageViewControllerDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("dataSource", of: UIPageViewController.self) {
                    $0.dataSource as (any UIPageViewControllerDataSource)?
                } _: {
                    $0.dataSource = $1
                }
                m.property("transitionStyle", of: UIPageViewController.self, { $0.transitionStyle })
                m.property("navigationOrientation", of: UIPageViewController.self) {
                    $0.navigationOrientation
                }
                m.property("spineLocation", of: UIPageViewController.self, { $0.spineLocation })
                m.property("isDoubleSided", of: UIPageViewController.self, { $0.isDoubleSided }) {
                    $0.isDoubleSided = $1
                }
                m.property("gestureRecognizers", of: UIPageViewController.self) {
                    $0.gestureRecognizers
                }
                m.property("viewControllers", of: UIPageViewController.self, { $0.viewControllers })
                return UIPageViewController.self
            }
        }
}
