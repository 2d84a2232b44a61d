// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitText
import UIKitViews

/// The text of a field or text view, as readers see and change it.
@MainActor
package struct ElementText {
    let input: any UITextInput & UIView

    package init?(_ object: AnyObject) {
        guard let input = object as? any UITextInput & UIView else { return nil }
        self.input = input
    }

    private var isSecure: Bool { (input as? UITextField)?.isSecureTextEntry ?? false }

    private var isEditable: Bool {
        switch input {
        case let view as UITextView: view.isEditable
        case let field as UITextField: field.isEnabled
        default: true
        }
    }

    /// The text itself, which never leaves for secure fields.
    private var content: String {
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        return whole.flatMap { input.text(in: $0) } ?? ""
    }

    /// What readers are told.
    package var text: AccessibleText {
        let content = content
        var selection = 0..<0
        if let range = input.selectedTextRange {
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            let end = input.offset(from: input.beginningOfDocument, to: range.end)
            if 0 <= start, start <= end { selection = start..<end }
        }
        guard isSecure else {
            return AccessibleText(content, selection: selection, isEditable: isEditable)
        }
        return AccessibleText(
            String(repeating: "\u{2022}", count: content.utf16.count),
            selection: selection,
            isEditable: isEditable,
            isSecure: true
        )
    }

    /// A range of the input for one of a reader's.
    private func range(_ range: Range<Int>) -> UITextRange? {
        // Bullets stand for UTF-16 units one by one.
        let text = self.text
        guard let checked = text.range(range.lowerBound, range.upperBound) else { return nil }
        let start = text.units(before: checked.lowerBound)
        let end = text.units(before: checked.upperBound)
        let begin = input.beginningOfDocument
        guard let first = input.position(from: begin, offset: start),
            let last = input.position(from: begin, offset: end)
        else { return nil }
        return input.textRange(from: first, to: last)
    }

    // MARK: Changes

    private func beginEditing() -> Bool {
        isEditable && (input.isFirstResponder || input.becomeFirstResponder())
    }

    func select(_ place: Range<Int>) -> Bool {
        guard isEditable || input.canBecomeFirstResponder, let range = range(place) else {
            return false
        }
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
        input.selectedTextRange = range
        return true
    }

    /// Replaces a part as typing does, so that delegates are asked; false if they refuse.
    func replace(_ place: Range<Int>, with string: String) -> Bool {
        guard beginEditing(), let range = range(place) else { return false }
        guard !place.isEmpty || !string.isEmpty else { return true }
        guard input.text(in: range) != string else { return true }
        let before = content
        input.selectedTextRange = range
        if string.isEmpty { input.deleteBackward() } else { input.insertText(string) }
        return content != before
    }

    func copy(_ place: Range<Int>) -> Bool {
        guard !isSecure, select(place) else { return false }
        input.copy(nil)
        return true
    }

    func cut(_ place: Range<Int>) -> Bool {
        guard !isSecure, beginEditing(), select(place) else { return false }
        input.cut(nil)
        return true
    }

    func paste(at place: Int) -> Bool {
        guard beginEditing(), select(place..<place) else { return false }
        input.paste(nil)
        return true
    }

    // MARK: Questions

    private func place(of position: UITextPosition) -> Int {
        let units = input.offset(from: input.beginningOfDocument, to: position)
        return AccessibleText(content, selection: 0..<max(units, 0)).caret
    }

    func line(at place: Int) -> Range<Int>? {
        guard let start = range(place..<place)?.start else { return nil }
        for direction in [UITextStorageDirection.forward, .backward] {
            if let line = input.tokenizer.rangeEnclosingPosition(
                start,
                with: .line,
                inDirection: .storage(direction)
            ) {
                let first = self.place(of: line.start)
                return first..<max(first, self.place(of: line.end))
            }
        }
        return nil
    }

    func bounds(of place: Range<Int>) -> CGRect? {
        guard let range = range(place) else { return nil }
        let rect = place.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
        return UIAccessibility.convertToScreenCoordinates(rect, in: input.textInputView)
    }

    func offset(at point: CGPoint) -> Int? {
        guard let window = input.window else { return nil }
        let inWindow = window.convert(point, from: window.screen.coordinateSpace)
        let local = input.textInputView.convert(inWindow, from: nil)
        return input.closestPosition(to: local).map { place(of: $0) }
    }
}
