// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of constraints and layout guides.

extension NSLayoutConstraint {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property(
                    "active",
                    of: NSLayoutConstraint.self,
                    { $0.isActive },
                    { $0.isActive = $1 }
                )
                m.property("firstItem", of: NSLayoutConstraint.self, { $0.firstItem })
                m.property("firstAttribute", of: NSLayoutConstraint.self, { $0.firstAttribute })
                m.property("secondItem", of: NSLayoutConstraint.self, { $0.secondItem })
                m.property("secondAttribute", of: NSLayoutConstraint.self, { $0.secondAttribute })
                m.property("relation", of: NSLayoutConstraint.self, { $0.relation })
                m.property("multiplier", of: NSLayoutConstraint.self, { $0.multiplier })
                m.property("constant", of: NSLayoutConstraint.self, { $0.constant }) {
                    $0.constant = $1
                }
                m.property("priority", of: NSLayoutConstraint.self, { $0.priority }) {
                    $0.priority = $1
                }
                m.property("isActive", of: NSLayoutConstraint.self, { $0.isActive }) {
                    $0.isActive = $1
                }
                m.property("identifier", of: NSLayoutConstraint.self, { $0.identifier }) {
                    $0.identifier = $1
                }
                m.property("shouldBeArchived", of: NSLayoutConstraint.self) {
                    $0.shouldBeArchived
                } _: {
                    $0.shouldBeArchived = $1
                }
                return NSLayoutConstraint.self
            }
        }
}

extension UILayoutGuide {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("layoutFrame", of: UILayoutGuide.self, { $0.layoutFrame })
                m.property("owningView", of: UILayoutGuide.self, { $0.owningView })
                m.property("identifier", of: UILayoutGuide.self, { $0.identifier }) {
                    $0.identifier = $1
                }
                m.property("hasAmbiguousLayout", of: UILayoutGuide.self, { $0.hasAmbiguousLayout })
                return UILayoutGuide.self
            }
        }
}
