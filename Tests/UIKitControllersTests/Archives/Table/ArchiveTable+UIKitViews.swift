// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIAction() {
        add("UIAction.attributes", \UIAction.attributes)
        add("UIAction.discoverabilityTitle", \UIAction.discoverabilityTitle)
        add("UIAction.selectedImage", \UIAction.selectedImage)
        add("UIAction.state", \UIAction.state)
    }

    mutating func addUIActivityIndicatorView() {
        add("UIActivityIndicatorView.color", \UIActivityIndicatorView.color)
        add("UIActivityIndicatorView.hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
        add("UIActivityIndicatorView.style", \UIActivityIndicatorView.style)
    }

    mutating func addUIBarAppearance() {
        add("UIBarAppearance.backgroundColor", \UIBarAppearance.backgroundColor)
        add("UIBarAppearance.backgroundEffect", \UIBarAppearance.backgroundEffect)
        add("UIBarAppearance.backgroundImage", \UIBarAppearance.backgroundImage)
        add("UIBarAppearance.backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
        add("UIBarAppearance.shadowColor", \UIBarAppearance.shadowColor)
        add("UIBarAppearance.shadowImage", \UIBarAppearance.shadowImage)
    }

    mutating func addUIBarButtonItem() {
        add("UIBarButtonItem.action", \UIBarButtonItem.action)
        add("UIBarButtonItem.badge", \UIBarButtonItem.badge)
        add("UIBarButtonItem.changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
        add("UIBarButtonItem.customView", \UIBarButtonItem.customView)
        add("UIBarButtonItem.hidesSharedBackground", \UIBarButtonItem.hidesSharedBackground)
        add("UIBarButtonItem.identifier", \UIBarButtonItem.identifier)
        add("UIBarButtonItem.isHidden", \UIBarButtonItem.isHidden)
        add("UIBarButtonItem.isSelected", \UIBarButtonItem.isSelected)
        add("UIBarButtonItem.isSpringLoaded", \UIBarButtonItem.isSpringLoaded)
        add("UIBarButtonItem.isSymbolAnimationEnabled", \UIBarButtonItem.isSymbolAnimationEnabled)
        add("UIBarButtonItem.menu", \UIBarButtonItem.menu)
        add("UIBarButtonItem.menuRepresentation", \UIBarButtonItem.menuRepresentation)
        add("UIBarButtonItem.possibleTitles", \UIBarButtonItem.possibleTitles)
        add("UIBarButtonItem.preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
        add("UIBarButtonItem.primaryAction", \UIBarButtonItem.primaryAction)
        add("UIBarButtonItem.sharesBackground", \UIBarButtonItem.sharesBackground)
        add("UIBarButtonItem.style", \UIBarButtonItem.style)
        add("UIBarButtonItem.target", \UIBarButtonItem.target)
        add("UIBarButtonItem.tintColor", \UIBarButtonItem.tintColor)
        add("UIBarButtonItem.width", \UIBarButtonItem.width)
    }

    mutating func addUIBarButtonItemAppearance() {
    }

    mutating func addUIBarButtonItemGroup() {
        add("UIBarButtonItemGroup.alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
        add("UIBarButtonItemGroup.barButtonItems", \UIBarButtonItemGroup.barButtonItems)
        add("UIBarButtonItemGroup.isHidden", \UIBarButtonItemGroup.isHidden)
        add("UIBarButtonItemGroup.menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
        add("UIBarButtonItemGroup.representativeItem", \UIBarButtonItemGroup.representativeItem)
    }

    mutating func addUIBarItem() {
        add("UIBarItem.accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
        add("UIBarItem.image", \UIBarItem.image)
        add("UIBarItem.imageInsets", \UIBarItem.imageInsets)
        add("UIBarItem.isEnabled", \UIBarItem.isEnabled)
        add("UIBarItem.landscapeImagePhone", \UIBarItem.landscapeImagePhone)
        add("UIBarItem.landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
        add("UIBarItem.largeContentSizeImage", \UIBarItem.largeContentSizeImage)
        add("UIBarItem.largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
        add("UIBarItem.tag", \UIBarItem.tag)
        add("UIBarItem.title", \UIBarItem.title)
    }

    mutating func addUICommand() {
        add("UICommand.attributes", \UICommand.attributes)
        add("UICommand.discoverabilityTitle", \UICommand.discoverabilityTitle)
        add("UICommand.selectedImage", \UICommand.selectedImage)
        add("UICommand.state", \UICommand.state)
    }

    mutating func addUICommandAlternate() {
    }

    mutating func addUIControl() {
        add("UIControl.contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        add("UIControl.contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        add("UIControl.isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
        add("UIControl.isEnabled", \UIControl.isEnabled)
        add("UIControl.isHighlighted", \UIControl.isHighlighted)
        add("UIControl.isSelected", \UIControl.isSelected)
        add("UIControl.isSymbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled)
        add("UIControl.showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
        add("UIControl.toolTip", \UIControl.toolTip)
    }

    mutating func addUICubicTimingParameters() {
    }

    mutating func addUIFocusGuide() {
        add("UIFocusGuide.isEnabled", \UIFocusGuide.isEnabled)
        add("UIFocusGuide.preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
    }

    mutating func addUIInputView() {
        add("UIInputView.allowsSelfSizing", \UIInputView.allowsSelfSizing)
    }

    mutating func addUIKeyCommand() {
        add("UIKeyCommand.allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
        add("UIKeyCommand.allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
        add("UIKeyCommand.wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
    }

    mutating func addUIKeyboardLayoutGuide() {
        add("UIKeyboardLayoutGuide.followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
        add("UIKeyboardLayoutGuide.keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
        add("UIKeyboardLayoutGuide.usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
    }

    mutating func addUILayoutGuide() {
        add("UILayoutGuide.identifier", \UILayoutGuide.identifier)
    }

    mutating func addUIMenu() {
        add("UIMenu.displayPreferences", \UIMenu.displayPreferences)
        add("UIMenu.preferredElementSize", \UIMenu.preferredElementSize)
    }

    mutating func addUIMenuDisplayPreferences() {
        add("UIMenuDisplayPreferences.maximumNumberOfTitleLines", \UIMenuDisplayPreferences.maximumNumberOfTitleLines)
    }

    mutating func addUIMenuElement() {
        add("UIMenuElement.accessibilityIdentifier", \UIMenuElement.accessibilityIdentifier)
        add("UIMenuElement.subtitle", \UIMenuElement.subtitle)
    }

    mutating func addUIMotionEffect() {
    }

    mutating func addUINavigationBarAppearance() {
        add("UINavigationBarAppearance.backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
        add("UINavigationBarAppearance.buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
        add("UINavigationBarAppearance.doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
        add("UINavigationBarAppearance.largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
        add("UINavigationBarAppearance.titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
        add("UINavigationBarAppearance.titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
    }

    mutating func addUINavigationItem() {
        add("UINavigationItem.additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
        add("UINavigationItem.attributedSubtitle", \UINavigationItem.attributedSubtitle)
        add("UINavigationItem.attributedTitle", \UINavigationItem.attributedTitle)
        add("UINavigationItem.backAction", \UINavigationItem.backAction)
        add("UINavigationItem.backBarButtonItem", \UINavigationItem.backBarButtonItem)
        add("UINavigationItem.backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
        add("UINavigationItem.backButtonTitle", \UINavigationItem.backButtonTitle)
        add("UINavigationItem.centerItemGroups", \UINavigationItem.centerItemGroups)
        add("UINavigationItem.compactAppearance", \UINavigationItem.compactAppearance)
        add("UINavigationItem.compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
        add("UINavigationItem.customizationIdentifier", \UINavigationItem.customizationIdentifier)
        add("UINavigationItem.documentProperties", \UINavigationItem.documentProperties)
        add("UINavigationItem.hidesBackButton", \UINavigationItem.hidesBackButton)
        add("UINavigationItem.hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
        add("UINavigationItem.largeAttributedSubtitle", \UINavigationItem.largeAttributedSubtitle)
        add("UINavigationItem.largeSubtitle", \UINavigationItem.largeSubtitle)
        add("UINavigationItem.largeSubtitleView", \UINavigationItem.largeSubtitleView)
        add("UINavigationItem.largeTitle", \UINavigationItem.largeTitle)
        add("UINavigationItem.largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
        add("UINavigationItem.leadingItemGroups", \UINavigationItem.leadingItemGroups)
        add("UINavigationItem.leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
        add("UINavigationItem.leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
        add("UINavigationItem.leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
        add("UINavigationItem.pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
        add("UINavigationItem.preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
        add("UINavigationItem.prompt", \UINavigationItem.prompt)
        add("UINavigationItem.renameDelegate", \UINavigationItem.renameDelegate)
        add("UINavigationItem.rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
        add("UINavigationItem.rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
        add("UINavigationItem.scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
        add("UINavigationItem.searchBarPlacementAllowsToolbarIntegration", \UINavigationItem.searchBarPlacementAllowsToolbarIntegration)
        add("UINavigationItem.searchController", \UINavigationItem.searchController)
        add("UINavigationItem.standardAppearance", \UINavigationItem.standardAppearance)
        add("UINavigationItem.style", \UINavigationItem.style)
        add("UINavigationItem.subtitle", \UINavigationItem.subtitle)
        add("UINavigationItem.subtitleView", \UINavigationItem.subtitleView)
        add("UINavigationItem.title", \UINavigationItem.title)
        add("UINavigationItem.titleMenuProvider", \UINavigationItem.titleMenuProvider)
        add("UINavigationItem.titleView", \UINavigationItem.titleView)
        add("UINavigationItem.trailingItemGroups", \UINavigationItem.trailingItemGroups)
    }

    mutating func addUIPasteConfiguration() {
        add("UIPasteConfiguration.acceptableTypeIdentifiers", \UIPasteConfiguration.acceptableTypeIdentifiers)
    }

    mutating func addUIRefreshControl() {
        add("UIRefreshControl.attributedTitle", \UIRefreshControl.attributedTitle)
    }

    mutating func addUISceneActivationConditions() {
        add("UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate)
        add("UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate)
    }

    mutating func addUISceneConfiguration() {
        add("UISceneConfiguration.delegateClass", \UISceneConfiguration.delegateClass)
        add("UISceneConfiguration.sceneClass", \UISceneConfiguration.sceneClass)
    }

    mutating func addUISceneSession() {
        add("UISceneSession.userInfo", \UISceneSession.userInfo)
    }

    mutating func addUIScrollView() {
        add("UIScrollView.allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
        add("UIScrollView.alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        add("UIScrollView.alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        add("UIScrollView.automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
        add("UIScrollView.bounces", \UIScrollView.bounces)
        add("UIScrollView.bouncesHorizontally", \UIScrollView.bouncesHorizontally)
        add("UIScrollView.bouncesVertically", \UIScrollView.bouncesVertically)
        add("UIScrollView.bouncesZoom", \UIScrollView.bouncesZoom)
        add("UIScrollView.canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        add("UIScrollView.contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
        add("UIScrollView.contentInset", \UIScrollView.contentInset)
        add("UIScrollView.contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
        add("UIScrollView.contentOffset", \UIScrollView.contentOffset)
        add("UIScrollView.contentSize", \UIScrollView.contentSize)
        add("UIScrollView.decelerationRate", \UIScrollView.decelerationRate)
        add("UIScrollView.delaysContentTouches", \UIScrollView.delaysContentTouches)
        add("UIScrollView.delegate", \UIScrollView.delegate)
        add("UIScrollView.horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
        add("UIScrollView.indexDisplayMode", \UIScrollView.indexDisplayMode)
        add("UIScrollView.indicatorStyle", \UIScrollView.indicatorStyle)
        add("UIScrollView.isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        add("UIScrollView.isPagingEnabled", \UIScrollView.isPagingEnabled)
        add("UIScrollView.isScrollEnabled", \UIScrollView.isScrollEnabled)
        add("UIScrollView.keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        add("UIScrollView.maximumZoomScale", \UIScrollView.maximumZoomScale)
        add("UIScrollView.minimumZoomScale", \UIScrollView.minimumZoomScale)
        add("UIScrollView.refreshControl", \UIScrollView.refreshControl)
        add("UIScrollView.scrollsToTop", \UIScrollView.scrollsToTop)
        add("UIScrollView.showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        add("UIScrollView.showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        add("UIScrollView.transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
        add("UIScrollView.transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
        add("UIScrollView.verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
        add("UIScrollView.zoomScale", \UIScrollView.zoomScale)
    }

    mutating func addUISpringTimingParameters() {
    }

    mutating func addUITabBarAppearance() {
        add("UITabBarAppearance.compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
        add("UITabBarAppearance.inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
        add("UITabBarAppearance.selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
        add("UITabBarAppearance.selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
        add("UITabBarAppearance.stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
        add("UITabBarAppearance.stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
        add("UITabBarAppearance.stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
        add("UITabBarAppearance.stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
    }

    mutating func addUITabBarItem() {
        add("UITabBarItem.badgeColor", \UITabBarItem.badgeColor)
        add("UITabBarItem.badgeValue", \UITabBarItem.badgeValue)
        add("UITabBarItem.isSpringLoaded", \UITabBarItem.isSpringLoaded)
        add("UITabBarItem.scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
        add("UITabBarItem.selectedImage", \UITabBarItem.selectedImage)
        add("UITabBarItem.standardAppearance", \UITabBarItem.standardAppearance)
        add("UITabBarItem.titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    }

    mutating func addUITabBarItemAppearance() {
    }

    mutating func addUITextInputMode() {
    }

    mutating func addUIToolbarAppearance() {
        add("UIToolbarAppearance.buttonAppearance", \UIToolbarAppearance.buttonAppearance)
        add("UIToolbarAppearance.doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
    }

    mutating func addUITrackingLayoutGuide() {
    }

    mutating func addUIView() {
        add("UIView.accessibilityIdentifier", \UIView.accessibilityIdentifier)
        add("UIView.accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors)
        add("UIView.alpha", \UIView.alpha)
        add("UIView.anchorPoint", \UIView.anchorPoint)
        add("UIView.autoresizesSubviews", \UIView.autoresizesSubviews)
        add("UIView.autoresizingMask", \UIView.autoresizingMask)
        add("UIView.backgroundColor", \UIView.backgroundColor)
        add("UIView.bounds", \UIView.bounds)
        add("UIView.center", \UIView.center)
        add("UIView.clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
        add("UIView.clipsToBounds", \UIView.clipsToBounds)
        add("UIView.contentMode", \UIView.contentMode)
        add("UIView.contentScaleFactor", \UIView.contentScaleFactor)
        add("UIView.cornerConfiguration", \UIView.cornerConfiguration)
        add("UIView.directionalLayoutMargins", \UIView.directionalLayoutMargins)
        add("UIView.focusEffect", \UIView.focusEffect)
        add("UIView.focusGroupIdentifier", \UIView.focusGroupIdentifier)
        add("UIView.focusGroupPriority", \UIView.focusGroupPriority)
        add("UIView.frame", \UIView.frame)
        add("UIView.gestureRecognizers", \UIView.gestureRecognizers)
        add("UIView.hoverStyle", \UIView.hoverStyle)
        add("UIView.insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
        add("UIView.interactions", \UIView.interactions)
        add("UIView.isExclusiveTouch", \UIView.isExclusiveTouch)
        add("UIView.isHidden", \UIView.isHidden)
        add("UIView.isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled)
        add("UIView.isOpaque", \UIView.isOpaque)
        add("UIView.isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
        add("UIView.largeContentImage", \UIView.largeContentImage)
        add("UIView.largeContentImageInsets", \UIView.largeContentImageInsets)
        add("UIView.largeContentTitle", \UIView.largeContentTitle)
        add("UIView.layoutMargins", \UIView.layoutMargins)
        add("UIView.mask", \UIView.mask)
        add("UIView.maximumContentSizeCategory", \UIView.maximumContentSizeCategory)
        add("UIView.minimumContentSizeCategory", \UIView.minimumContentSizeCategory)
        add("UIView.motionEffects", \UIView.motionEffects)
        add("UIView.overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
        add("UIView.preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
        add("UIView.restorationIdentifier", \UIView.restorationIdentifier)
        add("UIView.scalesLargeContentImage", \UIView.scalesLargeContentImage)
        add("UIView.semanticContentAttribute", \UIView.semanticContentAttribute)
        add("UIView.showsLargeContentViewer", \UIView.showsLargeContentViewer)
        add("UIView.tag", \UIView.tag)
        add("UIView.tintAdjustmentMode", \UIView.tintAdjustmentMode)
        add("UIView.tintColor", \UIView.tintColor)
        add("UIView.traitOverrides", \UIView.traitOverrides)
        add("UIView.transform", \UIView.transform)
        add("UIView.transform3D", \UIView.transform3D)
        add("UIView.translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    }

    mutating func addUIViewController() {
        add("UIViewController.additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
        add("UIViewController.automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
        add("UIViewController.contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
        add("UIViewController.definesPresentationContext", \UIViewController.definesPresentationContext)
        add("UIViewController.edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
        add("UIViewController.extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        add("UIViewController.focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
        add("UIViewController.hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        add("UIViewController.interactionActivityTrackingBaseName", \UIViewController.interactionActivityTrackingBaseName)
        add("UIViewController.isEditing", \UIViewController.isEditing)
        add("UIViewController.isModalInPopover", \UIViewController.isModalInPopover)
        add("UIViewController.isModalInPresentation", \UIViewController.isModalInPresentation)
        add("UIViewController.modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
        add("UIViewController.modalPresentationStyle", \UIViewController.modalPresentationStyle)
        add("UIViewController.modalTransitionStyle", \UIViewController.modalTransitionStyle)
        add("UIViewController.overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
        add("UIViewController.preferredContentSize", \UIViewController.preferredContentSize)
        add("UIViewController.providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
        add("UIViewController.restorationClass", \UIViewController.restorationClass)
        add("UIViewController.restorationIdentifier", \UIViewController.restorationIdentifier)
        add("UIViewController.restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
        add("UIViewController.tabBarItem", \UIViewController.tabBarItem)
        add("UIViewController.title", \UIViewController.title)
        add("UIViewController.toolbarItems", \UIViewController.toolbarItems)
        add("UIViewController.traitOverrides", \UIViewController.traitOverrides)
        add("UIViewController.transitioningDelegate", \UIViewController.transitioningDelegate)
        add("UIViewController.view", \UIViewController.view)
        add("UIViewController.viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    }

    mutating func addUIWindow() {
        add("UIWindow.canResizeToFitContent", \UIWindow.canResizeToFitContent)
        add("UIWindow.rootViewController", \UIWindow.rootViewController)
        add("UIWindow.screen", \UIWindow.screen)
        add("UIWindow.windowLevel", \UIWindow.windowLevel)
        add("UIWindow.windowScene", \UIWindow.windowScene)
    }
}
