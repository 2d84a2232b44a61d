// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// The destination of the insertion point for a key.
enum TextMove {
    case left
    case right
    case up
    case down
    case wordLeft
    case wordRight
    case wordForward
    case wordBackward
    case forward
    case backward
    case lineStart
    case lineEnd
    case lineLeft
    case lineRight
    case paragraphStart
    case paragraphEnd
    case documentStart
    case documentEnd
    case pageUp
    case pageDown

    var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}

extension TextEditor {
    /// Moves the insertion point, or with `extends` the end of the selection that is free.
    func move(_ move: TextMove, extends: Bool) {
        let isSelection = selection.length > 0
        if isSelection, !extends, let edge = edgeOfSelection(for: move) {
            return place(edge, extends: false, isUpstream: false, keepsGoal: false)
        }
        let from = extends ? focus : start(of: move)
        let (to, upstream) = destination(of: move, from: from)
        place(to, extends: extends, isUpstream: upstream, keepsGoal: move.isVertical)
    }

    /// The arrows go to an end of the selection, and not on from it.
    private func edgeOfSelection(for move: TextMove) -> Int? {
        switch move {
        case .left: isRightToLeft(at: selection.location) ? selection.end : selection.location
        case .right: isRightToLeft(at: selection.location) ? selection.location : selection.end
        case .backward: selection.location
        case .forward: selection.end
        default: nil
        }
    }

    private func start(of move: TextMove) -> Int {
        guard selection.length > 0 else { return selection.location }
        switch move {
        case .up, .wordBackward, .lineStart, .paragraphStart, .documentStart, .pageUp:
            return selection.location
        case .wordLeft, .lineLeft:
            return isRightToLeft(at: selection.location) ? selection.end : selection.location
        case .wordRight, .lineRight:
            return isRightToLeft(at: selection.location) ? selection.location : selection.end
        default: return selection.end
        }
    }

    private func place(_ to: Int, extends: Bool, isUpstream: Bool, keepsGoal: Bool) {
        let fixed = anchor
        if extends {
            select(
                NSRange(min(fixed, to), max(fixed, to)),
                anchor: fixed,
                isUpstream: isUpstream,
                keepsGoal: keepsGoal,
                tellsInput: true
            )
        } else {
            select(
                NSRange(location: to, length: 0),
                isUpstream: isUpstream,
                keepsGoal: keepsGoal,
                tellsInput: true
            )
        }
        host?.revealSelection()
    }

    /// The position after a move, and whether it is at the end of a line.
    func destination(of move: TextMove, from place: Int) -> (unit: Int, isUpstream: Bool) {
        let text = text
        let isRightToLeft = isRightToLeft(at: place)
        let secure = host?.isSecureTextEntry ?? false
        switch move {
        case .forward: return (text.next(after: place), false)
        case .backward: return (text.previous(before: place), false)
        case .left: return self.destination(of: isRightToLeft ? .forward : .backward, from: place)
        case .right: return self.destination(of: isRightToLeft ? .backward : .forward, from: place)
        case .wordForward: return (secure ? length : text.wordEnd(after: place), false)
        case .wordBackward: return (secure ? 0 : text.wordStart(before: place), false)
        case .wordLeft:
            return destination(of: isRightToLeft ? .wordForward : .wordBackward, from: place)
        case .wordRight:
            return destination(of: isRightToLeft ? .wordBackward : .wordForward, from: place)
        case .lineLeft: return destination(of: isRightToLeft ? .lineEnd : .lineStart, from: place)
        case .lineRight: return destination(of: isRightToLeft ? .lineStart : .lineEnd, from: place)
        case .lineStart: return (lineEdges(of: place).start, false)
        case .lineEnd:
            let edges = lineEdges(of: place)
            return (edges.end, edges.isSoft)
        case .paragraphStart:
            let own = text.paragraph(at: place)
            return (
                own.lowerBound < place
                    ? own.lowerBound : text.paragraph(at: max(0, place - 1)).lowerBound, false
            )
        case .paragraphEnd:
            let end = text.contentEnd(of: text.paragraph(at: place))
            if end > place { return (end, false) }
            return (text.contentEnd(of: text.paragraph(at: text.next(after: place))), false)
        case .documentStart: return (0, false)
        case .documentEnd: return (length, false)
        case .up: return vertical(from: place, by: -1)
        case .down: return vertical(from: place, by: 1)
        case .pageUp: return page(from: place, by: -1)
        case .pageDown: return page(from: place, by: 1)
        }
    }

    /// The first and last position of a line; soft if the text continues.
    func lineEdges(of place: Int) -> (start: Int, end: Int, isSoft: Bool) {
        guard place < length || !manager.needsExtraLine,
            let line = manager.flow.place(of: place, isUpstream: isUpstream)
        else { return (place, place, false) }
        let range = manager.flow.range(of: line)
        let text = text
        var end = range.upperBound
        if end > range.lowerBound, text.isSeparator(end - 1) {
            end -= 1
            if end > range.lowerBound, text.isCarriageReturnPair(end) { end -= 1 }
            return (range.lowerBound, end, false)
        }
        return (range.lowerBound, end, end < length)
    }

    /// The line that contains a unit, without its separator.
    func line(around unit: Int) -> Range<Int>? {
        guard unit < length, let place = manager.flow.place(of: unit) else { return nil }
        let range = manager.flow.range(of: place)
        let text = text
        var end = range.upperBound
        while end > range.lowerBound, text.isSeparator(end - 1) { end -= 1 }
        return range.lowerBound..<end
    }

    private func vertical(from place: Int, by direction: Int) -> (unit: Int, isUpstream: Bool) {
        let caret = manager.caretRect(at: place, isUpstream: isUpstream).rect
        let x = goal ?? caret.midX
        goal = x
        let extra = manager.extraLine
        let isOnExtra = extra != nil && place >= length
        if direction > 0 {
            guard !isOnExtra, let line = manager.flow.place(of: place, isUpstream: isUpstream)
            else {
                return (length, false)
            }
            guard let next = manager.flow.neighbour(of: line, isAfter: true),
                let fragment = manager.flow.fragment(next)
            else { return (length, false) }
            return manager.insertion(
                at: CGPoint(x: x, y: fragment.used.midY),
                container: fragment.container
            )
        }
        guard !manager.flow.blocks.isEmpty,
            let line = manager.flow.place(of: place, isUpstream: isUpstream)
        else { return (0, false) }
        let above = isOnExtra ? line : manager.flow.neighbour(of: line, isAfter: false)
        guard let above, let fragment = manager.flow.fragment(above) else { return (0, false) }
        return manager.insertion(
            at: CGPoint(x: x, y: fragment.used.midY),
            container: fragment.container
        )
    }

    private func page(from place: Int, by direction: Int) -> (unit: Int, isUpstream: Bool) {
        let caret = manager.caretRect(at: place, isUpstream: isUpstream).rect
        let x = goal ?? caret.midX
        goal = x
        let height = max(caret.height, host?.pageHeight ?? 0) * CGFloat(direction)
        let y = caret.midY + height
        if y < 0 { return (0, false) }
        if manager.isSimple, y > manager.flow.height,
            manager.extraLine.map({ y > $0.rect.maxY }) ?? true
        {
            return (length, false)
        }
        return manager.insertion(at: CGPoint(x: x, y: y))
    }

    // MARK: Directions

    /// Whether the paragraph of a place runs to the left.
    func isRightToLeft(at place: Int) -> Bool {
        if length > 0, !(place >= length && manager.needsExtraLine),
            let found = manager.flow.place(of: min(place, length)),
            let line = manager.flow.fragment(found)
        {
            return line.content.baseLevel & 1 != 0
        }
        let style = typingAttributes[.paragraphStyle] as? NSParagraphStyle
        if let style, style.baseWritingDirection != .natural {
            return style.baseWritingDirection == .rightToLeft
        }
        return host?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
