// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitViews

/// What a content storage holds.
struct ContentStorageState {
    var storage: NSTextStorage?
    var paragraphs = TextBlocks<ParagraphBlock>()
    /// The edits that layout managers have not heard of.
    var pending = EditingState()

    var length: Int { paragraphs.length }

    /// Has elements made again.
    func forgetElements() { for paragraph in paragraphs.blocks { paragraph.element = nil } }
}

extension NSTextContentStorage {
    func adopt(_ storage: NSTextStorage?) {
        contents.storage?.textStorageObserver = nil
        contents.storage = storage
        // A storage has one observer, which keeps it: another content storage lets go of it.
        if let other = storage?.textStorageObserver as? NSTextContentStorage, other !== self {
            other.contents.storage = nil
            other.contents.paragraphs.reset([UInt16]())
            other.reload()
        }
        storage?.textStorageObserver = self
        contents.pending.clear()
        contents.paragraphs.reset(storage.map { $0.units(in: 0..<$0.length) } ?? [])
        reload()
    }

    func setText(_ text: NSAttributedString?) {
        guard text !== contents.storage else { return }
        let text = text ?? NSAttributedString(string: "")
        if let storage = contents.storage {
            storage.setAttributedString(text)
        } else {
            adopt(NSTextStorage(attributedString: text))
        }
    }

    // MARK: Paragraphs

    func range(of paragraph: ParagraphBlock) -> Range<Int>? {
        guard let index = contents.paragraphs.index(of: paragraph) else { return nil }
        let start = contents.paragraphs.start(index)
        return start..<start + paragraph.length
    }

    /// The element of the paragraph that holds a unit; nil in an empty text.
    func element(at unit: Int) -> NSTextElement? {
        guard !contents.paragraphs.blocks.isEmpty else { return nil }
        return element(ofParagraph: contents.paragraphs.index(at: unit))
    }

    private func element(ofParagraph index: Int) -> NSTextElement? {
        let paragraph = contents.paragraphs.blocks[index]
        if let known = paragraph.element { return known }
        guard let storage = contents.storage else { return nil }
        let start = contents.paragraphs.start(index)
        let range = NSRange(location: start, length: paragraph.length)
        guard range.end <= storage.length else { return nil }
        let element = makeElement(range, storage)
        element.textContentManager = self
        element.elementRange = NSTextRange(units: range.swift)
        element.paragraph = paragraph
        paragraph.element = element
        return element
    }

    private func makeElement(_ range: NSRange, _ storage: NSTextStorage) -> NSTextElement {
        let place = TextOffset(range.location)
        let manager: NSTextContentManager = self
        if let own = manager.delegate?.textContentManager?(self, textElementAt: place) ?? nil {
            own.replacesText = own is NSTextParagraph
            return own
        }
        if let own = delegate?.textContentStorage?(self, textParagraphWith: range) ?? nil {
            own.replacesText = true
            return own
        }
        return element(of: storage.attributedSubstring(from: range))
    }

    func element(of text: NSAttributedString) -> NSTextElement {
        guard text.length > 0,
            let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                as? NSParagraphStyle, let list = style.textLists.last
        else { return NSTextParagraph(attributedString: text) }
        return NSTextListElement(contents: text, textList: list, children: nil)
    }

    /// The number of a paragraph in a list: one more for each paragraph of the list directly before it.
    func itemNumber(of paragraph: ParagraphBlock, in list: NSTextList) -> Int? {
        guard let storage = contents.storage, list.isOrdered,
            var index = contents.paragraphs.index(of: paragraph)
        else { return nil }
        func lists(_ unit: Int) -> [NSTextList] {
            let style =
                storage.attribute(.paragraphStyle, at: unit, effectiveRange: nil)
                as? NSParagraphStyle
            return style?.textLists ?? []
        }
        var number = list.startingItemNumber
        while index > 0 {
            index -= 1
            let found = lists(contents.paragraphs.start(index))
            guard found.contains(where: { $0 === list }) else { break }
            if found.last === list { number += 1 }
        }
        return number
    }

    func enumerateParagraphs(
        _ location: (any NSTextLocation)?,
        _ options: EnumerationOptions,
        _ block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let count = contents.paragraphs.blocks.count
        guard count > 0 else { return nil }
        let isReversed = options.contains(.reverse)
        let unit = (location as? TextOffset)?.unit
        var index = isReversed ? count - 1 : 0
        if let unit {
            if !isReversed, unit >= contents.length { return nil }
            index = contents.paragraphs.index(at: max(0, unit))
            if isReversed, unit < contents.length { index -= 1 }
        }
        var edge: (any NSTextLocation)?
        while contents.paragraphs.blocks.indices.contains(index) {
            let start = contents.paragraphs.start(index)
            let end = start + contents.paragraphs.blocks[index].length
            guard let element = element(ofParagraph: index) else { break }
            index += isReversed ? -1 : 1
            let manager: NSTextContentManager = self
            let isShown =
                manager.delegate?.textContentManager?(
                    self,
                    shouldEnumerate: element,
                    options: options
                )
            guard isShown ?? true else { continue }
            edge = TextOffset(isReversed ? start : end)
            guard block(element) else { break }
        }
        return edge
    }

    func wholeCharacters(_ range: NSTextRange) -> NSTextRange? {
        guard let low = range.location as? TextOffset, let high = range.endLocation as? TextOffset,
            let storage = contents.storage
        else { return nil }
        let text = TextUnits(storage)
        let start = text.floor(min(low.unit, storage.length))
        let end = range.isEmpty ? start : text.ceiling(min(high.unit, storage.length))
        return NSTextRange(units: start..<max(start, end))
    }

    // MARK: Edits

    func follow(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        guard let storage = contents.storage, range.location != NSNotFound else { return }
        let end = min(range.end, storage.length)
        let low = min(max(0, range.location), end)
        if contents.paragraphs.edit(storage, range: low..<end, delta: delta) == nil {
            contents.forgetElements()
        }
        let old = NSRange(location: low, length: max(0, end - low - delta))
        contents.pending.note(mask, old, delta)
        if automaticallySynchronizesTextLayoutManagers { passOnEdits() }
    }

    func passOnEdits() {
        guard let storage = contents.storage, !contents.pending.mask.isEmpty else { return }
        let edit = contents.pending
        contents.pending.clear()
        for manager in textLayoutManagers { manager.follow(storage, edit.range, edit.delta) }
    }

    func replace(_ range: NSTextRange, with elements: [NSTextElement]) {
        guard let storage = contents.storage, let low = range.location as? TextOffset,
            let high = range.endLocation as? TextOffset
        else { return }
        let text = NSMutableAttributedString(string: "")
        for case let paragraph as NSTextParagraph in elements {
            text.append(paragraph.attributedString)
        }
        performEditingTransaction {
            storage.replaceCharacters(
                in: NSRange(low.unit, min(high.unit, storage.length)),
                with: text
            )
        }
    }
}
