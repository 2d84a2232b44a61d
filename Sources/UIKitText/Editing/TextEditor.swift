// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitControls

/// Edits text: shared by text fields and text views.
///
/// It has the storage and its layout, the selection, an input method's marked text, the typing
/// attributes and the undo history. Ranges are in UTF-16 units and always contain whole characters.
@MainActor
final class TextEditor: NSObject, @preconcurrency LayoutHost, @preconcurrency TextSelectionHost {
    typealias Attributes = [NSAttributedString.Key: Any]

    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// The document of TextKit 2, which has the layout manager's; nil where TextKit 1 is used.
    private(set) var contents: NSTextContentStorage?
    weak var host: (any TextEditorHost)?
    weak var inputDelegate: (any UITextInputDelegate)?

    /// The selection; empty at the insertion point.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// The fixed end of the selection while it is extended.
    private(set) var anchor = 0
    /// Whether the insertion point is meant as the end of a line, not as the start of the next.
    var isUpstream = false
    /// The marked text of an input method.
    private(set) var marked: NSRange?
    var markedStyle: Attributes?
    /// The text that the marked text replaced.
    private var composedOver: NSAttributedString?
    /// The preferred horizontal position while the insertion point moves up and down.
    var goal: CGFloat?
    /// The typing attributes that were set; nil for those of the surrounding text.
    var ownTyping: Attributes?
    /// The text cut by Control-K.
    var killed = ""
    /// The typing that further typing is undone together with.
    var run: TypingRun?
    /// Whether the next insertion replaces everything.
    var clearsOnInsertion = false
    private var changeDepth = 0

    init(
        storage: NSTextStorage,
        manager: NSLayoutManager,
        container: NSTextContainer,
        contents: NSTextContentStorage? = nil
    ) {
        self.contents = contents
        self.storage = storage
        self.manager = manager
        self.container = container
        super.init()
        manager.state.host = self
        manager.state.dress = { [unowned self] range, attributes in
            MainActor.assumeIsolated { dress(range, &attributes) }
        }
    }

    /// An editor with a text container of unlimited size.
    static func plain() -> TextEditor {
        let storage = NSTextStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 1e7, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return TextEditor(storage: storage, manager: manager, container: container)
    }

    /// The layout manager of TextKit 2; nil where TextKit 1 is used.
    var textLayoutManager: NSTextLayoutManager? {
        contents == nil ? nil : container.textLayoutManager
    }

    /// Goes on with TextKit 1, if TextKit 2 was used.
    func fallBack() {
        guard let contents else { return }
        self.contents = nil
        _ = container.textLayoutManager?.releaseEngine()
        contents.textStorage = nil
        manager.state.fallBack = nil
        storage.addLayoutManager(manager)
    }

    var text: TextUnits { TextUnits(storage) }
    var length: Int { storage.length }

    // MARK: Layout

    func layoutDidChange() { if changeDepth == 0 { host?.contentsDidChange() } }

    func redraw() { host?.contentsDidChange() }

    /// Applies the attributes of links and marked text.
    private func dress(_ range: Range<Int>, _ attributes: inout Attributes) {
        paragraphs?(&attributes)
        let isFound = found.contains { $0.overlaps(range) }
        if isFound || attributes[.link] != nil, let links = linkAttributes {
            attributes.merge(links) { _, new in new }
        }
        guard let marked, marked.length > 0, marked.swift.overlaps(range) else { return }
        let style = markedStyle ?? [.underlineStyle: NSNumber(value: 1)]
        attributes.merge(style) { _, new in new }
    }

    /// Changes the paragraph attributes for layout.
    var paragraphs: ((inout Attributes) -> Void)?

    /// Detected links, which have no link attribute.
    var found: [Range<Int>] = []

    /// The attributes of links; nil for those of the text.
    var linkAttributes: Attributes?

    // MARK: Selection

    /// The range, clamped to the text and extended to whole characters.
    func whole(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let low = min(max(0, range.location), length)
        let high = min(max(low, low + max(0, min(range.length, length))), length)
        let text = text
        return low == high
            ? NSRange(location: text.floor(low), length: 0)
            : NSRange(text.floor(low), text.ceiling(high))
    }

    /// Selects a range; `anchor` is the fixed end while it is extended.
    func select(
        _ range: NSRange,
        anchor: Int? = nil,
        isUpstream: Bool = false,
        keepsGoal: Bool = false,
        tellsInput: Bool = false
    ) {
        let new = whole(range)
        if !keepsGoal { goal = nil }
        self.anchor = min(max(anchor ?? new.location, new.location), new.end)
        self.isUpstream = isUpstream && new.length == 0
        let isOther = new.location != selection.location || new.length != selection.length
        guard isOther else {
            host?.selectionWasShown()
            return
        }
        if tellsInput { inputDelegate?.selectionWillChange(host) }
        selection = new
        // A tap in a password still has the first edit replace it.
        if !(host?.isSecureTextEntry ?? false) { clearsOnInsertion = false }
        if changeDepth == 0 {
            run = nil
            ownTyping = nil
        }
        if tellsInput { inputDelegate?.selectionDidChange(host) }
        if changeDepth == 0 { host?.selectionWasChanged() }
    }

    /// The end of the selection that moves when it is extended.
    var focus: Int { anchor == selection.location ? selection.end : selection.location }

    var selectedUnits: Range<Int> {
        get { selection.swift }
        set { select(NSRange(newValue.lowerBound, newValue.upperBound)) }
    }

    var isSelectionUpstream: Bool { isUpstream }

    // MARK: Attributes of what is typed

    var typingAttributes: Attributes {
        get {
            if let ownTyping { return ownTyping }
            return attributesAround(selection)
        }
        set {
            ownTyping = newValue
            manager.state.extraAttributes = newValue
        }
    }

    func attributesAround(_ range: NSRange) -> Attributes {
        guard length > 0 else { return host?.baseAttributes ?? [:] }
        var place = range.length > 0 ? range.location : range.location - 1
        // At the start of a paragraph, typing continues the following text's attributes.
        if range.length == 0, place >= 0, text.isSeparator(place), range.location < length {
            place = range.location
        }
        var found = storage.attributes(
            at: min(max(0, place), length - 1),
            effectiveRange: nil
        )
        found[.attachment] = nil
        found[.link] = nil
        return found
    }

    // MARK: Changing

    /// Changes text and selection together: observers are notified once, at the end.
    func change(_ body: () -> Void) {
        changeDepth += 1
        body()
        changeDepth -= 1
        guard changeDepth == 0 else { return }
        manager.state.extraAttributes = typingAttributes
        host?.contentsDidChange()
    }

    /// Replaces all text for the program: without asking, notifying and undo.
    func set(_ new: NSAttributedString) {
        change {
            forgetComposition()
            storage.setAttributedString(new)
            run = nil
            ownTyping = nil
            goal = nil
            let end = NSRange(location: length, length: 0)
            selection = end
            anchor = end.location
            isUpstream = false
        }
        host?.undoManager?.removeAllActions(withTarget: self)
    }

    /// Clamps the selection after an outside change of the text.
    func repair() {
        let fixed = whole(selection)
        if let range = marked, range.end > length { forgetComposition() }
        guard fixed.location != selection.location || fixed.length != selection.length else {
            return
        }
        selection = fixed
        anchor = min(max(anchor, fixed.location), fixed.end)
    }

    /// Replaces text for the user, with undo.
    func replace(
        _ range: NSRange,
        with new: NSAttributedString,
        name: String,
        selecting: NSRange? = nil,
        joins: Bool = false
    ) {
        let range = whole(range)
        if let marked, marked != range { endComposition() }
        // Undo also restores the text that the marked text replaced.
        let old = composedOver ?? storage.attributedSubstring(from: range)
        composedOver = nil
        let before = selection
        change {
            marked = nil
            updateDressed()
            storage.replaceCharacters(in: range, with: new)
            let end = NSRange(location: range.location + new.length, length: 0)
            select(selecting ?? end)
        }
        record(range, old, new.length, before, name, joins: joins)
        ownTyping = nil
        host?.selectionWasChanged()
        host?.textWasEdited()
        host?.revealSelection()
    }

    /// Sets the marked text: without undo, and without a typing notification.
    func compose(_ new: NSAttributedString, in range: NSRange, selecting: NSRange) {
        let start = range.location
        let over = composedOver ?? storage.attributedSubstring(from: range)
        change {
            storage.replaceCharacters(in: range, with: new)
            marked = new.length > 0 ? NSRange(location: start, length: new.length) : nil
            updateDressed()
            forgetLooks(start..<start + new.length)
            let low = start + min(max(0, selecting.location), new.length)
            let high = min(low + max(0, selecting.length), start + new.length)
            select(NSRange(low, high))
        }
        composedOver = marked == nil ? nil : over
        if marked == nil, over.length > 0 { recordComposition(over, at: start, length: 0) }
    }

    private func recordComposition(_ over: NSAttributedString, at start: Int, length: Int) {
        let range = NSRange(location: start, length: over.length)
        record(range, over, length, selection, "Typing", joins: false)
    }

    /// Ends the composition: the marked text stays.
    func endComposition() {
        guard let range = marked else { return }
        let over = composedOver ?? NSAttributedString(string: "")
        forgetComposition()
        recordComposition(over, at: range.location, length: range.length)
        forgetLooks(range.swift)
        host?.contentsDidChange()
    }

    /// Drops the marked range, as when its text is removed.
    func forgetComposition() {
        marked = nil
        composedOver = nil
        updateDressed()
    }

    private func updateDressed() {
        manager.state.dressed = found + (marked.map { [$0.swift] } ?? [])
    }

    func forgetLooks(_ range: Range<Int>) {
        manager.invalidateGlyphs(
            forCharacterRange: NSRange(location: range.lowerBound, length: range.count),
            changeInLength: 0,
            actualCharacterRange: nil
        )
    }

    /// Changes attributes for the user, with undo.
    func changeAttributes(
        in range: NSRange,
        name: String,
        _ body: (inout Attributes) -> Void
    ) {
        let range = whole(range)
        guard range.length > 0 else { return }
        let old = storage.attributedSubstring(from: range)
        let before = selection
        change { storage.change(range, body) }
        record(range, old, range.length, before, name, joins: false)
        host?.textWasEdited()
    }
}

extension TextEditorHost {
    /// The selection was set to what it is: the caret starts to blink again.
    func selectionWasShown() { revealSelection() }
}
