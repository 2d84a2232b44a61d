// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Answers the views' room for the rooms above it; found by its name, see `Rooms`.
@MainActor
final class UpperRoomsInterface: UpperRooms {
    init() {}

    func openMenu(
        of interaction: UIContextMenuInteraction,
        at point: CGPoint,
        isByPointer: Bool,
        attachment: CGRect?
    ) -> Bool {
        interaction.presentMenu(at: point, isByPointer: isByPointer, attachment: attachment)
    }

    func offerUndo() { ShakeToEdit.offer() }

    func pointerMoved(
        to point: CGPoint,
        in window: UIWindow?,
        over view: UIView?,
        modifiers: UIKeyModifierFlags
    ) {
        PointerCoordinator.shared.move(to: point, in: window, over: view, modifiers: modifiers)
    }

    func pointerEffectsChanged(of view: UIView) { PointerCoordinator.shared.viewDidChange(view) }

    func hideToolTip() { ToolTips.shared.hide() }

    func forgetToolTip(of view: UIView) { ToolTips.shared.forget(view) }

    var itemsOnPasteboard: [NSItemProvider] { UIPasteboard.general.itemProviders }

    func makeRefreshTitle() -> any RefreshTitle {
        let label = UILabel()
        label.textAlignment = .center
        return label
    }
}

extension UILabel: RefreshTitle {}
