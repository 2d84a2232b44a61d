// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

extension TextEditor {
    private var isEditable: Bool { host?.isTextEditable ?? false }

    /// Inserts text that was typed, dictated, composed, or set by the program.
    ///
    /// `joins`: further typing is undone together with it.
    func insert(_ text: String, joins: Bool = true) {
        guard let host, isEditable else { return }
        if text == "\n" || text == "\r", host.takeReturn() { return }
        guard let typed = allowed(text) else { return }
        let range = rangeOfInsertion
        clearsOnInsertion = false
        guard host.mayReplace(range, with: typed) else { return }
        let attributes =
            range.length > 0 && ownTyping == nil ? attributesAround(range) : typingAttributes
        let joins = joins && range.length == 0 && !typed.contains(where: \.isNewline)
        replace(
            range,
            with: NSAttributedString(string: typed, attributes: attributes),
            name: "Typing",
            joins: joins
        )
    }

    /// The part of a text that a single-line field accepts; nil for none.
    func allowed(_ text: String) -> String? {
        guard let host, !host.isMultiline else { return text }
        let plain = String(text.map { $0.isNewline ? " " : $0 })
        return plain.isEmpty && !text.isEmpty ? nil : plain
    }

    /// The range that the next insertion replaces.
    private var rangeOfInsertion: NSRange {
        if let marked { return marked }
        return clearsOnInsertion ? NSRange(location: 0, length: length) : selection
    }

    /// The typed text, with a capital if the traits ask for automatic capitalization.
    func capitalized(_ typed: String) -> String {
        let place = rangeOfInsertion.location
        guard let host, !host.isSecureTextEntry, typed.count == 1, marked == nil,
            typed.first?.isLowercase ?? false
        else { return typed }
        let begins: Bool =
            switch host.autocapitalizationType {
            case .none: false
            case .allCharacters: true
            case .words: place == 0 || text.isSeparator(place - 1) || isWhite(place - 1)
            case .sentences: text.beginsSentence(at: place)
            @unknown default: false
            }
        return begins ? typed.uppercased() : typed
    }

    private func isWhite(_ place: Int) -> Bool {
        let code = text.unit(place)
        return code == 0x20 || code == 0x09 || code == 0xA0
    }

    // MARK: Deleting

    /// The backward delete key.
    func deleteBackward() {
        guard isEditable else { return }
        if selection.length > 0 { return delete(selection, joins: false) }
        guard selection.location > 0 else { return }
        if clearsOnInsertion {
            clearsOnInsertion = false
            return delete(NSRange(location: 0, length: length), joins: false)
        }
        let low = startOfDeletion(before: selection.location)
        delete(NSRange(low, selection.location), joins: true)
    }

    /// The start of the deletion by one key: a whole character, including combining marks.
    private func startOfDeletion(before place: Int) -> Int { text.previous(before: place) }

    /// The forward delete key.
    func deleteForward() {
        guard isEditable else { return }
        if selection.length > 0 { return delete(selection, joins: false) }
        guard selection.location < length else { return }
        delete(NSRange(selection.location, text.next(after: selection.location)), joins: false)
    }

    /// Deletes from the insertion point to a place, or the selection.
    func delete(to place: Int) {
        guard isEditable else { return }
        if selection.length > 0 { return delete(selection, joins: false) }
        let low = min(place, selection.location)
        let high = max(place, selection.location)
        guard low < high else { return }
        delete(NSRange(low, high), joins: false)
    }

    /// Deletes a range, if the delegate lets it.
    func delete(_ range: NSRange, joins: Bool) {
        let range = whole(range)
        guard range.length > 0, let host, host.mayReplace(range, with: "") else { return }
        let typing = attributesAround(range)
        replace(range, with: NSAttributedString(string: ""), name: "Typing", joins: joins)
        if length == 0 { ownTyping = typing }
    }

    // MARK: Composing

    /// Sets the marked text of an input method, with the selection in units of the new text.
    func setMarked(_ text: NSAttributedString?, selecting: NSRange) {
        guard let host, isEditable else { return }
        let new = text?.string ?? ""
        let range = marked ?? selection
        if marked == nil, new.isEmpty { return }
        guard host.mayReplace(range, with: new) else { return }
        clearsOnInsertion = false
        let base = range.length > 0 && marked == nil ? attributesAround(range) : typingAttributes
        let composed = NSAttributedString(string: allowed(new) ?? "", attributes: base)
        compose(composed, in: range, selecting: selecting)
        host.selectionWasChanged()
        host.textWasEdited()
        host.revealSelection()
    }

    /// Unmarks the text.
    func unmark() { endComposition() }

    // MARK: Pasteboard

    func cut() {
        guard selection.length > 0, isEditable else { return }
        copySelection()
        guard let host, host.mayReplace(selection, with: "") else { return }
        replace(selection, with: NSAttributedString(string: ""), name: "Cut")
    }

    func copySelection() {
        guard selection.length > 0 else { return }
        let range = selection
        // Attachments are no text for others.
        let text = String(decoding: storage.units(in: range.swift), as: UTF16.self)
        UIPasteboard.general.string = text.replacingOccurrences(of: "\u{FFFC}", with: "")
    }

    func paste(by delegate: (any UITextPasteDelegate)?) {
        if let delegate { paste(for: delegate) } else { paste() }
    }

    func paste() {
        guard let string = UIPasteboard.general.string else { return }
        paste(string, name: "Paste")
    }

    func paste(_ string: String, name: String) {
        guard let host, isEditable, let allowed = allowed(string) else { return }
        let range = marked ?? selection
        guard host.mayReplace(range, with: allowed) else { return }
        let attributes = typingAttributes
        replace(
            range,
            with: NSAttributedString(string: allowed, attributes: attributes),
            name: name
        )
    }
}
