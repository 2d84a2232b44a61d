// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore

// What people set by name because it has no setter: the bars of containers, and looks of alerts.

extension UINavigationController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("navigationBar", of: UINavigationController.self, { $0.ownBar }) {
                    $0.adopt($1)
                    guard $0.isViewLoaded else { return }
                    let items = $0.viewControllers.map(\.navigationItem)
                    $1.show(items, animated: false, isPush: true)
                    $0.barsMayHaveChanged()
                }
                m.property("toolbar", of: UINavigationController.self, { $0.ownToolbar }) {
                    $0.adopt($1)
                    $0.barsMayHaveChanged()
                }
                m.property("viewControllers", of: UINavigationController.self) {
                    $0.viewControllers
                } _: {
                    $0.viewControllers = $1
                }
                return UINavigationController.self
            }
        }
}

extension UITabBarController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("tabBar", of: UITabBarController.self, { $0.ownBar }) {
                    $0.adopt($1)
                    $0.viewIfLoaded?.setNeedsLayout()
                }
                m.property("selectedIndex", of: UITabBarController.self, { $0.selectedIndex }) {
                    $0.selectedIndex = $1
                }
                m.property("selectedViewController", of: UITabBarController.self) {
                    $0.selectedViewController
                } _: {
                    $0.selectedViewController = $1
                }
                m.property("viewControllers", of: UITabBarController.self) {
                    $0.viewControllers
                } _: {
                    $0.viewControllers = $1
                }
                return UITabBarController.self
            }
        }
}

extension UIAlertController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("attributedTitle", of: UIAlertController.self) {
                    $0.looks.title
                } _: {
                    $0.looks.title = $1
                }
                m.property("attributedMessage", of: UIAlertController.self) {
                    $0.looks.message
                } _: {
                    $0.looks.message = $1
                }
                return UIAlertController.self
            }
        }
}

extension UIAlertAction {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("titleTextColor", of: UIAlertAction.self, { $0.titleColor }) {
                    $0.titleColor = $1
                }
                return UIAlertAction.self
            }
        }
}
