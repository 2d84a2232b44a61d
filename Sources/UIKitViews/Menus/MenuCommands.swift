// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Finds the targets of menu commands, and performs them.
@MainActor
package enum MenuCommands {
    /// The responder at which the chain for commands begins.
    package static func firstResponder(in window: UIWindow? = nil) -> UIResponder {
        let window = window ?? ApplicationState.key
        return window?.firstResponderState.responder ?? window ?? UIApplication.shared
    }

    /// The target of a command in the chain from a responder; nil without one.
    static func target(of command: UICommand, from responder: UIResponder) -> Any? {
        switch command.action {
        case StandardMenus.undo: return responder.undoManager.flatMap { $0.canUndo ? $0 : nil }
        case StandardMenus.redo: return responder.undoManager.flatMap { $0.canRedo ? $0 : nil }
        default: return responder.target(forAction: command.action, withSender: command)
        }
    }

    /// The command validated by its target; nil without one.
    package static func validated(_ command: UICommand, from responder: UIResponder) -> UICommand? {
        guard let target = target(of: command, from: responder) else { return nil }
        (target as? UIResponder)?.validate(command)
        return command
    }

    /// Sends a command along the chain; answers whether it was handled.
    @discardableResult
    package static func perform(
        _ command: UICommand,
        from responder: UIResponder,
        target: Any? = nil,
        event: UIEvent? = nil
    ) -> Bool {
        guard !command.attributes.contains(.disabled),
            let target = target ?? self.target(of: command, from: responder)
        else { return false }
        if let manager = target as? UndoManager {
            if command.action == StandardMenus.undo { manager.undo() } else { manager.redo() }
            return true
        }
        return UIApplication.shared.sendAction(
            command.action,
            to: target,
            from: command,
            for: event
        )
    }

    /// Performs the command of the main menu that a combination of keys means.
    ///
    /// Control counts as Command too, as people on other systems than Apple's expect.
    static func performKeyEquivalent(
        input: String,
        modifiers: UIKeyModifierFlags,
        event: UIEvent?
    ) -> Bool {
        let first = firstResponder()
        let menu = UIMenuSystem.main.menu(for: first)
        for case let command as UIKeyCommand in MenuTree.leaves(of: menu)
        where modifiers.alternatives.contains(where: {
            command.matches(input: input, modifiers: $0)
        }) {
            guard let command = validated(command, from: first) as? UIKeyCommand else { continue }
            if perform(command, from: first, event: event) { return true }
        }
        return false
    }
}

extension UIKeyModifierFlags {
    /// The modifiers as held, and with Control taken for Command.
    var alternatives: [UIKeyModifierFlags] {
        guard contains(.control), !contains(.command) else { return [self] }
        return [self, subtracting(.control).union(.command)]
    }
}
