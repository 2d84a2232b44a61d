// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// Changes a menu of the system before it is shown.
///
/// Menus, actions and commands are found anywhere in the tree. Insertions that would create a cycle
/// or a duplicate identifier are ignored.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system that is built.
    var system: UIMenuSystem { get }

    /// The menu of an identifier, or nil.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of an identifier, or nil.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command of a selector and data, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Puts another menu in place of one.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu by a function of them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )

    /// Adds a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Adds a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Adds a menu as the first element of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Adds a menu as the last element of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The command of a selector, or nil.
    public func command(for action: Selector) -> UICommand? {
        command(for: action, propertyList: nil)
    }
}
