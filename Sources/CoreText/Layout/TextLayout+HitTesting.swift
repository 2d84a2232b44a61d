// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

extension TextLayout {
    /// The line at a height: the nearest one above or below the block.
    package func lineIndex(at y: CGFloat) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { y < $0.rect.maxY } ?? lines.count - 1
    }

    /// The line that shows a unit; the last one for the text's end.
    package func lineIndex(containing unit: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { $0.range.contains(unit) }
            ?? (unit < lines[0].range.lowerBound ? 0 : lines.count - 1)
    }

    /// The unit before which a tap puts the insertion point.
    package func insertionIndex(at point: CGPoint) -> Int {
        guard let index = lineIndex(at: point.y) else { return 0 }
        let line = lines[index]
        let unit = line.content.unit(at: point.x - line.origin.x)
        // The end of a line is before its separator, and before the space that hangs.
        let isAtEnd = unit == line.range.upperBound && unit > line.range.lowerBound
        guard isAtEnd, unit < text.length || text.isSeparator(unit - 1) else { return unit }
        if text.isSeparator(unit - 1) {
            return text.paragraphs[line.paragraph].contentEnd.bounded(
                to: line.range.lowerBound...unit
            )
        }
        return max(line.range.lowerBound, text.previousCharacter(before: unit))
    }

    /// The unit of the character under a point, and how far across it the point lies (0...1).
    package func character(at point: CGPoint) -> (unit: Int, fraction: CGFloat)? {
        guard let index = lineIndex(at: point.y) else { return nil }
        let line = lines[index]
        let x = point.x - line.origin.x
        let unit = line.content.character(at: x)
        let end = text.nextCharacter(after: unit)
        guard let span = line.content.spans(of: unit..<max(end, unit + 1)).first,
            span.right > span.left
        else { return (unit, 0) }
        let part = (x - span.left) / (span.right - span.left)
        return (unit, min(max(part, 0), 1))
    }

    /// The unit under a point, or nil where there is no ink: for links.
    package func characterIfHit(at point: CGPoint) -> Int? {
        guard let index = lines.firstIndex(where: { $0.usedRect.contains(point) }) else {
            return nil
        }
        return lines[index].content.character(at: point.x - lines[index].origin.x)
    }

    /// The insertion point before a unit: as high as its line, `width` points wide.
    package func caretRect(at unit: Int, width: CGFloat = 2) -> CGRect {
        guard let index = lineIndex(containing: unit) else {
            let font = text.font(at: 0).instance
            let metrics = font.metrics
            return CGRect(
                x: 0,
                y: 0,
                width: width,
                height: (metrics.ascent + metrics.descent) * font.size
            )
        }
        let line = lines[index]
        let x = line.origin.x + line.content.caretOffset(unit).primary
        return CGRect(x: x, y: line.rect.minY, width: width, height: line.rect.height)
    }

    /// The rectangles that cover some units, line by line; lines that go on are covered to the end.
    package func rects(for range: Range<Int>, coversLineEnds: Bool = false) -> [CGRect] {
        var result: [CGRect] = []
        for line in lines where line.range.overlaps(range) {
            let wanted = line.range.clamped(to: range)
            var rects = line.content.spans(of: wanted).map {
                CGRect(
                    x: line.origin.x + $0.left,
                    y: line.rect.minY,
                    width: $0.right - $0.left,
                    height: line.rect.height
                )
            }
            if coversLineEnds, range.upperBound > line.range.upperBound {
                let right = rects.last?.maxX ?? line.origin.x
                let rest = CGRect(
                    x: right,
                    y: line.rect.minY,
                    width: max(0, line.rect.maxX - right),
                    height: line.rect.height
                )
                if rects.isEmpty {
                    rects = [rest]
                } else {
                    rects[rects.count - 1] = rects[rects.count - 1].union(rest)
                }
            }
            result += rects
        }
        return result
    }

    /// The smallest rectangle around some units; null if none is shown.
    package func boundingRect(for range: Range<Int>) -> CGRect {
        rects(for: range).reduce(CGRect.null) { $0.union($1) }
    }
}

extension Comparable {
    /// The nearest value within a range.
    func bounded(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
