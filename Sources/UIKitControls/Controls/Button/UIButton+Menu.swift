// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

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
