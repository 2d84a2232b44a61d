// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform

/// The keys that move the focus.
///
/// Tab and Shift-Tab move between stops in reading order, and start the focus; arrows move to the
/// nearest item in their direction once the focus was started.
@MainActor
enum FocusKeys {
    private static let tab = 0x2B
    private static let arrows: [Int: UIFocusHeading] = [
        0x4F: .right, 0x50: .left, 0x51: .down, 0x52: .up,
    ]

    /// Moves the focus if a key is for that.
    ///
    /// - Returns: whether the key has done something.
    static func move(for sample: KeySample) -> Bool {
        guard let window = ApplicationState.key, let surface = window.windowState.surface else {
            return false
        }
        let held = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
            .subtracting([.alphaShift, .numericPad])
        let first = window.firstResponderState.responder
        if sample.usage == tab {
            guard held.isEmpty || held == .shift, !(first?.takesTab ?? false) else { return false }
            let heading: UIFocusHeading = held.isEmpty ? .next : .previous
            return move(heading, FocusCenter.shared.state(of: surface))
        }
        guard let heading = arrows[sample.usage], held.isEmpty, !(first?.takesTextInput ?? false)
        else { return false }
        let state = FocusCenter.shared.state(of: surface)
        // Without a focus, arrows may have another meaning.
        guard state.hasDeferredItem || (state.showsHalo && state.focusedItem != nil) else {
            return false
        }
        return move(heading, state)
    }

    private static func move(_ heading: UIFocusHeading, _ state: FocusState) -> Bool {
        if let view = state.focusedItem as? UIView, view.usesFocusMovement(heading) { return true }
        return state.move(heading)
    }
}
