// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime
public import UIKitViews

/// Shows the caret, or the selection with its handles, in a view of a program's own.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    private final weak var input: (any UITextInput)?
    private final weak var adviser: (any UITextSelectionDisplayInteractionDelegate)?
    private final weak var host: UIView?
    private final var isOn = false
    private final var cursor: any UIView & UITextCursorView = SelectionCursor()
    private final var highlight: any UIView & UITextSelectionHighlightView = SelectionHighlight()
    private final var handles: [any UIView & UITextSelectionHandleView]

    /// Makes an interaction for a view's text.
    public init(
        textInput: any UITextInput,
        delegate: any UITextSelectionDisplayInteractionDelegate
    ) {
        input = textInput
        adviser = delegate
        let end = SelectionHandleMark()
        end.direction = .trailing
        handles = [SelectionHandleMark(), end]
        super.init()
    }

    /// Whose selection is shown.
    open weak var textInput: (any UITextInput)? { input }

    /// Says where the highlight belongs.
    open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)? { adviser }

    /// Whether the selection is shown.
    open var isActivated: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            isOn = newValue
            cursor.isBlinking = newValue
            layoutManagedSubviews()
        }
    }

    /// The caret.
    open var cursorView: any UIView & UITextCursorView {
        get { cursor }
        set {
            cursor.removeFromSuperview()
            cursor = newValue
            cursor.isBlinking = isOn
            layoutManagedSubviews()
        }
    }

    /// What marks the selected text.
    open var highlightView: any UIView & UITextSelectionHighlightView {
        get { highlight }
        set {
            highlight.removeFromSuperview()
            highlight = newValue
            layoutManagedSubviews()
        }
    }

    /// The handles at the selection's start and end.
    open var handleViews: [any UIView & UITextSelectionHandleView] {
        get { handles }
        set {
            for handle in handles { handle.removeFromSuperview() }
            handles = newValue
            layoutManagedSubviews()
        }
    }

    /// The selection has changed: shows what it is now.
    open func setNeedsSelectionUpdate() {
        layoutManagedSubviews()
        cursor.resetBlinkAnimation()
    }

    /// Places the views where the selection is.
    open func layoutManagedSubviews() {
        guard isOn, let host, let input, let range = input.selectedTextRange else {
            for view in [cursor, highlight] + handles as [UIView] { view.removeFromSuperview() }
            return
        }
        let text = input.textInputView
        if range.isEmpty {
            for view in [highlight] + handles as [UIView] { view.removeFromSuperview() }
            if cursor.superview !== host { host.addSubview(cursor) }
            cursor.frame = host.convert(input.caretRect(for: range.start), from: text)
            return
        }
        cursor.removeFromSuperview()
        let rects = input.selectionRects(for: range)
        let chosen = adviser?.selectionContainerViewBelowText?(for: self)
        let container = (chosen ?? nil) ?? host
        if highlight.superview !== container { container.insertSubview(highlight, at: 0) }
        highlight.frame = container.convert(text.bounds, from: text)
        highlight.bounds.origin = text.bounds.origin
        highlight.selectionRects = rects
        for (index, handle) in handles.enumerated() {
            guard let rect = (index == 0 ? rects.first : rects.last)?.rect else {
                handle.removeFromSuperview()
                continue
            }
            if handle.superview !== host { host.addSubview(handle) }
            handle.frame = handle.preferredFrame(for: host.convert(rect, from: text))
        }
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Takes the views away from where they were.
    open func willMove(to view: UIView?) {
        guard view !== host else { return }
        for part in [cursor, highlight] + handles as [UIView] { part.removeFromSuperview() }
    }

    /// Shows the selection in the view.
    open func didMove(to view: UIView?) {
        host = view
        layoutManagedSubviews()
    }
}
