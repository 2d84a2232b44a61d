// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIControl {
    /// Every control implements these methods of the delegate, though it leaves them to subclasses.
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

extension UIButton {
    var menuConfiguration: UIContextMenuConfiguration? {
        guard let menu = button.menu else { return nil }
        let shown = isPopUp ? menu.withSingleSelection : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder = button.menuOrder
        return configuration
    }

    /// Whether the button shows what was chosen in its menu.
    private var isPopUp: Bool { button.togglesSelection && showsMenuAsPrimaryAction }

    /// Shows the title of what is on in the menu; the first element is on where none is.
    func adoptMenuSelection() {
        guard isPopUp, let menu = button.menu else { return }
        let leaves = MenuTree.leaves(of: menu).compactMap { $0 as? any UIMenuLeaf & UIMenuElement }
        guard let first = leaves.first else { return }
        let chosen = leaves.first { $0.state == .on } ?? first
        chosen.state = .on
        if button.configuration != nil {
            button.configuration?.title = chosen.title
            setNeedsUpdateConfiguration()
        } else {
            setTitle(chosen.title, for: .normal)
        }
    }
}

extension UIMenu {
    /// The menu with one element on at a time, inline submenus included.
    fileprivate var withSingleSelection: UIMenu {
        let children = children.map { child -> UIMenuElement in
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
                return child
            }
            return menu.withSingleSelection
        }
        let copy = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options.union(.singleSelection),
            preferredElementSize: preferredElementSize,
            children: children
        )
        copy.displayPreferences = displayPreferences
        return copy
    }
}
