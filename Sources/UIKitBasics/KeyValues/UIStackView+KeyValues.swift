// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of stack views and effects.

extension UIStackView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("arrangedSubviews", of: UIStackView.self, { $0.arrangedSubviews })
                m.property("axis", of: UIStackView.self, { $0.axis }, { $0.axis = $1 })
                m.property("distribution", of: UIStackView.self, { $0.distribution }) {
                    $0.distribution = $1
                }
                m.property("alignment", of: UIStackView.self, { $0.alignment }) {
                    $0.alignment = $1
                }
                m.property("spacing", of: UIStackView.self, { $0.spacing }, { $0.spacing = $1 })
                m.property("isBaselineRelativeArrangement", of: UIStackView.self) {
                    $0.isBaselineRelativeArrangement
                } _: {
                    $0.isBaselineRelativeArrangement = $1
                }
                m.property("isLayoutMarginsRelativeArrangement", of: UIStackView.self) {
                    $0.isLayoutMarginsRelativeArrangement
                } _: {
                    $0.isLayoutMarginsRelativeArrangement = $1
                }
                return UIStackView.self
            }
        }
}

extension UIVisualEffectView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("contentView", of: UIVisualEffectView.self, { $0.contentView })
                m.property("effect", of: UIVisualEffectView.self, { $0.effect }, { $0.effect = $1 })
                return UIVisualEffectView.self
            }
        }
}
