// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of controls.

extension UIControl {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("isEnabled", of: UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 })
                m.property("isSelected", of: UIControl.self, { $0.isSelected }) {
                    $0.isSelected = $1
                }
                m.property("isHighlighted", of: UIControl.self, { $0.isHighlighted }) {
                    $0.isHighlighted = $1
                }
                m.property("state", of: UIControl.self, { $0.state })
                m.property("contentVerticalAlignment", of: UIControl.self) {
                    $0.contentVerticalAlignment
                } _: {
                    $0.contentVerticalAlignment = $1
                }
                m.property("contentHorizontalAlignment", of: UIControl.self) {
                    $0.contentHorizontalAlignment
                } _: {
                    $0.contentHorizontalAlignment = $1
                }
                m.property("effectiveContentHorizontalAlignment", of: UIControl.self) {
                    $0.effectiveContentHorizontalAlignment
                }
                m.property("isTracking", of: UIControl.self, { $0.isTracking })
                m.property("isTouchInside", of: UIControl.self, { $0.isTouchInside })
                m.property("allControlEvents", of: UIControl.self, { $0.allControlEvents })
                m.property("isContextMenuInteractionEnabled", of: UIControl.self) {
                    $0.isContextMenuInteractionEnabled
                } _: {
                    $0.isContextMenuInteractionEnabled = $1
                }
                m.property("contextMenuInteraction", of: UIControl.self) {
                    $0.contextMenuInteraction
                }
                m.property("showsMenuAsPrimaryAction", of: UIControl.self) {
                    $0.showsMenuAsPrimaryAction
                } _: {
                    $0.showsMenuAsPrimaryAction = $1
                }
                m.property("toolTip", of: UIControl.self, { $0.toolTip }, { $0.toolTip = $1 })
                m.property("toolTipInteraction", of: UIControl.self, { $0.toolTipInteraction })
                m.property("isSymbolAnimationEnabled", of: UIControl.self) {
                    $0.isSymbolAnimationEnabled
                } _: {
                    $0.isSymbolAnimationEnabled = $1
                }
                return UIControl.self
            }
        }
}
