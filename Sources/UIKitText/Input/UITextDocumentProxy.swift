// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// The text in which a custom keyboard types.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text of the paragraph before the cursor; nil where there is none.
    var documentContextBeforeInput: String? { get }

    /// The text of the paragraph after the cursor; nil where there is none.
    var documentContextAfterInput: String? { get }

    /// The text that is selected; nil for none.
    var selectedText: String? { get }

    /// The language and keyboard that the text asks for.
    var documentInputMode: UITextInputMode? { get }

    /// A name that stays the same for as long as one text is edited.
    var documentIdentifier: UUID { get }

    /// Moves the cursor by characters, backwards for a negative number.
    func adjustTextPosition(byCharacterOffset offset: Int)

    /// Marks text as not final yet.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)

    /// Makes the marked text final.
    func unmarkText()
}

/// Types into the first responder of the key window.
@MainActor
final class FirstResponderProxy: NSObject, UITextDocumentProxy {
    private var identifiers: [ObjectIdentifier: UUID] = [:]

    private var keyInput: (any UIKeyInput)? {
        UIApplication.sharedOrNil?.firstResponder as? any UIKeyInput
    }

    private var text: (any UITextInput)? { keyInput as? any UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { keyInput?.insertText(text) }

    func deleteBackward() { keyInput?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let text, let cursor = text.selectedTextRange else { return nil }
        let before = content(from: text.beginningOfDocument, to: cursor.start)
        let paragraph = before.split(separator: "\n", omittingEmptySubsequences: false).last
        return paragraph.flatMap { $0.isEmpty ? nil : String($0) }
    }

    var documentContextAfterInput: String? {
        guard let text, let cursor = text.selectedTextRange else { return nil }
        let after = content(from: cursor.end, to: text.endOfDocument)
        let paragraph = after.split(separator: "\n", omittingEmptySubsequences: false).first
        return paragraph.flatMap { $0.isEmpty ? nil : String($0) }
    }

    var selectedText: String? {
        guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
        return text.text(in: range)
    }

    var documentInputMode: UITextInputMode? { (keyInput as? UIResponder)?.textInputMode }

    var documentIdentifier: UUID {
        guard let keyInput else { return UUID() }
        let id = ObjectIdentifier(keyInput)
        let known = identifiers[id] ?? UUID()
        identifiers[id] = known
        return known
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let text, let range = text.selectedTextRange else { return }
        let start = offset < 0 ? range.start : range.end
        let limit = offset < 0 ? text.beginningOfDocument : text.endOfDocument
        let place = text.position(from: start, offset: offset) ?? limit
        text.selectedTextRange = text.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        text?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { text?.unmarkText() }

    private func content(from start: UITextPosition, to end: UITextPosition) -> String {
        guard let text, let range = text.textRange(from: start, to: end) else { return "" }
        return text.text(in: range) ?? ""
    }

    // MARK: Traits

    var keyboardType: UIKeyboardType {
        get { keyInput?.keyboardType ?? .default }
        set { keyInput?.keyboardType = newValue }
    }

    var keyboardAppearance: UIKeyboardAppearance {
        get { keyInput?.keyboardAppearance ?? .default }
        set { keyInput?.keyboardAppearance = newValue }
    }

    var returnKeyType: UIReturnKeyType {
        get { keyInput?.returnKeyType ?? .default }
        set { keyInput?.returnKeyType = newValue }
    }
}
