// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIControl {
    /// Every control implements these delegate methods, but leaves their answers to subclasses.
    private static let listing: Void = _objcRegister { members in
        for name in [
            "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
            "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
            "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
            "contextMenuInteraction(_:willEndFor:animator:)",
        ] {
            members.implements(name)
        }
        return UIControl.self
    }

    func setMenuEnabled(_ isEnabled: Bool) {
        guard isEnabled != control.showsContextMenu else { return }
        control.showsContextMenu = isEnabled
        if isEnabled {
            _ = UIControl.listing
            let interaction = UIContextMenuInteraction(delegate: self)
            control.menuInteraction = interaction
            addInteraction(interaction)
        } else if let interaction = control.menuInteraction {
            removeInteraction(interaction)
            control.menuInteraction = nil
        }
    }

    /// Opens the menu if a tap would.
    func openMenuByKey() -> Bool {
        guard control.showsMenuAsPrimaryAction, let interaction = control.menuInteraction else {
            return false
        }
        send(.menuActionTriggered, with: nil)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return interaction.open(at: middle, isByPointer: false, attachment: bounds)
    }

    func setToolTip(_ text: String?) {
        guard let text else {
            if let interaction = control.toolTipInteraction { removeInteraction(interaction) }
            control.toolTipInteraction = nil
            return
        }
        if let interaction = control.toolTipInteraction {
            interaction.defaultToolTip = text
        } else {
            let interaction = UIToolTipInteraction(defaultToolTip: text)
            control.toolTipInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// Opens the menu if a touch is to do so rather than a long press.
    func openMenuAsPrimaryAction(_ touch: UITouch, with event: UIEvent?) {
        guard control.showsMenuAsPrimaryAction, let interaction = control.menuInteraction else {
            return
        }
        send(.menuActionTriggered, with: event)
        control.hasOpenedMenu = interaction.open(
            at: touch.location(in: self),
            isByPointer: false,
            attachment: bounds
        )
    }
}
