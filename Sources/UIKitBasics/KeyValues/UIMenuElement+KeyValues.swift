// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of menus.

extension UIMenuElement {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("title", of: UIMenuElement.self, { $0.title })
                m.property("subtitle", of: UIMenuElement.self, { $0.subtitle }) {
                    $0.subtitle = $1
                }
                m.property("image", of: UIMenuElement.self, { $0.image })
                m.property("accessibilityIdentifier", of: UIMenuElement.self) {
                    $0.accessibilityIdentifier
                } _: {
                    $0.accessibilityIdentifier = $1
                }
                return UIMenuElement.self
            }
        }
}

extension UIAction {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("selectedImage", of: UIAction.self, { $0.selectedImage }) {
                    $0.selectedImage = $1
                }
                m.property("discoverabilityTitle", of: UIAction.self, { $0.discoverabilityTitle }) {
                    $0.discoverabilityTitle = $1
                }
                m.property("identifier", of: UIAction.self, { $0.identifier })
                m.property("attributes", of: UIAction.self, { $0.attributes }) {
                    $0.attributes = $1
                }
                m.property("state", of: UIAction.self, { $0.state }, { $0.state = $1 })
                return UIAction.self
            }
        }
}

extension UIMenu {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("identifier", of: UIMenu.self, { $0.identifier })
                m.property("options", of: UIMenu.self, { $0.options })
                m.property("children", of: UIMenu.self, { $0.children })
                m.property("preferredElementSize", of: UIMenu.self, { $0.preferredElementSize }) {
                    $0.preferredElementSize = $1
                }
                m.property("displayPreferences", of: UIMenu.self, { $0.displayPreferences }) {
                    $0.displayPreferences = $1
                }
                m.property("selectedElements", of: UIMenu.self, { $0.selectedElements })
                return UIMenu.self
            }
        }
}
