// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// The keys of alerts.

extension UIAlertController {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("message", of: UIAlertController.self, { $0.message }) {
                    $0.message = $1
                }
                m.property("preferredStyle", of: UIAlertController.self, { $0.preferredStyle })
                m.property("severity", of: UIAlertController.self, { $0.severity }) {
                    $0.severity = $1
                }
                m.property("actions", of: UIAlertController.self, { $0.actions })
                m.property("preferredAction", of: UIAlertController.self, { $0.preferredAction }) {
                    $0.preferredAction = $1
                }
                m.property("textFields", of: UIAlertController.self, { $0.textFields })
                m.property("isSpringLoaded", of: UIAlertController.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UIAlertController.self
            }
        }
}

extension UIAlertAction {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("title", of: UIAlertAction.self, { $0.title })
                m.property("style", of: UIAlertAction.self, { $0.style })
                m.property("isEnabled", of: UIAlertAction.self, { $0.isEnabled }) {
                    $0.isEnabled = $1
                }
                m.property("accessibilityIdentifier", of: UIAlertAction.self) {
                    $0.accessibilityIdentifier
                } _: {
                    $0.accessibilityIdentifier = $1
                }
                return UIAlertAction.self
            }
        }
}
