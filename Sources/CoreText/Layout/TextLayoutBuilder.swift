// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Fills a `TextLayout`: paragraph by paragraph, line by line, top down.
struct TextLayoutBuilder {
    private let text: TypesetText
    private let options: TextLayout.Options
    /// What lines fill in place of a rectangle.
    private let shape: FrameShape?

    private(set) var lines: [TextLayout.Line] = []
    private(set) var size = CGSize.zero
    private(set) var isTruncated = false

    private var top: CGFloat = 0
    private var isFull = false

    init(_ text: TypesetText, _ options: TextLayout.Options, _ shape: FrameShape? = nil) {
        self.text = text
        self.options = options
        self.shape = shape
    }

    mutating func run() {
        for index in text.paragraphs.indices {
            let range = text.paragraphs[index].range
            if range.upperBound <= options.start { continue }
            if range.lowerBound >= options.end { break }
            if let shape { layOut(index, in: shape) } else { layOut(index) }
            if isFull { break }
        }
        if options.hasExtraLine, !isFull { addExtraLine() }
        finish()
    }

    private mutating func layOut(_ index: Int) {
        let paragraph = text.paragraphs[index]
        let format = paragraph.format
        if !lines.isEmpty { top += format.paragraphSpacingBefore }
        var start = max(paragraph.range.lowerBound, options.start)
        var isFirst = start == paragraph.range.lowerBound
        let limit = min(paragraph.range.upperBound, options.end)
        repeat {
            if isAtLineLimit {
                isFull = true
                isTruncated = true
                return
            }
            let indents = Indents(format, options.width, isFirstLine: isFirst)
            let content = nextLine(start, paragraph, indents)
            guard add(content, index, indents, isFirst: isFirst) else { return }
            start = content.range.upperBound
            isFirst = false
        } while start < limit
        if index + 1 < text.paragraphs.count { top += format.paragraphSpacing }
    }

    /// Fills the stretches of a shape, which may be several at one height.
    private mutating func layOut(_ index: Int, in shape: FrameShape) {
        let paragraph = text.paragraphs[index]
        let format = paragraph.format
        if !lines.isEmpty { top += format.paragraphSpacingBefore }
        var start = max(paragraph.range.lowerBound, options.start)
        var isFirst = start == paragraph.range.lowerBound
        let limit = min(paragraph.range.upperBound, options.end)
        repeat {
            let letter = text.line(start..<min(start + 1, limit))
            let leading = options.usesFontLeading ? letter.leading : 0
            let height = format.lineHeight(letter.ascent + letter.descent + leading)
            guard let room = shape.room(from: top, height: height) else {
                isFull = true
                isTruncated = true
                return
            }
            top = room.top
            let before = start
            for span in room.spans where start < limit || start == limit && lines.isEmpty {
                let width = span.upperBound - span.lowerBound
                let indents = Indents(format, width, isFirstLine: isFirst)
                let content = nextLine(start, paragraph, indents)
                // A word that would go beyond looks for a wider place.
                if content.inkWidth > indents.width + TypesetText.tolerance { continue }
                guard add(content, index, indents, isFirst: isFirst) else { return }
                top = room.top
                align(&lines[lines.count - 1], width)
                lines[lines.count - 1].move(right: span.lowerBound)
                start = content.range.upperBound
                isFirst = false
            }
            if start == before {
                top = room.top + 1
            } else if let last = lines.last {
                top = last.rect.maxY + format.lineSpacing
            }
        } while start < limit
        if index + 1 < text.paragraphs.count { top += format.paragraphSpacing }
    }

    /// The room of a line.
    struct Indents {
        /// Points from the leading edge.
        var head: CGFloat
        /// Points of room; may be infinite.
        var width: CGFloat

        init(_ format: ParagraphFormat, _ total: CGFloat, isFirstLine: Bool) {
            let wished = isFirstLine ? format.firstLineHeadIndent : format.headIndent
            head = wished.isFinite ? max(0, wished) : 0
            let end =
                format.tailIndent > 0 ? min(format.tailIndent, total) : total + format.tailIndent
            width = max(0, end - head)
        }
    }

    private var isAtLineLimit: Bool {
        options.maximumLines > 0 && lines.count >= options.maximumLines
    }

    private var isLastAllowed: Bool {
        options.maximumLines > 0 && lines.count == options.maximumLines - 1
    }

    private func nextLine(
        _ start: Int,
        _ paragraph: TypesetText.Paragraph,
        _ indents: Indents
    ) -> LineContent {
        let mode = paragraph.format.breakMode
        let forced = text.forcedEnd(from: start, in: paragraph)
        let isSingle = !options.wrapsAsLabel && (mode == .clip || mode.isTruncating)
        if isSingle { return single(start..<forced, mode, indents) }
        let end = text.lineEnd(
            from: start,
            width: indents.width,
            byCharacter: mode == .character,
            firstTabOrigin: indents.head
        )
        if end > options.end { return text.line(start..<options.end, tabOrigin: indents.head) }
        if isLastAllowed, options.wrapsAsLabel, end < text.length,
            mode == .clip || mode.isTruncating
        {
            return lastOfLabel(start, end: end, forced: forced, mode, indents)
        }
        if isLastAllowed, options.truncatesLastVisibleLine, end < text.length {
            return cut(start, end: end, forced: forced, .end, indents)
        }
        return text.line(start..<end, tabOrigin: indents.head)
    }

    /// A line that does not wrap: cut with an ellipsis, or left to the clip.
    private func single(
        _ range: Range<Int>,
        _ mode: ParagraphFormat.BreakMode,
        _ indents: Indents
    ) -> LineContent {
        guard mode.isTruncating, indents.width.isFinite else {
            return text.line(range, tabOrigin: indents.head)
        }
        let truncated = text.truncatedLine(
            range,
            width: indents.width,
            truncation: truncation(mode),
            tabOrigin: indents.head
        )
        return truncated ?? text.line(range, tabOrigin: indents.head)
    }

    /// The last line that a label may have, when there is more text.
    private func lastOfLabel(
        _ start: Int,
        end: Int,
        forced: Int,
        _ mode: ParagraphFormat.BreakMode,
        _ indents: Indents
    ) -> LineContent {
        if mode == .clip { return text.line(start..<forced, tabOrigin: indents.head) }
        // The omitted text lies in the next paragraphs, so the ellipsis can only be at the end.
        let way = end == forced ? .end : truncation(mode)
        return cut(start, end: end, forced: forced, way, indents)
    }

    private func cut(
        _ start: Int,
        end: Int,
        forced: Int,
        _ way: TypesetText.Truncation,
        _ indents: Indents
    ) -> LineContent {
        if end < forced {
            return text.truncatedLine(
                start..<forced,
                width: indents.width,
                truncation: way,
                tabOrigin: indents.head
            ) ?? text.line(start..<end, tabOrigin: indents.head)
        }
        return text.lineWithEllipsis(start..<forced, width: indents.width, tabOrigin: indents.head)
    }

    private func truncation(_ mode: ParagraphFormat.BreakMode) -> TypesetText.Truncation {
        switch mode {
        case .truncateHead: .start
        case .truncateMiddle: .middle
        default: .end
        }
    }

    /// Appends a line; false if there is no room for it and the layout ends.
    private mutating func add(
        _ content: LineContent,
        _ index: Int,
        _ indents: Indents,
        isFirst: Bool
    ) -> Bool {
        let format = text.paragraphs.isEmpty ? text.defaults.format : text.paragraphs[index].format
        let leading = options.usesFontLeading ? content.leading : 0
        let natural = content.ascent + content.descent + leading
        let height = format.lineHeight(natural)
        if !lines.isEmpty, top + height > options.height + TypesetText.tolerance {
            isFull = true
            isTruncated = true
            truncateLast()
            return false
        }
        // A line's extra height is above its letters.
        let baseline = top + height - content.descent - leading
        lines.append(
            TextLayout.Line(
                content: content,
                origin: CGPoint(x: indents.head, y: baseline),
                rect: CGRect(x: indents.head, y: top, width: indents.width, height: height),
                usedRect: .zero,
                paragraph: index
            )
        )
        if content.truncated != nil { isTruncated = true }
        top += height + format.lineSpacing
        return true
    }

    /// The line before the one that has no room gets the ellipsis.
    private mutating func truncateLast() {
        guard options.truncatesLastVisibleLine || options.wrapsAsLabel, var line = lines.last,
            !line.isTruncated
        else { return }
        let paragraph = text.paragraphs[line.paragraph]
        let mode = paragraph.format.breakMode
        if options.wrapsAsLabel, !options.truncatesLastVisibleLine, !mode.isTruncating { return }
        let start = line.range.lowerBound
        let isFirst = start == paragraph.range.lowerBound
        let indents = Indents(paragraph.format, options.width, isFirstLine: isFirst)
        let forced = text.forcedEnd(from: start, in: paragraph)
        let end = line.range.upperBound
        line.content = cut(
            start,
            end: end,
            forced: forced,
            end == forced ? .end : truncation(mode),
            indents
        )
        lines[lines.count - 1] = line
    }

    private mutating func addExtraLine() {
        let length = text.length
        let needsLine = length == 0 || text.isSeparator(length - 1)
        guard needsLine, !isAtLineLimit else { return }
        let index = max(0, text.paragraphs.count - 1)
        let format = text.format(at: max(0, length - 1))
        _ = add(
            text.line(length..<length),
            index,
            Indents(format, options.width, isFirstLine: true),
            isFirst: true
        )
    }

    /// Aligns the lines, once the width of a block without bounds is known.
    private mutating func finish() {
        var widest: CGFloat = 0
        for line in lines {
            let tail = text.format(at: line.range.lowerBound).tailIndent
            widest = max(widest, line.origin.x + line.content.inkWidth + max(0, -tail))
        }
        let total = options.width.isFinite ? options.width : widest
        if shape == nil {
            for index in lines.indices { align(&lines[index], total) }
        }
        let last = lines.last.map(\.rect.maxY) ?? 0
        size = CGSize(width: widest, height: last)
    }

    private func align(_ line: inout TextLayout.Line, _ total: CGFloat) {
        let format = text.format(at: line.range.lowerBound)
        let isRightToLeft = line.content.baseLevel & 1 != 0
        let head = line.origin.x
        let room = max(
            0,
            (format.tailIndent > 0 ? min(format.tailIndent, total) : total + format.tailIndent)
                - head
        )
        // Indents count from the leading edge.
        let left = isRightToLeft ? total - head - room : head
        var alignment = format.alignment
        if alignment == .justified {
            let end = line.range.upperBound
            let isLast = end >= text.length || end > 0 && text.isSeparator(end - 1)
            let justified =
                isLast || line.isTruncated
                ? nil : text.justified(line.content, factor: 1, width: room)
            if let justified { line.content = justified }
            alignment = .natural
        }
        if alignment == .natural { alignment = isRightToLeft ? .right : .left }
        let ink = line.content.inkWidth
        let inkLeft: CGFloat =
            switch alignment {
            case .center: left + (room - ink) / 2
            case .right: left + room - ink
            default: left
            }
        // White space at the end of a right-to-left line hangs out on the left.
        let hanging = isRightToLeft ? line.content.trailingWhitespaceWidth : 0
        line.origin.x = inkLeft - hanging
        line.rect.origin.x = left
        line.rect.size.width = room
        line.usedRect = CGRect(x: inkLeft, y: line.rect.minY, width: ink, height: line.rect.height)
    }
}

extension TextLayout.Line {
    fileprivate mutating func move(right distance: CGFloat) {
        origin.x += distance
        rect.origin.x += distance
        usedRect.origin.x += distance
    }
}
