// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// The gestures on text: taps, long presses, drags of a pointer.
///
/// One tap places the insertion point (a finger's at the nearer end of a word), two select a word,
/// three a paragraph. A long press moves the insertion point; in text that cannot be edited it
/// selects words. A pointer selects by dragging, by words after a double click, and extends the
/// selection with Shift.
@MainActor
final class TextGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UITextInteraction
    let tap = TextTapRecognizer()
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    let drag = PointerTextRecognizer()
    private lazy var menu = TextMenu(owner)
    private weak var view: UIView?
    /// The first word, or position, of a drag.
    private var origin = NSRange(location: 0, length: 0)
    private var granularity = UITextGranularity.character
    private var isUnderWay = false

    init(_ owner: UITextInteraction) {
        self.owner = owner
        super.init()
        tap.handler = { [unowned self] in tapped() }
        drag.handler = { [unowned self] in dragged() }
        press.addHandler { [unowned self] _ in pressed() }
        for recognizer in recognizers { recognizer.delegate = self }
        tap.name = "UITextInteractionTap"
        press.name = "UITextInteractionPress"
        drag.name = "UITextInteractionDrag"
    }

    var recognizers: [UIGestureRecognizer] { [tap, press, drag] }

    func attach(to view: UIView) {
        self.view = view
        for recognizer in recognizers { view.addPart(recognizer) }
        view.addInteraction(menu.interaction)
    }

    func detach() {
        for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) }
        view?.removeInteraction(menu.interaction)
        view = nil
    }

    func showMenu() { menu.show() }
    func hideMenu() { menu.hide() }

    // MARK: Delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let input = owner.textInput else { return false }
        if let host = input as? any TextEditorHost, !host.isTextSelectable, !host.isTextEditable {
            return gestureRecognizer === tap && host.isUserInteractionEnabled
        }
        // A press on text that can be dragged lifts it.
        if gestureRecognizer !== tap, let host = input as? any TextEditorHost,
            host.traits.dragging?.lifts(at: gestureRecognizer.location(in: host)) == true
        {
            return false
        }
        let point = gestureRecognizer.location(in: input.textInputView)
        return owner.delegate?.interactionShouldBegin?(owner, at: point) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        // Buttons inside the view have their own touches.
        var view = touch.view
        while let current = view, current !== self.view {
            if current is UIControl || current is SelectionHandle { return false }
            view = current.superview
        }
        return true
    }

    /// A tap that the program added to the view itself does not keep the caret from being placed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer
            && otherGestureRecognizer.view === view
            && !recognizers.contains { $0 === otherGestureRecognizer }
    }

    // MARK: Taps

    private func tapped() {
        guard let input = owner.textInput else { return }
        let point = tap.location(in: input.textInputView)
        begin()
        defer { end() }
        let host = input as? any TextEditorHost
        if tap.count == 1, let host, host.openItem(at: point) { return }
        if let host, !host.isTextSelectable, !host.isTextEditable { return }
        let wasFirst = input.isFirstResponder
        guard wasFirst || input.becomeFirstResponder() else { return }
        guard let position = input.closestPosition(to: point) else { return }
        switch tap.count {
        case 1 where tap.extends: extend(to: position, input)
        case 1:
            let before = input.selectedTextRange
            placeCaret(at: point, position, input)
            let isSame = wasFirst && !tap.isByPointer && before == input.selectedTextRange
            // A second, later tap on the insertion point opens the menu.
            if isSame { toggleMenu() } else { hideMenu() }
        case 2: selectUnit(.word, at: position, input)
        default: selectUnit(.paragraph, at: position, input)
        }
        if tap.count > 1, !tap.isByPointer { showMenu() }
    }

    private func toggleMenu() { if menu.isVisible { hideMenu() } else { showMenu() } }

    private func placeCaret(
        at point: CGPoint,
        _ position: UITextPosition,
        _ input: any UITextInput
    ) {
        if let editor = owner.editor {
            editor.endComposition()
            let place = editor.place(at: point)
            let unit = tap.isByPointer ? place.unit : editor.wordEdge(near: place.unit)
            editor.select(
                NSRange(location: unit, length: 0),
                isUpstream: place.isUpstream && unit == place.unit,
                tellsInput: true
            )
            return
        }
        input.selectedTextRange = input.textRange(from: position, to: position)
        owner.display.update()
    }

    private func extend(to position: UITextPosition, _ input: any UITextInput) {
        if let editor = owner.editor, let unit = editor.unit(position) {
            return editor.extend(
                to: NSRange(location: unit, length: 0),
                from: NSRange(location: editor.anchor, length: 0)
            )
        }
        guard let selection = input.selectedTextRange else { return }
        input.selectedTextRange = input.textRange(from: selection.start, to: position)
        owner.display.update()
    }

    /// Selects the unit at a position; white space between words selects the word before.
    private func selectUnit(
        _ granularity: UITextGranularity,
        at position: UITextPosition,
        _ input: any UITextInput
    ) {
        guard let range = unit(granularity, at: position, input) else { return }
        if let editor = owner.editor, let found = editor.range(range) {
            editor.select(found, tellsInput: true)
        } else {
            input.selectedTextRange = range
        }
        origin = owner.editor?.range(range) ?? origin
        owner.display.update()
    }

    private func unit(
        _ granularity: UITextGranularity,
        at position: UITextPosition,
        _ input: any UITextInput
    ) -> UITextRange? {
        if let host = input as? any TextEditorHost, host.isSecureTextEntry {
            return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        }
        let tokenizer = input.tokenizer
        for way in [UITextStorageDirection.forward, .backward] {
            let found = tokenizer.rangeEnclosingPosition(
                position,
                with: granularity,
                inDirection: .storage(way)
            )
            if let found { return found }
        }
        guard let editor = owner.editor, editor.length > 0, let place = editor.unit(position) else {
            return nil
        }
        let word = editor.text.word(at: min(place, editor.length - 1))
        return editor.stretch(NSRange(location: word.lowerBound, length: word.count))
    }

    // MARK: A finger that stays

    private func pressed() {
        guard let input = owner.textInput else { return }
        let point = press.location(in: input.textInputView)
        switch press.state {
        case .began:
            guard input.isFirstResponder || input.becomeFirstResponder() else { return }
            begin()
            hideMenu()
            let edits = owner.takesText
            granularity = edits ? .character : .word
            follow(point, input, isStart: true)
        case .changed: follow(point, input, isStart: false)
        case .ended:
            end()
            showMenu()
        case .cancelled, .failed: end()
        default: break
        }
    }

    private func follow(_ point: CGPoint, _ input: any UITextInput, isStart: Bool) {
        guard let position = input.closestPosition(to: point) else { return }
        guard granularity == .word else {
            if let editor = owner.editor {
                let place = editor.place(at: point)
                editor.select(
                    NSRange(location: place.unit, length: 0),
                    isUpstream: place.isUpstream,
                    tellsInput: true
                )
                editor.host?.revealSelection()
            } else {
                input.selectedTextRange = input.textRange(from: position, to: position)
                owner.display.update()
            }
            return
        }
        if isStart { return selectUnit(.word, at: position, input) }
        guard let editor = owner.editor, let range = unit(.word, at: position, input),
            let found = editor.range(range)
        else { return }
        editor.extend(to: found, from: origin)
    }

    // MARK: A pointer

    private func dragged() {
        guard let input = owner.textInput else { return }
        let point = drag.location(in: input.textInputView)
        switch drag.state {
        case .began:
            guard input.isFirstResponder || input.becomeFirstResponder() else { return }
            begin()
            hideMenu()
            granularity = drag.count == 1 ? .character : drag.count == 2 ? .word : .paragraph
            let start = drag.start(in: input.textInputView)
            guard let position = input.closestPosition(to: start) else { return }
            if granularity == .character {
                guard let editor = owner.editor, let unit = editor.unit(position) else { return }
                origin = NSRange(location: drag.extends ? editor.anchor : unit, length: 0)
            } else if let range = unit(granularity, at: position, input) {
                origin = owner.editor?.range(range) ?? origin
            }
            select(to: point, input)
        case .changed: select(to: point, input)
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func select(to point: CGPoint, _ input: any UITextInput) {
        guard let position = input.closestPosition(to: point), let editor = owner.editor,
            let unit = editor.unit(position)
        else { return }
        var target = NSRange(location: unit, length: 0)
        if granularity != .character, let range = self.unit(granularity, at: position, input),
            let found = editor.range(range)
        {
            target = found
        }
        editor.extend(to: target, from: origin)
    }

    private func begin() {
        guard !isUnderWay else { return }
        isUnderWay = true
        owner.delegate?.interactionWillBegin?(owner)
    }

    private func end() {
        guard isUnderWay else { return }
        isUnderWay = false
        owner.delegate?.interactionDidEnd?(owner)
    }
}

extension TextEditor {
    /// Extends the selection from the beginning of a drag to its present place.
    func extend(to target: NSRange, from origin: NSRange) {
        let low = min(origin.location, target.location)
        let high = max(origin.end, target.end)
        let isForward = target.end >= origin.end
        select(
            NSRange(low, high),
            anchor: isForward ? low : high,
            tellsInput: true
        )
        host?.revealSelection()
    }

    /// The position for a finger's tap: the nearer end of the word.
    func wordEdge(near place: Int) -> Int {
        guard place > 0, place < length, !(host?.isSecureTextEntry ?? false) else { return place }
        let text = text
        let word = text.word(at: place)
        guard text.isWordStart(word.lowerBound), word.lowerBound < place else { return place }
        return place - word.lowerBound <= word.upperBound - place
            ? word.lowerBound : word.upperBound
    }
}
