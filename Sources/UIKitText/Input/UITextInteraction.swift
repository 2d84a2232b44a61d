// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime
public import UIKitControls

/// Adds text gestures, selection and editing to a view whose text is a `UITextInput`.
///
/// Text fields and text views have one of their own. In another view the caret is drawn at
/// `caretRect(for:)`, and the selection over `selectionRects(for:)`.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction, TextEditing {
    private final let mode: UITextInteractionMode
    private final weak var storedDelegate: (any UITextInteractionDelegate)?
    private final weak var input: (any UITextInput)?
    private final weak var host: UIView?
    final lazy var gestures = TextGestures(self)
    final lazy var display = SelectionDisplay(self)

    /// An interaction of a kind.
    public init(for mode: UITextInteractionMode) {
        self.mode = mode
        super.init()
    }

    /// The delegate, which controls the gestures.
    open weak var delegate: (any UITextInteractionDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The text; the view itself by default.
    open weak var textInput: (UIResponder & UITextInput)? {
        get { (input ?? host as? any UITextInput) as? (UIResponder & UITextInput) }
        set { input = newValue }
    }

    /// Whether text can be edited, or selected only.
    open var textInteractionMode: UITextInteractionMode { mode }

    /// The recognizers, for others to wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.recognizers }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Removes the gestures from the view.
    open func willMove(to view: UIView?) {
        if host !== view {
            gestures.detach()
            display.hide()
        }
    }

    /// Adds the gestures to the view.
    open func didMove(to view: UIView?) {
        host = view
        if let view { gestures.attach(to: view) }
    }

    // MARK: Keys

    /// The editor of a text field or a text view.
    final var editor: TextEditor? { (textInput as? any TextEditorHost)?.textEditor }

    /// Whether letters are text at present.
    package var takesText: Bool {
        if let host = textInput as? any TextEditorHost { return host.isTextEditable }
        return mode == .editable
    }

    /// Whether Tab is text, too.
    package var takesTab: Bool {
        guard let host = textInput as? any TextEditorHost else { return false }
        return host.isMultiline && host.isTextEditable
    }

    /// Handles a key that moves, selects or deletes.
    package func take(_ key: UIKey) -> Bool {
        if let editor { return editor.take(key) }
        return PlainInputKeys.take(key, textInput)
    }

    /// Inserts typed text.
    package func insert(_ text: String) -> Bool {
        guard let input = textInput else { return true }
        let host = input as? any TextEditorHost
        guard host?.isTextEditable ?? true else { return true }
        input.insertText(host?.textEditor.capitalized(text) ?? text)
        return true
    }

    /// Shows an input method's composition.
    package func compose(_ text: String, selection: Range<Int>) {
        guard let input = textInput else { return }
        if text.isEmpty, input.markedTextRange == nil { return }
        let characters = Array(text)
        func units(_ count: Int) -> Int {
            String(characters.prefix(max(0, min(count, characters.count)))).utf16.count
        }
        // Without a selection, at the insertion point, or at the end.
        let start =
            selection.lowerBound == 0 && selection.isEmpty
            ? units(characters.count) : units(selection.lowerBound)
        let end = selection.isEmpty ? start : units(selection.upperBound)
        input.setMarkedText(text, selectedRange: NSRange(start, max(start, end)))
        if text.isEmpty { input.unmarkText() }
    }

    /// The caret's rectangle, in the window.
    package var placeOfText: CGRect? {
        guard let input = textInput, let range = input.selectedTextRange else { return nil }
        let view = input.textInputView
        return view.convert(input.caretRect(for: range.end), to: nil as UIView?)
    }

    /// Follows the responder's becoming first, or its ceasing to be.
    package func firstResponderDidChange() {
        (textInput as? any TextEditorHost)?.firstResponderWasChanged()
        display.update()
    }
}

/// Keys in text that is not ours.
@MainActor
enum PlainInputKeys {
    static func take(_ key: UIKey, _ input: (any UITextInput)?) -> Bool {
        guard let input, let selection = input.selectedTextRange else { return false }
        let extends = key.modifierFlags.contains(.shift)
        let direction: UITextLayoutDirection
        switch key.keyCode {
        case .keyboardLeftArrow: direction = .left
        case .keyboardRightArrow: direction = .right
        case .keyboardUpArrow: direction = .up
        case .keyboardDownArrow: direction = .down
        default: return false
        }
        let isForward = direction == .right || direction == .down
        let from = isForward ? selection.end : selection.start
        var to = input.position(from: from, in: direction, offset: 1) ?? from
        if key.modifierFlags.contains(.alternate) {
            to =
                input.tokenizer.position(
                    from: from,
                    toBoundary: .word,
                    inDirection: .layout(direction)
                ) ?? to
        }
        if !extends, !selection.isEmpty { to = from }
        let fixed = extends ? (isForward ? selection.start : selection.end) : to
        input.selectedTextRange =
            isForward ? input.textRange(from: fixed, to: to) : input.textRange(from: to, to: fixed)
        return true
    }
}
