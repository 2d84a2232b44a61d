// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitControls

/// An edit in the undo history: what was replaced, and by how much.
@MainActor
final class TypingRun {
    var location: Int
    /// The length of the new text.
    var inserted: Int
    /// The text that was replaced.
    var removed: NSAttributedString
    /// The selection before the edit.
    let selection: NSRange
    let isTyping: Bool
    let isDeleting: Bool
    /// Whether it was undone, so that nothing joins it.
    var isOver = false

    init(
        location: Int,
        inserted: Int,
        removed: NSAttributedString,
        selection: NSRange,
        isTyping: Bool,
        isDeleting: Bool
    ) {
        self.location = location
        self.inserted = inserted
        self.removed = removed
        self.selection = selection
        self.isTyping = isTyping
        self.isDeleting = isDeleting
    }
}

extension TextEditor {
    /// Records an edit for undo; consecutive typing is one step.
    func record(
        _ range: NSRange,
        _ old: NSAttributedString,
        _ inserted: Int,
        _ selected: NSRange,
        _ name: String,
        joins: Bool
    ) {
        guard let manager = host?.undoManager, manager.isUndoRegistrationEnabled else { return }
        let isDeleting = inserted == 0
        if joins, let run, !run.isOver, run.isTyping, run.isDeleting == isDeleting {
            if !isDeleting, range.length == 0, range.location == run.location + run.inserted {
                run.inserted += inserted
                return
            }
            if isDeleting, range.end == run.location {
                run.location = range.location
                run.removed = Self.joined(old, run.removed)
                return
            }
        }
        let fresh = TypingRun(
            location: range.location,
            inserted: inserted,
            removed: old,
            selection: selected,
            isTyping: joins,
            isDeleting: isDeleting
        )
        register(fresh, manager, name)
        run = joins ? fresh : nil
    }

    private func register(_ edit: TypingRun, _ manager: UndoManager, _ name: String) {
        manager.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.undo(edit, name) }
        }
        manager.setActionName(name)
    }

    /// Reverts an edit, and records its redo.
    private func undo(_ edit: TypingRun, _ name: String) {
        edit.isOver = true
        forgetComposition()
        run = nil
        let low = min(edit.location, length)
        let range = NSRange(low, min(low + edit.inserted, length))
        let old = storage.attributedSubstring(from: range)
        let inverse = TypingRun(
            location: low,
            inserted: edit.removed.length,
            removed: old,
            selection: selection,
            isTyping: false,
            isDeleting: false
        )
        if let manager = host?.undoManager { register(inverse, manager, name) }
        inputDelegate?.textWillChange(host)
        change {
            storage.replaceCharacters(in: range, with: edit.removed)
            select(edit.selection)
        }
        inputDelegate?.textDidChange(host)
        host?.selectionWasChanged()
        host?.textWasEdited()
        host?.revealSelection()
    }

    private static func joined(
        _ left: NSAttributedString,
        _ right: NSAttributedString
    ) -> NSAttributedString {
        let both = NSTextStorage(attributedString: left)
        both.append(right)
        return both.plainText(in: 0..<both.length)
    }
}
