// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

// The keys of buttons.

extension UIButton {
    @section(".init_array") @used private nonisolated static let keys:
        @convention(c) @Sendable () -> Void = {
            _objcRegister { m in
                m.property("buttonType", of: UIButton.self, { $0.buttonType })
                m.property("role", of: UIButton.self, { $0.role }, { $0.role = $1 })
                m.property("configuration", of: UIButton.self, { $0.configuration }) {
                    $0.configuration = $1
                }
                m.property("automaticallyUpdatesConfiguration", of: UIButton.self) {
                    $0.automaticallyUpdatesConfiguration
                } _: {
                    $0.automaticallyUpdatesConfiguration = $1
                }
                m.property("changesSelectionAsPrimaryAction", of: UIButton.self) {
                    $0.changesSelectionAsPrimaryAction
                } _: {
                    $0.changesSelectionAsPrimaryAction = $1
                }
                m.property("menu", of: UIButton.self, { $0.menu }, { $0.menu = $1 })
                m.property("preferredMenuElementOrder", of: UIButton.self) {
                    $0.preferredMenuElementOrder
                } _: {
                    $0.preferredMenuElementOrder = $1
                }
                m.property("isPointerInteractionEnabled", of: UIButton.self) {
                    $0.isPointerInteractionEnabled
                } _: {
                    $0.isPointerInteractionEnabled = $1
                }
                m.property("isHovered", of: UIButton.self, { $0.isHovered })
                m.property("behavioralStyle", of: UIButton.self, { $0.behavioralStyle })
                m.property("preferredBehavioralStyle", of: UIButton.self) {
                    $0.preferredBehavioralStyle
                } _: {
                    $0.preferredBehavioralStyle = $1
                }
                m.property("currentTitle", of: UIButton.self, { $0.currentTitle })
                m.property("currentAttributedTitle", of: UIButton.self) {
                    $0.currentAttributedTitle
                }
                m.property("currentTitleColor", of: UIButton.self, { $0.currentTitleColor })
                m.property("currentTitleShadowColor", of: UIButton.self) {
                    $0.currentTitleShadowColor
                }
                m.property("currentImage", of: UIButton.self, { $0.currentImage })
                m.property("currentBackgroundImage", of: UIButton.self) {
                    $0.currentBackgroundImage
                }
                m.property("currentPreferredSymbolConfiguration", of: UIButton.self) {
                    $0.currentPreferredSymbolConfiguration
                }
                m.property("contentEdgeInsets", of: UIButton.self, { $0.contentEdgeInsets }) {
                    $0.contentEdgeInsets = $1
                }
                m.property("titleEdgeInsets", of: UIButton.self, { $0.titleEdgeInsets }) {
                    $0.titleEdgeInsets = $1
                }
                m.property("imageEdgeInsets", of: UIButton.self, { $0.imageEdgeInsets }) {
                    $0.imageEdgeInsets = $1
                }
                m.property("adjustsImageWhenHighlighted", of: UIButton.self) {
                    $0.adjustsImageWhenHighlighted
                } _: {
                    $0.adjustsImageWhenHighlighted = $1
                }
                m.property("adjustsImageWhenDisabled", of: UIButton.self) {
                    $0.adjustsImageWhenDisabled
                } _: {
                    $0.adjustsImageWhenDisabled = $1
                }
                m.property("reversesTitleShadowWhenHighlighted", of: UIButton.self) {
                    $0.reversesTitleShadowWhenHighlighted
                } _: {
                    $0.reversesTitleShadowWhenHighlighted = $1
                }
                m.property("showsTouchWhenHighlighted", of: UIButton.self) {
                    $0.showsTouchWhenHighlighted
                } _: {
                    $0.showsTouchWhenHighlighted = $1
                }
                m.property("titleLabel", of: UIButton.self, { $0.titleLabel })
                m.property("subtitleLabel", of: UIButton.self, { $0.subtitleLabel })
                m.property("imageView", of: UIButton.self, { $0.imageView })
                m.property("isSpringLoaded", of: UIButton.self, { $0.isSpringLoaded }) {
                    $0.isSpringLoaded = $1
                }
                return UIButton.self
            }
        }
}
