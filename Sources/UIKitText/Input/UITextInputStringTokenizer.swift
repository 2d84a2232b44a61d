// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime
public import UIKitControls

/// Finds the units of a text input by its characters, and lines by its rectangles.
///
/// Override a method and call `super` for the granularities that are not your own.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private final weak var input: (any UITextInput)?

    /// Makes a tokenizer of a text.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The unit around a place.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let (text, at) = read(position) else { return nil }
        guard let found = unit(at, granularity, isForward(direction, at: position), text, position)
        else { return nil }
        return place(found.lowerBound).flatMap { low in
            place(found.upperBound).flatMap { input.textRange(from: low, to: $0) }
        }
    }

    /// Whether a place is the end of a unit in a direction.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (text, at) = read(position) else { return false }
        // Text that ends forwards at a place is the unit before it.
        let isForward = isForward(direction, at: position)
        guard let found = unit(at, granularity, !isForward, text, position) else { return false }
        return isForward ? found.upperBound == at : found.lowerBound == at
    }

    /// The next end of a unit in a direction.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let (text, start) = read(position) else { return nil }
        let isForward = isForward(direction, at: position)
        var at = start
        while isForward ? at < text.count : at > 0 {
            if let found = unit(at, granularity, isForward, text, place(at) ?? position) {
                let edge = isForward ? found.upperBound : found.lowerBound
                if edge != start { return place(edge) }
            }
            at = isForward ? text.next(after: at) : text.previous(before: at)
        }
        return at == start ? nil : place(at)
    }

    /// Whether a place is in a unit.
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (text, at) = read(position) else { return false }
        let isForward = isForward(direction, at: position)
        return unit(at, granularity, isForward, text, position) != nil
    }

    // MARK: Work

    /// The present text, and the offset of a position.
    private func read(_ position: UITextPosition) -> (text: TextUnits, at: Int)? {
        guard let input else { return nil }
        let at = input.offset(from: input.beginningOfDocument, to: position)
        if let storage = (input as? any TextEditorHost)?.textEditor.storage {
            return (TextUnits(storage), min(max(0, at), storage.length))
        }
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        let text = whole.flatMap { input.text(in: $0) } ?? ""
        let storage = NSTextStorage(string: text)
        return (TextUnits(storage), min(max(0, at), storage.length))
    }

    private func place(_ unit: Int) -> UITextPosition? {
        guard let input else { return nil }
        return input.position(from: input.beginningOfDocument, offset: unit)
    }

    private func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
        switch direction.rawValue {
        case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.down.rawValue:
            return true
        case UITextLayoutDirection.right.rawValue, UITextLayoutDirection.left.rawValue:
            let runs = input?.baseWritingDirection(for: position, in: .forward)
            let isRight = direction.rawValue == UITextLayoutDirection.right.rawValue
            return isRight != (runs == .rightToLeft)
        default: return false
        }
    }

    private func unit(
        _ at: Int,
        _ granularity: UITextGranularity,
        _ isForward: Bool,
        _ text: TextUnits,
        _ position: UITextPosition
    ) -> Range<Int>? {
        // A unit that ends at the place counts backwards only.
        guard isForward ? at < text.count : at > 0 else { return nil }
        let inside = isForward ? at : at - 1
        switch granularity {
        case .character:
            let low = text.floor(inside)
            return low..<text.next(after: low)
        case .word:
            let found = text.word(at: inside)
            return text.isWordStart(found.lowerBound) ? found : nil
        case .sentence: return text.sentence(at: inside)
        case .paragraph:
            let found = text.paragraph(at: inside)
            let end = text.contentEnd(of: found)
            return inside < end ? found.lowerBound..<end : nil
        case .line: return line(around: inside, isForward, text, position)
        case .document: return 0..<text.count
        }
    }

    private func line(
        around inside: Int,
        _ isForward: Bool,
        _ text: TextUnits,
        _ position: UITextPosition
    ) -> Range<Int>? {
        if let editor = (input as? any TextEditorHost)?.textEditor {
            return editor.line(around: inside)
        }
        guard let input, let here = place(inside) else { return nil }
        let height = input.caretRect(for: here).midY
        var low = inside
        var high = inside
        while low > 0, let before = place(low - 1), input.caretRect(for: before).midY == height {
            low -= 1
        }
        while high < text.count, let after = place(high + 1),
            input.caretRect(for: after).midY == height
        {
            high += 1
        }
        return low..<high
    }
}
