// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// Keys that move, select and delete, as a hardware keyboard does on an iPad; Home, End and
/// Control with arrows as people on other systems expect.
extension TextEditor {
    /// Performs a key's command; false if it has none.
    func take(_ key: UIKey) -> Bool {
        guard let host, host.isFirstResponder else { return false }
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let extends = held.contains(.shift)
        let others = held.subtracting(.shift)
        if let move = move(for: key.keyCode, others) {
            guard host.isTextSelectable || host.isTextEditable else { return false }
            // An input method has the arrows while it composes.
            guard marked == nil else { return true }
            if !host.isTextEditable, !extends { return false }
            self.move(move, extends: extends)
            return true
        }
        guard host.isTextEditable else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: return deleteKey(others, isForward: false)
        case .keyboardDeleteForward: return deleteKey(others, isForward: true)
        default: break
        }
        return others == .control && emacs(key.keyCode)
    }

    private func move(for code: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags) -> TextMove? {
        switch code {
        case .keyboardLeftArrow: pick(held, .left, .wordLeft, .lineLeft, .wordLeft)
        case .keyboardRightArrow: pick(held, .right, .wordRight, .lineRight, .wordRight)
        case .keyboardUpArrow: pick(held, .up, .paragraphStart, .documentStart, .paragraphStart)
        case .keyboardDownArrow: pick(held, .down, .paragraphEnd, .documentEnd, .paragraphEnd)
        case .keyboardHome:
            pick(held, .lineStart, .documentStart, .documentStart, .documentStart)
        case .keyboardEnd: pick(held, .lineEnd, .documentEnd, .documentEnd, .documentEnd)
        case .keyboardPageUp: held.isEmpty || held == .alternate ? .pageUp : nil
        case .keyboardPageDown: held.isEmpty || held == .alternate ? .pageDown : nil
        default: nil
        }
    }

    private func pick(
        _ held: UIKeyModifierFlags,
        _ plain: TextMove,
        _ option: TextMove,
        _ command: TextMove,
        _ control: TextMove
    ) -> TextMove? {
        switch held {
        case []: plain
        case .alternate: option
        case .command: command
        case .control: control
        default: nil
        }
    }

    private func deleteKey(_ held: UIKeyModifierFlags, isForward: Bool) -> Bool {
        let from = selection.location
        switch held {
        case []:
            // By the view, which programs subclass.
            if isForward { deleteForward() } else { host?.deleteBackward() }
        case .alternate, .control:
            let move: TextMove = isForward ? .wordForward : .wordBackward
            delete(to: destination(of: move, from: from).unit)
        case .command:
            let move: TextMove = isForward ? .lineEnd : .lineStart
            let place = destination(of: move, from: from).unit
            if place == from, selection.length == 0, !isForward {
                deleteBackward()
            } else {
                delete(to: place)
            }
        default: return false
        }
        return true
    }

    /// The Control keys of text on Apple's systems.
    ///
    /// Those that a menu command has, such as Control-A here, do not arrive here.
    private func emacs(_ code: UIKeyboardHIDUsage) -> Bool {
        switch code {
        case .keyboardF: move(.forward, extends: false)
        case .keyboardB: move(.backward, extends: false)
        case .keyboardN: move(.down, extends: false)
        case .keyboardP: move(.up, extends: false)
        case .keyboardA: move(.paragraphStart, extends: false)
        case .keyboardE: move(.paragraphEnd, extends: false)
        case .keyboardD: deleteForward()
        case .keyboardH: deleteBackward()
        case .keyboardK: kill()
        case .keyboardY: if !killed.isEmpty { insert(killed, joins: false) }
        case .keyboardT: transpose()
        default: return false
        }
        return true
    }

    /// Cuts the rest of the paragraph, or its separator, for `yank`.
    private func kill() {
        let place = selection.location
        var end = text.contentEnd(of: text.paragraph(at: place))
        if end <= place { end = text.next(after: place) }
        guard end > place else { return }
        killed = String(decoding: storage.units(in: place..<end), as: UTF16.self)
        delete(NSRange(place, end), joins: false)
    }

    /// Swaps the characters before and after the insertion point.
    private func transpose() {
        guard selection.length == 0, let host else { return }
        var middle = selection.location
        if middle == length { middle = text.previous(before: middle) }
        guard middle > 0, middle < length else { return }
        let low = text.previous(before: middle)
        let high = text.next(after: middle)
        let range = NSRange(low, high)
        let left = storage.plainText(in: low..<middle)
        let right = storage.plainText(in: middle..<high)
        guard host.mayReplace(range, with: right.string + left.string) else { return }
        let swapped = NSTextStorage(attributedString: right)
        swapped.append(left)
        replace(range, with: swapped.plainText(in: 0..<swapped.length), name: "Typing")
    }
}
