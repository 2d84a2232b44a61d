// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of views that programs observe, read or set by name.

extension UIView {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("frame", of: UIView.self, { $0.frame }, { $0.frame = $1 })
                m.property("bounds", of: UIView.self, { $0.bounds }, { $0.bounds = $1 })
                m.property("center", of: UIView.self, { $0.center }, { $0.center = $1 })
                m.property("transform", of: UIView.self, { $0.transform }, { $0.transform = $1 })
                m.property("alpha", of: UIView.self, { $0.alpha }, { $0.alpha = $1 })
                m.property("isHidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 })
                m.property("tag", of: UIView.self, { $0.tag }, { $0.tag = $1 })
                m.property("clipsToBounds", of: UIView.self, { $0.clipsToBounds }) {
                    $0.clipsToBounds = $1
                }
                m.property("backgroundColor", of: UIView.self, { $0.backgroundColor }) {
                    $0.backgroundColor = $1
                }
                m.property("tintColor", of: UIView.self, { $0.tintColor as UIColor? }) {
                    $0.tintColor = $1
                }
                m.property("layer", of: UIView.self, { $0.layer })
                m.property("superview", of: UIView.self, { $0.superview })
                m.property("subviews", of: UIView.self, { $0.subviews })
                m.property("window", of: UIView.self, { $0.window })
                m.property("safeAreaInsets", of: UIView.self, { $0.safeAreaInsets })
                m.property("contentMode", of: UIView.self, { $0.contentMode.rawValue })
                m.property(
                    "isUserInteractionEnabled",
                    of: UIView.self,
                    { $0.isUserInteractionEnabled },
                    { $0.isUserInteractionEnabled = $1 }
                )
                m.property("isOpaque", of: UIView.self, { $0.isOpaque }) { $0.isOpaque = $1 }
                m.property("constraints", of: UIView.self, { $0.constraints })
                m.property("accessibilityLabel", of: UIView.self, { $0.accessibilityLabel }) {
                    $0.accessibilityLabel = $1
                }
                m.property("accessibilityValue", of: UIView.self, { $0.accessibilityValue }) {
                    $0.accessibilityValue = $1
                }
                m.property("accessibilityHint", of: UIView.self, { $0.accessibilityHint }) {
                    $0.accessibilityHint = $1
                }
                m.property(
                    "accessibilityIdentifier",
                    of: UIView.self,
                    { $0.accessibilityIdentifier }
                ) {
                    $0.accessibilityIdentifier = $1
                }
                m.property("isAccessibilityElement", of: UIView.self, { $0.isAccessibilityElement })
                {
                    $0.isAccessibilityElement = $1
                }
                return UIView.self
            }
        }
}
