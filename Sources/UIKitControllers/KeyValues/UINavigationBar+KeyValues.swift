// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// The keys of bars.

extension UINavigationBar {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UINavigationBar.self) {
                    $0.delegate as (any UINavigationBarDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("items", of: UINavigationBar.self, { $0.items }, { $0.items = $1 })
                m.property("topItem", of: UINavigationBar.self, { $0.topItem })
                m.property("backItem", of: UINavigationBar.self, { $0.backItem })
                m.property("prefersLargeTitles", of: UINavigationBar.self) {
                    $0.prefersLargeTitles
                } _: {
                    $0.prefersLargeTitles = $1
                }
                m.property("barStyle", of: UINavigationBar.self, { $0.barStyle }) {
                    $0.barStyle = $1
                }
                m.property("isTranslucent", of: UINavigationBar.self, { $0.isTranslucent }) {
                    $0.isTranslucent = $1
                }
                m.property("barTintColor", of: UINavigationBar.self, { $0.barTintColor }) {
                    $0.barTintColor = $1
                }
                m.property("shadowImage", of: UINavigationBar.self, { $0.shadowImage }) {
                    $0.shadowImage = $1
                }
                m.property("backIndicatorImage", of: UINavigationBar.self) {
                    $0.backIndicatorImage
                } _: {
                    $0.backIndicatorImage = $1
                }
                m.property("backIndicatorTransitionMaskImage", of: UINavigationBar.self) {
                    $0.backIndicatorTransitionMaskImage
                } _: {
                    $0.backIndicatorTransitionMaskImage = $1
                }
                m.property("standardAppearance", of: UINavigationBar.self) {
                    $0.standardAppearance
                } _: {
                    $0.standardAppearance = $1
                }
                m.property("compactAppearance", of: UINavigationBar.self) {
                    $0.compactAppearance
                } _: {
                    $0.compactAppearance = $1
                }
                m.property("scrollEdgeAppearance", of: UINavigationBar.self) {
                    $0.scrollEdgeAppearance
                } _: {
                    $0.scrollEdgeAppearance = $1
                }
                m.property("compactScrollEdgeAppearance", of: UINavigationBar.self) {
                    $0.compactScrollEdgeAppearance
                } _: {
                    $0.compactScrollEdgeAppearance = $1
                }
                m.property("barPosition", of: UINavigationBar.self, { $0.barPosition })
                return UINavigationBar.self
            }
        }
}

extension UITabBar {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UITabBar.self) {
                    $0.delegate as (any UITabBarDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("items", of: UITabBar.self, { $0.items }, { $0.items = $1 })
                m.property("selectedItem", of: UITabBar.self, { $0.selectedItem }) {
                    $0.selectedItem = $1
                }
                m.property("isCustomizing", of: UITabBar.self, { $0.isCustomizing })
                m.property("barStyle", of: UITabBar.self, { $0.barStyle }, { $0.barStyle = $1 })
                m.property("isTranslucent", of: UITabBar.self, { $0.isTranslucent }) {
                    $0.isTranslucent = $1
                }
                m.property("barTintColor", of: UITabBar.self, { $0.barTintColor }) {
                    $0.barTintColor = $1
                }
                m.property("unselectedItemTintColor", of: UITabBar.self) {
                    $0.unselectedItemTintColor
                } _: {
                    $0.unselectedItemTintColor = $1
                }
                m.property("selectedImageTintColor", of: UITabBar.self) {
                    $0.selectedImageTintColor
                } _: {
                    $0.selectedImageTintColor = $1
                }
                m.property("backgroundImage", of: UITabBar.self, { $0.backgroundImage }) {
                    $0.backgroundImage = $1
                }
                m.property("shadowImage", of: UITabBar.self, { $0.shadowImage }) {
                    $0.shadowImage = $1
                }
                m.property("selectionIndicatorImage", of: UITabBar.self) {
                    $0.selectionIndicatorImage
                } _: {
                    $0.selectionIndicatorImage = $1
                }
                m.property("itemPositioning", of: UITabBar.self, { $0.itemPositioning }) {
                    $0.itemPositioning = $1
                }
                m.property("itemWidth", of: UITabBar.self, { $0.itemWidth }, { $0.itemWidth = $1 })
                m.property("itemSpacing", of: UITabBar.self, { $0.itemSpacing }) {
                    $0.itemSpacing = $1
                }
                m.property("standardAppearance", of: UITabBar.self, { $0.standardAppearance }) {
                    $0.standardAppearance = $1
                }
                m.property("scrollEdgeAppearance", of: UITabBar.self, { $0.scrollEdgeAppearance }) {
                    $0.scrollEdgeAppearance = $1
                }
                m.property("isSpringLoaded", of: UITabBar.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UITabBar.self
            }
        }
}

extension UIToolbar {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("delegate", of: UIToolbar.self) {
                    $0.delegate as (any UIToolbarDelegate)?
                } _: {
                    $0.delegate = $1
                }
                m.property("items", of: UIToolbar.self, { $0.items }, { $0.items = $1 })
                m.property("barStyle", of: UIToolbar.self, { $0.barStyle }, { $0.barStyle = $1 })
                m.property("isTranslucent", of: UIToolbar.self, { $0.isTranslucent }) {
                    $0.isTranslucent = $1
                }
                m.property("barTintColor", of: UIToolbar.self, { $0.barTintColor }) {
                    $0.barTintColor = $1
                }
                m.property("standardAppearance", of: UIToolbar.self, { $0.standardAppearance }) {
                    $0.standardAppearance = $1
                }
                m.property("compactAppearance", of: UIToolbar.self, { $0.compactAppearance }) {
                    $0.compactAppearance = $1
                }
                m.property("scrollEdgeAppearance", of: UIToolbar.self) {
                    $0.scrollEdgeAppearance
                } _: {
                    $0.scrollEdgeAppearance = $1
                }
                m.property("compactScrollEdgeAppearance", of: UIToolbar.self) {
                    $0.compactScrollEdgeAppearance
                } _: {
                    $0.compactScrollEdgeAppearance = $1
                }
                m.property("barPosition", of: UIToolbar.self, { $0.barPosition })
                return UIToolbar.self
            }
        }
}
