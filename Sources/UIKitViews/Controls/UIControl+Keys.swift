// SPDX-License-Identifier: Apache-2.0

import Foundation

// The events that iOS sends when a key activates a control are not published. Sources for touch
// listen for `touchUpInside`, those for remote controls for `primaryActionTriggered`: both are
// sent, once, when the key goes up.
extension UIControl {
    /// Whether one of the presses was taken to hold the control.
    func pressBegan(_ presses: Set<UIPress>) -> Bool {
        guard control.isFocused, isEnabled, control.press == nil,
            let press = presses.first(where: { $0.activates && !$0.isForText })
        else { return false }
        control.press = press
        isHighlighted = true
        return true
    }

    func pressEnded(_ presses: Set<UIPress>) -> Bool {
        guard let press = control.press, presses.contains(press) else { return false }
        letGoOfPress()
        if isEnabled { activateByKey() }
        return true
    }

    func pressCancelled(_ presses: Set<UIPress>) -> Bool {
        guard let press = control.press, presses.contains(press) else { return false }
        letGoOfPress()
        return true
    }

    func letGoOfPress() {
        control.press = nil
        isHighlighted = control.isTracking && control.isTouchInside
    }
}

extension UIPress {
    /// Whether the key activates a control: Return, Enter, Space or a select button.
    var activates: Bool {
        guard let key = pressedKey else { return storage.type == .select }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        default: return false
        }
    }
}
