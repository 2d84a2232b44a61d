// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

extension NSTextLayoutManager {
    /// The characters of the document.
    private var text: TextUnits? { engine.textStorage.map { TextUnits($0) } }

    private func string(_ units: Range<Int>) -> String {
        guard let storage = engine.textStorage else { return "" }
        return String(decoding: storage.units(in: units), as: UTF16.self)
    }

    // MARK: Parts

    func part(
        _ granularity: NSTextSelection.Granularity,
        around location: any NSTextLocation
    ) -> NSTextRange? {
        guard let unit = unit(of: location), let text else { return nil }
        guard text.count > 0 else { return documentRange }
        let inner = min(unit, text.count - 1)
        let found: Range<Int>
        switch granularity {
        case .character:
            if unit >= text.count { return NSTextRange(location: location) }
            let start = text.floor(unit)
            found = start..<text.next(after: start)
        case .word: found = text.word(at: inner)
        case .sentence: found = text.sentence(at: inner)
        case .paragraph:
            if unit >= text.count, engine.needsExtraLine { return NSTextRange(location: location) }
            found = text.paragraph(at: unit)
        case .line:
            if unit >= text.count, engine.needsExtraLine { return NSTextRange(location: location) }
            guard let place = engine.flow.place(of: inner) else { return nil }
            found = engine.flow.range(of: place)
        }
        return range(of: found)
    }

    func enumerateParts(
        _ location: any NSTextLocation,
        _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let unit = unit(of: location), let text else { return }
        let isReversed = options.contains(.reverse)
        let needsText = !options.contains(.substringNotRequired)
        var place = unit
        var stop: ObjCBool = false
        while !stop.boolValue {
            guard let part = part(options, text, place, isReversed) else { return }
            block(
                needsText ? string(part.inner) : nil,
                range(of: part.inner),
                range(of: part.outer),
                &stop
            )
            let next = isReversed ? part.outer.lowerBound : part.outer.upperBound
            guard isReversed ? next < place : next > place else { return }
            place = next
        }
    }

    /// The next part from a unit on, and with what lies between it and the next but one.
    private func part(
        _ options: NSString.EnumerationOptions,
        _ text: TextUnits,
        _ unit: Int,
        _ isReversed: Bool
    ) -> (inner: Range<Int>, outer: Range<Int>)? {
        guard isReversed ? unit > 0 : unit < text.count else { return nil }
        // The lowest four bits tell the kind.
        let kind = NSString.EnumerationOptions(rawValue: options.rawValue & 0xFF)
        let inside = isReversed ? unit - 1 : unit
        switch kind {
        case .ofWords: return isReversed ? wordBefore(text, unit) : wordAfter(text, unit)
        case .ofSentences:
            let whole = text.sentence(at: inside)
            return (whole, whole)
        case .byComposedCharacterSequences:
            let start = text.floor(inside)
            let whole = start..<text.next(after: start)
            return (whole, whole)
        default:
            let whole = text.paragraph(at: inside)
            return (whole.lowerBound..<text.contentEnd(of: whole), whole)
        }
    }

    private func wordAfter(_ text: TextUnits, _ unit: Int) -> (Range<Int>, Range<Int>)? {
        let end = text.wordEnd(after: unit)
        let start = max(unit, text.wordStart(before: end))
        guard start < end, text.isWordEnd(end) else { return nil }
        let next = text.wordEnd(after: end)
        let outerEnd =
            next > end && text.isWordEnd(next) ? max(end, text.wordStart(before: next)) : text.count
        return (start..<end, unit..<outerEnd)
    }

    private func wordBefore(_ text: TextUnits, _ unit: Int) -> (Range<Int>, Range<Int>)? {
        let start = text.wordStart(before: unit)
        guard start < unit, text.isWordStart(start) else { return nil }
        return (start..<min(unit, text.wordEnd(after: start)), start..<unit)
    }

    // MARK: Lines

    func direction(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        guard let unit = unit(of: location), let place = engine.flow.place(of: unit),
            let line = engine.flow.fragment(place)
        else { return .leftToRight }
        return line.content.baseLevel & 1 == 0 ? .leftToRight : .rightToLeft
    }

    func enumerateCarets(
        _ location: any NSTextLocation,
        _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let unit = unit(of: location), let text else { return }
        var stop: ObjCBool = false
        if unit >= text.count, let extra = engine.extraLine {
            return block(extra.origin.x, location, true, &stop)
        }
        guard let place = engine.flow.place(of: min(unit, max(0, text.count - 1))),
            let line = engine.flow.fragment(place)
        else { return }
        let units = engine.flow.range(of: place)
        let base = engine.flow.start(place.block)
        var carets: [(x: CGFloat, unit: Int, isLeading: Bool)] = []
        var start = units.lowerBound
        while start < units.upperBound {
            let end = min(text.next(after: start), units.upperBound)
            if !text.isSeparator(start),
                let span = line.content.spans(of: start - base..<end - base).first
            {
                let isBackwards =
                    line.content.caretOffset(start - base).primary > (span.left + span.right) / 2
                carets.append(
                    (line.origin.x + (isBackwards ? span.right : span.left), start, true)
                )
                carets.append(
                    (line.origin.x + (isBackwards ? span.left : span.right), end, false)
                )
            } else if start == units.lowerBound {
                let x = line.origin.x + line.content.caretOffset(start - base).primary
                carets.append((x, start, true))
            }
            start = max(end, start + 1)
        }
        for caret in carets.sorted(by: { ($0.x, $0.unit) < ($1.x, $1.unit) }) {
            block(caret.x, self.location(of: caret.unit), caret.isLeading, &stop)
            if stop.boolValue { return }
        }
    }

    func lineRange(at point: CGPoint) -> NSTextRange? {
        if let extra = engine.extraLine, point.y >= extra.rect.minY {
            return NSTextRange(location: location(of: engine.flow.length))
        }
        guard let place = engine.flow.place(at: point, container: 0) else { return nil }
        return range(of: engine.flow.range(of: place))
    }
}

extension NSString.EnumerationOptions {
    // Foundation on Linux declares these two unavailable, since its own strings cannot do it.
    static let ofWords = NSString.EnumerationOptions(rawValue: 3)
    static let ofSentences = NSString.EnumerationOptions(rawValue: 4)
}
