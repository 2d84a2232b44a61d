// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of what bars show.

extension UINavigationItem {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("title", of: UINavigationItem.self, { $0.title }, { $0.title = $1 })
                m.property("prompt", of: UINavigationItem.self, { $0.prompt }, { $0.prompt = $1 })
                m.property("titleView", of: UINavigationItem.self, { $0.titleView }) {
                    $0.titleView = $1
                }
                m.property("largeTitleDisplayMode", of: UINavigationItem.self) {
                    $0.largeTitleDisplayMode
                } _: {
                    $0.largeTitleDisplayMode = $1
                }
                m.property("style", of: UINavigationItem.self, { $0.style }, { $0.style = $1 })
                m.property("hidesSearchBarWhenScrolling", of: UINavigationItem.self) {
                    $0.hidesSearchBarWhenScrolling
                } _: {
                    $0.hidesSearchBarWhenScrolling = $1
                }
                m.property("preferredSearchBarPlacement", of: UINavigationItem.self) {
                    $0.preferredSearchBarPlacement
                } _: {
                    $0.preferredSearchBarPlacement = $1
                }
                m.property("searchBarPlacement", of: UINavigationItem.self) {
                    $0.searchBarPlacement
                }
                m.property("searchBarPlacementAllowsToolbarIntegration", of: UINavigationItem.self)
                {
                    $0.searchBarPlacementAllowsToolbarIntegration
                } _: {
                    $0.searchBarPlacementAllowsToolbarIntegration = $1
                }
                m.property("backBarButtonItem", of: UINavigationItem.self) {
                    $0.backBarButtonItem
                } _: {
                    $0.backBarButtonItem = $1
                }
                m.property("backButtonTitle", of: UINavigationItem.self, { $0.backButtonTitle }) {
                    $0.backButtonTitle = $1
                }
                m.property("backButtonDisplayMode", of: UINavigationItem.self) {
                    $0.backButtonDisplayMode
                } _: {
                    $0.backButtonDisplayMode = $1
                }
                m.property("backAction", of: UINavigationItem.self, { $0.backAction }) {
                    $0.backAction = $1
                }
                m.property("hidesBackButton", of: UINavigationItem.self, { $0.hidesBackButton }) {
                    $0.hidesBackButton = $1
                }
                m.property("leftItemsSupplementBackButton", of: UINavigationItem.self) {
                    $0.leftItemsSupplementBackButton
                } _: {
                    $0.leftItemsSupplementBackButton = $1
                }
                m.property("leftBarButtonItems", of: UINavigationItem.self) {
                    $0.leftBarButtonItems
                } _: {
                    $0.leftBarButtonItems = $1
                }
                m.property("rightBarButtonItems", of: UINavigationItem.self) {
                    $0.rightBarButtonItems
                } _: {
                    $0.rightBarButtonItems = $1
                }
                m.property("leftBarButtonItem", of: UINavigationItem.self) {
                    $0.leftBarButtonItem
                } _: {
                    $0.leftBarButtonItem = $1
                }
                m.property("rightBarButtonItem", of: UINavigationItem.self) {
                    $0.rightBarButtonItem
                } _: {
                    $0.rightBarButtonItem = $1
                }
                m.property("leadingItemGroups", of: UINavigationItem.self) {
                    $0.leadingItemGroups
                } _: {
                    $0.leadingItemGroups = $1
                }
                m.property("trailingItemGroups", of: UINavigationItem.self) {
                    $0.trailingItemGroups
                } _: {
                    $0.trailingItemGroups = $1
                }
                m.property("centerItemGroups", of: UINavigationItem.self, { $0.centerItemGroups }) {
                    $0.centerItemGroups = $1
                }
                m.property("pinnedTrailingGroup", of: UINavigationItem.self) {
                    $0.pinnedTrailingGroup
                } _: {
                    $0.pinnedTrailingGroup = $1
                }
                m.property("customizationIdentifier", of: UINavigationItem.self) {
                    $0.customizationIdentifier
                } _: {
                    $0.customizationIdentifier = $1
                }
                m.property("standardAppearance", of: UINavigationItem.self) {
                    $0.standardAppearance
                } _: {
                    $0.standardAppearance = $1
                }
                m.property("compactAppearance", of: UINavigationItem.self) {
                    $0.compactAppearance
                } _: {
                    $0.compactAppearance = $1
                }
                m.property("scrollEdgeAppearance", of: UINavigationItem.self) {
                    $0.scrollEdgeAppearance
                } _: {
                    $0.scrollEdgeAppearance = $1
                }
                m.property("compactScrollEdgeAppearance", of: UINavigationItem.self) {
                    $0.compactScrollEdgeAppearance
                } _: {
                    $0.compactScrollEdgeAppearance = $1
                }
                return UINavigationItem.self
            }
        }
}

extension UIBarItem {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("landscapeImagePhone", of: UIBarItem.self, { $0.landscapeImagePhone }) {
                    $0.landscapeImagePhone = $1
                }
                m.property("largeContentSizeImage", of: UIBarItem.self) {
                    $0.largeContentSizeImage
                } _: {
                    $0.largeContentSizeImage = $1
                }
                m.property("imageInsets", of: UIBarItem.self, { $0.imageInsets }) {
                    $0.imageInsets = $1
                }
                m.property("landscapeImagePhoneInsets", of: UIBarItem.self) {
                    $0.landscapeImagePhoneInsets
                } _: {
                    $0.landscapeImagePhoneInsets = $1
                }
                m.property("largeContentSizeImageInsets", of: UIBarItem.self) {
                    $0.largeContentSizeImageInsets
                } _: {
                    $0.largeContentSizeImageInsets = $1
                }
                m.property("accessibilityIdentifier", of: UIBarItem.self) {
                    $0.accessibilityIdentifier
                } _: {
                    $0.accessibilityIdentifier = $1
                }
                return UIBarItem.self
            }
        }
}

extension UIBarButtonItem {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("target", of: UIBarButtonItem.self, { $0.target }, { $0.target = $1 })
                m.property("action", of: UIBarButtonItem.self, { $0.action }, { $0.action = $1 })
                m.property("primaryAction", of: UIBarButtonItem.self, { $0.primaryAction }) {
                    $0.primaryAction = $1
                }
                m.property("menu", of: UIBarButtonItem.self, { $0.menu }, { $0.menu = $1 })
                m.property("preferredMenuElementOrder", of: UIBarButtonItem.self) {
                    $0.preferredMenuElementOrder
                } _: {
                    $0.preferredMenuElementOrder = $1
                }
                m.property("changesSelectionAsPrimaryAction", of: UIBarButtonItem.self) {
                    $0.changesSelectionAsPrimaryAction
                } _: {
                    $0.changesSelectionAsPrimaryAction = $1
                }
                m.property("style", of: UIBarButtonItem.self, { $0.style }, { $0.style = $1 })
                m.property("width", of: UIBarButtonItem.self, { $0.width }, { $0.width = $1 })
                m.property("customView", of: UIBarButtonItem.self, { $0.customView }) {
                    $0.customView = $1
                }
                m.property("tintColor", of: UIBarButtonItem.self, { $0.tintColor }) {
                    $0.tintColor = $1
                }
                m.property("isHidden", of: UIBarButtonItem.self, { $0.isHidden }) {
                    $0.isHidden = $1
                }
                m.property("isSelected", of: UIBarButtonItem.self, { $0.isSelected }) {
                    $0.isSelected = $1
                }
                m.property("isSymbolAnimationEnabled", of: UIBarButtonItem.self) {
                    $0.isSymbolAnimationEnabled
                } _: {
                    $0.isSymbolAnimationEnabled = $1
                }
                m.property("menuRepresentation", of: UIBarButtonItem.self) {
                    $0.menuRepresentation
                } _: {
                    $0.menuRepresentation = $1
                }
                m.property("buttonGroup", of: UIBarButtonItem.self, { $0.buttonGroup })
                return UIBarButtonItem.self
            }
        }
}

extension UITabBarItem {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("selectedImage", of: UITabBarItem.self, { $0.selectedImage }) {
                    $0.selectedImage = $1
                }
                m.property("badgeValue", of: UITabBarItem.self, { $0.badgeValue }) {
                    $0.badgeValue = $1
                }
                m.property("badgeColor", of: UITabBarItem.self, { $0.badgeColor }) {
                    $0.badgeColor = $1
                }
                m.property("titlePositionAdjustment", of: UITabBarItem.self) {
                    $0.titlePositionAdjustment
                } _: {
                    $0.titlePositionAdjustment = $1
                }
                m.property("standardAppearance", of: UITabBarItem.self, { $0.standardAppearance }) {
                    $0.standardAppearance = $1
                }
                m.property("scrollEdgeAppearance", of: UITabBarItem.self) {
                    $0.scrollEdgeAppearance
                } _: {
                    $0.scrollEdgeAppearance = $1
                }
                return UITabBarItem.self
            }
        }
}

extension UIBarButtonItemGroup {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("barButtonItems", of: UIBarButtonItemGroup.self, { $0.barButtonItems }) {
                    $0.barButtonItems = $1
                }
                m.property("representativeItem", of: UIBarButtonItemGroup.self) {
                    $0.representativeItem
                } _: {
                    $0.representativeItem = $1
                }
                m.property("isDisplayingRepresentativeItem", of: UIBarButtonItemGroup.self) {
                    $0.isDisplayingRepresentativeItem
                }
                m.property("isHidden", of: UIBarButtonItemGroup.self, { $0.isHidden }) {
                    $0.isHidden = $1
                }
                m.property("alwaysAvailable", of: UIBarButtonItemGroup.self) {
                    $0.alwaysAvailable
                } _: {
                    $0.alwaysAvailable = $1
                }
                m.property("menuRepresentation", of: UIBarButtonItemGroup.self) {
                    $0.menuRepresentation
                } _: {
                    $0.menuRepresentation = $1
                }
                return UIBarButtonItemGroup.self
            }
        }
}
