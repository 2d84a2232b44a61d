// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

extension NSTextLayoutManager {
    private var storage: NSTextContentStorage? { textContentManager as? NSTextContentStorage }

    /// Points at both ends of a line that text leaves free.
    var padding: CGFloat { textContainer?.lineFragmentPadding ?? 0 }

    func setContainer(_ container: NSTextContainer?) {
        guard container !== textContainer else { return }
        while !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
        guard let container else { return }
        container.layoutManager = nil
        container.textLayoutManager?.textContainer = nil
        engine.addTextContainer(container)
    }

    // MARK: Documents

    /// Takes the document anew, and keeps what is known of elements that are still there.
    func reload() {
        emptyFragment = nil
        if let storage = storage {
            copiedText = nil
            engine.adopt(storage.textStorage)
            return
        }
        var known: [ObjectIdentifier: FlowBlock] = [:]
        for block in engine.flow.blocks {
            if let element = block.element { known[ObjectIdentifier(element)] = block }
        }
        let text = NSTextStorage()
        var blocks: [FlowBlock] = []
        _ = textContentManager?.enumerateTextElements(from: nil, options: []) { element in
            guard let paragraph = element as? NSTextParagraph, paragraph.attributedString.length > 0
            else { return true }
            let old = known[ObjectIdentifier(element)]
            let length = paragraph.attributedString.length
            if let old, old.length == length {
                blocks.append(old)
            } else {
                let block = FlowBlock(length: length)
                block.element = element
                blocks.append(block)
            }
            text.append(paragraph.attributedString)
            return true
        }
        copiedText = text
        engine.adopt(text, blocks: blocks)
    }

    /// Follows an edit of the storage.
    func follow(_ storage: NSTextStorage, _ range: NSRange, _ delta: Int) {
        emptyFragment = nil
        rendering.attributes.edit(range.swift, delta: delta)
        announcing("usageBoundsForTextContainer") { engine.take(storage, range, delta) }
    }

    // MARK: Places

    /// The unit of a place; nil for one that is not in the document.
    func unit(of location: any NSTextLocation) -> Int? {
        if storage != nil {
            guard let place = location as? TextOffset, place.unit >= 0,
                place.unit <= engine.flow.length
            else { return nil }
            return place.unit
        }
        guard let manager = textContentManager else { return nil }
        let blocks = engine.flow.blocks
        var low = 0
        var high = blocks.count
        // The last element that does not begin behind the place.
        while low < high {
            let middle = (low + high) / 2
            let start = blocks[middle].element?.elementRange?.location
            if let start, location.isBefore(start) { high = middle } else { low = middle + 1 }
        }
        guard low > 0, let start = blocks[low - 1].element?.elementRange?.location else {
            return location.isSame(as: manager.documentRange.location) ? 0 : nil
        }
        let offset = manager.offset(from: start, to: location)
        guard offset != NSNotFound, offset >= 0 else { return nil }
        return engine.flow.start(low - 1) + min(offset, blocks[low - 1].length)
    }

    /// The place of a unit.
    func location(of unit: Int) -> any NSTextLocation {
        if storage != nil { return TextOffset(unit) }
        guard let manager = textContentManager, !engine.flow.blocks.isEmpty else {
            return documentRange.location
        }
        let index = engine.flow.blockIndex(at: unit)
        guard let range = engine.flow.blocks[index].element?.elementRange else {
            return documentRange.location
        }
        let offset = unit - engine.flow.start(index)
        if offset >= engine.flow.blocks[index].length { return range.endLocation }
        return manager.location(range.location, offsetBy: offset) ?? range.location
    }

    /// The units of a range; nil for one that is not in the document.
    func units(of range: NSTextRange) -> Range<Int>? {
        guard let low = unit(of: range.location), let high = unit(of: range.endLocation) else {
            return nil
        }
        return low..<max(low, high)
    }

    /// The range of units.
    func range(of units: Range<Int>) -> NSTextRange {
        NSTextRange(from: location(of: units.lowerBound), to: location(of: units.upperBound))
    }

    /// The blocks that a range touches; nil for none.
    func blocks(in range: NSTextRange) -> ClosedRange<Int>? {
        guard let units = units(of: range), !engine.flow.blocks.isEmpty else { return nil }
        let first = engine.flow.blockIndex(at: units.lowerBound)
        let last = engine.flow.blockIndex(at: max(units.lowerBound, units.upperBound - 1))
        return first...max(first, last)
    }

    // MARK: Elements

    /// The element that a block is made of; nil where nobody has one.
    func element(ofBlock index: Int) -> NSTextElement? {
        let block = engine.flow.blocks[index]
        if let known = block.element { return known }
        let element = storage?.element(at: engine.flow.start(index))
        block.element = element
        return element
    }

    /// Whether the document's delegate hides a block.
    func isHidden(_ index: Int) -> Bool {
        let block = engine.flow.blocks[index]
        if let known = block.isHidden { return known }
        guard let manager = textContentManager, manager.delegate != nil,
            let element = element(ofBlock: index)
        else { return false }
        let isHidden = !manager.shows(element)
        block.isHidden = isHidden
        return isHidden
    }

    /// The text of a block that is shown in place of the stored one; nil for that.
    func displayedText(ofBlock index: Int) -> NSAttributedString? {
        guard let storage, storage.delegate != nil, let element = element(ofBlock: index),
            element.replacesText
        else { return nil }
        return (element as? NSTextParagraph)?.attributedString
    }

    /// Whether the delegate lets a line end before a unit.
    func mayBreak(before unit: Int) -> Bool {
        guard let delegate else { return true }
        return delegate.textLayoutManager?(
            self,
            shouldBreakLineBefore: location(of: unit),
            hyphenating: false
        ) ?? true
    }
}
