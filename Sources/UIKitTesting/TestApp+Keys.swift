// SPDX-License-Identifier: Apache-2.0

import Platform
import PlatformHeadless
public import UIKit

extension TestApp {
    /// How long a key that is pressed stays down, in seconds.
    private static let pressDuration = 0.03

    /// Presses a key and lets it go, as many times as are wanted.
    public func press(
        _ key: UIKeyboardHIDUsage,
        modifiers: UIKeyModifierFlags = [],
        times: Int = 1
    ) {
        for _ in 0..<max(0, times) {
            hold(key, modifiers: modifiers)
            advance(by: TestApp.pressDuration)
            release(key, modifiers: modifiers)
        }
    }

    /// Presses a key and keeps it down.
    ///
    /// Holding one that is down repeats it, as a keyboard does.
    public func hold(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        send(key, isDown: true, modifiers)
        keysDown.insert(key.rawValue)
    }

    /// Lets a key go.
    public func release(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        keysDown.remove(key.rawValue)
        send(key, isDown: false, modifiers)
    }

    /// Types a text on an American keyboard, a key for each character; one that no key has comes
    /// as from an input method.
    public func type(_ text: String) {
        for character in text {
            guard let key = KeyLayout.key(for: character),
                let usage = UIKeyboardHIDUsage(rawValue: key.usage)
            else {
                sendText("\(character)")
                continue
            }
            let modifiers: UIKeyModifierFlags = key.isShifted ? .shift : []
            hold(usage, modifiers: modifiers)
            if !character.isNewline, character != "\t" { sendText("\(character)") }
            advance(by: TestApp.pressDuration)
            release(usage, modifiers: modifiers)
        }
    }

    /// Shakes the device.
    public func shake() {
        platform.deliver(.shake)
        update()
    }

    /// What an input method has decided on goes to who takes text.
    private func sendText(_ text: String) {
        guard let window = screenWindow, takesText else { return }
        platform.deliver(.text(text, window: window.id))
        update()
    }

    private func send(
        _ key: UIKeyboardHIDUsage,
        isDown: Bool,
        _ modifiers: UIKeyModifierFlags
    ) {
        guard let window = screenWindow else { return }
        let typed = KeyLayout.keys[key.rawValue]
        let plain = typed?.plain ?? ""
        let isShifted = modifiers.contains(.shift)
        platform.deliver(
            .key(
                KeySample(
                    window: window.id,
                    isDown: isDown,
                    isRepeat: isDown && keysDown.contains(key.rawValue),
                    usage: key.rawValue,
                    characters: isShifted ? typed?.shifted ?? "" : plain,
                    charactersIgnoringModifiers: plain,
                    modifiers: KeyModifiers(rawValue: modifiers.rawValue),
                    time: time
                )
            )
        )
        update()
    }
}
