// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// Turns samples of keys into key commands and presses.
///
/// A key that matches a key command of the responder chain sends its action; every other key goes
/// as a press to the first responder, down and up.
@MainActor
package final class KeyRouter {
    private var down: [Int: UIPress] = [:]
    private var order: [Int] = []
    /// The usage number of the last key that was handled and is still held: it types no text.
    private var takenKey: Int?
    private let event = UIPressesEvent()

    /// Makes a router without keys held.
    package init() {}

    /// Receives a key that went down or up.
    package func receive(_ sample: KeySample) {
        if !sample.isDown, takenKey == sample.usage { takenKey = nil }
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else {
            // Presses that began earlier are cancelled, or responders would wait for their end.
            if !sample.isDown { finish([sample.usage], .cancelled) }
            return
        }
        event.storage.timestamp = sample.time
        event.storage.modifierFlags = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
        if sample.isDown, !sample.isRepeat, let button = KeyRouter.remoteControl(sample.usage) {
            UIApplication.shared.receiveRemoteControl(button)
        }
        if sample.isDown {
            takenKey = sample.usage
            guard !isTaken(sample) else { return }
            takenKey = nil
            KeyText.type(sample, KeyRouter.key(sample))
        } else if let press = down[sample.usage] {
            press.storage.timestamp = sample.time
            press.pressedKey = KeyRouter.key(sample)
            finish([sample.usage], .ended)
        }
    }

    /// Whether a key that went down is handled; otherwise it is text.
    private func isTaken(_ sample: KeySample) -> Bool {
        // A held key repeats its command and its text; presses do not repeat.
        if OpenMenus.take(sample) || performCommand(for: sample, isBeforeSystem: true)
            || FocusKeys.move(for: sample) || performCommand(for: sample, isBeforeSystem: false)
            || ContextMenuKey.open(for: sample)
        {
            return true
        }
        if down[sample.usage] == nil { begin(sample) }
        return !(down[sample.usage]?.isUnhandled ?? false)
    }

    /// Receives text from the input method: of the last key, of several or of none.
    package func receiveText(_ text: String) {
        guard takenKey == nil, !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false)
        else { return }
        KeyText.insert(text)
    }

    /// Receives the input method's composition, before it becomes text.
    package func receiveComposition(_ text: String, selection: Range<Int>) {
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else { return }
        KeyText.compose(text, selection: selection)
    }

    /// Cancels every press, as when the application loses its events.
    package func cancelAll() {
        takenKey = nil
        finish(order, .cancelled)
    }

    /// The presses that are held, in the order in which they began.
    package var activePresses: [UIPress] { order.compactMap { down[$0] } }

    // MARK: Presses

    private func begin(_ sample: KeySample) {
        let press = UIPress()
        press.storage.timestamp = sample.time
        let button = KeyRouter.button(of: sample.usage)
        press.storage.type = button ?? .select
        press.isOfButton = button != nil
        press.pressedKey = KeyRouter.key(sample)
        press.pressedWindow = ApplicationState.key
        for other in down.values { other.storage.phase = .stationary }
        down[sample.usage] = press
        order.append(sample.usage)
        event.orderedPresses = activePresses
        UIApplication.shared.sendEvent(event)
    }

    private func finish(_ usages: [Int], _ phase: UIPress.Phase) {
        let presses = usages.compactMap { down[$0] }
        guard !presses.isEmpty else { return }
        for other in down.values { other.storage.phase = .stationary }
        for press in presses { press.storage.phase = phase }
        event.orderedPresses = activePresses
        for usage in usages { down[usage] = nil }
        order.removeAll { down[$0] == nil }
        UIApplication.shared.sendEvent(event)
        event.orderedPresses = activePresses
    }

    private static func key(_ sample: KeySample) -> UIKey {
        let name = names[sample.usage]
        return UIKey(
            code: UIKeyboardHIDUsage(rawValue: sample.usage) ?? .keyboardErrorUndefined,
            characters: name ?? sample.characters,
            charactersIgnoringModifiers: name ?? sample.charactersIgnoringModifiers,
            modifiers: UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
        )
    }

    /// The remote control's button that a key stands for; nil for letters and the like.
    private static func button(of usage: Int) -> UIPress.PressType? {
        switch usage {
        case 0x52: .upArrow
        case 0x51: .downArrow
        case 0x50: .leftArrow
        case 0x4F: .rightArrow
        case 0x28, 0x58: .select
        case 0x29: .menu
        case 0x105: .playPause
        default: nil
        }
    }

    /// The remote control's event of a media key.
    private static func remoteControl(_ usage: Int) -> UIEvent.EventSubtype? {
        switch usage {
        case 0x102: .remoteControlNextTrack
        case 0x103: .remoteControlPreviousTrack
        case 0x104: .remoteControlStop
        case 0x105: .remoteControlTogglePlayPause
        default: nil
        }
    }

    // MARK: Commands

    /// Sends the action of the first key command in the chain that matches.
    private func performCommand(for sample: KeySample, isBeforeSystem: Bool) -> Bool {
        guard let window = ApplicationState.key else { return false }
        let input = KeyRouter.names[sample.usage] ?? sample.charactersIgnoringModifiers
        guard !input.isEmpty else { return false }
        let modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
        let first = window.firstInLine
        for responder in first.responderChain {
            for command in responder.keyCommands ?? []
            where command.wantsPriorityOverSystemBehavior == isBeforeSystem
                && modifiers.alternatives.contains(where: {
                    command.matches(input: input, modifiers: $0)
                })
            {
                guard !command.attributes.contains(.disabled),
                    let target = first.target(forAction: command.action, withSender: command)
                else { continue }
                UIApplication.shared.sendAction(
                    command.action,
                    to: target,
                    from: command,
                    for: event
                )
                return true
            }
        }
        if isBeforeSystem { return false }
        return MenuCommands.performKeyEquivalent(
            input: input,
            modifiers: modifiers,
            event: event
        )
    }

    /// The names of keys without a character in key commands, by usage number.
    private static let names: [Int: String] = {
        var names = [
            0x52: UIKeyCommand.inputUpArrow,
            0x51: UIKeyCommand.inputDownArrow,
            0x50: UIKeyCommand.inputLeftArrow,
            0x4F: UIKeyCommand.inputRightArrow,
            0x29: UIKeyCommand.inputEscape,
            0x4B: UIKeyCommand.inputPageUp,
            0x4E: UIKeyCommand.inputPageDown,
            0x4A: UIKeyCommand.inputHome,
            0x4D: UIKeyCommand.inputEnd,
            0x4C: UIKeyCommand.inputDelete,
        ]
        for number in 1...12 { names[0x39 + number] = "UIKeyInputF\(number)" }
        return names
    }()
}
