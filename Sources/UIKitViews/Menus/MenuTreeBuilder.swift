// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Builds the menus of a system: each change makes a new tree, since menus do not change.
@MainActor
final class MenuTreeBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { element in
            guard let command = element as? UICommand, command.action == action else {
                return false
            }
            return MenuTreeBuilder.isSame(command.propertyList, propertyList)
        } as? UICommand
    }

    static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one?, let other?):
            (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
        default: false
        }
    }

    private func first(_ isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
        MenuTree.first(in: root, isWanted)
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacementMenu.identifier == replacedIdentifier || isNew(replacementMenu) else {
            return
        }
        root = MenuTree.changing(root) { element in
            (element as? UIMenu)?.identifier == replacedIdentifier ? [replacementMenu] : [element]
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let parent = menu(for: parentIdentifier) else { return }
        put(parent.replacingChildren(childrenBlock(parent.children)))
    }

    func insertSibling(
        _ siblingMenu: UIMenu,
        beforeMenu siblingIdentifier: UIMenu.Identifier
    ) {
        insert(siblingMenu) { element in
            (element as? UIMenu)?.identifier == siblingIdentifier
                ? [siblingMenu, element] : [element]
        }
    }

    func insertSibling(
        _ siblingMenu: UIMenu,
        afterMenu siblingIdentifier: UIMenu.Identifier
    ) {
        insert(siblingMenu) { element in
            (element as? UIMenu)?.identifier == siblingIdentifier
                ? [element, siblingMenu] : [element]
        }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        guard isNew(childMenu), let parent = menu(for: parentIdentifier) else { return }
        put(parent.replacingChildren([childMenu] + parent.children))
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        guard isNew(childMenu), let parent = menu(for: parentIdentifier) else { return }
        put(parent.replacingChildren(parent.children + [childMenu]))
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        guard removedIdentifier != root.identifier else { return }
        root = MenuTree.changing(root) { element in
            (element as? UIMenu)?.identifier == removedIdentifier ? [] : [element]
        }
    }

    /// Whether the tree has no menu with the identifier.
    private func isNew(_ menu: UIMenu) -> Bool { self.menu(for: menu.identifier) == nil }

    private func insert(_ menu: UIMenu, _ change: (UIMenuElement) -> [UIMenuElement]) {
        guard isNew(menu) else { return }
        root = MenuTree.changing(root, change)
    }

    private func put(_ menu: UIMenu) {
        root = MenuTree.changing(root) { element in
            (element as? UIMenu)?.identifier == menu.identifier ? [menu] : [element]
        }
    }
}

/// Walks over trees of menus.
@MainActor
package enum MenuTree {
    /// The first element, parents before children.
    package static func first(
        in element: UIMenuElement,
        _ isWanted: (UIMenuElement) -> Bool
    ) -> UIMenuElement? {
        if isWanted(element) { return element }
        guard let menu = element as? UIMenu else { return nil }
        for child in menu.children {
            if let found = first(in: child, isWanted) { return found }
        }
        return nil
    }

    /// All elements that are no menus, in order.
    package static func leaves(of menu: UIMenu) -> [UIMenuElement] {
        var found: [UIMenuElement] = []
        for child in menu.children {
            if let inner = child as? UIMenu {
                found += leaves(of: inner)
            } else {
                found.append(child)
            }
        }
        return found
    }

    /// The tree with each element transformed, parents first; a root that is removed stays.
    static func changing(
        _ root: UIMenu,
        _ change: (UIMenuElement) -> [UIMenuElement]
    ) -> UIMenu {
        guard let changed = change(root).first(where: { $0 is UIMenu }) as? UIMenu else {
            return root
        }
        return changed === root ? changingChildren(root, change) : changed
    }

    private static func changingChildren(
        _ menu: UIMenu,
        _ change: (UIMenuElement) -> [UIMenuElement]
    ) -> UIMenu {
        var children: [UIMenuElement] = []
        var isSame = true
        for child in menu.children {
            for element in change(child) {
                // Elements that a transform inserted are not transformed.
                if element === child, let inner = element as? UIMenu {
                    let new = changingChildren(inner, change)
                    isSame = isSame && new === inner
                    children.append(new)
                } else {
                    isSame = isSame && element === child
                    children.append(element)
                }
            }
        }
        isSame = isSame && children.count == menu.children.count
        return isSame ? menu : menu.replacingChildren(children)
    }
}
