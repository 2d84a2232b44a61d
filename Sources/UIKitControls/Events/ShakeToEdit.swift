// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a shake offers: to undo or to redo what was done last.
///
/// The offer is a menu in the middle of the window.
@MainActor
package enum ShakeToEdit {
    private static var session: MenuSession?

    /// Offers it, if there is anything to undo or redo.
    package static func offer() {
        guard UIApplication.shared.applicationSupportsShakeToEdit, let window = ApplicationState.key
        else { return }
        let responder = MenuCommands.firstResponder(in: window)
        guard let manager = responder.undoManager else { return }
        var actions: [UIMenuElement] = []
        if manager.canUndo {
            actions.append(UIAction(title: manager.undoMenuItemTitle) { _ in manager.undo() })
        }
        if manager.canRedo {
            actions.append(UIAction(title: manager.redoMenuItemTitle) { _ in manager.redo() })
        }
        guard !actions.isEmpty else { return }
        let cancel = UIMenu(options: .displayInline, children: [UIAction(title: "Cancel") { _ in }])
        let bounds = window.bounds
        let middle = CGRect(
            x: bounds.midX - MenuStyle.width / 2,
            y: bounds.midY - 80,
            width: MenuStyle.width,
            height: 0
        )
        let session = MenuSession(
            MenuSession.Request(
                menu: UIMenu(children: actions + [cancel]),
                window: window,
                anchor: middle,
                platter: nil,
                responder: responder,
                sender: nil
            )
        )
        session.didEnd = { ShakeToEdit.session = nil }
        self.session = session
        _ = session.present(animated: true, with: InteractionAnimator())
    }
}
