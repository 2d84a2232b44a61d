// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKitViews

/// Lays one paragraph out in lines.
struct LineComposition {
    private unowned let manager: NSLayoutManager
    private let text: TypesetText
    /// The paragraph's first unit in the storage.
    private let start: Int
    private let isFirst: Bool
    private let isLast: Bool
    private(set) var cursor: FlowCursor
    private(set) var lines: [LineFragment] = []
    /// From the paragraph's top to its bottom.
    private(set) var height: CGFloat = 0
    /// Space that is reserved instead of the paragraph's own.
    private let margins: FlowMargins?
    /// The space above the first line and below the last.
    private(set) var topMargin: CGFloat = 0
    private(set) var bottomMargin: CGFloat = 0

    init(
        _ manager: NSLayoutManager,
        _ text: TypesetText,
        start: Int,
        isFirst: Bool,
        isLast: Bool,
        margins: FlowMargins? = nil,
        cursor: FlowCursor
    ) {
        self.manager = manager
        self.text = text
        self.start = start
        self.isFirst = isFirst
        self.isLast = isLast
        self.margins = margins
        self.cursor = cursor
    }

    private var format: ParagraphFormat { text.paragraphs.first?.format ?? text.defaults.format }
    private var level: UInt8 { text.paragraphs.first?.baseLevel ?? 0 }

    mutating func run() {
        let begin = cursor.y
        var unit = 0
        while unit < text.length, !cursor.isFull {
            let before = unit
            let container = cursor.container
            place(&unit, isFirstLine: before == 0)
            // A text always goes on, whatever delegates and containers answer.
            if unit <= before, cursor.container == container { break }
        }
        height = cursor.y - begin
    }

    /// Places the line, or the parts of a line beside each other, that begin at a unit.
    private mutating func place(_ unit: inout Int, isFirstLine: Bool) {
        let containers = manager.textContainers
        guard containers.indices.contains(cursor.container) else {
            cursor.isFull = true
            return
        }
        let container = containers[cursor.container]
        let limit = container.maximumNumberOfLines
        if limit > 0, cursor.lines >= limit { return leave(containers.count) }
        let width = container.size.width > 0 ? container.size.width : 1e7
        var remaining = CGRect.zero
        var room = CGRect(x: 0, y: cursor.y, width: width, height: 0)
        if !manager.isSimple {
            let probe = estimatedHeight(at: unit)
            guard let found = findRoom(container, width, probe, unit, &remaining) else {
                return leave(containers.count)
            }
            room = found
        }
        var bottom = room.minY
        repeat {
            let line = compose(&unit, in: room, container, isFirstLine: isFirstLine)
            bottom = max(bottom, line.rect.maxY)
            lines.append(line)
            guard unit < text.length, remaining.width > 2 * container.lineFragmentPadding,
                !manager.isSimple, !endsParagraph(unit)
            else { break }
            var next = CGRect.zero
            room = container.lineFragmentRect(
                forProposedRect: remaining,
                at: start + unit,
                writingDirection: level & 1 == 0 ? .leftToRight : .rightToLeft,
                remaining: &next
            )
            remaining = next
        } while room.width > 0
        cursor.y = bottom
        cursor.lines += 1
    }

    private func endsParagraph(_ unit: Int) -> Bool { unit > 0 && text.isSeparator(unit - 1) }

    private mutating func leave(_ count: Int) {
        cursor = FlowCursor(container: cursor.container + 1)
        if cursor.container >= count { cursor.isFull = true }
    }

    private func estimatedHeight(at unit: Int) -> CGFloat {
        let font = text.font(at: unit).instance
        return format.lineHeight((font.metrics.ascent + font.metrics.descent) * font.size)
    }

    private mutating func findRoom(
        _ container: NSTextContainer,
        _ width: CGFloat,
        _ height: CGFloat,
        _ unit: Int,
        _ remaining: inout CGRect
    ) -> CGRect? {
        let limit = container.size.height > 0 ? container.size.height : 1e7
        while cursor.y + height <= limit + 0.01 || cursor.lines == 0 && cursor.y == 0 {
            let room = container.lineFragmentRect(
                forProposedRect: CGRect(x: 0, y: cursor.y, width: width, height: height),
                at: start + unit,
                writingDirection: level & 1 == 0 ? .leftToRight : .rightToLeft,
                remaining: &remaining
            )
            if room.width > 2 * container.lineFragmentPadding { return room }
            cursor.y += max(1, height / 2)
            if cursor.y > limit { break }
        }
        return nil
    }

    // MARK: One line

    private mutating func compose(
        _ unit: inout Int,
        in room: CGRect,
        _ container: NSTextContainer,
        isFirstLine: Bool
    ) -> LineFragment {
        let padding = container.lineFragmentPadding
        let format = format
        let wished = isFirstLine ? format.firstLineHeadIndent : format.headIndent
        let total = roomForText(room, padding)
        let head = min(wished.isFinite ? max(0, wished) : 0, total)
        let tail =
            format.tailIndent > 0 ? min(format.tailIndent, total) : total + format.tailIndent
        let width = max(0, tail - head)
        let content = content(from: unit, width: width, head: head, container)
        let range = content.range
        let begin = unit
        unit = max(range.upperBound, unit + 1)
        if content.truncated != nil || isLastLine(container), cutsHere(container) {
            unit = text.length
        }
        let leading = manager.usesFontLeading ? content.leading : 0
        let natural = content.ascent + content.descent + leading
        let height = format.lineHeight(natural)
        let isEnd = unit >= text.length
        var above: CGFloat = 0
        var below = format.lineSpacing
        if isFirstLine {
            above = margins?.top ?? (isFirst ? 0 : format.paragraphSpacingBefore)
            topMargin = above
        }
        if isEnd {
            bottomMargin = margins?.bottom ?? (isLast ? 0 : format.paragraphSpacing)
            below += bottomMargin
        }
        if let delegate = manager.delegate {
            ask(delegate, begin, range, room, height, isFirstLine, isEnd, &above, &below)
        }
        var line = LineFragment(
            content: content,
            rect: CGRect(
                x: room.minX,
                y: room.minY,
                width: room.width,
                height: above + height + below
            ),
            used: .zero,
            origin: CGPoint(x: 0, y: room.minY + above + height - content.descent - leading),
            container: cursor.container
        )
        align(&line, room: room, padding: padding, head: head, width: width)
        line.used.origin.y = room.minY + above
        line.used.size.height = height
        if let delegate = manager.delegate { adjust(&line, delegate, container) }
        return line
    }

    private func ask(
        _ delegate: any NSLayoutManagerDelegate,
        _ unit: Int,
        _ range: Range<Int>,
        _ room: CGRect,
        _ height: CGFloat,
        _ isFirstLine: Bool,
        _ isEnd: Bool,
        _ above: inout CGFloat,
        _ below: inout CGFloat
    ) {
        let rect = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
        let last = start + max(unit, range.upperBound - 1)
        if isFirstLine {
            above +=
                delegate.layoutManager?(
                    manager,
                    paragraphSpacingBeforeGlyphAt: start + unit,
                    withProposedLineFragmentRect: rect
                ) ?? 0
        }
        below +=
            delegate.layoutManager?(
                manager,
                lineSpacingAfterGlyphAt: last,
                withProposedLineFragmentRect: rect
            ) ?? 0
        if isEnd {
            below +=
                delegate.layoutManager?(
                    manager,
                    paragraphSpacingAfterGlyphAt: last,
                    withProposedLineFragmentRect: rect
                ) ?? 0
        }
        if !above.isFinite { above = 0 }
        if !below.isFinite { below = 0 }
    }

    private func adjust(
        _ line: inout LineFragment,
        _ delegate: any NSLayoutManagerDelegate,
        _ container: NSTextContainer
    ) {
        var rect = line.rect
        var used = line.used
        var baseline = line.origin.y - rect.minY
        let range = line.content.range
        let isChanged = delegate.layoutManager?(
            manager,
            shouldSetLineFragmentRect: &rect,
            lineFragmentUsedRect: &used,
            baselineOffset: &baseline,
            in: container,
            forGlyphRange: NSRange(location: start + range.lowerBound, length: range.count)
        )
        guard isChanged ?? false, rect.minY.isFinite, rect.height.isFinite else { return }
        line.origin.x += rect.minX - line.rect.minX
        line.rect = rect
        line.used = used
        line.origin.y = rect.minY + baseline
    }

    /// Whether the line about to be set is the last that its container may have.
    private func isLastLine(_ container: NSTextContainer) -> Bool {
        let limit = container.maximumNumberOfLines
        if limit > 0, cursor.lines == limit - 1 { return true }
        guard !manager.isSimple, container.size.height > 0, container.size.height < 1e6 else {
            return false
        }
        let next = cursor.y + 2 * estimatedHeight(at: 0)
        return next > container.size.height + 0.01
    }

    private func cutsHere(_ container: NSTextContainer) -> Bool {
        container.lineBreakMode != .byWordWrapping && container.lineBreakMode != .byCharWrapping
            && cursor.container == manager.textContainers.count - 1
    }

    private func content(
        from unit: Int,
        width: CGFloat,
        head: CGFloat,
        _ container: NSTextContainer
    ) -> LineContent {
        guard let paragraph = text.paragraphs.first else { return text.line(unit..<unit) }
        let mode = format.breakMode
        let forced = text.forcedEnd(from: unit, in: paragraph)
        if mode == .clip || mode.isTruncating {
            return cut(unit..<forced, mode, width, head)
        }
        var end = text.lineEnd(
            from: unit,
            width: width,
            byCharacter: mode == .character,
            firstTabOrigin: head
        )
        if end < forced, end > unit + 1 { end = allowedEnd(end, unit) }
        let isCut = isLastLine(container) && cutsHere(container)
        guard isCut, end < text.length || !isLast else {
            return text.line(unit..<end, tabOrigin: head)
        }
        let way = ParagraphFormat.BreakMode(rawValue: container.lineBreakMode.rawValue) ?? .word
        if end < forced { return cut(unit..<forced, way, width, head) }
        guard way.isTruncating else { return text.line(unit..<end, tabOrigin: head) }
        return text.lineWithEllipsis(unit..<forced, width: width, tabOrigin: head)
    }

    /// The width that margins leave of a room.
    private func roomForText(_ room: CGRect, _ padding: CGFloat) -> CGFloat {
        let margin = (margins?.leading ?? 0) + (margins?.trailing ?? 0)
        return max(0, room.width - 2 * padding - margin)
    }

    /// Whether delegates let a line end before a unit.
    private func mayEnd(before unit: Int) -> Bool {
        if let other = manager.state.textLayoutManager {
            return other.mayBreak(before: start + unit)
        }
        return manager.delegate?.layoutManager?(
            manager,
            shouldBreakLineByWordBeforeCharacterAt: start + unit
        ) ?? true
    }

    /// An earlier end, where a delegate does not allow one.
    private func allowedEnd(_ end: Int, _ unit: Int) -> Int {
        guard manager.delegate != nil || manager.state.textLayoutManager?.delegate != nil else {
            return end
        }
        var end = end
        let flags = text.flags
        for _ in 0..<8 {
            if mayEnd(before: end) { return end }
            var earlier = end - 1
            while earlier > unit, !flags[earlier].contains(.line) { earlier -= 1 }
            guard earlier > unit else { return end }
            end = earlier
        }
        return end
    }

    private func cut(
        _ range: Range<Int>,
        _ mode: ParagraphFormat.BreakMode,
        _ width: CGFloat,
        _ head: CGFloat
    ) -> LineContent {
        guard mode.isTruncating else { return text.line(range, tabOrigin: head) }
        let way: TypesetText.Truncation =
            switch mode {
            case .truncateHead: .start
            case .truncateMiddle: .middle
            default: .end
            }
        return text.truncatedLine(range, width: width, truncation: way, tabOrigin: head)
            ?? text.line(range, tabOrigin: head)
    }

    private func align(
        _ line: inout LineFragment,
        room: CGRect,
        padding: CGFloat,
        head: CGFloat,
        width: CGFloat
    ) {
        let isRightToLeft = line.content.baseLevel & 1 != 0
        let total = roomForText(room, padding)
        let margin = (isRightToLeft ? margins?.trailing : margins?.leading) ?? 0
        let left = room.minX + padding + margin + (isRightToLeft ? total - head - width : head)
        var alignment = format.alignment
        if alignment == .justified {
            let end = line.content.range.upperBound
            let isEnd = end >= text.length || endsParagraph(end)
            if !isEnd, line.content.truncated == nil,
                let stretched = text.justified(line.content, factor: 1, width: width)
            {
                line.content = stretched
            }
            alignment = .natural
        }
        if alignment == .natural { alignment = isRightToLeft ? .right : .left }
        let ink = line.content.inkWidth
        let inkLeft: CGFloat =
            switch alignment {
            case .center: left + (width - ink) / 2
            case .right: left + width - ink
            default: left
            }
        let hanging = isRightToLeft ? line.content.trailingWhitespaceWidth : 0
        line.origin.x = inkLeft - hanging
        line.used.origin.x = inkLeft - padding
        line.used.size.width = ink + 2 * padding
    }
}
