// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of constraints that programs observe or read by name.

extension NSLayoutConstraint {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("firstItem", of: NSLayoutConstraint.self, { $0.firstItem })
                m.property("secondItem", of: NSLayoutConstraint.self, { $0.secondItem })
                m.property("constant", of: NSLayoutConstraint.self, { $0.constant }) {
                    $0.constant = $1
                }
                m.property("priority", of: NSLayoutConstraint.self, { $0.priority }) {
                    $0.priority = $1
                }
                m.property("multiplier", of: NSLayoutConstraint.self, { $0.multiplier })
                for key in ["isActive", "active"] {
                    m.property(key, of: NSLayoutConstraint.self, { $0.isActive }) {
                        $0.isActive = $1
                    }
                }
                m.property("identifier", of: NSLayoutConstraint.self, { $0.identifier }) {
                    $0.identifier = $1
                }
                return NSLayoutConstraint.self
            }
        }
}
