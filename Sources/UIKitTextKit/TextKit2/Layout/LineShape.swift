// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import UIKitViews

/// The glyphs of a line fragment, and where they stand.
struct LineShape {
    /// Its units count from the start of the paragraph, less `base`.
    var content: LineContent
    /// What is added to the content's units for those of the text.
    var base = 0
    /// In the space of the layout fragment.
    var bounds: CGRect
    /// Where the content begins on the baseline, from the bounds' top left.
    var origin: CGPoint
    /// The part of the bounds' height that letters take, without the space between lines.
    var inkTop: CGFloat = 0
    var inkHeight: CGFloat

    init(
        content: LineContent,
        bounds: CGRect,
        origin: CGPoint,
        inkTop: CGFloat,
        inkHeight: CGFloat
    ) {
        self.content = content
        self.bounds = bounds
        self.origin = origin
        self.inkTop = inkTop
        self.inkHeight = inkHeight
    }

    /// A line of its own.
    init(_ text: NSAttributedString, _ range: NSRange) {
        let low = min(max(0, range.location), text.length)
        let high = min(max(low, range.end), text.length)
        let part = text.attributedSubstring(from: NSRange(low, high))
        let typeset = TypesetText(part)
        content = typeset.line(0..<typeset.length)
        base = low
        let height = content.ascent + content.descent + content.leading
        bounds = CGRect(x: 0, y: 0, width: content.width, height: height)
        origin = CGPoint(x: 0, y: content.ascent)
        inkHeight = height
    }

    func x(of index: Int) -> CGFloat { origin.x + content.caretOffset(index - base).primary }

    func character(at x: CGFloat) -> Int { base + content.character(at: x - origin.x) }

    func fraction(at x: CGFloat) -> CGFloat {
        let local = x - origin.x
        let unit = content.character(at: local)
        let span = content.spans(of: unit..<unit + 1).first
        guard let span, span.right > span.left else { return 0 }
        let part = min(max((local - span.left) / (span.right - span.left), 0), 1)
        // Across the character in its own direction.
        let carets = (content.caretOffset(unit).primary, content.caretOffset(unit + 1).primary)
        return carets.1 < carets.0 ? 1 - part : part
    }

    func draw(at point: CGPoint, _ context: CGContext) {
        let start = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        for run in content.runs where run.width > 0 {
            guard let color = run.attributes[.backgroundColor] as? UIColor else { continue }
            context.saveGState()
            context.setFillColor(color.cgColor)
            context.fill(
                CGRect(
                    x: start.x + run.x,
                    y: point.y + inkTop,
                    width: run.width,
                    height: inkHeight
                )
            )
            context.restoreGState()
        }
        content.draw(in: context, origin: start, space: .down)
    }
}
