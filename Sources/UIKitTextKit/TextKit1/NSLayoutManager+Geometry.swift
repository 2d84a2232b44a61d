// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
package import Foundation
import UIKitViews

extension NSLayoutManager {
    func containerIndex(_ container: NSTextContainer) -> Int {
        textContainers.firstIndex { $0 === container } ?? -1
    }

    /// A range that lies in the text and holds whole characters.
    func wholeCharacters(_ range: NSRange) -> NSRange {
        guard let storage = textStorage else { return NSRange(location: 0, length: 0) }
        let low = min(max(0, range.location), storage.length)
        let high = min(max(low, range.end), storage.length)
        let text = TextUnits(storage)
        return NSRange(text.floor(low), text.ceiling(high))
    }

    /// The line of a unit and its units, in the space of its container.
    func line(of unit: Int, _ range: NSRangePointer?) -> LineFragment? {
        guard isValidGlyphIndex(unit), let place = flow.place(of: unit) else {
            range?.pointee = NSRange(location: NSNotFound, length: 0)
            return unit == flow.length ? extraLine : nil
        }
        let found = flow.range(of: place)
        range?.pointee = NSRange(location: found.lowerBound, length: found.count)
        return flow.fragment(place)
    }

    /// Whether the text ends in a separator, or is empty, so that one more line follows.
    package var needsExtraLine: Bool {
        guard let storage = textStorage, !textContainers.isEmpty else { return false }
        if state.isSingleLine { return storage.length == 0 }
        guard storage.length > 0 else { return true }
        let last = storage.units(in: storage.length - 1..<storage.length)[0]
        return last == 0x0A || last == 0x0D || last == 0x2029 || last == 0x85 || last == 0x2028
    }

    /// The line after the separator at the end; nil without one, or where there is no room.
    package var extraLine: LineFragment? {
        guard needsExtraLine, let storage = textStorage else { return nil }
        var attributes = state.extraAttributes
        if attributes.isEmpty, storage.length > 0 {
            attributes = storage.attributes(at: storage.length - 1, effectiveRange: nil)
        }
        state.dress?(0..<0, &attributes)
        let style = attributes[.paragraphStyle] as? any ParagraphFormatting
        let defaults = TypesetText.Defaults(
            font: attributes[.font] as? CTFont,
            format: style?.paragraphFormat ?? ParagraphFormat()
        )
        let text = TypesetText(units: [], attributes: [], defaults: defaults)
        var cursor = FlowCursor()
        if flow.blocks.isEmpty {
            cursor.y = 0
        } else if isSimple {
            if !allowsNonContiguousLayout { flow.layOutAll() }
            _ = flow.laid(flow.blocks.count - 1)
            cursor.y = flow.height
        } else {
            cursor = flow.laid(flow.blocks.count - 1).end
        }
        guard textContainers.indices.contains(cursor.container), !cursor.isFull else { return nil }
        let container = textContainers[cursor.container]
        if container.maximumNumberOfLines > 0, cursor.lines >= container.maximumNumberOfLines {
            return nil
        }
        let content = text.line(0..<0)
        let leading = usesFontLeading ? content.leading : 0
        let height = defaults.format.lineHeight(content.ascent + content.descent + leading)
        let width = container.size.width > 0 ? container.size.width : 1e7
        let padding = container.lineFragmentPadding
        let head = defaults.format.firstLineHeadIndent
        let isRightToLeft = defaults.format.direction == .rightToLeft
        var x: CGFloat =
            switch defaults.format.alignment {
            case .center: width / 2
            case .right: width - padding
            case .left: padding + head
            default: isRightToLeft ? width - padding - head : padding + head
            }
        if !x.isFinite { x = padding }
        return LineFragment(
            content: content,
            rect: CGRect(x: 0, y: cursor.y, width: width, height: height),
            used: CGRect(x: x - padding, y: cursor.y, width: 2 * padding, height: height),
            origin: CGPoint(x: x, y: cursor.y + height - content.descent - leading),
            container: cursor.container
        )
    }

    func usedArea(_ container: NSTextContainer) -> CGRect {
        let index = containerIndex(container)
        guard index >= 0 else { return .zero }
        if !isSimple || !allowsNonContiguousLayout { finish(container) }
        var area = CGRect.null
        for (number, block) in flow.blocks.enumerated() {
            guard let lines = block.lines else { continue }
            let top = flow.top(number)
            for line in lines where line.container == index {
                area = area.union(line.used.offsetBy(dx: 0, dy: top))
                // Spacing below the last line counts, that above the first, too.
                area = area.union(
                    CGRect(
                        x: line.used.minX,
                        y: top + line.rect.minY,
                        width: 0,
                        height: line.rect.height
                    )
                )
            }
        }
        if isSimple, flow.height > (area.isNull ? 0 : area.maxY) {
            area = area.union(
                CGRect(x: area.isNull ? 0 : area.minX, y: 0, width: 0, height: flow.height)
            )
        }
        if let extra = extraLine, extra.container == index { area = area.union(extra.used) }
        return area.isNull ? .zero : area
    }

    func rangeOfRoom(_ container: NSTextContainer) -> NSRange {
        let index = containerIndex(container)
        guard index >= 0 else { return NSRange(location: 0, length: 0) }
        if isSimple { return NSRange(location: 0, length: flow.length) }
        finish(container)
        var low: Int?
        var high = 0
        flow.forEachLine(in: 0..<flow.length) { line, base, _ in
            guard line.container == index else { return true }
            low = low ?? base + line.content.range.lowerBound
            high = base + line.content.range.upperBound
            return true
        }
        guard let low else { return NSRange(location: 0, length: 0) }
        return NSRange(low, max(low, high))
    }

    func room(of unit: Int, _ range: NSRangePointer?) -> NSTextContainer? {
        guard isValidGlyphIndex(unit), let place = flow.place(of: unit),
            let found = flow.fragment(place), flow.range(of: place).contains(unit)
        else {
            range?.pointee = NSRange(location: NSNotFound, length: 0)
            return nil
        }
        let container = textContainers[found.container]
        if let range { range.pointee = rangeOfRoom(container) }
        return container
    }

    func place(ofGlyph unit: Int) -> CGPoint {
        guard let place = flow.place(of: unit), let line = flow.fragment(place) else {
            return .zero
        }
        let local = unit - flow.start(place.block)
        let x = line.origin.x + line.content.caretOffset(local).primary
        return CGPoint(x: x - line.rect.minX, y: line.origin.y - line.rect.minY)
    }

    func leftOut(_ unit: Int) -> NSRange {
        guard let place = flow.place(of: unit), let line = flow.fragment(place),
            let truncated = line.content.truncated, !truncated.isEmpty
        else { return NSRange(location: NSNotFound, length: 0) }
        let base = flow.start(place.block)
        return NSRange(location: base + truncated.lowerBound, length: truncated.count)
    }

    func forEachLine(
        _ range: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard range.length > 0 else { return }
        var stop: ObjCBool = false
        let containers = textContainers
        flow.forEachLine(in: range.swift) { line, base, _ in
            let units = line.content.range
            block(
                line.rect,
                line.used,
                containers[line.container],
                NSRange(location: base + units.lowerBound, length: units.count),
                &stop
            )
            return !stop.boolValue
        }
    }

    /// The rectangles that cover units in a room, line by line; with `fillsLines` those that go on
    /// are covered to their ends.
    package func rects(
        for range: Range<Int>,
        in container: NSTextContainer,
        fillsLines: Bool
    ) -> [CGRect] {
        var result: [CGRect] = []
        let index = containerIndex(container)
        guard !range.isEmpty else { return [] }
        flow.forEachLine(in: range) { line, base, _ in
            guard line.container == index else { return true }
            let units = line.content.range
            let low = max(units.lowerBound, range.lowerBound - base)
            let high = min(units.upperBound, range.upperBound - base)
            guard low < high else { return true }
            let spans = line.content.spans(of: low..<high).map { span in
                CGRect(
                    x: line.origin.x + span.left,
                    y: line.used.minY,
                    width: span.right - span.left,
                    height: line.used.height
                )
            }
            guard fillsLines else {
                result += spans
                return true
            }
            result += filled(spans, line, base, range)
            return true
        }
        return result
    }

    /// What a selection covers of a line: to the edges where it comes from, or goes on to, another.
    func filled(
        _ spans: [CGRect],
        _ line: LineFragment,
        _ base: Int,
        _ range: Range<Int>
    ) -> [CGRect] {
        var spans = spans
        let units = line.content.range
        let isRightToLeft = line.content.baseLevel & 1 != 0
        let padding = textContainers[line.container].lineFragmentPadding
        let left = line.rect.minX + padding
        let right = line.rect.maxX - padding
        if spans.isEmpty {
            spans = [
                CGRect(x: line.origin.x, y: line.used.minY, width: 0, height: line.used.height)
            ]
        }
        let comesFromAbove = range.lowerBound < base + units.lowerBound
        let goesOn =
            range.upperBound >= base + units.upperBound && isFollowed(base + units.upperBound)
        let isWide = right - left < 1e6
        if goesOn, isWide {
            let last = isRightToLeft ? 0 : spans.count - 1
            let edge = isRightToLeft ? left : right
            spans[last] = spans[last].union(
                CGRect(x: edge, y: line.used.minY, width: 0, height: line.used.height)
            )
        }
        if comesFromAbove, isWide {
            let first = isRightToLeft ? spans.count - 1 : 0
            let edge = isRightToLeft ? right : left
            spans[first] = spans[first].union(
                CGRect(x: edge, y: line.used.minY, width: 0, height: line.used.height)
            )
        }
        // The rows of a selection touch.
        return spans.map {
            CGRect(x: $0.minX, y: line.rect.minY, width: $0.width, height: line.rect.height)
        }
    }

    private func isFollowed(_ unit: Int) -> Bool { unit < flow.length || needsExtraLine }

    func enclosingRect(_ range: NSRange, _ container: NSTextContainer) -> CGRect {
        let found = wholeCharacters(range)
        var area = CGRect.null
        let index = containerIndex(container)
        for rect in rects(for: found.swift, in: container, fillsLines: false) {
            area = area.union(rect)
        }
        // Separators take no room, but have a place.
        flow.forEachLine(in: found.swift) { line, base, _ in
            guard line.container == index, found.length > 0 else { return true }
            let unit = max(found.location - base, line.content.range.lowerBound)
            area = area.union(
                CGRect(
                    x: line.origin.x + line.content.caretOffset(unit).primary,
                    y: line.used.minY,
                    width: 0,
                    height: line.used.height
                )
            )
            return true
        }
        if area.isNull {
            guard found.location <= flow.length else { return .zero }
            let caret = caretRect(at: found.location)
            return caret.container == index
                ? CGRect(
                    origin: caret.rect.origin,
                    size: CGSize(width: 0, height: caret.rect.height)
                ) : .zero
        }
        return area
    }

    func rangeOfLines(in bounds: CGRect, _ container: NSTextContainer) -> NSRange {
        let index = containerIndex(container)
        guard index >= 0, flow.length > 0 else { return NSRange(location: 0, length: 0) }
        if isSimple {
            var first = flow.place(at: CGPoint(x: bounds.minX, y: bounds.minY), container: 0)
            let last = flow.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY - 0.01), container: 0)
            // Laying the end out does not move the start, but what is between has to be known.
            first = first ?? last
            guard let first, let last else { return NSRange(location: 0, length: 0) }
            let low = flow.range(of: first).lowerBound
            let high = max(low, flow.range(of: last).upperBound)
            return NSRange(low, high)
        }
        finish(container)
        var low: Int?
        var high = 0
        flow.forEachLine(in: 0..<flow.length) { line, base, _ in
            guard line.container == index, line.rect.intersects(bounds) else { return true }
            low = low ?? base + line.content.range.lowerBound
            high = base + line.content.range.upperBound
            return true
        }
        guard let low else { return NSRange(location: 0, length: 0) }
        return NSRange(low, max(low, high))
    }

    // MARK: Insertion points

    /// The insertion point before a unit: no width, as high as its line's letters.
    package func caretRect(at unit: Int, isUpstream: Bool = false) -> (rect: CGRect, container: Int)
    {
        if unit >= flow.length, let extra = extraLine {
            return (
                CGRect(x: extra.origin.x, y: extra.used.minY, width: 0, height: extra.used.height),
                extra.container
            )
        }
        guard let place = flow.place(of: min(unit, flow.length), isUpstream: isUpstream),
            let line = flow.fragment(place)
        else { return (.zero, 0) }
        let local = unit - flow.start(place.block)
        let x = line.origin.x + line.content.caretOffset(local).primary
        return (
            CGRect(x: x, y: line.used.minY, width: 0, height: line.used.height), line.container
        )
    }

    /// The unit before which a point puts the insertion point, and whether that is meant as the
    /// end of a line rather than the start of the next.
    package func insertion(at point: CGPoint, container: Int = 0) -> (unit: Int, isUpstream: Bool) {
        if let extra = extraLine, extra.container == container, point.y >= extra.rect.minY {
            return (flow.length, false)
        }
        guard let place = flow.place(at: point, container: container),
            let line = flow.fragment(place)
        else { return (0, false) }
        let base = flow.start(place.block)
        var unit = base + line.content.unit(at: point.x - line.origin.x)
        let end = base + line.content.range.upperBound
        guard unit == end, unit > base + line.content.range.lowerBound, let storage = textStorage
        else { return (unit, false) }
        let text = TextUnits(storage)
        if text.isSeparator(unit - 1) {
            unit -= 1
            if unit > base, text.isCarriageReturnPair(unit) { unit -= 1 }
            return (unit, false)
        }
        return (unit, unit < flow.length)
    }

    package func hit(
        _ point: CGPoint,
        _ container: NSTextContainer,
        _ fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        fraction?.pointee = 0
        guard let place = flow.place(at: point, container: max(0, containerIndex(container))),
            let line = flow.fragment(place)
        else { return 0 }
        let base = flow.start(place.block)
        let x = point.x - line.origin.x
        let unit = line.content.character(at: x)
        if let fraction, let storage = textStorage {
            let end = TextUnits(storage).next(after: base + unit) - base
            if let span = line.content.spans(of: unit..<max(end, unit + 1)).first,
                span.right > span.left
            {
                fraction.pointee = min(max((x - span.left) / (span.right - span.left), 0), 1)
            }
        }
        return min(base + unit, max(0, flow.length - 1))
    }

    // MARK: Glyphs

    func glyphNumber(_ unit: Int) -> CGGlyph {
        guard isValidGlyphIndex(unit), let place = flow.place(of: unit),
            let line = flow.fragment(place)
        else { return 0 }
        let local = unit - flow.start(place.block)
        for run in line.content.runs where !run.isToken && run.range.contains(local) {
            var glyphs: [CGGlyph] = []
            run.forEachGlyph { _, glyph, _ in glyphs.append(glyph) }
            let index = local - run.range.lowerBound
            if glyphs.count == run.range.count { return glyphs[index] }
        }
        return 0
    }

    func glyphProperty(_ unit: Int) -> NSLayoutManager.GlyphProperty {
        guard isValidGlyphIndex(unit), let storage = textStorage else { return [] }
        if generatesGlyphs, state.generation == nil {
            let index = flow.blockIndex(at: unit)
            if let own = flow.laid(index).properties { return own[unit - flow.start(index)] }
        }
        let code = storage.units(in: unit..<unit + 1)[0]
        return GlyphProperty(of: code) ?? (TextUnits(storage).floor(unit) == unit ? [] : .null)
    }

    func boxSize(_ unit: Int) -> CGSize {
        guard isValidGlyphIndex(unit), let storage = textStorage,
            storage.attribute(.attachment, at: unit, effectiveRange: nil) is NSTextAttachment,
            let place = flow.place(of: unit), let line = flow.fragment(place)
        else { return CGSize(width: -1, height: -1) }
        let local = unit - flow.start(place.block)
        let width = line.content.spans(of: local..<local + 1).first.map { $0.right - $0.left }
        let run = line.content.runs.first { $0.range.contains(local) }
        return CGSize(
            width: width ?? 0,
            height: run.map { _ in line.content.ascent + line.content.descent } ?? 0
        )
    }
}
