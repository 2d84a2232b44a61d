// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The rooms above this one, which it cannot name: menus, pointer effects, labels, the pasteboard.
@MainActor
enum Rooms {
    /// The conforming object; nil in a program that links this module alone.
    ///
    /// Its class is looked up by name, once: a program may use views before it has an application
    /// object, or without one, so nobody could install it in time.
    static let above: (any UpperRooms)? = {
        let type = _typeByName("9UIKitCore19UpperRoomsInterfaceC") as? any UpperRooms.Type
        return type?.init()
    }()
}

/// What this module needs from the modules above it.
@MainActor
package protocol UpperRooms: AnyObject {
    init()

    // MARK: Menus

    /// Asks the delegate of an interaction for a menu and shows it.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that has the menu.
    ///   - point: The place of the request, in the interaction's view.
    ///   - isByPointer: Whether the menu appears at the pointer, without a preview.
    ///   - attachment: The rectangle that the menu is attached to, in the view; nil for the point
    ///     or the preview.
    /// - Returns: whether there was a menu.
    func openMenu(
        of interaction: UIContextMenuInteraction,
        at point: CGPoint,
        isByPointer: Bool,
        attachment: CGRect?
    ) -> Bool

    /// Offers undo after a shake that no responder handled.
    func offerUndo()

    // MARK: Pointer

    /// The pointer is elsewhere; the point is in the window, or on the surface outside of all.
    func pointerMoved(
        to point: CGPoint,
        in window: UIWindow?,
        over view: UIView?,
        modifiers: UIKeyModifierFlags
    )

    /// Called when a view's pointer effects change while the pointer is over it.
    func pointerEffectsChanged(of view: UIView)

    /// Hides the tool tip, since a finger came down.
    func hideToolTip()

    /// A view has no tool tip any longer.
    func forgetToolTip(of view: UIView)

    // MARK: Values

    /// The items on the general pasteboard.
    var itemsOnPasteboard: [NSItemProvider] { get }

    /// A centred label.
    func makeRefreshTitle() -> any RefreshTitle
}
