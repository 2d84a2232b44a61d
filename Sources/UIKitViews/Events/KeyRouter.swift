// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Platform

/// Turns samples of keys into key commands and presses.
///
/// A key that a command of the responder chain matches becomes its action; every other key goes
/// as a press to the first responder, down and up alike.
@MainActor
package final class KeyRouter {
    private var down: [Int: UIPress] = [:]
    private var order: [Int] = []
    /// The key that went down last, by its usage number, where somebody has taken it and it is
    /// still held: what it types is nobody's text.
    private var takenKey: Int?
    private let event = UIPressesEvent()

    /// Makes a router without keys held.
    package init() {}

    /// Takes one key that went down or up.
    package func receive(_ sample: KeySample) {
        if !sample.isDown, takenKey == sample.usage { takenKey = nil }
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else {
            // What began before is taken away, or somebody would wait for it for ever.
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

    /// Whether somebody has a use for a key that went down; else it is text.
    private func isTaken(_ sample: KeySample) -> Bool {
        // A key held repeats its command and what it types; presses do not repeat.
        if OpenMenus.take(sample) || performCommand(for: sample, isBeforeSystem: true)
            || FocusKeys.move(for: sample) || performCommand(for: sample, isBeforeSystem: false)
            || ContextMenuKey.open(for: sample)
        {
            return true
        }
        if down[sample.usage] == nil { begin(sample) }
        return !(down[sample.usage]?.isUnhandled ?? false)
    }

    /// Takes text that the input method has made, of the last key, of several or of none.
    package func receiveText(_ text: String) {
        guard takenKey == nil, !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false)
        else { return }
        KeyText.insert(text)
    }

    /// Takes what the input method is composing, before it becomes text.
    package func receiveComposition(_ text: String, selection: Range<Int>) {
        guard !(UIApplication.sharedOrNil?.isIgnoringInteractionEvents ?? false) else { return }
        KeyText.compose(text, selection: selection)
    }

    /// Takes every key away, as when the application loses its events.
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

    /// The button of a remote control that a key stands for; nil for letters and the like.
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

    /// What a key of a keyboard's media row does, as a remote control's button.
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

    /// Finds who in the chain has a command for the keys, and sends its action.
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

    /// What keys without a character are called in key commands, by their usage numbers.
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
