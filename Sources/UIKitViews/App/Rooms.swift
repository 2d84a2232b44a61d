// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The rooms above this one, which it cannot name: menus, pointer effects, labels, the pasteboard.
@MainActor
enum Rooms {
    /// What stands for them; nil in a program that holds this room alone.
    ///
    /// The class is looked up by name, once: there is no moment at which somebody could install it,
    /// since a program may use views before it has an application object, or without ever having one.
    static let above: (any UpperRooms)? = {
        let type = _typeByName("9UIKitCore19UpperRoomsInterfaceC") as? any UpperRooms.Type
        return type?.init()
    }()
}

/// What views, responders and routers ask of the rooms above.
@MainActor
package protocol UpperRooms: AnyObject {
    init()

    // MARK: Menus

    /// Asks the delegate of an interaction for a menu and shows it.
    ///
    /// - Parameters:
    ///   - interaction: Whose menu it is.
    ///   - point: Where it was asked for, in the interaction's view.
    ///   - isByPointer: Whether the menu appears at the pointer, without a preview.
    ///   - attachment: What the menu is beside, in the view; nil for the place or the preview.
    /// - Returns: whether there was a menu.
    func openMenu(
        of interaction: UIContextMenuInteraction,
        at point: CGPoint,
        isByPointer: Bool,
        attachment: CGRect?
    ) -> Bool

    /// Offers to undo, after a shake that nobody took.
    func offerUndo()

    // MARK: Pointer

    /// The pointer is elsewhere; the point is in the window, or on the surface outside of all.
    func pointerMoved(
        to point: CGPoint,
        in window: UIWindow?,
        over view: UIView?,
        modifiers: UIKeyModifierFlags
    )

    /// A view shows something else while the pointer is over it.
    func pointerEffectsChanged(of view: UIView)

    /// A finger came down: what the pointer rests on is not explained any longer.
    func hideToolTip()

    /// A view has no tool tip any longer.
    func forgetToolTip(of view: UIView)

    // MARK: Values

    /// The items on the general pasteboard.
    var itemsOnPasteboard: [NSItemProvider] { get }

    /// A centred label.
    func makeRefreshTitle() -> any RefreshTitle
}
