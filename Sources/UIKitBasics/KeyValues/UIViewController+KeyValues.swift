// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of controllers that programs observe, read or set by name.

extension UIViewController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("view", of: UIViewController.self, { $0.view as UIView? }) {
                    $0.view = $1
                }
                m.property("viewIfLoaded", of: UIViewController.self, { $0.viewIfLoaded })
                m.property("isViewLoaded", of: UIViewController.self, { $0.isViewLoaded })
                m.property("nibName", of: UIViewController.self, { $0.nibName })
                m.property("title", of: UIViewController.self, { $0.title }, { $0.title = $1 })
                m.property("isBeingPresented", of: UIViewController.self, { $0.isBeingPresented })
                m.property("isBeingDismissed", of: UIViewController.self, { $0.isBeingDismissed })
                m.property("isMovingToParent", of: UIViewController.self, { $0.isMovingToParent })
                m.property("isMovingFromParent", of: UIViewController.self) {
                    $0.isMovingFromParent
                }
                m.property("additionalSafeAreaInsets", of: UIViewController.self) {
                    $0.additionalSafeAreaInsets
                } _: {
                    $0.additionalSafeAreaInsets = $1
                }
                m.property("systemMinimumLayoutMargins", of: UIViewController.self) {
                    $0.systemMinimumLayoutMargins
                }
                m.property("viewRespectsSystemMinimumLayoutMargins", of: UIViewController.self) {
                    $0.viewRespectsSystemMinimumLayoutMargins
                } _: {
                    $0.viewRespectsSystemMinimumLayoutMargins = $1
                }
                m.property("edgesForExtendedLayout", of: UIViewController.self) {
                    $0.edgesForExtendedLayout
                } _: {
                    $0.edgesForExtendedLayout = $1
                }
                m.property("extendedLayoutIncludesOpaqueBars", of: UIViewController.self) {
                    $0.extendedLayoutIncludesOpaqueBars
                } _: {
                    $0.extendedLayoutIncludesOpaqueBars = $1
                }
                m.property("preferredContentSize", of: UIViewController.self) {
                    $0.preferredContentSize
                } _: {
                    $0.preferredContentSize = $1
                }
                m.property("traitCollection", of: UIViewController.self, { $0.traitCollection })
                m.property("overrideUserInterfaceStyle", of: UIViewController.self) {
                    $0.overrideUserInterfaceStyle
                } _: {
                    $0.overrideUserInterfaceStyle = $1
                }
                m.property("children", of: UIViewController.self, { $0.children })
                m.property("parent", of: UIViewController.self, { $0.parent })
                m.property("shouldAutomaticallyForwardAppearanceMethods", of: UIViewController.self)
                {
                    $0.shouldAutomaticallyForwardAppearanceMethods
                }
                m.property("modalPresentationStyle", of: UIViewController.self) {
                    $0.modalPresentationStyle
                } _: {
                    $0.modalPresentationStyle = $1
                }
                m.property("modalTransitionStyle", of: UIViewController.self) {
                    $0.modalTransitionStyle
                } _: {
                    $0.modalTransitionStyle = $1
                }
                m.property("transitioningDelegate", of: UIViewController.self) {
                    $0.transitioningDelegate as (any UIViewControllerTransitioningDelegate)?
                } _: {
                    $0.transitioningDelegate = $1
                }
                m.property("presentationController", of: UIViewController.self) {
                    $0.presentationController
                }
                m.property("activePresentationController", of: UIViewController.self) {
                    $0.activePresentationController
                }
                m.property("sheetPresentationController", of: UIViewController.self) {
                    $0.sheetPresentationController
                }
                m.property("popoverPresentationController", of: UIViewController.self) {
                    $0.popoverPresentationController
                }
                m.property("isModalInPresentation", of: UIViewController.self) {
                    $0.isModalInPresentation
                } _: {
                    $0.isModalInPresentation = $1
                }
                m.property("isModalInPopover", of: UIViewController.self, { $0.isModalInPopover }) {
                    $0.isModalInPopover = $1
                }
                m.property(
                    "modalPresentationCapturesStatusBarAppearance",
                    of: UIViewController.self
                ) {
                    $0.modalPresentationCapturesStatusBarAppearance
                } _: {
                    $0.modalPresentationCapturesStatusBarAppearance = $1
                }
                m.property("definesPresentationContext", of: UIViewController.self) {
                    $0.definesPresentationContext
                } _: {
                    $0.definesPresentationContext = $1
                }
                m.property("providesPresentationContextTransitionStyle", of: UIViewController.self)
                {
                    $0.providesPresentationContextTransitionStyle
                } _: {
                    $0.providesPresentationContextTransitionStyle = $1
                }
                m.property("presentedViewController", of: UIViewController.self) {
                    $0.presentedViewController
                }
                m.property("presentingViewController", of: UIViewController.self) {
                    $0.presentingViewController
                }
                m.property("navigationItem", of: UIViewController.self, { $0.navigationItem })
                m.property("tabBarItem", of: UIViewController.self) {
                    $0.tabBarItem as UITabBarItem?
                } _: {
                    $0.tabBarItem = $1
                }
                m.property("toolbarItems", of: UIViewController.self, { $0.toolbarItems }) {
                    $0.toolbarItems = $1
                }
                m.property("editButtonItem", of: UIViewController.self, { $0.editButtonItem })
                m.property("hidesBottomBarWhenPushed", of: UIViewController.self) {
                    $0.hidesBottomBarWhenPushed
                } _: {
                    $0.hidesBottomBarWhenPushed = $1
                }
                m.property("automaticallyAdjustsScrollViewInsets", of: UIViewController.self) {
                    $0.automaticallyAdjustsScrollViewInsets
                } _: {
                    $0.automaticallyAdjustsScrollViewInsets = $1
                }
                m.property("preferredStatusBarStyle", of: UIViewController.self) {
                    $0.preferredStatusBarStyle
                }
                m.property("prefersStatusBarHidden", of: UIViewController.self) {
                    $0.prefersStatusBarHidden
                }
                m.property("preferredStatusBarUpdateAnimation", of: UIViewController.self) {
                    $0.preferredStatusBarUpdateAnimation
                }
                m.property("supportedInterfaceOrientations", of: UIViewController.self) {
                    $0.supportedInterfaceOrientations
                }
                m.property(
                    "preferredInterfaceOrientationForPresentation",
                    of: UIViewController.self
                ) {
                    $0.preferredInterfaceOrientationForPresentation
                }
                m.property("shouldAutorotate", of: UIViewController.self, { $0.shouldAutorotate })
                m.property("interfaceOrientation", of: UIViewController.self) {
                    $0.interfaceOrientation
                }
                m.property("prefersHomeIndicatorAutoHidden", of: UIViewController.self) {
                    $0.prefersHomeIndicatorAutoHidden
                }
                m.property("preferredScreenEdgesDeferringSystemGestures", of: UIViewController.self)
                {
                    $0.preferredScreenEdgesDeferringSystemGestures
                }
                m.property("prefersPointerLocked", of: UIViewController.self) {
                    $0.prefersPointerLocked
                }
                m.property("isEditing", of: UIViewController.self, { $0.isEditing }) {
                    $0.isEditing = $1
                }
                m.property("disablesAutomaticKeyboardDismissal", of: UIViewController.self) {
                    $0.disablesAutomaticKeyboardDismissal
                }
                m.property("restorationIdentifier", of: UIViewController.self) {
                    $0.restorationIdentifier
                } _: {
                    $0.restorationIdentifier = $1
                }
                return UIViewController.self
            }
        }
}
