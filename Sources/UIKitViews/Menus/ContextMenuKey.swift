// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Platform

/// The keys that desktops have for context menus: the menu key, and Shift with F10.
@MainActor
enum ContextMenuKey {
    /// Opens the menu of the view with the focus, or of the nearest around it that has one.
    ///
    /// - Returns: whether the key has done something.
    static func open(for sample: KeySample) -> Bool {
        let held = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
            .subtracting([.alphaShift, .numericPad])
        let key = UIKeyboardHIDUsage(rawValue: sample.usage)
        let isKey = key == .keyboardApplication && held.isEmpty
        guard isKey || (key == .keyboardF10 && held == .shift), !sample.isRepeat,
            let window = ApplicationState.key
        else { return false }
        for case let view as UIView in window.firstInLine.responderChain {
            for case let interaction as UIContextMenuInteraction in view.interactions {
                let below = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
                if interaction.open(at: below, isByPointer: true, attachment: view.bounds) {
                    return true
                }
            }
        }
        return false
    }
}
